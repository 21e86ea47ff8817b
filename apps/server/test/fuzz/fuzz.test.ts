import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { TableId } from '../../src/store/index.ts';
import {
  type Guest,
  newGuest,
  type Passenger,
  settings,
  startedGame,
  type TestServer,
  testServer,
  until,
} from '../harness.ts';
import { houseHere, overhear } from '../leaks/wire.ts';
import { Attacker } from './attacker.ts';
import { calls, closeCalls, type Known, type Sent, send, wrongWith } from './http.ts';
import { said } from './room.ts';
import { write, writes } from './sockets.ts';

/** How much is sent in all; `npm run fuzz` sends a million. Other inputs with `HOLDUP_SEED`. */
const INPUTS = Number(process.env.HOLDUP_RUNS ?? 8000);
const SEED = Number(process.env.HOLDUP_SEED ?? 1);
const SHARES = { room: 0.89, calls: 0.1, sockets: 0.01 };
const LONG = 120_000 + INPUTS * 10;
/** What the heap may have grown by at the end, in MB, however much was sent. */
const GROWTH = 48;

let server: TestServer;
let game: Awaited<ReturnType<typeof startedGame>>;
let log: ReturnType<typeof overhear>;
const crashes: unknown[] = [];
const crashed = (why: unknown): void => void crashes.push(why);
beforeAll(async () => {
  // The decoder of the framework complains of each text that is none: `main` measures that out, here it is not heard at all (a mock would
  // remember every word).
  console.error = () => undefined;
  process.on('unhandledRejection', crashed);
  server = await testServer({ LOG_LEVEL: 'error' });
  game = await startedGame(server.url, 4);
  log = overhear(houseHere());
});
afterAll(async () => {
  process.off('unhandledRejection', crashed);
  closeCalls();
  log.end();
  await server.end();
});

const roomOf = () => {
  const room = houseHere().trains.get(game.id as TableId);
  if (!room) throw new Error('the room is gone');
  return room;
};

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const heap = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

/** What our own parts have written to the log; the framework tells of broken frames. */
const troubles = (): string[] => log.lines.filter((line) => /"(table|path)":/.test(line));

/** Those who play honestly at the same table do so still. */
async function stillWell(): Promise<void> {
  const [ann] = game.passengers as [Passenger];
  expect(await ann.send('time')).toMatchObject({ ok: true });
  expect(roomOf().table.phase).toBe('running');
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect([...crashes, ...troubles()]).toEqual([]);
}

/** Those at the table keep all that they hear, which is not the server's doing. */
function forget({ frames, batches, replies, chat, notices }: Passenger): void {
  for (const heard of [frames, batches, replies, chat, notices]) heard.length = 0;
}

/** Figures of a run that somebody asked for. */
function report(what: string, figures: object): void {
  if (process.env.HOLDUP_RUNS) process.stderr.write(`${what}: ${JSON.stringify(figures)}\n`);
}

test(
  'whatever is sent to a room, it is answered by a code, and what is refused changes nothing',
  async () => {
    const eve = new Attacker(game.guests[1] as Guest, game.id, 'seat');
    const gil = new Attacker(await newGuest(server.url, 'Gil'), game.id, 'gallery');
    const count = Math.ceil(INPUTS * SHARES.room);
    const began = performance.now();
    let first = 0;
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(said, fc.nat(4), async (one, who) => {
        const room = roomOf();
        const [match, { revision }] = [room['crew'].train.running?.match, room.table];
        const taken = await (who === 0 ? gil : eve).send(one);
        if (!taken) {
          expect(room['crew'].train.running?.match).toBe(match);
          expect(room.table.revision).toBe(revision);
        }
        expect(room.table.phase).toBe('running');
        sent += 1;
        if (sent % 1000 === 0) game.passengers.forEach(forget);
        if (sent % 50_000 === 0) report('so far', { sent });
        if (sent === Math.min(2000, Math.ceil(count / 5))) first = heap();
      }),
      { numRuns: count, seed: SEED },
    );
    await stillWell();
    const grown = heap() - first;
    expect(grown).toBeLessThan(GROWTH);
    expect(eve.figures.refused).toBeGreaterThan(eve.figures.inputs / 4);
    const seconds = Math.round((performance.now() - began) / 1000);
    report('to a seat', { ...eve.figures, grownMB: Math.round(grown), seconds });
    report('to the gallery', gil.figures);
  },
  LONG,
);

