import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { matchMaker } from '@colyseus/core';
import { CLOSE } from '@holdup/protocol';
import { expect, test } from '@jest/globals';
import { Guest, newGuest, openTestServer, type Passenger, settings, startedGame, until } from './harness.ts';

const server = openTestServer();

const PROGRAM = join(import.meta.dirname, '../src/grievances.ts');

/** What the operator does, on the data of the server that is running. */
const operator = (...args: string[]): Promise<{ status: number; told: string; said: string }> =>
  new Promise((done) => {
    execFile(process.execPath, [PROGRAM, ...args, '--data', server.dataDir], (error, told, said) => {
      done({ status: error ? Number(error.code) : 0, told, said });
    });
  });

const accountOf = async (guest: Guest): Promise<string> =>
  ((await guest.call('GET', '/me')).account as { id: string }).id;

/** Waits until the server knows. */
async function becomes(so: () => Promise<boolean>, what: string): Promise<void> {
  let done = false;
  for (const end = Date.now() + 15_000; !done && Date.now() < end; ) {
    done = await so();
    if (!done) await new Promise((next) => setTimeout(next, 100));
  }
  expect([what, done]).toEqual([what, true]);
}

test('who is barred is sent away everywhere, a bot plays for him, and he is refused until he is let back in', async () => {
  const { id, guests, passengers } = await startedGame(server.url, 3);
  const [ann, bob] = guests as [Guest, Guest];
  const [hers, his] = passengers as [Passenger, Passenger];
  const account = await accountOf(bob);
  const watched = await startedGame(server.url, 2);
  const looksOn = await bob.sit(watched.id, 'gallery');
  // He hosts a table that waits, with Ann at it.
  const made = await bob.table('POST', '/tables', settings({ seats: 2 }));
  await ann.table('POST', `/tables/${made.id}/join`, {});
  const waits = await bob.sit(made.id);

  expect(await operator('bar', account, '--note', 'abuse')).toMatchObject({ status: 0 });
  await until(() => [his, looksOn, waits].every(({ left }) => left !== null), 'him to be sent away');
  expect([his, waits].map(({ left }) => left)).toEqual([CLOSE.refused, CLOSE.refused]);
  await until(() => hers.view.lobby?.seats[1]?.away === true, 'a bot to sit in');
  expect(hers.left).toBeNull();
  const freed = await ann.table('GET', `/tables/${made.id}`);
  expect(freed).toMatchObject({ host: 1, seats: [{ name: null }, { name: 'Guest 0' }] });

  const other = await startedGame(server.url, 2);
  for (const [path, body] of [
    ['/tables', settings()],
    ['/quick', { bots: 2, bot: 'random' }],
    [`/tables/${made.id}/join`, {}],
    ['/tables/join-by-code', { code: freed.inviteCode ?? '' }],
    [`/tables/${id}/ticket`, { as: 'seat' }],
    [`/tables/${other.id}/ticket`, { as: 'gallery' }],
    [`/tables/${id}/return`, {}],
    ['/me/device-link', {}],
  ] as const) {
    expect([path, await bob.call('POST', path, body)]).toMatchObject([path, { ok: false, code: 'barred' }]);
    expect(bob.status).toBe(403);
  }
  const elsewhere = new Guest(server.url);
  expect(await elsewhere.call('POST', '/recover', { code: bob.recoveryCode })).toMatchObject({
    code: 'barred',
  });
  expect(await bob.call('GET', '/me')).toMatchObject({ ok: true });
  expect((await operator('bars')).told).toContain(`Guest 1 (account ${account})\n  abuse\n`);

  // Nor does a restart bring him back.
  await server.restart();
  const back = bob.at(server.url);
  expect(await back.call('POST', `/tables/${id}/return`, {})).toMatchObject({ code: 'barred' });

  expect(await operator('unbar', account)).toMatchObject({ status: 0 });
  await becomes(async () => (await back.call('POST', `/tables/${id}/return`, {})).ok, 'him to be let in');
  expect((await back.sit(id)).view.lobby?.seats[1]).toMatchObject({ name: 'Guest 1', away: false });
  expect((await operator('bars')).told).toBe('Nobody is barred.\n');
}, 120_000);

