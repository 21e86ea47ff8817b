import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type AnyTable, placesAtEnd } from '@holdup/engine';
import type { AnswerOf } from '@holdup/protocol';
import { expect, test } from '@jest/globals';
import { type Guest, newGuest, openTestServer, type Passenger, startedGame, until } from './harness.ts';

const server = openTestServer();

const BEHIND = 2;
const OPERATOR = join(import.meta.dirname, '../src/grievances.ts');

const meOf = async (guest: Guest): Promise<{ id: string; player: string }> =>
  (await guest.call('GET', '/me')).account as { id: string; player: string };

/** The page of `whose` as `who` is shown it. */
async function pageOf(whose: Guest, who = whose): Promise<AnswerOf<'player'>> {
  const { player } = await meOf(whose);
  const given = await who.call('GET', `/players/${player}`);
  expect(given).toMatchObject({ ok: true });
  return given as unknown as AnswerOf<'player'>;
}

async function playedGame(people: number, change: Parameters<typeof startedGame>[2] = {}) {
  const game = await startedGame(server.url, people, change);
  const before = await pageOf(game.guests[0] as Guest);
  // What runs is not told of.
  expect(before).toMatchObject({ withPeople: { all: { games: 0 } }, games: [] });
  await Promise.all(game.passengers.map((one) => one.playOn()));
  const [first] = game.passengers as [Passenger];
  await until(() => first.view.lobby?.phase === 'over', 'the end');
  return { ...game, result: first.view.table?.result ?? null };
}

test('a finished game stands on the pages of its players, with its record for who may read it', async () => {
  const { id, guests, result, passengers } = await playedGame(3);
  const since = Date.now();
  const [ann, bob, cat] = guests as [Guest, Guest, Guest];
  const outsider = await newGuest(server.url, 'Wim');
  const characters = (passengers[0] as Passenger).view.table?.players.map((one) => one.characters) ?? [];
  for (const [seat, guest] of guests.entries()) {
    const page = await pageOf(guest, outsider);
    const { total = 0 } = result?.scores[seat] ?? {};
    const won = result?.winners.includes(seat) ?? false;
    expect(page.player).toMatchObject({ name: `Guest ${seat}`, me: false });
    expect(page.player.since).toBeLessThanOrEqual(since);
    const tally = { games: 1, won: won ? 1 : 0, average: total, best: total };
    expect(page.withPeople.all).toEqual(tally);
    expect(page.withPeople.byGame).toEqual([{ game: 'express', ...tally }]);
    const played = page.withPeople.byCharacter;
    expect(played.map(({ character }) => character).sort()).toEqual([...(characters[seat] ?? [])].sort());
    expect(played.reduce((sum, { best }) => sum + (best ?? 0), 0)).toBe(total);
    expect(page.withBots.all).toEqual({ games: 0, won: 0, average: null, best: null });
    const others = page.games[0]?.people?.map(({ name }) => name);
    expect(others).toEqual([0, 1, 2].filter((one) => one !== seat).map((one) => `Guest ${one}`));
    expect(page.games).toMatchObject([
      { players: 3, won, left: false, take: total, bots: 0, replay: id, characters: characters[seat] },
    ]);
    const shown = placesAtEnd((passengers[seat] as Passenger).view.table as AnyTable);
    expect(page.games[0]?.place).toBe(shown.find(({ score }) => score.seat === seat)?.place);
  }
  // In the list of one's own tables too, and for nobody else.
  for (const guest of [ann, bob, cat]) {
    const [{ place, players, won, left, take } = {}] = (await pageOf(guest)).games;
    const { tables } = await guest.call('GET', '/me/tables');
    expect(tables).toMatchObject([{ id, myOutcome: { place, players, won, left, take } }]);
    expect((await guest.table('GET', `/tables/${id}`)).myOutcome).toBeUndefined();
  }
  // From one page to the next, and nobody's account is told.
  const [opponent] = (await pageOf(ann, bob)).games[0]?.people ?? [];
  expect(opponent?.player).toBe((await meOf(bob)).player);
  const accounts = await Promise.all([ann, bob, cat].map(async (one) => (await meOf(one)).id));
  const told = JSON.stringify([await pageOf(ann, outsider), await outsider.table('GET', `/tables/${id}`)]);
  for (const account of accounts) expect(told).not.toContain(account);
  expect(await outsider.call('GET', `/tables/${id}/transcript`)).toMatchObject({ ok: true });
});

