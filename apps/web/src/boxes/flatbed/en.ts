/** The words of the flat-bed car in English. */
export const words = {
  'box.flatbed': 'Flat-bed car',
  'box.flatbed.help': 'One car has no roof.',
  'fact.roofRemoved': 'The car {car} has lost its roof.',
  'train.noRoof': 'no roof',
  'rules.box.flatbed':
    'One car has no roof: who would come there from a roof stands in the car, and nobody runs over it.',
} as const;
