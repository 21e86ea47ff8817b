// The process of the clients: does what its parent asks, one thing at a time, and answers with what it measured.
import './lighter.ts';
import { Account } from './account.ts';
import { Company, fourOf, signUpFours, TABLES_EACH } from './company.ts';
import { type Bytes, Tally, type Wait } from './tally.ts';

export interface Orders {
  /** So many more companies sit down, and their games begin; fewer where that takes longer than `most` seconds. */
  gather: { url: string; games: number; most: number };
  /** Every company gives one answer a second. */
  pace: { seconds: number };
  /** The companies play their games to the end, so many at a time, as fast as they can, for `most` seconds. */
  race: { atATime: number; most: number };
  /** Makes so many tables of one guest and three bots who wait for him. */
  deserted: { url: string; games: number; most: number };
  /** Everybody goes home. */
  leave: Record<string, never>;
}
export interface Results {
  gather: { games: number };
  pace: { waits: readonly Wait[] };
  /** While as many games as asked for were under way. */
  race: { answers: number; seconds: number; cpu: number; bytes: Bytes };
  deserted: { games: number };
  leave: Record<string, never>;
}
export type Order = keyof Orders;

const pause = (seconds: number): Promise<void> => new Promise((next) => setTimeout(next, seconds * 1000));

let companies: Company[] = [];
/** The games still being raced through. */
let games: Promise<unknown> = Promise.resolve();
const tally = new Tally();

interface Limits {
  readonly count: number;
  /** Seconds. */
  readonly most: number;
}

/** Tables are made a few at a time: the calls are not what is measured. Gives how many were made. */
async function aFewAtATime({ count, most }: Limits, make: (index: number) => Promise<void>): Promise<number> {
  const end = performance.now() + 1000 * most;
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count && performance.now() < end) await make(next++);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return next;
}

async function gather({ url, games, most }: Orders['gather']): Promise<Results['gather']> {
  const fours = await signUpFours(url, games);
  await aFewAtATime({ count: games, most }, async (index) => {
    companies.push(await Company.gather(url, fourOf(fours, index), tally));
  });
  return { games: companies.length };
}

/**
 * Does it once a second from `due` to `end` (ms of `performance.now()`), each time at its own moment: an interval would count from when
 * the last call came, so that those who were once held up together would stay together from then on.
 */
function everySecond(due: number, end: number, act: () => void): void {
  if (due >= end) return;
  setTimeout(
    () => {
      act();
      everySecond(due + 1000, end, act);
    },
    Math.max(0, due - performance.now()),
  );
}

async function pace({ seconds }: Orders['pace']): Promise<Results['pace']> {
  tally.forget();
  const began = performance.now();
  const end = began + 1000 * seconds;
  companies.forEach((company, index) => {
    everySecond(began + (1000 * index) / companies.length, end, () => company.answerOnce());
  });
  // The last answers are still under way.
  await pause(seconds + 0.3);
  return { waits: tally.waits };
}

async function race({ atATime, most }: Orders['race']): Promise<Results['race']> {
  tally.forget();
  const waiting = [...companies];
  const began = performance.now();
  const cpu = process.cpuUsage();
  const track = async (): Promise<void> => {
    for (let company = waiting.pop(); company; company = waiting.pop()) await company.playThrough();
  };
  const tracks = Array.from({ length: Math.min(atATime, companies.length) }, track);
  games = Promise.all(tracks);
  // Once one track has no further game there are too few: the figures stop, the other games go on.
  await Promise.race([...tracks, pause(most)]);
  waiting.length = 0;
  const used = process.cpuUsage(cpu);
  return {
    answers: tally.answers,
    seconds: (performance.now() - began) / 1000,
    cpu: (used.user + used.system) / 1e6,
    bytes: tally.bytes,
  };
}

async function deserted({ url, games, most }: Orders['deserted']): Promise<Results['deserted']> {
  const accounts: Account[] = [];
  for (let i = 0; i < games; i += TABLES_EACH) accounts.push(await Account.signUp(url, 'Eve'));
  const made = await aFewAtATime({ count: games, most }, async (index) => {
    await accounts[Math.floor(index / TABLES_EACH)]?.post('/quick', { bots: 3, bot: 'random' });
  });
  return { games: made };
}

async function leave(): Promise<Results['leave']> {
  await games;
  await Promise.all(companies.map((company) => company.leave()));
  companies = [];
  return {};
}

const doing: { [O in Order]: (order: Orders[O]) => Promise<Results[O]> } = {
  gather,
  pace,
  race,
  deserted,
  leave,
};

process.on('message', async ({ order, about }: { order: Order; about: never }) => {
  process.send?.({ result: await doing[order](about) });
});
