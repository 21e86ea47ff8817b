import type { Table } from '@holdup/engine';
import { t } from '../../text/index.ts';
import { actorName, capital, lootName } from '../../text/naming.ts';
import { type ClientBox, keptBy } from '../box.ts';

interface Kept {
  readonly halfDrunk: readonly number[];
}

const isHalfDrunk = (table: Table, id: number): boolean =>
  keptBy<Kept>(table, 'whiskey')?.halfDrunk.includes(id) ?? false;

export const whiskey: ClientBox = {
  id: 'whiskey',
  offered: 'module',
  loot: ['flask'],
  lines: {
    flaskUsed({ seat, loot }, naming) {
      const values = { name: capital(actorName(naming, seat)), loot: lootName(loot) };
      const text = loot.at === 'off' ? t('fact.flaskUsed.off', values) : t('fact.flaskUsed', values);
      return { icon: 'flask', text };
    },
  },
  /** Only flasks of which there is something to see have a look of their own. */
  paints(scene, table) {
    const loot = new Map(scene.loot);
    for (const { id, kind, face, at } of table.loot) {
      if (kind !== 'flask') continue;
      if (isHalfDrunk(table, id)) loot.set(id, { kind: 'flask:half', at });
      else if (face === 'old') loot.set(id, { kind: 'flask:old', at });
    }
    return { ...scene, loot };
  },
  short(table, { id, kind, face }) {
    if (kind !== 'flask') return null;
    return isHalfDrunk(table, id) ? t('loot.short.half') : face === 'old' ? t('loot.short.old') : null;
  },
  lootName: (table, { id }, plain) => (isHalfDrunk(table, id) ? t('loot.half', { loot: plain }) : null),
};
