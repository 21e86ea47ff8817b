import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isHex32, type Seen, serverCommitment, verifyText } from '@holdup/proof';
import type { Commitment } from '@holdup/protocol';
import { describe, expect, test } from '@jest/globals';
import { openStore, type TableId } from '../src/store/index.ts';
import { newGuest, openTestServer, settings, testServer, until } from './harness.ts';
import {
  ALL_THE_TIME,
  becomes,
  dealOf,
  listed,
  open,
  phaseOf,
  playedOut,
  publicKeys,
  recordOf,
  type Sealer,
  SHORT,
  sealedTable,
  timeIsUp,
} from './sealing.ts';

const server = openTestServer(ALL_THE_TIME);

test('a game with everybody’s number in it: committed to first, opened last, and verified', async () => {
  const { id, made, host, sealers } = await sealedTable(server.url, 3);
  const { match, commitment, asked } = dealOf(made);
  expect(asked).toBe(false);
  expect(isHex32(commitment)).toBe(true);
  expect(await listed(server.url, match)).toMatchObject({
    state: 'open',
    commitment,
    serverSeed: null,
    record: null,
  });
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
  expect(await listed(server.url, match)).toMatchObject({ state: 'running', serverSeed: null });
  expect(await host.call('GET', `/tables/${id}/transcript`)).toMatchObject({ code: 'not-over' });

  const passengers = await playedOut(sealers, id);
  const record = await recordOf(host, id);
  const seen: Seen = { commitment, shares: sealers.map(({ seat, value }) => ({ seat, value })) };
  const report = verifyText(JSON.stringify(record), { keys: await publicKeys(server.url), seen });
  expect({ verdict: report.verdict, first: report.first }).toEqual({ verdict: 'sound', first: null });
  expect(record.header.deal.seats.map(({ source }) => source)).toEqual(['player', 'player', 'player']);

  // Whoever asks, and whenever, gets the same record; the list has its last hash, and the seed.
  expect(await recordOf((sealers[2] as Sealer).guest, id)).toEqual(record);
  const line = await listed(server.url, match);
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
    const { id, host, sealers } = await sealedTable(server.url, 3);
    await host.table('POST', `/tables/${id}/start`, {});
    await open(sealers[0] as Sealer, id);
    await open(sealers[2] as Sealer, id);
    expect(await phaseOf(host, id)).toBe('waiting');
    await timeIsUp(id);
    await becomes(host, id, ({ phase }) => phase === 'running');
    await playedOut(sealers, id);
    const record = await recordOf(host, id);
    expect(record.header.deal.seats.map(({ source }) => source)).toEqual(['player', 'withheld', 'player']);
    expect(
      verifyText(JSON.stringify(record), { keys: await publicKeys(server.url), seen: null }).verdict,
    ).toBe('sound');
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
    expect(
      verifyText(JSON.stringify(record), { keys: await publicKeys(server.url), seen: null }).verdict,
    ).toBe('sound');
  });
});

test('a crash between seal and start loses nothing, and no seed serves twice', async () => {
  const { id, made, host, sealers } = await sealedTable(server.url, 3);
  const { match, commitment } = dealOf(made);
  await host.table('POST', `/tables/${id}/start`, {});
  await open(sealers[0] as Sealer, id);
  await server.restart();
  const again = sealers.map((sealer) => ({ ...sealer, guest: sealer.guest.at(server.url) }));
  const [first, second, third] = again as [Sealer, Sealer, Sealer];
  const found = await first.guest.table('GET', `/tables/${id}`);
  expect(found.deal).toEqual({ match, commitment, asked: true });
  expect(found.seats.map(({ opened }) => opened)).toEqual([true, false, false]);
  const passenger = await first.guest.sit(id);
  for (const late of [second, third]) expect((await open(late, id)).ok).toBe(true);
  await becomes(first.guest, id, ({ phase }) => phase === 'running');
  expect(await listed(server.url, match)).toMatchObject({ state: 'running', commitment });
  await passenger.leave();
  await playedOut(again, id);
  const record = await recordOf(first.guest, id);
  expect(record.header.deal.seats.map(({ source }) => source)).toEqual(['player', 'player', 'player']);
  expect(verifyText(JSON.stringify(record), { keys: await publicKeys(server.url), seen: null }).verdict).toBe(
    'sound',
  );
});

test('a game is abandoned when all its players give it up, and opened like any other', async () => {
  const { id, made, host, sealers } = await sealedTable(server.url, 3);
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
  expect(await listed(server.url, dealOf(made).match)).toMatchObject({ state: 'abandoned' });
  const record = await recordOf(host, id);
  expect(record.end.reason).toBe('abandoned');
  expect(verifyText(JSON.stringify(record), { keys: await publicKeys(server.url), seen: null }).verdict).toBe(
    'sound',
  );
  // It takes no answer any more, though a question is open: neither now nor in a room that is opened later.
  const { prompt } = passenger.view;
  const option = prompt?.question?.options[0]?.id ?? 'draw';
  expect(await passenger.answer(option, prompt?.id ?? 0)).toMatchObject({ ok: false });
});

test('the list of commitments is public, has every one, and tells no secret', async () => {
  const { made } = await sealedTable(server.url, 3, { visibility: 'private', watch: 'nobody' });
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
    const [before, keys] = [readFileSync(file, 'utf8'), await publicKeys(server.url)];
    await server.restart();
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(await publicKeys(server.url)).toEqual(keys);
  });

  test('may be another one: the older stays published, and what it signed stays signed', async () => {
    const { id, host, sealers } = await sealedTable(server.url, 3);
    await host.table('POST', `/tables/${id}/start`, {});
    for (const sealer of sealers) await open(sealer, id);
    await becomes(host, id, ({ phase }) => phase === 'running');
    await playedOut(sealers, id);
    const record = await recordOf(host, id);
    const file = join(server.dataDir, 'signing-key');
    const older = readFileSync(file, 'utf8');
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`);
    await server.restart();
    expect(await publicKeys(server.url)).toHaveLength(2);
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
    await server.restart();
  });
});

test('no commitment is ever lost: each has its line, also of tables that are no more', async () => {
  const { id, made } = await sealedTable(server.url, 3);
  await server.close();
  const store = await openStore({ dataDir: server.dataDir });
  expect(await store.expireWaiting(Date.now() + 1000)).toContain(id as TableId);
  await store.close();
  await server.restart();
  expect(await listed(server.url, dealOf(made).match)).toMatchObject({ state: 'void' });
});
