import { randomBytes, randomInt } from 'node:crypto';
import { castEach, castOf, type GameSetup, isAlone, setupProblems } from '@holdup/engine';
import type { TableSettings } from '@holdup/protocol';

/** A fresh 256-bit seed. */
export const newSeed = (): string => randomBytes(32).toString('hex');

type Setup = TableSettings['setup'];

/** The set-up of a game whose players have chosen these characters, as yet with too few where they have not. */
export const setupFor = (setup: Setup, chosen: readonly (readonly string[])[]): GameSetup => ({
  ...setup,
  options: Object.fromEntries(Object.entries(setup.options).filter(([, value]) => value !== undefined)),
  players: chosen.map((characters) => ({ characters })),
});

/** Dealing at random meets the rules on who may share a player within a few tries, or never. */
const TRIES = 60;
/** What other characters may put right; anything else stays wrong however one deals. */
const DEALT_WRONG: ReadonlySet<string> = new Set(['character-count', 'characters-together', 'no-teams']);

/**
 * Deals characters at random to whoever has not chosen enough of them. Who is alone under his player (the Marshal) is what
 * his box is about: he is dealt to somebody if that can be played. When the choices or the settings cannot be played, the
 * set-up comes back as it was last tried, for `setupProblems` to say what is wrong.
 */
export function dealCharacters(setup: Setup, chosen: readonly (readonly string[])[]): GameSetup {
  const each = castEach(setup, chosen.length);
  const alone = (who: string): boolean => isAlone(setup.boxes, who);
  const taken = new Set(chosen.flat());
  const free = castOf(setup).filter((character) => !taken.has(character));
  const bandits = free.filter((who) => !alone(who));
  let dealt = setupFor(setup, chosen);
  for (let tries = 0; tries < TRIES; tries++) {
    const withAll = tries < TRIES / 2;
    const left = [...(withAll ? free.filter(alone) : []), ...shuffled(bandits)];
    dealt = setupFor(setup, handOut(left, chosen, each, alone));
    const problems = setupProblems(dealt);
    if (problems.length === 0 || problems.some(({ code }) => !DEALT_WRONG.has(code))) break;
  }
  return dealt;
}

/** Fills up the seats in random order, so that the first of `left` may sit anywhere. */
function handOut(
  left: string[],
  chosen: readonly (readonly string[])[],
  each: number,
  alone: (who: string) => boolean,
): string[][] {
  const seats = chosen.map((own) => [...own]);
  for (const own of shuffled(seats)) {
    while (own.length < each && !own.some(alone)) {
      const next = left.findIndex((who) => own.length === 0 || !alone(who));
      if (next < 0) break;
      own.push(...left.splice(next, 1));
    }
  }
  return seats;
}

function shuffled<T>(items: readonly T[]): T[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
}
