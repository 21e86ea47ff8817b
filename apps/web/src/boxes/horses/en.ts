/** The words of Horses in English. */
export const words = {
  'box.horses': 'Horses',
  'box.horses.help': 'A Ride card each: gallop up to three cars along the train.',
  'character.horse': 'a horse',
  'action.ride': 'Ride',
  'action.ride.help': 'With a horse beside your car: gallop up to three cars either way and climb back in.',
  'round.pantingHorses.event':
    'At the end the horse closest to the caboose drops out; the two closest with five players or more.',
  'question.start': '{who}, do you board {place}, or ride on?',
  'question.start.last': '{who}, where do you board?',
  'question.ride': '{who}, where do you ride?',
  'option.ride': 'Ride on',
  'option.board': 'Board here',
  'waiting.kind.start': 'board or ride on',
  'waiting.kind.ride': 'where to ride',
  'fact.moved.ride': '{who} {who:rides|ride} to {place}.',
  'fact.moved.ride.off': '{who} {who:rides|ride} away with everything.',
  'fact.moved.horse.setUp': 'A horse stays {place}.',
  'fact.moved.horse.event': 'A horse falls back: it is {place} now.',
  'fact.moved.horse.event.off': 'A panting horse drops out.',
  'why.noHorse': 'there is no horse beside the car',
  'why.stays': 'the rider stays',
  'train.horses': '{count} {count:horse|horses} beside it',
  'rules.box.horses':
    'Ride: with a horse beside your car, gallop none to three cars and climb inside. The horse stays where you get off. You may also ride into the stagecoach.',
} as const;
