import type { Table } from '@holdup/engine';
import { andList, dollars, t } from '../../text/index.ts';
import { type Naming, seatName } from '../../text/naming.ts';
import { teamAt } from './pairs.ts';

/** Which two have won, by what they took together; of a Marshal who wins others tell. */
export function headline(table: Table, naming: Naming): string | null {
  const { winners = [], scores = [] } = table.result ?? {};
  const teams = new Set(winners.map((seat) => teamAt(table, seat)));
  const [team = null] = teams;
  if (team === null || teams.has(null)) return null;
  const together = scores.filter(({ seat }) => teamAt(table, seat) === team);
  const amount = dollars(together.reduce((sum, { total }) => sum + total, 0));
  const names = andList(winners.map((seat) => seatName(naming, seat)));
  if (teams.size > 1) return t('teams.end.shared', { names, amount });
  return naming.mySeat !== null && winners.includes(naming.mySeat)
    ? t('teams.end.yours', { amount })
    : t('teams.end.won', { names, amount });
}
