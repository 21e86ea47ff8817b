import type { AnyTable, Fact, Game, Viewer } from '@holdup/engine';
import { jest } from '@jest/globals';
import type { TableId } from '../../src/store/index.ts';
import type { Guest } from '../harness.ts';
import { type Pair, type World, whimOf } from './pairs.ts';
import type { Recorder } from './recorder.ts';
import { type Chosen, type Company, houseHere, overhear, settled, Wire } from './wire.ts';

/** All that one audience was sent, and what the server wrote about it. */
export interface Heard {
  readonly wire: readonly string[];
  readonly api: readonly string[];
  readonly log: readonly string[];
}

/** What else happens on the way, besides the answers: the same in both worlds. */
export interface Course {
  readonly pair: Pair;
  /** Makes the course what it is. */
  readonly name: string;
  /** Steps taken before anybody comes. */
  readonly start: number;
  /** How the table is set up. */
  readonly chosen?: Chosen;
  /** The game in the room; a test of tests gives another one. */
  readonly game?: Game<AnyTable, Fact>;
}

/** The first thing that differs between the two worlds of a course, to be read by a person; null where all is the same. */
export async function difference(company: Company, course: Course): Promise<string | null> {
  const table = await company.tableFor(course.pair.setup, course.chosen);
  const heard: Heard[] = [];
  for (const world of course.pair.worlds) heard.push(await play({ company, course, world, table }));
  const [mine, other] = heard as [Heard, Heard];
  for (const part of ['wire', 'api', 'log'] as const) {
    const found = firstOf(mine[part], other[part]);
    if (found) return `${part} ${found}`;
  }
  return null;
}

function firstOf(mine: readonly string[], other: readonly string[]): string | null {
  for (let i = 0; i < Math.max(mine.length, other.length); i++) {
    if (mine[i] !== other[i]) return `${i}:\n${clipped(mine[i])}\n${clipped(other[i])}`;
  }
  return null;
}
const clipped = (text: string | undefined): string => JSON.stringify(text ?? null).slice(0, 1500);

interface Playing {
  readonly company: Company;
  readonly course: Course;
  readonly world: World;
  readonly table: TableId;
}

/** Time stands still, and the journal is this world's: everything else is as ever. */
async function play(playing: Playing): Promise<Heard> {
  const { company, course, world, table } = playing;
  const { setup, game } = course.pair;
  const seats = setup.players.length;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(NOW);
  const wire = await Wire.open({
    company,
    table,
    seats,
    game: course.game ?? game,
    world,
    start: course.start,
  });
  const log = overhear(houseHere());
  try {
    return { ...(await follow(wire, playing)), log: log.lines.map(timeless) };
  } finally {
    log.end();
    await wire.close();
    clock.mockRestore();
  }
}

const NOW = Date.now();

const timeless = (line: string): string =>
  line.replace(/"(time|responseTime)":("[^"]*"|[\d.]+),?/g, '').replace(/"(sessionId|id)":"[^"]*"/g, '');

const GUESSES = [
  'play:move',
  'play:loot:down',
  'draw',
  'target:belle',
  'take:#1',
  'drop:#7',
  'keep:shoot',
  'plan:fire,move,flip',
  'yes',
  'nonsense',
];

/** Goes through the steps of a world, with what the audience does beside them. */
async function follow(
  wire: Wire,
  { company, course, world, table }: Playing,
): Promise<Pick<Heard, 'wire' | 'api'>> {
  const whim = whimOf(`${course.name} beside`);
  const { viewer } = course.pair;
  const seats = course.pair.setup.players.length;
  const who = company.at(viewer, seats);
  const arrive = (): Promise<Recorder> => (viewer === 'public' ? wire.watch() : wire.sit(viewer));
  const recorders = [await arrive()];
  for (let seat = 0; seat < seats; seat++) if (seat !== viewer) await wire.sit(seat);
  const api: string[] = [];
  let re = 10_000;
  while (wire.at < world.steps.length) {
    await wire.step();
    const says = (type: string, payload: object): void =>
      recorders.at(-1)?.say(type, { re: re++, ...payload });
    const prompt = world.steps[wire.at - 1]?.match.prompt?.id ?? 0;
    if (whim(6) === 0) {
      for (const option of GUESSES)
        says('answer', {
          prompt: prompt - (whim(8) === 0 ? 1 : 0),
          option: safely(option, world, wire.at, viewer),
        });
    }
    if (whim(12) === 0) says('resync', {});
    if (whim(12) === 0) says('history', { after: whim(3) === 0 ? -1 : whim(wire.at + 1) });
    await settled();
    if (whim(15) === 0) recorders.push(await arrive());
    if (whim(25) === 0) api.push(...(await asked(who, [`/tables/${table}`, `/tables/${table}/transcript`])));
  }
  recorders.at(-1)?.say('resync', { re: re++ });
  recorders.at(-1)?.say('history', { re: re++, after: -1 });
  await settled();
  recorders.push(await arrive());
  api.push(...(await asked(who, [`/tables/${table}`, '/tables', '/me/tables'])));
  return { wire: recorders.flatMap((one) => wire.plain(one.sent)), api };
}

/** A guess that would be taken would change the game. */
function safely(option: string, world: World, at: number, viewer: Viewer): string {
  const prompt = world.steps[at - 1]?.match.prompt;
  const offered = prompt?.questions.find(({ seat }) => seat === viewer)?.options ?? [];
  return offered.some(({ id }) => id === option) ? 'nonsense' : option;
}

/** What the audience reads over HTTP. */
async function asked(guest: Guest, paths: readonly string[]): Promise<string[]> {
  const answers = [];
  for (const path of paths) {
    const response = await fetch(`${guest.url}/api${path}`, { headers: { cookie: guest.cookie } });
    const headers = [...response.headers].filter(([name]) => name !== 'date');
    answers.push(`${response.status} ${JSON.stringify(headers)} ${await response.text()}`);
  }
  return answers;
}
