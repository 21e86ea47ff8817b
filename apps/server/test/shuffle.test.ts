import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchMaker } from '@colyseus/core';
import {
  isHex32,
  readKeys,
  type Seen,
  seatCommitment,
  serverCommitment,
  type Transcript,
  verifyText,
} from '@holdup/proof';
import { CLOSE, type Commitment, type TableSummary } from '@holdup/protocol';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TrainRoom } from '../src/rooms/trainRoom.ts';
import { openStore, StoreFailure, type TableId } from '../src/store/index.ts';
import {
  type Guest,
  newGuest,
  type Passenger,
  settings,
  type TestServer,
  testServer,
  until,
} from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ REVEAL_SECONDS: '1' });
});
afterAll(() => server.end());

/** Somebody at a table with a number of his own. */
interface Sealer {
  readonly guest: Guest;
  readonly seat: number;
  value: string;
}

const dealOf = (table: TableSummary) => table.deal as NonNullable<TableSummary['deal']>;

/** A game of some fifteen answers. */
const SHORT = settings({ setup: { game: 'super', boxes: [], options: {} } }).setup;

/** Seals a fresh number for the deal that the table has now. */
async function seal(sealer: Sealer, id: string): Promise<TableSummary> {
  const { match } = dealOf(await sealer.guest.table('GET', `/tables/${id}`));
  sealer.value = randomBytes(32).toString('hex');
  const commit = seatCommitment(match, sealer.seat, sealer.value);
  return sealer.guest.table('POST', `/tables/${id}/commit`, { match, commit });
}

/** Opens it; gives the server's answer. */
async function open({ guest, value }: Sealer, id: string) {
  const { match } = dealOf(await guest.table('GET', `/tables/${id}`));
  return guest.call('POST', `/tables/${id}/reveal`, { match, value });
}

/** A table of people who all sit, have sealed, and are ready. */
async function sealedTable(people: number, change: Parameters<typeof settings>[0] = {}) {
  const code = change.visibility === 'private';
  const guests = await Promise.all(
    Array.from({ length: people }, (_, i) => newGuest(server.url, `Guest ${i}`)),
  );
  const host = guests[0] as Guest;
  const made = await host.table('POST', '/tables', settings({ seats: people, setup: SHORT, ...change }));
  for (const guest of guests.slice(1)) {
    if (code) await guest.table('POST', '/tables/join-by-code', { code: made.inviteCode });
    else await guest.table('POST', `/tables/${made.id}/join`, {});
  }
  const sealers = guests.map((guest, seat): Sealer => ({ guest, seat, value: '' }));
  for (const sealer of sealers) await seal(sealer, made.id);
  for (const guest of guests) await guest.table('POST', `/tables/${made.id}/ready`, { ready: true });
  return { id: made.id, made, host, sealers };
}

const phaseOf = async (guest: Guest, id: string) => (await guest.table('GET', `/tables/${id}`)).phase;

/** Waits for the table to be as it should. */
async function becomes(
  guest: Guest,
  id: string,
  so: (table: TableSummary) => boolean,
): Promise<TableSummary> {
  for (let tries = 0; tries < 400; tries++) {
    const table = await guest.table('GET', `/tables/${id}`);
    if (so(table)) return table;
    await new Promise((next) => setTimeout(next, 10));
  }
  throw new Error('the table never came to be so');
}

async function playedOut(sealers: readonly Sealer[], id: string): Promise<readonly Passenger[]> {
  const passengers = await Promise.all(sealers.map(({ guest }) => guest.sit(id)));
  await Promise.all(passengers.map((passenger) => passenger.playOn()));
  await until(() => passengers[0]?.view.lobby?.phase === 'over', 'the end');
  return passengers;
}

async function recordOf(guest: Guest, id: string): Promise<Transcript> {
  const told = await guest.call('GET', `/tables/${id}/transcript`);
  if (!told.ok) throw new Error(told.code);
  return told.transcript as Transcript;
}

const listed = async (match: string): Promise<Commitment> => {
  const given = (await (await fetch(`${server.url}/api/commitments/${match}`)).json()) as {
    commitment: Commitment;
  };
  return given.commitment;
};

const publicKeys = async (): Promise<readonly string[]> =>
  readKeys(await (await fetch(`${server.url}/.well-known/holdup-keys.json`)).text()) ?? [];

