/**
 * Asks `ask` once in `ms` at most: meanwhile, and while the answer is under way, everybody gets the same one, be it a failure.
 * For what anybody may read as often as he likes. `now` in ms, by a clock that nobody sets.
 */
export function lately<T>(
  ask: () => Promise<T>,
  ms: number,
  now: () => number = () => performance.now(),
): () => Promise<T> {
  let answer: Promise<T> | null = null;
  let goodUntil = Number.POSITIVE_INFINITY;
  const asked = (): void => {
    goodUntil = now() + ms;
  };
  return () => {
    if (answer && now() < goodUntil) return answer;
    goodUntil = Number.POSITIVE_INFINITY;
    answer = ask();
    answer.then(asked, asked);
    return answer;
  };
}
