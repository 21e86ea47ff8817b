import type { Seat } from './match.ts';

/** How somebody stands once all is counted, what tells most first: of two, the one with more where they first differ is ahead. */
export type Standing = readonly number[];

/** How somebody has come out. */
export interface Placed<S> {
  readonly score: S;
  /** From 1. Who shares a victory, or stands as another does, shares a place. */
  readonly place: number;
}

/** The foremost first: those who have won, whatever they own, then the others as they stand; equals in seat order. */
export function inPlaces<S extends { readonly seat: Seat }>(
  { scores, winners }: { readonly scores: readonly S[]; readonly winners: readonly Seat[] },
  standingOf: (score: S) => Standing,
): Placed<S>[] {
  const all = scores.map((score) => ({
    score,
    won: winners.includes(score.seat),
    standing: standingOf(score),
  }));
  all.sort(
    (a, b) => Number(b.won) - Number(a.won) || behind(a.standing, b.standing) || a.score.seat - b.score.seat,
  );
  return all.map(({ score, won, standing }) => ({
    score,
    place: 1 + all.findIndex((one) => one.won === won && (won || behind(one.standing, standing) === 0)),
  }));
}

/** Above 0 where the first is behind the second. */
function behind(one: Standing, other: Standing): number {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
}
