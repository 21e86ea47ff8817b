import type { Seat } from '../kernel/index.ts';
import { type Names, namesOf, type ScenarioPlayer } from './names.ts';
import {
  anything,
  entriesOf,
  listOf,
  mapOf,
  notFitting,
  oneOf,
  pairOf,
  type Reader,
  recordOf,
  text,
} from './reading.ts';

/** What a scenario says before its story: which game, for whom. */
export interface Opening {
  readonly title: string;
  readonly game: string;
  readonly boxes: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly ScenarioPlayer[];
  readonly seed: string;
}

/** One line of `when`. */
export type Step =
  | { readonly kind: 'answer' | 'refused'; readonly seat: Seat; readonly option: string }
  | { readonly kind: 'timeout'; readonly seat: Seat }
  | { readonly kind: 'offers'; readonly seat: Seat; readonly options: readonly string[] };

/** A file of which everything but `given` and `then` has been read: their keys depend on game and boxes. */
export interface Outline {
  readonly opening: Opening;
  readonly names: Names;
  readonly given: unknown;
  readonly when: readonly Step[];
  readonly then: unknown;
}

const characters: Reader<readonly string[]> = (value, key) =>
  Array.isArray(value) ? listOf(text)(value, key) : [text(value, key)];

const players: Reader<readonly ScenarioPlayer[]> = (value, key) => {
  const read = listOf(pairOf(text, characters))(value, key).map(([name, own]) => ({ name, characters: own }));
  const twice = read.find((one, i) => read.findIndex((other) => other.name === one.name) < i);
  if (read.length === 0) return notFitting(key, 'a list of name: character', value);
  return twice ? notFitting(key, 'every player once', twice.name) : read;
};

const options: Reader<Readonly<Record<string, unknown>>> = (value, key) =>
  Object.fromEntries(mapOf(text, anything)(value, key));

/** The line breaks of a folded title would break the report, which has one line for each scenario. */
const line: Reader<string> = (value, key) => text(value, key).trim().replace(/\s+/g, ' ');

const steps = (names: Names): Reader<readonly Step[]> => {
  const step: Reader<readonly Step[]> = (value, key) => {
    const [first, ...more] = entriesOf(value, key);
    if (!first || more.length > 0) return notFitting(key, 'one answer, offers, refused or timeout', value);
    const [what, about] = first;
    if (what === 'timeout') return [{ kind: what, seat: names.seat(about, `${key}.${what}`) }];
    if (what === 'refused') {
      const refused = mapOf(names.seat, text)(about, `${key}.${what}`);
      return [...refused].map(([seat, option]) => ({ kind: what, seat, option }));
    }
    if (what === 'offers') {
      const offered = mapOf(names.seat, listOf(text))(about, `${key}.${what}`);
      return [...offered].map(([seat, offers]) => ({ kind: what, seat, options: offers }));
    }
    return [
      { kind: 'answer', seat: names.seat(what, `${key}.${what}`), option: text(about, `${key}.${what}`) },
    ];
  };
  return (value, key) => listOf(step)(value, key).flat();
};

/** A key with nothing behind it counts as absent. */
const ifSaid =
  <V>(read: Reader<V>): Reader<V | undefined> =>
  (value, key) =>
    value === null ? undefined : read(value, key);

const file = recordOf({
  title: ifSaid(line),
  rule: ifSaid(line),
  game: ifSaid(oneOf(['express', 'super'])),
  boxes: ifSaid(listOf(text)),
  options: ifSaid(options),
  players: ifSaid(players),
  seed: ifSaid(text),
  given: anything,
  when: anything,
  then: anything,
});

/** Reads the parts of a file that are alike in every game. Throws `NotFitting`. */
export function outlineOf(parsed: unknown): Outline {
  const read = file(parsed, '');
  if (read.title === undefined) return notFitting('title', 'what the scenario shows', undefined);
  if (read.players === undefined) return notFitting('players', 'a list of name: character', undefined);
  const names = namesOf(read.players);
  return {
    names,
    opening: {
      title: read.title,
      game: read.game ?? 'express',
      boxes: read.boxes ?? (read.game === 'super' ? [] : ['base']),
      options: read.options ?? {},
      players: read.players,
      seed: read.seed ?? '1',
    },
    given: read.given,
    when: steps(names)(read.when ?? [], 'when'),
    then: read.then,
  };
}