test('a game does not begin with somebody who was barred while his table had no room', async () => {
  const guests = await Promise.all(['Ann', 'Bob'].map((name) => newGuest(server.url, name)));
  const [ann, bob] = guests as [Guest, Guest];
  const { id } = await ann.table('POST', '/tables', settings({ seats: 2 }));
  await bob.table('POST', `/tables/${id}/join`, {});
  await bob.table('POST', `/tables/${id}/ready`, { ready: true });
  await operator('bar', await accountOf(bob));
  await becomes(
    async () => (await bob.call('POST', `/tables/${id}/ready`, { ready: true })).code === 'barred',
    'the server to know',
  );
  expect(await ann.call('POST', `/tables/${id}/start`, {})).toMatchObject({ code: 'seats-empty' });
});

test('who is barred has no seat where no room is open, no invitation in his name, and no link that is good', async () => {
  const guests = await Promise.all(['Ann', 'Bob'].map((name) => newGuest(server.url, name)));
  const [ann, bob] = guests as [Guest, Guest];
  const made = await bob.table('POST', '/tables', settings({ seats: 3 }));
  await ann.table('POST', `/tables/${made.id}/join`, {});
  const alone = await bob.table('POST', '/tables', settings({ seats: 2 }));
  const link = await bob.call('POST', '/me/device-link', {});
  const invitedBy = async () => {
    const asked = await new Guest(server.url).call('POST', '/tables/invitation', { code: made.inviteCode });
    return asked.invitation as { host: string | null; taken: number };
  };
  expect(await invitedBy()).toMatchObject({ host: 'Bob', taken: 2 });
  expect(await operator('bar', await accountOf(bob))).toMatchObject({ status: 0 });
  await becomes(async () => (await invitedBy()).host === 'Ann', 'the seat to be free');
  expect(await ann.table('GET', `/tables/${made.id}`)).toMatchObject({
    host: 1,
    seats: [{ name: null }, {}, {}],
  });
  expect(await invitedBy()).toMatchObject({ host: 'Ann', taken: 1 });
  const listed = (await ann.call('GET', '/tables')).tables as { id: string }[];
  expect(listed.map(({ id }) => id)).not.toContain(alone.id);
  expect(await new Guest(server.url).call('POST', '/claim/check', { code: link.code })).toMatchObject({
    code: 'barred',
  });
  // Nothing is written again and again for who has no seat any more.
  await ann.table('POST', `/tables/${made.id}/ready`, { ready: true });
  await new Promise((next) => setTimeout(next, 6000));
  expect((await ann.table('GET', `/tables/${made.id}`)).seats[1]).toMatchObject({ ready: true });
}, 60_000);

test('in a game that stands still a bot plays for who was barred as soon as one comes back, and nobody else is harmed', async () => {
  const { id, guests, passengers } = await startedGame(server.url, 3);
  const [ann, bob, cat] = guests as [Guest, Guest, Guest];
  await until(() => passengers.some((one) => one.owes), 'a question');
  await matchMaker.getLocalRoomById(id).disconnect();
  await operator('bar', await accountOf(bob));
  await becomes(
    async () => (await bob.call('POST', `/tables/${id}/return`, {})).code === 'barred',
    'the server to know',
  );
  const [hers, theirs] = [await ann.sit(id), await cat.sit(id)];
  await until(() => hers.view.lobby?.seats[1]?.away === true, 'a bot to sit in');
  expect(hers.view.lobby?.seats.map(({ away }) => away)).toEqual([false, true, false]);
  await Promise.all([hers.playOn(), theirs.playOn()]);
  expect(hers.over).toBe(true);
}, 60_000);

test('who is barred keeps nobody from giving the game up', async () => {
  const { id, guests } = await startedGame(server.url, 3);
  const [ann, bob, cat] = guests as [Guest, Guest, Guest];
  await operator('bar', await accountOf(bob));
  await becomes(
    async () => (await bob.call('POST', `/tables/${id}/return`, {})).code === 'barred',
    'the server to know',
  );
  const agrees = (one: Guest) => one.table('POST', `/tables/${id}/abandon`, { agree: true });
  expect((await agrees(ann)).phase).toBe('running');
  expect((await agrees(cat)).phase).toBe('over');
});

test('what cannot be is told in a sentence', async () => {
  expect(await operator('bar', 'nobody')).toMatchObject({ status: 1, said: 'There is no account nobody.\n' });
  expect(await operator('unbar', 'nobody')).toMatchObject({ status: 1, said: 'nobody is not barred.\n' });
  for (const wrong of [['bar'], ['unbar'], ['bars', 'x'], ['bar', 'x', 'y']])
    expect(await operator(...wrong)).toMatchObject({ status: 2 });
});
