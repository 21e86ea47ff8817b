import { BOT_KINDS, type BotKind } from '@holdup/bots';
import {
  anySetup,
  CHOOSABLE,
  charactersOf,
  type GameSetup,
  playersAtLeast,
  playersAtMost,
  seated,
  setupProblems,
} from '@holdup/engine';
import { shuffled } from './choosing.ts';
import { oneOf, UsageProblem, wholeNumber } from './command.ts';
import { type AddOn, addOnsIn, superSetupOf } from './super/setups.ts';

const GAMES = ['express', 'super'] as const;
const EDITIONS = ['bigBox', 'base2014'] as const;
export type Edition = (typeof EDITIONS)[number];
/** Players of the smallest and of the largest game there is. */
export const FEWEST = 2;
export const MOST = 9;

/** Casts drawn before a set-up is given up as unplayable. */
const TRIES = 500;

/** The names of the boxes as lines under the explanation of an option. */
const BOX_LINES = inLines(CHOOSABLE, 94)
  .map((line) => `${' '.repeat(23)}${line}`)
  .join('\n');

/** Options by which several commands say what is to be played. */
export const setupOptions = {
  game: { type: 'string' },
  'add-ons': { type: 'string' },
  players: { type: 'string' },
  edition: { type: 'string' },
  expert: { type: 'boolean' },
  boxes: { type: 'string' },
  bots: { type: 'string' },
  seed: { type: 'string' },
} as const;

/** How `setupOptions` are explained by the commands that take them. */
export const setupUsage = `  --game NAME          express (default) or super
  --players N          2 to 6 players; more where there are more characters
  --edition NAME       bigBox (default) or base2014
  --expert             the expert variant
  --boxes a,b          boxes besides the base game; any: boxes, options, players and edition are drawn for each
                       game, except for what is said here; of express:
${BOX_LINES}
  --add-ons a,b        of super: reflexes, horses, timeTravel
  --bots a,b,…         random or heuristic, for the seats in turn
  --seed TEXT          the same text gives the same game`;

/** What may vary from game to game; `null` stands for `any`. */
export interface Wanted {
  readonly game: GameSetup['game'];
  readonly players: number | null;
  readonly edition: Edition | null;
  readonly expert: boolean;
  readonly boxes: readonly string[] | null;
  /** Of `super`. */
  readonly addOns: readonly AddOn[] | null;
}

/** What was typed of `setupOptions`. */
interface Typed {
  readonly game?: string;
  readonly players?: string;
  readonly edition?: string;
  readonly expert?: boolean;
  readonly boxes?: string;
  readonly 'add-ons'?: string;
}

/** `usualPlayers`: how many there are where nothing was said. Throws `UsageProblem` on what is no game. */
export function wantedOf(values: Typed, usualPlayers: number): Wanted {
  const boxes = values.boxes === 'any' ? null : boxesIn(values.boxes);
  const settled = (text: string | undefined): string | undefined => (boxes ? text : (text ?? 'any'));
  const count = settled(values.players);
  const words = [...EDITIONS, 'any'] as const;
  const edition = oneOf(settled(values.edition), { name: '--edition', usual: 'bigBox', words });
  return {
    game: oneOf(values.game, { name: '--game', usual: 'express', words: GAMES }),
    addOns: addOnsIn(values['add-ons']),
    players:
      count === 'any'
        ? null
        : wholeNumber(count, { name: '--players', usual: usualPlayers, least: FEWEST, most: MOST }),
    edition: edition === 'any' ? null : edition,
    expert: values.expert === true,
    boxes,
  };
}

const boxesIn = (text = ''): readonly string[] => [
  'base',
  ...text.split(',').filter((box) => box !== '' && box !== 'base'),
];

/** What was typed of boxes, to be typed again. */
export function boxesTyped(boxes: Wanted['boxes']): string[] {
  if (boxes === null) return ['--boxes any'];
  return boxes.length > 1 ? [`--boxes ${boxes.slice(1).join(',')}`] : [];
}

/** Bots by seat: the list given, over and over. */
export function botsOf(text: string | undefined, usual: BotKind): readonly BotKind[] {
  return (text ?? usual).split(',').map((name) => oneOf(name, { name: '--bots', usual, words: BOT_KINDS }));
}

/** The set-up of game number `index`: where anything will do, counts and editions take turns; the cast is drawn. */
export function setupOf(wanted: Wanted, index: number, random: () => number): GameSetup {
  if (wanted.game === 'super') return superSetupOf(wanted, index, random);
  if (wanted.boxes === null) return anyMix(wanted, random);
  return mixOf(wanted.boxes, wanted, index, random);
}

/** Whatever was not said is drawn. */
function anyMix({ players, edition, expert }: Wanted, random: () => number): GameSetup {
  const most = Math.max(...EDITIONS.map((one) => playersAtMost(['base'], { edition: edition ?? one })));
  if ((players ?? 0) > most) throw new UsageProblem(forSoMany(playersAtLeast(['base']), most));
  const options = { ...(edition && { edition }), ...(expert && { expert }) };
  return anySetup(random, { options, ...(players && { players }) });
}

function mixOf(boxes: readonly string[], wanted: Wanted, index: number, random: () => number): GameSetup {
  const fewest = playersAtLeast(boxes);
  const most = playersAtMost(boxes, { edition: wanted.edition ?? 'bigBox' });
  const counts = most - fewest + 1;
  const count = wanted.players ?? fewest + (index % counts);
  // Where anything will do, an edition is passed over that is not for so many.
  const editions = EDITIONS.filter((edition) => count <= playersAtMost(boxes, { edition }));
  const edition = wanted.edition ?? editions[Math.floor(index / counts) % editions.length] ?? 'bigBox';
  const options = { edition, ...(wanted.expert && { expert: true }) };
  // Some characters may not stand together, so not every cast will do.
  for (let tries = 1; ; tries++) {
    const cast = shuffled(charactersOf(boxes), random);
    const players = seated(cast, { boxes, options, players: count });
    const setup: GameSetup = { game: 'express', boxes, options, players };
    const problem = setupProblems(setup)[0];
    if (!problem) return setup;
    if (tries === TRIES || problem.code === 'player-count') throw new UsageProblem(describe(problem));
  }
}

const forSoMany = (min: unknown, max: unknown): string => `this game is for ${min} to ${max} players`;

function describe({ code, about }: { code: string; about: Readonly<Record<string, unknown>> }): string {
  if (code === 'player-count') return forSoMany(about.min, about.max);
  if (code === 'unknown-box') return `there is no box ${about.box}: the boxes are ${CHOOSABLE.join(', ')}`;
  if (code === 'box-twice') return `the box ${about.box} is there twice`;
  if (code === 'not-together') {
    return `${about.box} and ${about.other ?? `${about.option} ${about.value}`} cannot be played together`;
  }
  return `${code.replaceAll('-', ' ')}: ${Object.values(about).join(' ')}`;
}

/** Names with commas between them, in lines of at most so many characters. */
function inLines(names: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const [at, name] of names.entries()) {
    const word = at === names.length - 1 ? name : `${name},`;
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
