import type { Table } from '@holdup/engine';

const ROUNDS = 5;

/** How much of the game is to come after this round: 1 at the start, 0 in the last round. */
export function laterIn(table: Table): number {
  return table.round ? Math.max(0, ROUNDS - table.round.number) / (ROUNDS - 1) : 1;
}

/** The cards one has still to play or draw for in this round, the present one included. */
export function turnsLeft(table: Table): number {
  const { round } = table;
  if (!round) return 0;
  return round.turns
    .slice(round.turn)
    .reduce((sum, turnKind) => sum + (turnKind === 'speedingUp' ? 2 : 1), 0);
}
