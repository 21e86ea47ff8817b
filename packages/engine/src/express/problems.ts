import { NOT_TOGETHER } from './base/components.ts';
import { BOXES } from './boxes.ts';
import type { ExpressSetup, SetupProblem } from './setup.ts';
import type { CharacterId, Options } from './table.ts';

/** Fewest and most players of an edition. */
const PLAYERS = { min: 2, max: 6 } as const;
const OPTION_KEYS = ['edition', 'expert', 'firstGame', 'pickRounds'];

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
export function charactersEach(players: number, options: Partial<Options>): 1 | 2 {
  const most = (options.edition ?? 'bigBox') === 'bigBox' ? 3 : 2;
  return players <= most ? 2 : 1;
}

/** The characters that may be chosen with these boxes. */
export function charactersOf(boxes: readonly string[]): CharacterId[] {
  return BOXES.filter((box) => boxes.includes(box.id)).flatMap((box) =>
    (box.characters ?? []).map(({ id }) => id),
  );
}

/** Everything that keeps a set-up from being played. */
export function expressProblems(setup: ExpressSetup): SetupProblem[] {
  return [...boxProblems(setup), ...optionProblems(setup), ...playerProblems(setup)];
}

function boxProblems({ boxes }: ExpressSetup): SetupProblem[] {
  const unknown = boxes.filter((id) => !BOXES.some((box) => box.id === id));
  const problems = unknown.map((box): SetupProblem => ({ code: 'unknown-box', about: { box } }));
  if (!boxes.includes('base')) problems.push({ code: 'unknown-box', about: { missing: 'base' } });
  return problems;
}

function optionProblems({ boxes, options }: ExpressSetup): SetupProblem[] {
  const problems: SetupProblem[] = [];
  for (const [key, value] of Object.entries(options)) {
    const flag = key === 'expert' || key === 'firstGame';
    const wrong =
      !OPTION_KEYS.includes(key) ||
      (flag && value !== undefined && typeof value !== 'boolean') ||
      (key === 'edition' && value !== undefined && value !== 'bigBox' && value !== 'base2014');
    if (wrong) problems.push({ code: 'unknown-option', about: { option: key } });
  }
  if (options.pickRounds) problems.push(...pickProblems(boxes, options.pickRounds));
  return problems;
}

/** Seven round and three station ids of the boxes in play, each once (Choosing Round Cards). */
function pickProblems(boxes: readonly string[], pick: NonNullable<Options['pickRounds']>): SetupProblem[] {
  const inPlay = BOXES.filter((box) => boxes.includes(box.id));
  const check = (ids: unknown, known: string[], count: number, what: string): SetupProblem[] => {
    const fits =
      Array.isArray(ids) &&
      ids.length === count &&
      new Set(ids).size === count &&
      ids.every((id) => known.includes(id));
    return fits ? [] : [{ code: 'pick-rounds', about: { what, count } }];
  };
  return [
    ...check(
      pick.rounds,
      inPlay.flatMap((box) => Object.keys(box.rounds ?? {})),
      7,
      'rounds',
    ),
    ...check(
      pick.stations,
      inPlay.flatMap((box) => Object.keys(box.stations ?? {})),
      3,
      'stations',
    ),
  ];
}

function playerProblems({ boxes, options, players }: ExpressSetup): SetupProblem[] {
  const least = options.edition === 'base2014' ? 2 : PLAYERS.min;
  if (players.length < least || players.length > PLAYERS.max) {
    return [{ code: 'player-count', about: { min: least, max: PLAYERS.max } }];
  }
  const each = charactersEach(players.length, options);
  const known = charactersOf(boxes);
  const taken = new Set<CharacterId>();
  const problems: SetupProblem[] = [];
  players.forEach(({ characters }, seat) => {
    if (characters.length !== each) problems.push({ code: 'character-count', about: { seat, each } });
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
  });
  return problems;
}
