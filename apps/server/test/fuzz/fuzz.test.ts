import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type Guest,
  newGuest,
  type Passenger,
  startedGame,
  type TestServer,
  testServer,
  until,
} from '../harness.ts';
import { RawSocket } from '../rawSocket.ts';
import { calls, closeCalls, send, wrongWith } from './http.ts';
import { bytesOf, said } from './room.ts';

/** Inputs of each kind; more with `HOLDUP_RUNS`, others with `HOLDUP_SEED`. */
const INPUTS = Number(process.env.HOLDUP_RUNS ?? 3000);
const SEED = Number(process.env.HOLDUP_SEED ?? 1);
/** Calls that are under way at once, and messages before the attacker waits for the room to have read them. */
const TOGETHER = 8;
const BREATH = 50;
/** Made at once: all of a long run would not fit into memory. */
const BATCH = 500;
const PATIENCE_MS = 60_000 + INPUTS * 20;

let server: TestServer;
/** A game that is none of the attackers' business, and one in which an attacker has a seat and is asked nothing. */
let others: Awaited<ReturnType<typeof startedGame>>;
let own: Awaited<ReturnType<typeof startedGame>>;
const crashes: unknown[] = [];
const crashed = (why: unknown): void => void crashes.push(why);

beforeAll(async () => {
  process.on('unhandledRejection', crashed);
  server = await testServer();
  others = await startedGame(server.url, 3, { watch: 'nobody' });
  own = await startedGame(server.url, 4);
  await until(() => own.passengers.some((one) => one.owes), 'a question');
});
afterAll(async () => {
  process.off('unhandledRejection', crashed);
  closeCalls();
  await server.end();
});

/** Hands out `INPUTS` values, a batch at a time. */
async function tried<V>(
  values: fc.Arbitrary<V>,
  some: (batch: readonly V[]) => Promise<void>,
): Promise<void> {
  for (let done = 0; done < INPUTS; done += BATCH) {
    await some(fc.sample(values, { numRuns: Math.min(BATCH, INPUTS - done), seed: SEED + done }));
  }
}

const shownTo = (passengers: readonly Passenger[]): unknown =>
  passengers.map(({ view: { version, table, prompt } }) => ({ version, table, prompt }));

/** That nothing has happened to the server or the prototypes of everything. */
async function expectUnharmed(): Promise<void> {
  expect(crashes).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
}

test(
  'whatever is sent to any route there is, the answer is no breakdown, a refusal has a code, and others’ tables are as they were',
  async () => {
    const before = shownTo(others.passengers);
    const attackers = [await newGuest(server.url, 'Eve'), await newGuest(server.url, 'Mallory')];
    const known = { tables: [others.id, own.id], cookies: attackers.map(({ cookie }) => cookie) };
    const description = await (await fetch(`${server.url}/api/openapi.json`)).json();
    const { routes, sent } = calls(description, known);
    expect(routes).toBeGreaterThan(20);
    const statuses = new Map<number, number>();
    await tried(sent, async (batch) => {
      for (let i = 0; i < batch.length; i += TOGETHER) {
        await Promise.all(
          batch.slice(i, i + TOGETHER).map(async (call) => {
            const returned = await send(server.url, call);
            const status = returned?.status ?? 0;
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
            expect({ call, wrong: returned && wrongWith(call, returned) }).toEqual({ call, wrong: null });
          }),
        );
      }
    });
    // Not everything is turned away at the door: some calls are good ones, and some are understood and refused.
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 403, 404]));
    await expectUnharmed();
    expect(shownTo(others.passengers)).toEqual(before);
    const [host] = others.guests as [Guest];
    expect(await host.table('GET', `/tables/${others.id}`)).toMatchObject({ phase: 'running' });
  },
  PATIENCE_MS,
);

test(
  'whatever is said in a room by who is asked nothing, the game stands as it was and the others can go on',
  async () => {
    const asked = own.passengers.findIndex((one) => one.owes);
    const seat = own.passengers.findIndex((one) => !one.owes);
    const eve = own.guests[seat] as Guest;
    const playing = own.passengers[asked] as Passenger;
    const rest = own.passengers.filter((_, at) => at !== seat);
    const before = shownTo(rest);
    let rejoined = 0;
    let raw: RawSocket | null = null;
    const socket = async (): Promise<RawSocket> => {
      if (raw && !raw.gone && raw.closing === null) return raw;
      raw?.end();
      rejoined += 1;
      raw = await RawSocket.join(eve, own.id);
      raw.acknowledge();
      return raw;
    };
    await tried(said, async (batch) => {
      for (const [i, one] of batch.entries()) {
        (await socket()).bytes(bytesOf(one));
        if (i % BREATH === BREATH - 1) await playing.send('time');
      }
      expect(shownTo(rest)).toEqual(before);
    });
    (raw as RawSocket | null)?.end();
    expect(rejoined).toBeGreaterThan(0);
    await expectUnharmed();
    const { version } = playing.view;
    expect(await playing.answer(playing.question?.options[0]?.id ?? '')).toMatchObject({ ok: true });
    await until(() => rest.every((one) => one.view.version > version), 'the answer to be shown');
  },
  PATIENCE_MS,
);