test('a game with everybody’s number in it: committed to first, opened last, and verified', async () => {
  const { id, made, host, sealers } = await sealedTable(3);
  const { match, commitment, asked } = dealOf(made);
  expect(asked).toBe(false);
  expect(isHex32(commitment)).toBe(true);
  expect(await listed(match)).toMatchObject({ state: 'open', commitment, serverSeed: null, record: null });
  // Nobody opens before all are asked to.
  expect(await open(sealers[0] as Sealer, id)).toMatchObject({ code: 'not-started' });

  const started = await host.table('POST', `/tables/${id}/start`, {});
  expect(started.phase).toBe('waiting');
  expect(dealOf(started).asked).toBe(true);
  // What was sealed stays: neither another number nor another seal is taken.
  expect(
    await (sealers[1] as Sealer).guest.call('POST', `/tables/${id}/reveal`, {
      match,
      value: 'ab'.repeat(32),
    }),
  ).toMatchObject({ code: 'wrong-number' });
  expect(await host.call('POST', `/tables/${id}/commit`, { match, commit: 'ab'.repeat(32) })).toMatchObject({
    code: 'stale',
  });
  for (const sealer of sealers) expect((await open(sealer, id)).ok).toBe(true);
  await becomes(host, id, ({ phase }) => phase === 'running');
  expect(await listed(match)).toMatchObject({ state: 'running', serverSeed: null });
  expect(await host.call('GET', `/tables/${id}/transcript`)).toMatchObject({ code: 'not-over' });

  const passengers = await playedOut(sealers, id);
  const record = await recordOf(host, id);
  const seen: Seen = { commitment, shares: sealers.map(({ seat, value }) => ({ seat, value })) };
  const report = verifyText(JSON.stringify(record), { keys: await publicKeys(), seen });
  expect({ verdict: report.verdict, first: report.first }).toEqual({ verdict: 'sound', first: null });
  expect(record.header.deal.seats.map(({ source }) => source)).toEqual(['player', 'player', 'player']);

  // Whoever asks, and whenever, gets the same record; the list has its last hash, and the seed.
  expect(await recordOf((sealers[2] as Sealer).guest, id)).toEqual(record);
  const line = await listed(match);
  expect(line).toMatchObject({ state: 'revealed', commitment, record: record.end.hash });
  expect(serverCommitment(match, line.serverSeed ?? '')).toBe(commitment);

  // Not one byte of it was told before.
  const secret = [record.header.deal.serverSeed, record.header.seed];
  for (const passenger of passengers) {
    const frames = passenger.frames.map((frame) => new TextDecoder('latin1').decode(frame)).join('\n');
    for (const one of secret) expect(frames).not.toContain(one);
  }
  const next = await host.table('POST', `/tables/${id}/rematch`, {});
  expect(dealOf(next).commitment).not.toBe(commitment);
  expect(dealOf(next).match).not.toBe(match);
});

describe('a casual table', () => {
  test('is dealt without the number of who withholds it, and the record says so', async () => {
    const { id, host, sealers } = await sealedTable(3);
    await host.table('POST', `/tables/${id}/start`, {});
    await open(sealers[0] as Sealer, id);
    await open(sealers[2] as Sealer, id);
    expect(await phaseOf(host, id)).toBe('waiting');
    await becomes(host, id, ({ phase }) => phase === 'running');
    await playedOut(sealers, id);
    const record = await recordOf(host, id);
    expect(record.header.deal.seats.map(({ source }) => source)).toEqual(['player', 'withheld', 'player']);
    expect(verifyText(JSON.stringify(record), { keys: await publicKeys(), seen: null }).verdict).toBe(
      'sound',
    );
  });

  test('starts at once with clients that know nothing of it, and with bots', async () => {
    const host = await newGuest(server.url, 'Ann');
    const { id } = await host.table('POST', '/tables', settings({ seats: 3, setup: SHORT }));
    for (const seat of [1, 2]) await host.table('POST', `/tables/${id}/bot`, { seat, bot: 'random' });
    const started = await host.table('POST', `/tables/${id}/start`, {});
    expect(started.phase).toBe('running');
    await playedOut([{ guest: host, seat: 0, value: '' }], id);
    const record = await recordOf(host, id);
    expect(record.header.deal.seats.map(({ source }) => source)).toEqual(['none', 'bot', 'bot']);
    expect(verifyText(JSON.stringify(record), { keys: await publicKeys(), seen: null }).verdict).toBe(
      'sound',
    );
  });
});

