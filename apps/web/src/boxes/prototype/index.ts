import { held, lootAt } from '@holdup/engine';
import { nameOf, t } from '../../text/index.ts';
import type { ClientBox } from '../box.ts';
import { withLootWorn } from '../chips.ts';

export const prototype: ClientBox = {
  id: 'prototype',
  offered: 'variant',
  paints: (scene, table) => withLootWorn(scene, table, 'prototype'),
  effects: (table, who) =>
    lootAt(table, held(who)).some(({ kind }) => kind === 'prototype')
      ? [{ icon: 'prototype', short: nameOf('loot', 'prototype'), text: t('state.prototype') }]
      : [],
  short: (_table, { kind }) => (kind === 'prototype' ? t('loot.short.prototype') : null),
};
