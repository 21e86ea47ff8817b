import type { AnyTable } from '@holdup/engine';
import type { StageInput } from './contract.ts';
import { litPieces, type PieceKey } from './lit.ts';

/** What is marked on the pieces. */
export interface Marks {
  readonly mine: ReadonlySet<string>;
  readonly acting: ReadonlySet<string>;
  /** Lit pieces with the option a tap chooses, or null where the tap would have to guess. */
  readonly lit: ReadonlyMap<PieceKey, string | null>;
}

export const UNMARKED: Marks = { mine: new Set(), acting: new Set(), lit: new Map() };

export function marksOf(input: StageInput<AnyTable>): Marks {
  const charactersOf = (seat: number | null) =>
    seat === null ? [] : (input.table.players[seat]?.characters ?? []);
  return {
    mine: new Set(charactersOf(input.mySeat)),
    acting: new Set(input.actingCharacter ? [input.actingCharacter] : charactersOf(input.turnSeat)),
    lit: litPieces(input.lit, input.question?.who),
  };
}