describe('a strict table', () => {
  test('is not started before everybody has sealed', async () => {
    const { id, host, sealers } = await sealedTable(3, { strictShuffle: true });
    const late = sealers[1] as Sealer;
    await late.guest.table('POST', `/tables/${id}/leave`, {});
    await late.guest.table('POST', `/tables/${id}/join`, { seat: 1 });
    await late.guest.table('POST', `/tables/${id}/ready`, { ready: true });
    expect(await host.call('POST', `/tables/${id}/start`, {})).toMatchObject({
      code: 'not-sealed',
      about: { seat: 1 },
    });
  });

  test('voids the deal when somebody withholds, names him, and deals anew', async () => {
    const { id, made, host, sealers } = await sealedTable(3, { strictShuffle: true });
    const before = dealOf(made);
    const watcher = await host.sit(id);
    await host.table('POST', `/tables/${id}/start`, {});
    await open(sealers[0] as Sealer, id);
    await open(sealers[2] as Sealer, id);
    const voided = await becomes(host, id, ({ deal }) => deal?.match !== before.match);
    expect(voided.phase).toBe('waiting');
    expect(voided.seats.map(({ ready }) => ready)).toEqual([true, false, true]);
    expect(voided.seats.map(({ commit }) => commit)).toEqual([null, null, null]);
    await until(() => watcher.notices.some(({ code }) => code === 'redealt'), 'the notice');
    expect(watcher.notices.at(-1)).toEqual({ code: 'redealt', about: { seat: 1 } });
    const line = await listed(before.match);
    expect(line.state).toBe('void');
    expect(serverCommitment(before.match, line.serverSeed ?? '')).toBe(before.commitment);

    for (const sealer of sealers) await seal(sealer, id);
    await (sealers[1] as Sealer).guest.table('POST', `/tables/${id}/ready`, { ready: true });
    await host.table('POST', `/tables/${id}/start`, {});
    for (const sealer of sealers) await open(sealer, id);
    await becomes(host, id, ({ phase }) => phase === 'running');
    await watcher.leave();
    await playedOut(sealers, id);
    const record = await recordOf(host, id);
    expect(record.header.strict).toBe(true);
    expect(record.header.match).toBe(dealOf(voided).match);
    expect(verifyText(JSON.stringify(record), { keys: await publicKeys(), seen: null }).verdict).toBe(
      'sound',
    );
  });

  test('voids the deal when anything changes once numbers are being opened', async () => {
    const { id, made, host, sealers } = await sealedTable(3, { strictShuffle: true });
    await host.table('POST', `/tables/${id}/start`, {});
    await open(sealers[0] as Sealer, id);
    const after = await host.table('POST', `/tables/${id}/kick`, { seat: 2 });
    expect(dealOf(after).match).not.toBe(dealOf(made).match);
    expect(dealOf(after).asked).toBe(false);
    expect(after.seats.every(({ commit, opened }) => commit === null && !opened)).toBe(true);
    expect(await listed(dealOf(made).match)).toMatchObject({ state: 'void' });
  });

  test('names nobody whose number is there, though the room was not told; nor does it stand still where the store fails', async () => {
    const { id, host, sealers } = await sealedTable(3, { strictShuffle: true });
    await host.table('POST', `/tables/${id}/start`, {});
    const passenger = await host.sit(id);
    const room = matchMaker.getLocalRoomById(id) as unknown as TrainRoom;
    const { store } = room['house'];
    const whole = store.table;
    let failed = 0;
    room.tableChanged = async () => undefined;
    for (const sealer of sealers) expect((await open(sealer, id)).ok).toBe(true);
    store.table = async (...args) => {
      if (failed++ > 0) return whole(...args);
      throw new StoreFailure('The connection to the database has broken.');
    };
    await until(() => failed > 0, 'the time to be up');
    await becomes(host, id, ({ phase }) => phase === 'running');
    store.table = whole;
    expect(passenger.notices).toEqual([]);
  });

  test('sends away who withholds his number again and again', async () => {
    const { id, host, sealers } = await sealedTable(3, { strictShuffle: true });
    const late = sealers[1] as Sealer;
    const passenger = await late.guest.sit(id);
    for (let times = 1; times <= 3; times++) {
      const { match } = dealOf(await host.table('POST', `/tables/${id}/start`, {}));
      for (const sealer of sealers) if (sealer !== late) await open(sealer, id);
      const voided = await becomes(host, id, ({ deal }) => deal?.match !== match);
      expect(voided.seats[1]?.name).toBe(times < 3 ? 'Guest 1' : null);
      if (times === 3) break;
      for (const sealer of sealers) await seal(sealer, id);
      await late.guest.table('POST', `/tables/${id}/ready`, { ready: true });
    }
    await until(() => passenger.left === CLOSE.kicked, 'him to be sent away');
    expect(await late.guest.call('POST', `/tables/${id}/join`, {})).toMatchObject({ code: 'not-your-table' });
  });

  test('nobody voids the deal by leaving and coming back: a moment later he may leave', async () => {
    const { id, made, host, sealers } = await sealedTable(3, { strictShuffle: true });
    const { guest } = sealers[2] as Sealer;
    await host.table('POST', `/tables/${id}/start`, {});
    const leave = () => guest.call('POST', `/tables/${id}/leave`, {});
    expect(await leave()).toMatchObject({ ok: false, code: 'already-started' });
    expect(dealOf(await host.table('GET', `/tables/${id}`))).toEqual({ ...dealOf(made), asked: true });
    await becomes(host, id, ({ deal }) => deal?.match !== dealOf(made).match);
    expect(await leave()).toMatchObject({ ok: true });
    // Nor is anybody held for ever where the server went away meanwhile.
    const other = await sealedTable(3);
    await other.host.table('POST', `/tables/${other.id}/start`, {});
    server = await server.restart();
    const late = (other.sealers[1] as Sealer).guest.at(server.url);
    expect(await late.call('POST', `/tables/${other.id}/leave`, {})).toMatchObject({
      code: 'already-started',
    });
    await becomes(late, other.id, ({ phase }) => phase === 'running');
    expect(await late.call('POST', `/tables/${other.id}/leave`, {})).toMatchObject({ ok: true });
  });

  test('nobody voids the deal unnamed, by being ready or by choosing once more', async () => {
    const { id, made, host, sealers } = await sealedTable(3, { strictShuffle: true });
    await host.table('POST', `/tables/${id}/start`, {});
    const { guest } = sealers[2] as Sealer;
    for (const [call, body] of [
      ['ready', { ready: true }],
      ['ready', { ready: false }],
      ['characters', { characters: [] }],
    ] as const) {
      expect(await guest.call('POST', `/tables/${id}/${call}`, body)).toMatchObject({
        ok: false,
        code: 'already-started',
      });
    }
    const after = await host.table('GET', `/tables/${id}`);
    expect(dealOf(after)).toEqual({ ...dealOf(made), asked: true });
    expect(after.seats.map(({ ready }) => ready)).toEqual([true, true, true]);
  });
});