test('where those who watch are behind, nobody but the players is told of the end before they are', async () => {
  const { guests } = await playedGame(2, { watchDelaySeconds: BEHIND });
  const [ann] = guests as [Guest];
  const outsider = await newGuest(server.url, 'Wim');
  expect(await pageOf(ann, outsider)).toMatchObject({
    withPeople: { all: { games: 0 }, byCharacter: [] },
    games: [],
  });
  expect((await pageOf(ann)).games).toHaveLength(1);
  await new Promise((next) => setTimeout(next, BEHIND * 1000));
  expect((await pageOf(ann, outsider)).games).toHaveLength(1);
});

test('of a private table others are told neither who was there nor where its record is', async () => {
  const host = await newGuest(server.url, 'Ann');
  const { id, inviteCode } = (await host.call('POST', '/quick', { bots: 1, bot: 'random' })).table as {
    id: string;
    inviteCode: string;
  };
  expect(inviteCode).toBeDefined();
  const hers = await host.sit(id);
  await hers.playOn();
  await until(() => hers.view.lobby?.phase === 'over', 'the end');
  const outsider = await newGuest(server.url, 'Wim');
  const seen = await pageOf(host, outsider);
  // Against bots alone it is counted apart.
  expect(seen.withPeople.all.games).toBe(0);
  expect(seen.withBots.all.games).toBe(1);
  expect(seen.games).toMatchObject([{ people: null, bots: 1, replay: null }]);
  expect((await pageOf(host)).games).toMatchObject([{ people: [], bots: 1, replay: id }]);
  await outsider.table('POST', '/tables/join-by-code', { code: inviteCode });
  expect((await pageOf(host, outsider)).games).toMatchObject([{ people: [], replay: id }]);
});

test('a page is asked for by a whole id, by somebody with a name; who is barred is shown to himself only', async () => {
  const ann = await newGuest(server.url, 'Ann');
  const bob = await newGuest(server.url, 'Bob');
  const { id, player } = await meOf(bob);
  for (const wrong of [
    'x',
    id,
    player.slice(1),
    `${player}0`,
    encodeURIComponent("' or 1=1 --"),
    '%00'.repeat(16),
  ]) {
    expect(await ann.call('GET', `/players/${wrong}`)).toMatchObject({ ok: false, code: 'not-found' });
  }
  expect(await ann.at(server.url).call('GET', `/players/${player}`)).toMatchObject({ ok: true });
  const response = await fetch(`${server.url}/api/players/${player}`);
  expect(response.status).toBe(401);
  await promisify(execFile)(process.execPath, [OPERATOR, 'bar', id, '--data', server.dataDir]);
  let code: unknown;
  for (const end = Date.now() + 15_000; code !== 'not-found' && Date.now() < end; ) {
    ({ code } = await ann.call('GET', `/players/${player}`));
    await new Promise((next) => setTimeout(next, 100));
  }
  expect(code).toBe('not-found');
  expect((await pageOf(bob)).player).toMatchObject({ name: 'Bob', me: true });
});

test('people at a table see who looks on: each once, however many windows he has', async () => {
  const { id, passengers } = await startedGame(server.url, 2);
  const [ann] = passengers as [Passenger];
  const watching = () => [ann.view.lobby?.watching, ann.view.lobby?.watchers];
  expect(watching()).toEqual([0, []]);
  const wim = await newGuest(server.url, 'Wim');
  const first = await wim.sit(id, 'gallery');
  await until(() => ann.view.lobby?.watching === 1, 'Wim to be seen');
  const second = await wim.sit(id, 'gallery');
  const lea = await (await newGuest(server.url, 'Lea')).sit(id, 'gallery');
  await until(() => ann.view.lobby?.watching === 2, 'Lea to be seen');
  expect(watching()).toEqual([2, ['Wim', 'Lea']]);
  await until(() => lea.view.lobby?.watching === 2, 'Lea to see herself');
  await first.leave();
  await lea.leave();
  await until(() => ann.view.lobby?.watching === 1, 'Lea to be gone');
  expect(watching()).toEqual([1, ['Wim']]);
  await second.leave();
  await until(() => ann.view.lobby?.watching === 0, 'nobody to look on');
  expect(watching()).toEqual([0, []]);
  // Lists tell strangers nothing of it.
  expect(Object.keys(await wim.table('GET', `/tables/${id}`))).not.toContain('watchers');
});
