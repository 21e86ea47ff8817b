// What the server costs and how quickly it answers: a real server process with the embedded store on, and real SDK clients in a
// second process, on this machine. docs/performance.md says what the figures mean.
//   holdup bench server [--quick] [--profile FILE]
//   holdup bench server --restart [--games N]
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ClientProcess } from './load/clientProcess.ts';
import type { Results } from './load/clients.ts';
import type { Reading } from './load/gauge.ts';
import { LaunchedServer } from './load/launched.ts';
import { type Pause, Stillness } from './load/stillness.ts';
import { type Bytes, type Spread, spreadOf, type Wait } from './load/tally.ts';
import { engineSpeed } from './load/yardstick.ts';

interface Size {
  /** Games raced through before anything is measured, so that both processes are warm. */
  readonly warmUp: number;
  readonly race: number;
  /** Seconds for which each number of games is played at one answer a second. */
  readonly pace: number;
  readonly idle: number;
  readonly deserted: number;
  /** Seconds that making tables, or a race, may take at the most each time: a slow machine measures fewer. */
  readonly most: number;
}

const FULL: Size = { warmUp: 250, race: 160, pace: 20, idle: 8, deserted: 1000, most: 15 };
const QUICK: Size = { warmUp: 10, race: 40, pace: 5, idle: 2, deserted: 200, most: 3 };
const AT_A_TIME = 20;

/** Whoever read the figures has gone (`holdup bench server | head`): no more are taken, and what was started is ended. */
class SeenEnough extends Error {}
let isRead = true;
process.stdout.on('error', () => {
  isRead = false;
});

function say(what: string, figure: string): void {
  if (!isRead) throw new SeenEnough();
  console.log(`${what.padEnd(46)} ${figure}`);
}
const number = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const share = (from: Reading, to: Reading): number => (100 * (to.cpu - from.cpu)) / (to.at - from.at);
const pause = (seconds: number): Promise<void> => new Promise((next) => setTimeout(next, seconds * 1000));

/** Processes that have memory to find again are held up a while longer than one that has next to none: so many ms. */
const AFTERMATH = 20;

const isNear = ({ sent, took }: Wait, { from, to }: Pause): boolean =>
  sent < to + AFTERMATH && sent + took > from - AFTERMATH;

function sayLatency(games: number, waits: readonly Wait[], pauses: readonly Pause[], load: number): void {
  const times = ({ p50, p99 }: Spread): string => `p50 ${number(p50, 2)} ms, p99 ${number(p99, 2)} ms`;
  const apart = waits.filter((wait) => !pauses.some((pause) => isNear(wait, pause)));
  const tooks = (some: readonly Wait[]): Spread => spreadOf(some.map(({ took }) => took));
  say(
    `${games} games, one answer a second each`,
    `${times(tooks(waits))} (${number(waits.length)} patches); server ${number(load, 1)} % of a core`,
  );
  say(
    '  apart from pauses of the machine itself',
    `${times(tooks(apart))} (${number((100 * apart.length) / waits.length)} % of them; ${number(pauses.length)} pauses)`,
  );
}

function sayBytes({ patch, facts, together, reply, firstState }: Bytes): void {
  const line = ({ p50, mean, p99 }: Spread): string =>
    `median ${number(p50)}, mean ${number(mean)}, p99 ${number(p99)} bytes`;
  say('each answer sends each client', line(together));
  say('  of it the patch', line(patch));
  say('  of it the packed facts', line(facts));
  say('the one who answered also gets', line(reply));
  say('who sits down gets the whole state', line(firstState));
}

/** What a server and its clients are up to. */
interface Scene {
  readonly server: LaunchedServer;
  readonly clients: ClientProcess;
  readonly size: Size;
  /** Where a profile of the server while the games are raced goes; null: there is none. */
  readonly profile: string | null;
}

const gather = ({ server, clients, size }: Scene, games: number): Promise<Results['gather']> =>
  clients.do('gather', { url: server.url, games, most: size.most });

/** The share of a core that the server takes while nobody does anything, in percent. */
async function idleShare({ server, size }: Scene): Promise<number> {
  await pause(1);
  const from = await server.read();
  await pause(size.idle);
  return share(from, await server.read());
}