test('a crash between seal and start loses nothing, and no seed serves twice', async () => {
  const { id, made, host, sealers } = await sealedTable(3);
  const { match, commitment } = dealOf(made);
  await host.table('POST', `/tables/${id}/start`, {});
  await open(sealers[0] as Sealer, id);
  server = await server.restart();
  const again = sealers.map((sealer) => ({ ...sealer, guest: sealer.guest.at(server.url) }));
  const [first, second, third] = again as [Sealer, Sealer, Sealer];
  const found = await first.guest.table('GET', `/tables/${id}`);
  expect(found.deal).toEqual({ match, commitment, asked: true });
  expect(found.seats.map(({ opened }) => opened)).toEqual([true, false, false]);
  const passenger = await first.guest.sit(id);
  for (const late of [second, third]) expect((await open(late, id)).ok).toBe(true);
  await becomes(first.guest, id, ({ phase }) => phase === 'running');
  expect(await listed(match)).toMatchObject({ state: 'running', commitment });
  await passenger.leave();
  await playedOut(again, id);
  const record = await recordOf(first.guest, id);
  expect(record.header.deal.seats.map(({ source }) => source)).toEqual(['player', 'player', 'player']);
  expect(verifyText(JSON.stringify(record), { keys: await publicKeys(), seen: null }).verdict).toBe('sound');
});

