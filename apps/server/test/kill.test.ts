import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceFrom } from '@holdup/bots';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '../../../scripts/freePort.mjs';
import { Company, type Habits } from './kill/company.ts';
import { readDisk } from './kill/ledger.ts';
import { Passenger } from './kill/passenger.ts';
import { ServerProcess } from './kill/serverProcess.ts';

const KILLS = 50;
/** Every so often the plug is pulled while the server is only starting. */
const STARTING_EVERY = 8;
/** Once the server stays away long enough for a clock to tell. */
const LONG_OUTAGE_AFTER = 3;
/** The whole evening may take so long, in ms, on a machine with much else to do. By itself it takes about two minutes. */
const LIMIT = 1_500_000;

/** Two starts and the signing up may take so long, in ms, on such a machine. */
const SETTING_UP = 300_000;

const HABITS: readonly Habits[] = [
  { people: 4, bots: 0, secondsPerDecision: 600 },
  { people: 2, bots: 0, secondsPerDecision: 0 },
  { people: 3, bots: 2, secondsPerDecision: 0 },
];

const seed = process.env.KILL_SEED ?? String(Date.now());
/** So that a failed evening can be had again, but for the machine's own timing. */
const random = chanceFrom(seed);
const folder = mkdtempSync(join(tmpdir(), 'holdup-kill-'));
const dataDir = join(folder, 'data');
let server: ServerProcess;
let companies: Company[];
const starts: number[] = [];

beforeAll(async () => {
  server = new ServerProcess(await freePort(), dataDir, {
    BOT_DELAY_MS: '10',
    NODE_COMPILE_CACHE: join(folder, 'cache'),
  });
  // The cache is written when a server closes in peace; it halves the time of all further starts.
  await server.start();
  await server.close();
  starts.push(await server.start());
  companies = await Promise.all(
    HABITS.map(async (habits, table) => {
      const names = Array.from({ length: habits.people }, (_, i) => `Table ${table} seat ${i}`);
      const people = names.map((name) => new Passenger(server.url, name, random));
      for (const one of people) await one.signUp();
      return new Company(habits, people);
    }),
  );
}, SETTING_UP);
afterAll(async () => {
  await server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));

/** Pulls the plug, and holds what everybody knows against what is on disk. */
async function pullThePlug(): Promise<void> {
  await server.kill();
  for (const company of companies) company.stop();
  await readDisk(dataDir, async (store) => {
    for (const company of companies) await company.audit(store);
  });
}

async function playFor(ms: number): Promise<void> {
  for (const company of companies) if (!company.playing) await company.sitDown();
  await Promise.all(companies.map((company) => company.comeBack(server.launchedAt)));
  for (const company of companies) company.play();
  await pause(ms);
}

async function playToTheEnd(): Promise<void> {
  const playing = companies.filter((company) => company.playing);
  await Promise.all(playing.map((company) => company.comeBack(server.launchedAt)));
  for (const company of playing) company.play();
  const until = Date.now() + 30_000;
  while (!playing.every((company) => company.over) && Date.now() < until) await pause(50);
}

test(
  `a server killed at ${KILLS} random moments loses no acknowledged answer, applies none twice, and shows everybody the table as it was`,
  async () => {
    const began = Date.now();
    const until = began + LIMIT;
    let kills = 0;
    try {
      while (kills < KILLS && Date.now() < until) {
        await playFor(30 + random() * 600);
        await pullThePlug();
        kills += 1;
        if (kills % STARTING_EVERY === 0) {
          server.launch();
          await pause(random() * (starts.at(-1) ?? 1000));
          await pullThePlug();
          kills += 1;
        }
        if (kills === LONG_OUTAGE_AFTER) await pause(5000);
        starts.push(await server.start());
      }
      await playToTheEnd();
      await pullThePlug();
    } catch (error) {
      throw new Error(`KILL_SEED=${seed}, kill ${kills}: ${String(error)}\n${server.log}`, { cause: error });
    }
    expect(kills).toBeGreaterThanOrEqual(KILLS);
    expect(companies.filter((company) => company.playing)).toEqual([]);
    tell(kills, Math.round((Date.now() - began) / 1000));
  },
  LIMIT + 60_000,
);

function tell(kills: number, seconds: number): void {
  const sum = (part: 'games' | 'acknowledged' | 'unheard' | 'views') =>
    companies.reduce((total, { tally }) => total + tally[part], 0);
  const middle = [...starts].sort((a, b) => a - b)[Math.floor(starts.length / 2)];
  console.log(
    `${kills} kills in ${seconds} s: ${sum('games')} games played to the end, ${sum('acknowledged')} answers acknowledged and none lost, ` +
      `${sum('unheard')} kept that nobody had heard of, ${sum('views')} views compared; the server was back in ${middle} ms (median)`,
  );
}
