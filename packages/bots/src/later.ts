import type { Table } from '@holdup/engine';

const ROUNDS = 5;

/** The rounds after this one. */
export const roundsLeft = ({ round }: Table): number => Math.max(0, ROUNDS - (round?.number ?? 1));

/** How much of the game is to come after this round: 1 at the start, 0 in the last round. */
export const laterIn = (table: Table): number => roundsLeft(table) / (ROUNDS - 1);

/** The cards one has still to play or draw for in this round, the present one included. */
export function turnsLeft(table: Table): number {
  const { round } = table;
  if (!round) return 0;
  return round.turns
    .slice(round.turn)
    .reduce((sum, turnKind) => sum + (turnKind === 'speedingUp' ? 2 : 1), 0);
}
