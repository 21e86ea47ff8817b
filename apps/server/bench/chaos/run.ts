import { chanceFrom } from '@holdup/bots';
import { audit, type Counts, type Findings } from './audit.ts';
import { Caller } from './caller.ts';
import { Company, HABITS, type Habits } from './company.ts';
import type { Deployment } from './deployment.ts';
import { Faults, type Harm } from './faults.ts';
import { type Manners, Rider } from './rider.ts';

interface Wish {
  /** Games under way at once. */
  readonly games: number;
  readonly seconds: number;
  readonly seed: string;
  /** Told now and then how it goes. */
  tell(line: string): void;
}

export interface Report {
  readonly what: string;
  readonly seconds: number;
  readonly findings: Findings;
  readonly counts: Counts;
  readonly harm: Harm;
  readonly duplicates: number;
  /** Servers that ended by themselves. */
  readonly crashes: number;
  /** From the loss of a seat to the next full view, in ms, shortest first. */
  readonly returns: readonly number[];
  /** From the start of a killed server to its first answer, in ms, shortest first. */
  readonly starts: readonly number[];
  /** What the servers logged of games that they could not go on with. */
  readonly frozen: readonly string[];
  /** The last words of the servers. */
  readonly log: string;
}

/** After the last fault the games have so long to end, in ms, as long as they get on. */
const CALM = 300_000;
/** Where nothing moves for so long, in ms, it is stuck. */
const STUCK_AFTER = 60_000;
/** On average everybody thinks for so many ms for each game under way, so that more games are no more work. */
const THINKING_EACH = 8;
const HURRY = 3;

const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));
const ascending = (numbers: number[]): number[] => numbers.sort((a, b) => a - b);

/** Plays `games` games at once under faults for a time, then in peace to their ends, and looks whether all is right. Ends the deployment. */
export async function chaos(on: Deployment, wish: Wish): Promise<Report> {
  const random = chanceFrom(wish.seed);
  const manners: Manners = { thinking: wish.games * THINKING_EACH };
  const faults = new Faults(on, random);
  const ticks: NodeJS.Timeout[] = [];
  try {
    await on.servers[0]?.warmUp();
    for (const server of on.servers) await server.start();
    const companies = await assemble(on, wish.games, manners, random);
    const began = performance.now();
    const until = began + wish.seconds * 1000;
    ticks.push(setInterval(() => look(companies, until, wish.tell), 1000));
    look(companies, until, wish.tell);
    await faults.rage(until);
    wish.tell(`${seconds(began)} s: the faults are over, and the games go on to their ends`);
    manners.thinking = wish.games * HURRY;
    await ended(companies);
    const { length } = companies.filter(({ playing }) => playing);
    wish.tell(
      `${seconds(began)} s: ${length === 0 ? 'all games have ended' : `${length} games have not ended`}`,
    );
    for (const tick of ticks) clearInterval(tick);
    for (const company of companies) company.part();
    for (const server of on.servers) await server.close();
    return await judge(on, { companies, faults, seconds: seconds(began) });
  } finally {
    for (const tick of ticks) clearInterval(tick);
    await on.end();
  }
}

const seconds = (since: number): number => Math.round((performance.now() - since) / 1000);

async function assemble(
  { url }: Deployment,
  games: number,
  manners: Manners,
  random: () => number,
): Promise<Company[]> {
  const companies: Company[] = [];
  for (let table = 0; table < games; table++) {
    const habits = HABITS[table % HABITS.length] as Habits;
    const callers = Array.from({ length: habits.people }, (_, i) => new Caller(url, `T${table} P${i}`));
    await Promise.all(callers.map((caller) => caller.signUp()));
    companies.push(
      new Company(
        habits,
        callers.map((caller) => new Rider(caller, manners, random)),
      ),
    );
  }
  return companies;
}

/** Once a second: nobody sleeps in, who is done plays again, and while there is time everybody plays. */
function look(companies: readonly Company[], until: number, tell: (line: string) => void): void {
  for (const company of companies) {
    for (const rider of company.riders) rider.tick();
    if (company.playing && company.over) company.part();
    if (performance.now() < until)
      company.setOut((error) => tell(`a game could not be begun: ${String(error)}`));
  }
}

async function ended(companies: readonly Company[]): Promise<void> {
  await Promise.all(companies.map((company) => company.settled()));
  const end = performance.now() + CALM;
  let moved = performance.now();
  let before = '';
  while (performance.now() < end && companies.some(({ playing }) => playing)) {
    const now = companies
      .map(({ riders }) => riders.map((rider) => rider.testimony.acknowledged.length))
      .join();
    if (now !== before) moved = performance.now();
    before = now;
    if (performance.now() - moved > STUCK_AFTER) return;
    await pause(250);
  }
}

interface Played {
  readonly companies: readonly Company[];
  readonly faults: Faults;
  readonly seconds: number;
}

async function judge(on: Deployment, { companies, faults, seconds }: Played): Promise<Report> {
  const store = await on.open();
  try {
    const riders = companies.flatMap((company) => company.riders);
    const judged = await audit(
      store,
      companies.flatMap(({ told }) => told),
    );
    return {
      what: on.disk ? `${on.what} (${on.disk.how})` : on.what,
      seconds,
      ...judged,
      harm: faults.harm,
      duplicates: riders.reduce((sum, rider) => sum + rider.duplicates, 0),
      crashes: on.servers.reduce((sum, server) => sum + server.crashes, 0),
      returns: ascending(riders.flatMap((rider) => rider.returns)),
      starts: ascending([...faults.starts]),
      frozen: on.servers.flatMap(({ frozen }) => frozen),
      log: on.servers.map(({ log }) => log).join('\n'),
    };
  } finally {
    await store.close();
  }
}