/** Games at one answer a second, and what they take while nobody does anything. */
async function paced(scene: Scene): Promise<void> {
  const { server, clients, size } = scene;
  const before = await server.ask({ what: 'tidy' });
  let seated = 0;
  for (const wanted of [50, 200]) {
    seated = (await gather(scene, wanted - seated)).games;
    const from = await server.read();
    const stillness = new Stillness();
    const { waits } = await clients.do('pace', { seconds: size.pace });
    sayLatency(seated, waits, stillness.end(), share(from, await server.read()));
  }
  const after = await server.ask({ what: 'tidy' });
  const kilobytes = (what: 'resident' | 'heap'): string =>
    number((after[what] - before[what]) / seated / 1024);
  say(
    'each table with four clients takes',
    `${kilobytes('heap')} KB of heap and buffers, ${kilobytes('resident')} KB resident`,
  );
  say(
    `${seated} tables, ${4 * seated} clients, nobody acting`,
    `${number(await idleShare(scene), 1)} % of a core`,
  );
  await clients.do('leave', {});
}

/** As many answers as the clients can give. */
async function raced(scene: Scene): Promise<void> {
  const { server, clients, size, profile } = scene;
  await gather(scene, size.race);
  if (profile) await server.ask({ what: 'profile' });
  const from = await server.read();
  const { answers, seconds, cpu, bytes } = await clients.do('race', { atATime: AT_A_TIME, most: size.most });
  const to = await server.read();
  if (profile) await server.ask({ what: 'profiled', file: profile });
  const used = (to.cpu - from.cpu) / 1000;
  say(
    `${AT_A_TIME} games as fast as the clients can`,
    `${number(answers / seconds)} answers/s, journal included (${number(answers)} in ${number(seconds, 1)} s)`,
  );
  say(
    '  for each second of one core the server used',
    `${number(answers / used)} answers (${number((1e6 * used) / answers)} µs each)`,
  );
  say(
    '  load of the server, and of the clients',
    `${number(share(from, to))} % and ${number((100 * cpu) / seconds)} % of a core`,
  );
  sayBytes(bytes);
  await clients.do('leave', {});
}

async function deserted(scene: Scene): Promise<void> {
  const { server, clients, size } = scene;
  const before = await server.ask({ what: 'tidy' });
  const { games } = await clients.do('deserted', {
    url: server.url,
    games: size.deserted,
    most: size.most,
  });
  const after = await server.ask({ what: 'tidy' });
  const kilobytes = (after.heap - before.heap) / games / 1024;
  say(
    `${number(games)} rooms with a game and nobody there`,
    `${number(await idleShare(scene), 2)} % of a core, ${number(kilobytes)} KB of heap and buffers each`,
  );
}

async function measure(size: Size, profile: string | null): Promise<void> {
  const server = await LaunchedServer.start();
  let clients = new ClientProcess();
  try {
    await gather({ server, clients, size, profile }, size.warmUp);
    await clients.do('race', { atATime: AT_A_TIME, most: size.most });
    await clients.do('leave', {});
    clients.end();
    // Others, whose memory is not full of games gone by: it is the server's that is measured.
    clients = new ClientProcess();
    const scene = { server, clients, size, profile };
    await paced(scene);
    await raced(scene);
    await deserted(scene);
  } finally {
    clients.end();
    await server.end();
  }
}

async function restarted(games: number): Promise<void> {
  const { linesOf, measureRestart } = await import('./restart.ts');
  for (const [what, figure] of linesOf(await measureRestart(games))) say(what, figure);
}

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    profile: { type: 'string' },
    restart: { type: 'boolean' },
    games: { type: 'string', default: '200' },
  },
});
console.log('A real server process with its journal on, and a process of real SDK clients, on this machine.');
say('load of the machine before', `${number(loadavg()[0] ?? 0, 1)} on ${availableParallelism()} cores`);
say('the engine alone, on one thread just now', `${number(engineSpeed())} answers/s`);
try {
  if (values.restart) await restarted(Number(values.games));
  else await measure(values.quick ? QUICK : FULL, values.profile ?? null);
} catch (error) {
  if (!(error instanceof SeenEnough)) throw error;
}
// Clients whose server was killed still have something to wait for.
process.exit();
