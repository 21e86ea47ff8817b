/** The words of the Dynamite in English. */
export const words = {
  'box.dynamite': 'Dynamite',
  'box.dynamite.help': 'A stick to throw about until it blows up after the first round.',
  'character.dynamite': 'the dynamite',
  'question.loot.throw': '{who}, do you pick something up, or throw the dynamite?',
  'option.throw': 'Throw it into {place}',
  'fact.moved.thrown': '{who} {who:flies|fly} into {place}.',
  'fact.moved.exploded.off': 'The dynamite explodes!',
  'fact.moved.dynamite.setUp': 'A stick of dynamite lies in {place}. It blows up after this round!',
  'rules.box.dynamite':
    'Loot beside the dynamite may throw it one car. After the first round it blows up: two bullets in its car, one beside and above, and everybody is blown away.',
} as const;
