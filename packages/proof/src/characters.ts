import {
  castEach,
  castOf,
  type Dice,
  diceOf,
  type GameSetup,
  isAlone,
  setupProblems,
  startRng,
} from '@holdup/engine';
import type { Hex } from './bytes.ts';

/** A set-up whose players are still to come: of either game. */
export type BareSetup = {
  readonly game: GameSetup['game'];
  readonly boxes: readonly string[];
  readonly options: object;
};

/** The set-up of a game whose players have chosen these characters, as yet with too few where they have not. */
export const setupFor = (
  { game, boxes, options }: BareSetup,
  chosen: readonly (readonly string[])[],
): GameSetup =>
  ({
    game,
    boxes,
    options: Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
    players: chosen.map((characters) => ({ characters })),
  }) as GameSetup;

/** Dealing at random meets the rules on who may share a player within a few tries, or never. */
const TRIES = 60;
/** What other characters may put right; anything else stays wrong however one deals. */
const DEALT_WRONG: ReadonlySet<string> = new Set(['character-count', 'characters-together', 'no-teams']);

/**
 * Deals characters to whoever has not chosen enough of them, as `seed` says. Who is alone under his player (the Marshal) is what
 * his box is about: he is dealt to somebody if that can be played. When the choices or the settings cannot be played, the
 * set-up comes back as it was last tried, for `setupProblems` to say what is wrong.
 */
export function dealCharacters(
  setup: BareSetup,
  chosen: readonly (readonly string[])[],
  seed: Hex,
): GameSetup {
  const dice = diceOf(startRng(seed));
  const each = castEach(setup, chosen.length);
  const alone = (who: string): boolean => isAlone(setup.boxes, who);
  const taken = new Set(chosen.flat());
  const free = castOf(setup).filter((character) => !taken.has(character));
  const bandits = free.filter((who) => !alone(who));
  let dealt = setupFor(setup, chosen);
  for (let tries = 0; tries < TRIES; tries++) {
    const withAll = tries < TRIES / 2;
    const left = [...(withAll ? free.filter(alone) : []), ...dice.shuffle('characters', bandits)];
    dealt = setupFor(setup, handOut(left, { chosen, each, alone, dice }));
    const problems = setupProblems(dealt);
    if (problems.length === 0 || problems.some(({ code }) => !DEALT_WRONG.has(code))) break;
  }
  return dealt;
}

interface Dealing {
  readonly chosen: readonly (readonly string[])[];
  readonly each: number;
  readonly alone: (who: string) => boolean;
  readonly dice: Dice;
}

/** Fills up the seats in random order, so that the first of `left` may sit anywhere. */
function handOut(left: string[], { chosen, each, alone, dice }: Dealing): string[][] {
  const seats = chosen.map((own) => [...own]);
  for (const own of dice.shuffle('seats', seats)) {
    while (own.length < each && !own.some(alone)) {
      const next = left.findIndex((who) => own.length === 0 || !alone(who));
      if (next < 0) break;
      own.push(...left.splice(next, 1));
    }
  }
  return seats;
}
