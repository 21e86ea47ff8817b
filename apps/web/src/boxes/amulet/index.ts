import { held, lootAt } from '@holdup/engine';
import { nameOf, t } from '../../text/index.ts';
import type { ClientBox } from '../box.ts';
import { withLootWorn } from '../chips.ts';

export const amulet: ClientBox = {
  id: 'amulet',
  offered: 'variant',
  paints: (scene, table) => withLootWorn(scene, table, 'amulet'),
  effects: (table, who) =>
    lootAt(table, held(who)).some(({ kind }) => kind === 'amulet')
      ? [{ icon: 'amulet', short: nameOf('loot', 'amulet'), text: t('state.amulet'), bad: true }]
      : [],
};
