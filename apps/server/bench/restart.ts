// How soon a killed server serves its running games again: `holdup bench server --restart`. docs/performance.md says what it means.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import './load/lighter.ts';
import { freePort } from '../../../scripts/freePort.mjs';
import { ServerUnderFire } from './chaos/server.ts';
import { type Account, SETTINGS } from './load/account.ts';
import { signUpFours, TABLES_EACH } from './load/company.ts';
import { Passenger } from './load/passenger.ts';
import { spreadOf, Tally } from './load/tally.ts';

/** Answers of each game before the plug is pulled: some are in its last snapshot, some after it. */
const PLAYED = 45;
/** A game may take so long for them, in ms. */
const PLAYING = 60_000;
/** So many are served at once when all come back together. */
const TOGETHER = 16;

/** One game that was under way, and those at its table. */
interface Game {
  readonly table: string;
  readonly accounts: readonly Account[];
}

interface Restart {
  readonly games: number;
  /** From the start of the process to its first answer, in ms. */
  readonly open: number;
  /** From a claim of a seat, the first at its table, to the whole table on the claimer's screen, in ms; one after the other. */
  readonly firstClaims: readonly number[];
  /** From the start of the process until somebody sees each table, where all claim their seats at once, in ms. */
  readonly all: number;
}

const nothing = new Tally();
const ear = () => nothing.ear(() => null);

/** Resolves once `passenger` sees the game again. */
function sees(passenger: Passenger): Promise<void> {
  return new Promise((seen, late) => {
    const timer = setTimeout(() => late(new Error('a table is not shown again')), PLAYING);
    passenger.changed = () => {
      if (!passenger.seesGame) return;
      clearTimeout(timer);
      passenger.changed = () => {};
      seen();
    };
    passenger.changed();
  });
}

/** Four people sit down and play a while. */
async function begin(url: string, accounts: readonly Account[]): Promise<Game> {
  const [host, ...others] = accounts as [Account, ...Account[]];
  const { table } = await host.post<{ table: { id: string } }>('/tables', SETTINGS);
  for (const other of others) await other.post(`/tables/${table.id}/join`, {});
  for (const account of accounts) await account.post(`/tables/${table.id}/ready`, { ready: true });
  await host.post(`/tables/${table.id}/start`);
  const seated = await Promise.all(accounts.map((one) => Passenger.sit(url, one, table.id, ear())));
  await new Promise<void>((played, late) => {
    const timer = setTimeout(() => late(new Error('a game does not get on')), PLAYING);
    let answers = 0;
    for (const passenger of seated) {
      passenger.changed = () => {
        if (!passenger.seesGame) return;
        if (answers < PLAYED && passenger.answer()) answers += 1;
        if (answers < PLAYED) return;
        clearTimeout(timer);
        played();
      };
      passenger.changed();
    }
  });
  for (const passenger of seated) passenger.changed = () => {};
  return { table: table.id, accounts };
}

async function claim(url: string, { table, accounts }: Game): Promise<number> {
  const began = performance.now();
  const [host] = accounts as [Account];
  await sees(await Passenger.sit(url, host, table, ear()));
  return performance.now() - began;
}

/** Does `work` for each of `items`, so many at once. */
async function aFewAtATime<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<unknown>) {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) await work(items[next++] as T);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Begins `count` games, kills the server twice, and takes the times of its coming back. */
export async function measureRestart(count: number): Promise<Restart> {
  const dataDir = mkdtempSync(join(tmpdir(), 'holdup-restart-'));
  const server = new ServerUnderFire(await freePort(), { DATA_DIR: dataDir, BOT_DELAY_MS: '0' });
  const url = `http://127.0.0.1:${server.port}`;
  try {
    await server.warmUp();
    await server.start();
    const fours = await signUpFours(url, count);
    const games: Game[] = [];
    await aFewAtATime(
      Array.from({ length: count }, (_, index) => index),
      8,
      async (index) => games.push(await begin(url, fours[Math.floor(index / TABLES_EACH)] ?? [])),
    );
    await server.kill();
    const open = await server.start();
    const firstClaims: number[] = [];
    for (const game of games) firstClaims.push(await claim(url, game));
    await server.kill();
    const began = performance.now();
    await server.start();
    await aFewAtATime(games, TOGETHER, (game) => claim(url, game));
    return { games: games.length, open, firstClaims, all: performance.now() - began };
  } finally {
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The figures, one line each. */
export function linesOf({ games, open, firstClaims, all }: Restart): [string, string][] {
  const { p50, p99 } = spreadOf(firstClaims);
  const ms = (value: number): string => `${value.toFixed(0)} ms`;
  return [
    [`killed with ${games} games under way, open again`, `${ms(open)} after its start`],
    [
      'the first claim of a seat at each table',
      `p50 ${ms(p50)}, p99 ${ms(p99)}, at most ${ms(Math.max(...firstClaims))}`,
    ],
    ['all claimed at once: all of them shown again', `${ms(all)} after its start`],
  ];
}
