import type { Dice } from '../../kernel/index.ts';
import type { ExpressRules } from '../rules.ts';
import type { Table } from '../table.ts';
import { PRISONERS_ON_OFFER, type Prison, SIDEKICKS } from './prison.ts';

/** Three prisoners are drawn and lie face up behind the prison car (Big Box manual, Set Up 8). */
export function setUp(table: Table, dice: Dice, rules: ExpressRules): Table {
  const powers = SIDEKICKS.filter((who) => rules.characters.some(({ id }) => id === who));
  const offer = dice.shuffle('prisoners', powers).slice(0, PRISONERS_ON_OFFER);
  const prison: Prison = { offer, held: {}, seized: [] };
  return { ...table, box: { ...table.box, prison } };
}
