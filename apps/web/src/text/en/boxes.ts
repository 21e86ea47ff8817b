/** How a mix of boxes is chosen, and why some cannot be played. What a box itself is called stands with the box. */
export const boxes = {
  'preset.first': 'First game',
  'preset.classic': 'Classic',
  'preset.horses': 'Horses & Stagecoach',
  'preset.marshal': 'Marshal & Prisoners',
  'preset.couriers': 'Couriers & Armored Train',
  'preset.everything': 'Everything',
  'preset.custom': 'My own mix',
  'preset.first.help': 'The train, six bandits, five plain rounds. Start here.',
  'preset.classic.help': 'The whole base game, with a surprise at the last station.',
  'preset.horses.help': 'Ride beside the train, rob the stagecoach, take hostages, drink whiskey.',
  'preset.marshal.help': 'One of you is the Marshal. The others may end up in his cell.',
  'preset.couriers.help':
    'Red against blue on two trains that pass each other. Cross over, grab the secret documents, get back in time.',
  'preset.everything.help': 'Every box and variant at once. For those who know the game well.',
  'preset.custom.help': 'Choose box by box.',
  'preset.seats': 'at least {seats} players',

  'box.base': 'Base game',

  'form.preset': 'Which game',
  'form.boxes': 'Boxes',
  'form.variants': 'Small variants',
  'form.problem': 'This cannot be played yet:',

  'setup.unknown-box': 'There is no box “{box}”.',
  'setup.box-twice': '{box} is there twice.',
  'setup.unknown-option': 'The rule “{option}” does not go with these boxes.',
  'setup.unknown-character': '{character} is not in these boxes.',
  'setup.player-count': 'This game is for {min} to {max} players.',
  'setup.character-count': 'Seat {seat} needs {each} {each:character|characters}.',
  'setup.character-twice': '{character} can be played only once.',
  'setup.characters-together': 'One player cannot lead both {characters}.',
  'setup.not-together': 'This does not go together.',
  'setup.pick-rounds': 'Choose exactly {count} {what} of the boxes in play.',
  'setup.what.rounds': 'round cards',
  'setup.what.stations': 'stations',
  'setup.base': 'The base game is always part of it.',

  'wait.apart': 'may not share a player with {who}',
  'wait.alone': 'plays alone, without a second character',
} as const;
