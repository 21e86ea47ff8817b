/** The words of the Amulet in English. */
export const words = {
  'box.amulet': 'Amulet',
  'box.amulet.help': 'Worth $750, but its bearer loses his power and his jewels.',
  'loot.amulet': 'amulet',
  'loot.only.amulet': 'the Amulet',
  'score.amulet': 'Amulet',
  'state.amulet': 'the Amulet: no power, no jewels',
  'rules.box.amulet': 'Worth $750. Its bearer has no power and no jewels, and hands it on by a punch.',
} as const;
