import { randomBytes, randomInt } from 'node:crypto';
import { charactersEach, charactersOf, type ExpressSetup, setupProblems } from '@holdup/engine';
import type { TableSettings } from '@holdup/protocol';

/** A fresh 256-bit seed. */
export const newSeed = (): string => randomBytes(32).toString('hex');

type Setup = TableSettings['setup'];

/** The set-up of a game whose players have chosen these characters, as yet with too few where they have not. */
export const setupFor = (setup: Setup, chosen: readonly (readonly string[])[]): ExpressSetup => ({
  game: setup.game,
  boxes: setup.boxes,
  options: Object.fromEntries(Object.entries(setup.options).filter(([, value]) => value !== undefined)),
  players: chosen.map((characters) => ({ characters })),
});

/** Dealing at random meets the rules on who may share a player within a few tries, or never. */
const TRIES = 500;

/**
 * Deals characters at random to whoever has not chosen enough of them. When the choices or the settings cannot be played,
 * the set-up comes back as it was last tried, for `setupProblems` to say what is wrong.
 */
export function dealCharacters(setup: Setup, chosen: readonly (readonly string[])[]): ExpressSetup {
  const each = charactersEach(chosen.length, setupFor(setup, chosen).options);
  const taken = new Set(chosen.flat());
  const free = charactersOf(setup.boxes).filter((character) => !taken.has(character));
  let dealt = setupFor(setup, chosen);
  for (let tries = 0; tries < TRIES; tries++) {
    const left = shuffled(free);
    dealt = setupFor(
      setup,
      chosen.map((own) => [...own, ...left.splice(0, Math.max(0, each - own.length))]),
    );
    if (setupProblems(dealt).length === 0) break;
  }
  return dealt;
}

function shuffled<T>(items: readonly T[]): T[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
}