test('a game is abandoned when all its players give it up, and opened like any other', async () => {
  const { id, made, host, sealers } = await sealedTable(3);
  await host.table('POST', `/tables/${id}/start`, {});
  for (const sealer of sealers) await open(sealer, id);
  const passenger = await host.sit(id);
  await until(() => passenger.view.table !== null, 'the game');
  const others = sealers.slice(1).map(({ guest }) => guest);
  const one = await host.table('POST', `/tables/${id}/abandon`, { agree: true });
  expect(one.phase).toBe('running');
  expect(one.seats.map(({ givesUp }) => givesUp)).toEqual([true, false, false]);
  await host.table('POST', `/tables/${id}/abandon`, { agree: false });
  for (const other of others) {
    expect((await other.table('POST', `/tables/${id}/abandon`, { agree: true })).phase).toBe('running');
  }
  expect((await host.table('POST', `/tables/${id}/abandon`, { agree: true })).phase).toBe('over');
  await until(() => passenger.notices.some(({ code }) => code === 'abandoned'), 'the notice');
  expect(await listed(dealOf(made).match)).toMatchObject({ state: 'abandoned' });
  const record = await recordOf(host, id);
  expect(record.end.reason).toBe('abandoned');
  expect(verifyText(JSON.stringify(record), { keys: await publicKeys(), seen: null }).verdict).toBe('sound');
  // It takes no answer any more, though a question is open: neither now nor in a room that is opened later.
  const { prompt } = passenger.view;
  const option = prompt?.question?.options[0]?.id ?? 'draw';
  expect(await passenger.answer(option, prompt?.id ?? 0)).toMatchObject({ ok: false });
});

test('the list of commitments is public, has every one, and tells no secret', async () => {
  const { made } = await sealedTable(3, { visibility: 'private', watch: 'nobody' });
  const told: Commitment[] = [];
  for (let before = ''; ; ) {
    const page = (await (
      await fetch(`${server.url}/api/commitments?limit=3${before && `&before=${before}`}`)
    ).json()) as { commitments: Commitment[]; next: string | null };
    told.push(...page.commitments);
    if (!page.next) break;
    before = page.next;
  }
  expect(told[0]?.match).toBe(dealOf(made).match);
  expect(new Set(told.map(({ match }) => match)).size).toBe(told.length);
  for (const { state, serverSeed, match, commitment } of told) {
    expect(serverSeed === null).toBe(state === 'open' || state === 'running');
    if (serverSeed) expect(serverCommitment(match, serverSeed)).toBe(commitment);
  }
  expect(JSON.stringify(told)).not.toContain(made.id);
  for (const query of ['?before=x', '?limit=0', '?limit=1000', '?more=1', '?before=a&before=b']) {
    expect((await fetch(`${server.url}/api/commitments${query}`)).status).toBe(400);
  }
});

describe('the signing key', () => {
  test('is made at the first start, for its owner only, and stays', async () => {
    const file = join(server.dataDir, 'signing-key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [before, keys] = [readFileSync(file, 'utf8'), await publicKeys()];
    server = await server.restart();
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(await publicKeys()).toEqual(keys);
  });

  test('may be another one: the older stays published, and what it signed stays signed', async () => {
    const { id, host, sealers } = await sealedTable(3);
    await host.table('POST', `/tables/${id}/start`, {});
    for (const sealer of sealers) await open(sealer, id);
    await becomes(host, id, ({ phase }) => phase === 'running');
    await playedOut(sealers, id);
    const record = await recordOf(host, id);
    const file = join(server.dataDir, 'signing-key');
    const older = readFileSync(file, 'utf8');
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`);
    server = await server.restart();
    expect(await publicKeys()).toHaveLength(2);
    expect(await recordOf(host.at(server.url), id)).toEqual(record);
    writeFileSync(file, older);
  });

  test('is looked at before anything else is done', async () => {
    const file = join(server.dataDir, 'signing-key');
    const before = readFileSync(file, 'utf8');
    chmodSync(file, 0o600);
    await server.close();
    writeFileSync(file, 'nonsense');
    await expect(testServer({}, server.dataDir)).rejects.toThrow('is not 64 hex digits');
    writeFileSync(file, before);
    server = await testServer({ REVEAL_SECONDS: '1' }, server.dataDir);
  });
});

test('no commitment is ever lost: each has its line, also of tables that are no more', async () => {
  const { id, made } = await sealedTable(3);
  await server.close();
  const store = await openStore({ dataDir: server.dataDir });
  expect(await store.expireWaiting(Date.now() + 1000)).toContain(id as TableId);
  await store.close();
  server = await testServer({ REVEAL_SECONDS: '1' }, server.dataDir);
  expect(await listed(dealOf(made).match)).toMatchObject({ state: 'void' });
});
