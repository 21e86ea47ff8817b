/** The words of the Last Car in English. */
export const words = {
  'box.lastCar': 'Last car',
  'box.lastCar.help': 'A round at whose end the last car is left behind.',
  'round.lastCar': 'Last Car',
  'round.lastCar.event':
    'At the end the caboose is unhooked. Who is in or on it jumps to the next car and takes a bullet.',
  'fact.carUnhooked': 'The last car is unhooked and left behind.',
  'rules.box.lastCar': 'At the end of its round the caboose is left behind with all that lies in it.',
} as const;
