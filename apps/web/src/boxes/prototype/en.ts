/** The words of the Prototype in English. */
export const words = {
  'box.prototype': 'Prototype',
  'box.prototype.help': 'A gun that fires three bullets at once.',
  'loot.prototype': 'prototype',
  'loot.only.prototype': 'the Prototype',
  'loot.short.prototype': '×3',
  'question.eject': '{who}, your last bullet: where does the Prototype fly?',
  'waiting.kind.eject': 'where the Prototype flies',
  'state.prototype': 'the Prototype: three bullets at once',
  'rules.box.prototype':
    'Its holder fires three bullets with each Shoot, even at Belle. Empty, it flies out of his hands.',
} as const;
