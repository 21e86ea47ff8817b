import type { About, Option, Question } from '@holdup/engine';
import { saidByBoxes } from '../boxes/index.ts';

/** A piece on the stage: `figure:belle`, `loot:7`, `place:3/roof`, `chip:hostage:banker`. */
export type PieceKey = string;

export const figureKey = (who: string): PieceKey => `figure:${who}`;
export const lootKey = (id: number): PieceKey => `loot:${id}`;
export const placeKey = (place: string): PieceKey => `place:${place}`;
export const chipKey = (chip: string): PieceKey => `chip:${chip}`;

/** Those who are no pawns, but chips: a hostage on the stagecoach, a prisoner behind bars. */
const CHIPS = ['hostage', 'prisoner'] as const;

/** What an option speaks of. To say yes to what the question is about speaks of that. */
export function meantBy({ id, about }: Option, question: Pick<Question, 'about'>): About {
  const agrees = id === 'yes' || saidByBoxes((box) => box.agrees).includes(id);
  return agrees && question.about ? question.about : about;
}

/** The piece an option speaks of. The asked character himself is no target of his own options: then it is the place. */
export function pieceOf(about: About, asked: string | undefined): PieceKey | null {
  if (about.loot !== undefined) return lootKey(about.loot);
  for (const family of CHIPS) if (about[family] !== undefined) return chipKey(`${family}:${about[family]}`);
  if (about.character !== undefined && about.character !== asked) return figureKey(about.character);
  if (about.place !== undefined) return placeKey(about.place);
  if (about.character !== undefined) return figureKey(about.character);
  return null;
}

/**
 * Lit pieces, each with the option a tap chooses; null where several options speak of one piece, so that the tap
 * would have to guess.
 */
export function litPieces(
  lit: ReadonlyMap<string, About>,
  asked: string | undefined,
): Map<PieceKey, string | null> {
  const pieces = new Map<PieceKey, string | null>();
  for (const [option, about] of lit) {
    const piece = pieceOf(about, asked);
    if (piece) pieces.set(piece, pieces.has(piece) ? null : option);
  }
  return pieces;
}