test(
  'whatever is called, the answer is no failure, and a refusal has a code',
  async () => {
    const burglar = await Burglar.prepared(server.url, game.id);
    const description = await (await fetch(`${server.url}/api/openapi.json`)).json();
    const { routes, sent } = calls(description, KNOWN);
    expect(routes).toBeGreaterThan(25);
    const before = await houseHere().store.table(game.id as TableId);
    const count = Math.ceil((INPUTS * SHARES.calls) / TOGETHER);
    const began = performance.now();
    await fc.assert(
      fc.asyncProperty(fc.array(sent, { minLength: TOGETHER, maxLength: TOGETHER }), async (some) => {
        await burglar.refresh();
        const wrong = await Promise.all(some.map((one) => burglar.tries(one)));
        expect(wrong.filter((one) => one !== null)).toEqual([]);
      }),
      { numRuns: count, seed: SEED },
    );
    await stillWell();
    expect(await houseHere().store.table(game.id as TableId)).toEqual(before);
    report(`to ${routes} routes`, {
      ...burglar.figures,
      seconds: Math.round((performance.now() - began) / 1000),
    });
  },
  LONG,
);

test(
  'whatever is written to the port, the server stands, and keeps no connection for it',
  async () => {
    const count = Math.ceil((INPUTS * SHARES.sockets) / TOGETHER);
    const began = performance.now();
    await fc.assert(
      fc.asyncProperty(fc.array(writes, { minLength: TOGETHER, maxLength: TOGETHER }), async (some) => {
        await Promise.all(some.map((one) => write(server.url, one)));
      }),
      { numRuns: count, seed: SEED },
    );
    await stillWell();
    const room = roomOf();
    await until(() => room.clients.length <= game.passengers.length, 'strangers to be gone');
    report('to the port', {
      connections: count * TOGETHER,
      seconds: Math.round((performance.now() - began) / 1000),
    });
  },
  LONG,
);

/** Calls at once. */
const TOGETHER = 8;

/** What stands in calls for what the burglar has at that moment. */
const KNOWN: Known = { tables: ['OWN', 'OTHERS'], cookies: ['FIRST', 'SECOND'] };
const REFRESHED = 20;

/** Somebody who calls everything there is, with accounts and tables of his own and those of others. */
class Burglar {
  readonly figures = { calls: 0, refused: 0, answered: 0, cut: 0 };
  private readonly url: string;
  private readonly others: string;
  private guests: Guest[] = [];
  private own = '';
  private batches = 0;

  private constructor(url: string, others: string) {
    this.url = url;
    this.others = others;
  }

  static async prepared(url: string, others: string): Promise<Burglar> {
    const burglar = new Burglar(url, others);
    await burglar.refresh();
    return burglar;
  }

  /** His accounts sign out and his tables are left, since he tries everything: now and then he needs new ones. */
  async refresh(): Promise<void> {
    if (this.batches++ % REFRESHED !== 0) return;
    this.guests = [await newGuest(this.url, 'Eve'), await newGuest(this.url, 'Mal')];
    this.own = (await (this.guests[0] as Guest).table('POST', '/tables', settings({ seats: 2 }))).id;
  }

  /** What is wrong with the answer to a call; null when nothing is. */
  async tries({ path, headers, ...rest }: Sent): Promise<object | null> {
    const [first, second] = this.guests.map(({ cookie }) => cookie);
    const cookies = { FIRST: first, SECOND: second } as Readonly<Record<string, string | undefined>>;
    const cookie = cookies[headers.cookie ?? ''] ?? headers.cookie;
    const call: Sent = {
      ...rest,
      path: path.replace('OWN', this.own).replace('OTHERS', this.others),
      headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
    };
    this.figures.calls += 1;
    const returned = await send(this.url, call);
    if (!returned) {
      this.figures.cut += 1;
      return null;
    }
    this.figures[returned.status < 400 ? 'answered' : 'refused'] += 1;
    const wrong = wrongWith(call, returned);
    return wrong === null ? null : { wrong, ...call, body: call.body?.slice(0, 200) };
  }
}
