import type { Moves } from '../moves/act.ts';
import { moves as couriers } from './couriers/moves.ts';

/** How facts of the boxes are acted out on the stage: one line each. Without a move a fact is snapped. */
export const boxMoves: Moves = {
  ...couriers,
};
