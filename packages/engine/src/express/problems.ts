import { NOT_TOGETHER } from './base/components.ts';
import { BOXES, boxesOf, withBrought } from './boxes.ts';
import { type Box, isEligible, type RoundRow } from './rules.ts';
import type { ExpressSetup, SetupProblem } from './setup.ts';
import type { CharacterId, Options } from './table.ts';

/** Fewest and most players; there are never more than there are characters. */
const PLAYERS = { min: 2, max: 9 } as const;
/** The edition of 2014 is for six at most, whatever is added to it (base manual). */
const PLAYERS_2014 = 6;
const FLAG: readonly unknown[] = [true, false];
/** The options of every game and the values they take; which round cards may be picked is looked at by itself. */
const OPTIONS: Readonly<Record<string, readonly unknown[]>> = {
  edition: ['bigBox', 'base2014'],
  expert: FLAG,
  firstGame: FLAG,
};

/** The options of a game with these boxes and the values they take, `pickRounds` apart. */
export const optionsOf = (boxes: readonly string[]): Readonly<Record<string, readonly unknown[]>> =>
  Object.assign({ ...OPTIONS }, ...boxesOf(boxes).map((box) => box.options));

/** The options with their defaults; two players in the edition of 2014 always play the expert variant. */
export function fullOptions(setup: ExpressSetup): Options {
  const edition = setup.options.edition ?? 'bigBox';
  const expert = setup.options.expert === true || (edition === 'base2014' && setup.players.length === 2);
  const full: Record<string, unknown> = { ...setup.options, edition };
  for (const key of Object.keys(full)) if (full[key] === false || full[key] === undefined) delete full[key];
  if (expert) full.expert = true;
  return { ...full, edition };
}

/** Characters under each player: two for 2-3 players of the Big Box and 2 of the edition of 2014, else one. */
export function charactersEach(
  players: number,
  options: Partial<Options>,
  boxes: readonly string[] = [],
): 1 | 2 {
  if (boxesOf(boxes).some((box) => box.oneEach)) return 1;
  const most = (options.edition ?? 'bigBox') === 'bigBox' ? 3 : 2;
  return players <= most ? 2 : 1;
}

/** The characters that may be chosen with these boxes. */
export function charactersOf(boxes: readonly string[]): CharacterId[] {
  return boxesOf(boxes).flatMap((box) => (box.characters ?? []).map(({ id }) => id));
}

/** Whether the player of `who` has no other character, where others have two. */
export const isAlone = (boxes: readonly string[], who: CharacterId): boolean =>
  boxesOf(boxes).some((box) => box.characters?.some(({ id, alone }) => id === who && alone));

/** Seats a cast in its order: so many characters each, and nobody beside one whose player has no other. */
export function seated(
  cast: readonly CharacterId[],
  { boxes, options, players }: { boxes: readonly string[]; options: Partial<Options>; players: number },
): ExpressSetup['players'] {
  const each = charactersEach(players, options, boxes);
  const left = cast.slice();
  return Array.from({ length: players }, () => {
    const [first] = left;
    if (first === undefined || isAlone(boxes, first)) return { characters: left.splice(0, 1) };
    const own = left.filter((who) => !isAlone(boxes, who)).slice(0, each);
    for (const who of own) left.splice(left.indexOf(who), 1);
    return { characters: own };
  });
}

/** The most players that can sit at a table with these boxes and options. */
export const playersAtMost = (boxes: readonly string[], { edition }: Partial<Options> = {}): number =>
  Math.min(edition === 'base2014' ? PLAYERS_2014 : PLAYERS.max, charactersOf(boxes).length);

/** The fewest players that can sit at a table with these boxes. */
export const playersAtLeast = (boxes: readonly string[]): number =>
  Math.max(PLAYERS.min, ...boxesOf(boxes).map((box) => box.playersAtLeast ?? PLAYERS.min));

/** Everything that keeps a set-up from being played. */
export function expressProblems(setup: ExpressSetup): SetupProblem[] {
  return [
    ...boxProblems(setup),
    ...optionProblems(setup),
    ...playerProblems(setup),
    ...boxesOf(setup.boxes).flatMap((box) => box.problems?.(setup) ?? []),
  ];
}

