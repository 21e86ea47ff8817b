import { matchMaker } from '@colyseus/core';
import { serverCommitment, verifyText } from '@holdup/proof';
import { CLOSE } from '@holdup/protocol';
import { describe, expect, test } from '@jest/globals';
import type { TrainRoom } from '../src/rooms/trainRoom.ts';
import { StoreFailure } from '../src/store/index.ts';
import { openTestServer, until } from './harness.ts';
import {
  ALL_THE_TIME,
  becomes,
  dealOf,
  listed,
  open,
  playedOut,
  publicKeys,
  recordOf,
  type Sealer,
  seal,
  sealedTable,
  timeIsUp,
} from './sealing.ts';

const server = openTestServer(ALL_THE_TIME);

describe('a strict table', () => {
  test('is not started before everybody has sealed', async () => {
    const { id, host, sealers } = await sealedTable(server.url, 3, { strictShuffle: true });
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
    const { id, made, host, sealers } = await sealedTable(server.url, 3, { strictShuffle: true });
    const before = dealOf(made);
    const watcher = await host.sit(id);
    await host.table('POST', `/tables/${id}/start`, {});
    await open(sealers[0] as Sealer, id);
    await open(sealers[2] as Sealer, id);
    await timeIsUp(id);
    const voided = await becomes(host, id, ({ deal }) => deal?.match !== before.match);
    expect(voided.phase).toBe('waiting');
    expect(voided.seats.map(({ ready }) => ready)).toEqual([true, false, true]);
    expect(voided.seats.map(({ commit }) => commit)).toEqual([null, null, null]);
    await until(() => watcher.notices.some(({ code }) => code === 'redealt'), 'the notice');
    expect(watcher.notices.at(-1)).toEqual({ code: 'redealt', about: { seat: 1 } });
    const line = await listed(server.url, before.match);
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
    expect(
      verifyText(JSON.stringify(record), { keys: await publicKeys(server.url), seen: null }).verdict,
    ).toBe('sound');
  });

  test('voids the deal when anything changes once numbers are being opened', async () => {
    const { id, made, host, sealers } = await sealedTable(server.url, 3, { strictShuffle: true });
    await host.table('POST', `/tables/${id}/start`, {});
    await open(sealers[0] as Sealer, id);
    const after = await host.table('POST', `/tables/${id}/kick`, { seat: 2 });
    expect(dealOf(after).match).not.toBe(dealOf(made).match);
    expect(dealOf(after).asked).toBe(false);
    expect(after.seats.every(({ commit, opened }) => commit === null && !opened)).toBe(true);
    expect(await listed(server.url, dealOf(made).match)).toMatchObject({ state: 'void' });
  });

  test('names nobody whose number is there, though the room was not told; nor does it stand still where the store fails', async () => {
    const { id, host, sealers } = await sealedTable(server.url, 3, { strictShuffle: true });
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
    await timeIsUp(id);
    await until(() => failed > 0, 'the store to fail');
    await timeIsUp(id);
    await becomes(host, id, ({ phase }) => phase === 'running');
    store.table = whole;
    expect(passenger.notices).toEqual([]);
  });

  test('sends away who withholds his number again and again', async () => {
    const { id, host, sealers } = await sealedTable(server.url, 3, { strictShuffle: true });
    const late = sealers[1] as Sealer;
    const passenger = await late.guest.sit(id);
    for (let times = 1; times <= 3; times++) {
      const { match } = dealOf(await host.table('POST', `/tables/${id}/start`, {}));
      for (const sealer of sealers) if (sealer !== late) await open(sealer, id);
      await timeIsUp(id);
      const voided = await becomes(host, id, ({ deal }) => deal?.match !== match);
      expect(voided.seats[1]?.name).toBe(times < 3 ? 'Guest 1' : null);
      if (times === 3) break;
      for (const sealer of sealers) await seal(sealer, id);
      await late.guest.table('POST', `/tables/${id}/ready`, { ready: true });
    }
    await until(() => passenger.left === CLOSE.kicked, 'him to be sent away');
    expect(await late.guest.call('POST', `/tables/${id}/join`, {})).toMatchObject({ code: 'sent-away' });
  });

  test('nobody voids the deal by leaving and coming back: a moment later he may leave', async () => {
    const { id, made, host, sealers } = await sealedTable(server.url, 3, { strictShuffle: true });
    const { guest } = sealers[2] as Sealer;
    await host.table('POST', `/tables/${id}/start`, {});
    const leave = () => guest.call('POST', `/tables/${id}/leave`, {});
    expect(await leave()).toMatchObject({ ok: false, code: 'already-started' });
    expect(dealOf(await host.table('GET', `/tables/${id}`))).toEqual({ ...dealOf(made), asked: true });
    await timeIsUp(id);
    await becomes(host, id, ({ deal }) => deal?.match !== dealOf(made).match);
    expect(await leave()).toMatchObject({ ok: true });
    // Nor is anybody held for ever where the server went away meanwhile.
    const other = await sealedTable(server.url, 3);
    await other.host.table('POST', `/tables/${other.id}/start`, {});
    await server.restart();
    const late = (other.sealers[1] as Sealer).guest.at(server.url);
    expect(await late.call('POST', `/tables/${other.id}/leave`, {})).toMatchObject({
      code: 'already-started',
    });
    await timeIsUp(other.id);
    await becomes(late, other.id, ({ phase }) => phase === 'running');
    expect(await late.call('POST', `/tables/${other.id}/leave`, {})).toMatchObject({ ok: true });
  });

  test('nobody voids the deal unnamed, by being ready or by choosing once more', async () => {
    const { id, made, host, sealers } = await sealedTable(server.url, 3, { strictShuffle: true });
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
