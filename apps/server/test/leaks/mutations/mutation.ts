import { isDeepStrictEqual } from 'node:util';
import type { AnyTable, Fact, Game, Table, Viewer } from '@holdup/engine';
import type { Step } from '../pairs.ts';
import type { SetupName } from '../setups.ts';

export type AnyGame = Game<AnyTable, Fact>;

/** A leak that is planted for the length of a test. `fired` is called whenever it gives something away. */
export interface Mutation {
  readonly name: string;
  /** A game in which it shows. */
  readonly at: SetupName;
  /** Who is looking; a seat unless it is said otherwise. */
  readonly audience?: 'public';
  /** Where it shows only at a table whose pile is covered. */
  readonly covered?: true;
  /** Where it shows only at a table whose onlookers are behind. */
  readonly behind?: true;
  /** What players do whenever they can, so that it comes to it. */
  readonly prefer?: readonly string[];
  /** What must have happened: the last step but two of the game. Without it, a dozen steps from the deal are played. */
  readonly until?: (mine: Step, other: Omit<Step, 'match'>, viewer: Viewer) => boolean;
  /** The game that the room plays. */
  readonly game?: (game: AnyGame, fired: () => void) => AnyGame;
  /** Its rules are others, so that the game itself goes otherwise. */
  readonly ruled?: true;
  /** Puts the leak into the server, and gives how to take it out. */
  readonly plant?: (fired: () => void) => () => void;
}

/** A game that shows more of the table than it should. */
export const showing =
  (more: (shown: Table, table: Table, viewer: Viewer) => Table): Mutation['game'] =>
  (game, fired) => ({
    ...game,
    project(table, viewer) {
      const shown = game.project(table, viewer);
      if (shown.game === 'super' || table.game === 'super') return shown;
      const leaky = more(shown, table, viewer);
      if (!isDeepStrictEqual(leaky, shown)) fired();
      return leaky;
    },
  });

/** A game in which facts of one kind are told as they are, or as `veil` says. */
export const telling =
  (kind: Fact['kind'], veil: (veiled: Fact, fact: Fact) => Fact = (_, fact) => fact): Mutation['game'] =>
  (game, fired) => ({
    ...game,
    veil(fact, viewer) {
      const veiled = game.veil(fact, viewer);
      if (fact.kind !== kind) return veiled;
      const leaky = veil(veiled, fact);
      if (!isDeepStrictEqual(leaky, veiled)) fired();
      return leaky;
    },
  });

/** Both worlds have come to a fact of this kind, and it hides another thing in each of them. */
export const hidesIn =
  (kind: Fact['kind']): Mutation['until'] =>
  (mine, other) => {
    const [facts, others] = [mine, other].map(({ facts: all }) => all.filter((fact) => fact.kind === kind));
    return facts !== undefined && facts.length > 0 && !isDeepStrictEqual(facts, others);
  };

/**
 * Replaces a method for as long as the mutation lasts. Fails where there is no such method: then the mutation has to be told
 * what has become of it.
 */
export function replaced(target: object, name: string, make: (original: AnyMethod) => AnyMethod): () => void {
  const original: unknown = Reflect.get(target, name);
  if (typeof original !== 'function') throw new Error(`there is no ${name} to plant a leak in`);
  Reflect.set(target, name, make(original as AnyMethod));
  return () => void Reflect.set(target, name, original);
}
type AnyMethod = (this: never, ...given: never[]) => unknown;

/** A leak in the server. */
export const leak = (name: string, plant: Mutation['plant'], more: Partial<Mutation> = {}): Mutation => ({
  name,
  at: 'base',
  ...more,
  ...(plant ? { plant } : {}),
});
