/**
 * A source of chance that is the same for the same text: for simulations, tests and games in the terminal, where
 * nothing is at stake. Numbers from 0 up to, not including, 1.
 */
export function chanceFrom(text: string): () => number {
  let state = 0x9e3779b9;
  const stir = (by: number): void => {
    state ^= by;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    if (state === 0) state = 0x9e3779b9;
  };
  for (const letter of text) {
    stir(letter.codePointAt(0) ?? 0);
    stir(0);
  }
  for (let i = 0; i < 8; i++) stir(0);
  return () => {
    stir(0);
    return (state >>> 0) / 2 ** 32;
  };
}
