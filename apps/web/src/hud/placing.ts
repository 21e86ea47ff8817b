/** How somebody has come out. */
export interface Placed<S> {
  readonly score: S;
  /** From 1. Who shares a victory, or is equal in all that counts, shares a place. */
  readonly place: number;
}

/** The winners first, then as the game counts: `behind` is above 0 where the first of two comes after the second. */
export function inPlaces<S extends { readonly seat: number }>(
  { scores, winners }: { readonly scores: readonly S[]; readonly winners: readonly number[] },
  behind: (one: S, other: S) => number,
): Placed<S>[] {
  const won = ({ seat }: S): boolean => winners.includes(seat);
  const ordered = [...scores].sort((a, b) => Number(won(b)) - Number(won(a)) || behind(a, b));
  const alike = (a: S, b: S): boolean => won(a) === won(b) && (won(a) || behind(a, b) === 0);
  return ordered.map((score) => ({ score, place: 1 + ordered.findIndex((other) => alike(other, score)) }));
}
