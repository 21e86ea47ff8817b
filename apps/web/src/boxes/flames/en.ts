/** The words of the Flames in English. */
export const words = {
  'box.flames': 'Flames',
  'box.flames.help': 'A car burns, and the fire spreads from round to round.',
  'fact.caughtFire': 'Fire! It burns in {places}.',
  'fact.fireOut': 'The fire in {place} is out.',
  'train.fire': 'fire',
  'rules.box.flames':
    'Who ends an action, or is sent, into a burning car takes a bullet. At the end of a round fire spreads to the next cars. The Marshal puts it out.',
} as const;
