import type { Adjusted } from '../points.ts';
import type { CharacterRule } from '../rules.ts';
import { playerOf, type Table } from '../table.ts';

/** Cards played or drawn for in a row while it is dark. */
const IN_A_ROW = 2;

/** In a tunnel they play or draw twice in a row, and always face up (Couriers & Armored Train manual, The Twins). */
export const twins: CharacterRule = {
  id: 'twins',
  purse: 250,
  house: true,
  adjust: {
    inARow(count, { table, seat, turn }, rules) {
      const kind = table.round?.turns[turn] ?? '';
      const dark = rules.turnKinds[kind]?.faceDown === true;
      return dark && count > 0 && plays(table, seat, rules) ? Math.max(count, IN_A_ROW) : count;
    },
    faceUp: (open, { table, seat }, rules) => open || (isDark(table, rules) && plays(table, seat, rules)),
  },
};

const plays = (table: Table, seat: number, rules: Adjusted): boolean =>
  playerOf(table, seat).characters.some((who) => rules.has(table, who, 'twins'));

const isDark = ({ round }: Table, rules: Adjusted): boolean =>
  rules.turnKinds[round?.turns[round.turn] ?? '']?.faceDown === true;