function boxProblems({ boxes }: ExpressSetup): SetupProblem[] {
  const unknown = boxes.filter((id) => !BOXES.some((box) => box.id === id));
  const problems = unknown.map((box): SetupProblem => ({ code: 'unknown-box', about: { box } }));
  const twice = boxes.filter((id, at) => boxes.indexOf(id) !== at);
  problems.push(...twice.map((box): SetupProblem => ({ code: 'box-twice', about: { box } })));
  if (!boxes.includes('base')) problems.push({ code: 'unknown-box', about: { missing: 'base' } });
  return problems;
}

function optionProblems({ boxes, options }: ExpressSetup): SetupProblem[] {
  const known = optionsOf(boxes);
  const problems: SetupProblem[] = [];
  for (const [key, value] of Object.entries(options)) {
    if (key === 'pickRounds') continue;
    const fits = Object.hasOwn(known, key) && (value === undefined || known[key]?.includes(value));
    if (!fits) problems.push({ code: 'unknown-option', about: { option: key } });
  }
  if (options.pickRounds !== undefined) problems.push(...pickProblems(boxes, options.pickRounds));
  return problems;
}

/** So many round cards and stations are picked (Choosing Round Cards). */
export const PICKED = { rounds: 7, stations: 3 } as const;

/** Boxes whose round cards are used: one that no other goes with uses its own only. */
function withRounds(boxes: readonly string[]): readonly Box[] {
  const inPlay = boxesOf(boxes);
  const own = inPlay.filter(({ standsAlone, rounds }) => standsAlone && rounds);
  return own.length > 0 ? own : inPlay;
}

/** The round cards and stations of a game with these boxes: those that may be picked. */
export function roundsInPlay(boxes: readonly string[]): {
  readonly rounds: readonly string[];
  readonly stations: readonly string[];
} {
  const ids = withBrought(boxes);
  const eligible = (rows: Readonly<Record<string, RoundRow>> = {}): string[] =>
    Object.keys(rows).filter((id) => isEligible(rows[id] as RoundRow, ids));
  const inPlay = withRounds(boxes);
  return {
    rounds: inPlay.flatMap((box) => eligible(box.rounds)),
    stations: inPlay.flatMap((box) => eligible(box.stations)),
  };
}

/**
 * Seven round and three station ids of the boxes in play, each once (Choosing Round Cards). What is picked may come from a file:
 * anything at all.
 */
function pickProblems(boxes: readonly string[], pick: Options['pickRounds'] | null): SetupProblem[] {
  const known = roundsInPlay(boxes);
  const check = (what: 'rounds' | 'stations', count: number): SetupProblem[] => {
    const picked: unknown = pick?.[what];
    const fits =
      Array.isArray(picked) &&
      picked.length === count &&
      new Set(picked).size === count &&
      picked.every((id) => known[what].includes(id));
    return fits ? [] : [{ code: 'pick-rounds', about: { what, count } }];
  };
  return [...check('rounds', PICKED.rounds), ...check('stations', PICKED.stations)];
}

function playerProblems({ boxes, options, players }: ExpressSetup): SetupProblem[] {
  const least = playersAtLeast(boxes);
  const most = playersAtMost(boxes, options);
  if (players.length < least || players.length > most) {
    return [{ code: 'player-count', about: { min: least, max: most } }];
  }
  const each = charactersEach(players.length, options, boxes);
  const known = charactersOf(boxes);
  const taken = new Set<CharacterId>();
  return players.flatMap(({ characters }, seat) => {
    const problems = numberProblems(boxes, characters, { seat, each });
    for (const character of characters) {
      if (!known.includes(character))
        problems.push({ code: 'unknown-character', about: { seat, character } });
      else if (taken.has(character)) problems.push({ code: 'character-twice', about: { seat, character } });
      taken.add(character);
    }
    const apart = characters.filter((one) => NOT_TOGETHER.includes(one));
    if (each === 2 && (options.edition ?? 'bigBox') === 'bigBox' && apart.length > 1) {
      problems.push({ code: 'characters-together', about: { seat, characters: apart.join(' ') } });
    }
    return problems;
  });
}

/** Where a player has not as many characters as all do (`each`), or one beside somebody whose player has no other. */
function numberProblems(
  boxes: readonly string[],
  characters: readonly CharacterId[],
  { seat, each }: { readonly seat: number; readonly each: number },
): SetupProblem[] {
  const alone = characters.some((who) => isAlone(boxes, who));
  if (characters.length === (alone ? 1 : each)) return [];
  if (alone && characters.length > 1)
    return [{ code: 'characters-together', about: { seat, characters: characters.join(' ') } }];
  return [{ code: 'character-count', about: { seat, each } }];
}
