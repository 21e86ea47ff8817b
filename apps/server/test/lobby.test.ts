import { matchMaker } from '@colyseus/core';
import { PROTOCOL_VERSION, type TableSummary } from '@holdup/protocol';
import { expect, test } from '@jest/globals';
import { Guest, newGuest, openTestServer, Passenger, settings, startedGame, until } from './harness.ts';

const server = openTestServer();

const codes = (table: TableSummary): string => table.inviteCode ?? '';

test('a public table is listed, joined, readied and started by its host', async () => {
  const [ann, bob] = [await newGuest(server.url, 'Ann'), await newGuest(server.url, 'Bob')];
  const { id } = await ann.table('POST', '/tables', settings({ seats: 3 }));
  const listed = (await bob.call('GET', '/tables')).tables as TableSummary[];
  expect(listed.map((table) => table.id)).toContain(id);
  expect((await bob.table('POST', `/tables/${id}/join`, { seat: 2 })).mySeat).toBe(2);
  expect(await bob.call('POST', `/tables/${id}/join`, {})).toMatchObject({ code: 'already-seated' });
  expect(await ann.call('POST', `/tables/${id}/start`, {})).toMatchObject({ code: 'seats-empty' });
  expect(await bob.call('POST', `/tables/${id}/bot`, { seat: 1, bot: 'random' })).toMatchObject({
    code: 'not-the-host',
  });
  await ann.table('POST', `/tables/${id}/bot`, { seat: 1, bot: 'random' });
  expect(await ann.call('POST', `/tables/${id}/start`, {})).toMatchObject({
    code: 'not-ready',
    about: { seat: 2 },
  });
  await bob.table('POST', `/tables/${id}/ready`, { ready: true });
  expect(await bob.call('POST', `/tables/${id}/start`, {})).toMatchObject({ code: 'not-the-host' });
  const started = await ann.table('POST', `/tables/${id}/start`, {});
  expect(started.phase).toBe('running');
  expect(new Set(started.seats.flatMap((seat) => seat.characters)).size).toBe(6);
  expect(await ann.call('POST', `/tables/${id}/start`, {})).toMatchObject({ code: 'already-started' });
  expect((await bob.call('GET', '/me/tables')).tables).toHaveLength(1);
});

test('changed settings un-ready everybody, and those in the room see it', async () => {
  const [ann, bob] = [await newGuest(server.url, 'Ann'), await newGuest(server.url, 'Bob')];
  const { id } = await ann.table('POST', '/tables', settings({ seats: 2 }));
  await bob.table('POST', `/tables/${id}/join`, {});
  const inside = await bob.sit(id);
  await bob.table('POST', `/tables/${id}/ready`, { ready: true });
  await until(() => inside.view.lobby?.seats[1]?.ready === true, 'ready');
  expect(await bob.call('PATCH', `/tables/${id}`, { secondsPerDecision: 30 })).toMatchObject({
    code: 'not-the-host',
  });
  const changed = await ann.table('PATCH', `/tables/${id}`, { secondsPerDecision: 30, seats: 3 });
  expect(changed.settings.secondsPerDecision).toBe(30);
  await until(() => inside.view.lobby?.seats.length === 3, 'the third seat');
  expect(inside.view.lobby?.seats[1]?.ready).toBe(false);
  expect(await ann.call('PATCH', `/tables/${id}`, { secondsPerDecision: 5 })).toMatchObject({
    code: 'bad-input',
  });
  expect(
    await ann.call('PATCH', `/tables/${id}`, { setup: { game: 'express', boxes: ['nothing'], options: {} } }),
  ).toMatchObject({
    code: 'bad-setup',
  });
});

test('characters: chosen once, not twice; the rest are dealt', async () => {
  const [ann, bob] = [await newGuest(server.url, 'Ann'), await newGuest(server.url, 'Bob')];
  const { id } = await ann.table('POST', '/tables', settings({ seats: 4 }));
  await bob.table('POST', `/tables/${id}/join`, {});
  await ann.table('POST', `/tables/${id}/characters`, { characters: ['belle'] });
  for (const characters of [['belle'], ['nobody'], ['doc', 'tuco']]) {
    expect(await bob.call('POST', `/tables/${id}/characters`, { characters })).toMatchObject({
      code: 'bad-setup',
    });
  }
  await bob.table('POST', `/tables/${id}/characters`, { characters: ['doc'] });
  await bob.table('POST', `/tables/${id}/ready`, { ready: true });
  for (const seat of [2, 3]) await ann.table('POST', `/tables/${id}/bot`, { seat, bot: 'heuristic' });
  const started = await ann.table('POST', `/tables/${id}/start`, {});
  expect(started.seats[0]?.characters).toEqual(['belle']);
  expect(started.seats[1]?.characters).toEqual(['doc']);
});

test('the host sends somebody away, hands on the role, and leaves', async () => {
  const [ann, bob, cat] = [
    await newGuest(server.url, 'Ann'),
    await newGuest(server.url, 'Bob'),
    await newGuest(server.url, 'Cat'),
  ];
  const { id } = await ann.table('POST', '/tables', settings({ seats: 3 }));
  await bob.table('POST', `/tables/${id}/join`, {});
  await cat.table('POST', `/tables/${id}/join`, {});
  const inside = await bob.sit(id);
  await ann.table('POST', `/tables/${id}/kick`, { seat: 1 });
  await until(() => inside.left !== null, 'Bob to be sent away');
  expect(inside.left).toBe(4402);
  expect(await bob.call('POST', `/tables/${id}/ticket`, { as: 'seat' })).toMatchObject({
    code: 'not-seated',
  });
  const { inviteCode } = await ann.table('GET', `/tables/${id}`);
  for (const [path, body] of [
    [`/tables/${id}/join`, {}],
    ['/tables/join-by-code', { code: inviteCode }],
  ] as const) {
    expect(await bob.call('POST', path, body)).toMatchObject({ code: 'sent-away' });
  }
  expect((await ann.table('POST', `/tables/${id}/host`, { seat: 2 })).host).toBe(2);
  expect(await ann.call('POST', `/tables/${id}/kick`, { seat: 2 })).toMatchObject({ code: 'not-the-host' });
  await cat.table('POST', `/tables/${id}/leave`, {});
  expect((await ann.table('GET', `/tables/${id}`)).host).toBe(0);
  await ann.table('POST', `/tables/${id}/leave`, {});
  expect((await bob.call('GET', '/tables')).tables).not.toContainEqual(expect.objectContaining({ id }));
});

test('a private table is not listed, and is entered by its code only', async () => {
  const [ann, bob, cat] = [
    await newGuest(server.url, 'Ann'),
    await newGuest(server.url, 'Bob'),
    await newGuest(server.url, 'Cat'),
  ];
  const made = await ann.table(
    'POST',
    '/tables',
    settings({ seats: 2, visibility: 'private', watch: 'invited' }),
  );
  expect((await bob.call('GET', '/tables')).tables).not.toContainEqual(
    expect.objectContaining({ id: made.id }),
  );
  expect(await bob.call('GET', `/tables/${made.id}`)).toMatchObject({ code: 'no-such-table' });
  expect(await bob.call('POST', `/tables/${made.id}/join`, {})).toMatchObject({ code: 'not-your-table' });
  expect(await bob.call('POST', `/tables/${made.id}/ticket`, { as: 'gallery' })).toMatchObject({
    code: 'watching-closed',
  });
  expect(await bob.call('POST', '/tables/join-by-code', { code: 'ZZZZ-ZZZZ' })).toMatchObject({
    code: 'bad-code',
  });
  const typed = `${codes(made).slice(0, 4).toLowerCase()}-${codes(made).slice(4)}`;
  expect((await bob.table('POST', '/tables/join-by-code', { code: typed })).mySeat).toBe(1);
  const watching = await cat.table('POST', '/tables/join-by-code', { code: codes(made) });
  expect(watching.mySeat).toBeNull();
  expect(await cat.call('POST', `/tables/${made.id}/ticket`, { as: 'gallery' })).toMatchObject({
    ok: true,
    room: 'gallery',
  });
});

test('a stranger with the code is told who invites to what, or that there is no way in', async () => {
  const ann = await newGuest(server.url, 'Ann');
  const made = await ann.table(
    'POST',
    '/tables',
    settings({ seats: 2, visibility: 'private', watch: 'nobody' }),
  );
  const { id, title, settings: agreed } = made;
  const code = made.inviteCode;
  const stranger = new Guest(server.url);
  const asked = (wanted = code) => stranger.call('POST', '/tables/invitation', { code: wanted });
  const invitation = { title, host: 'Ann', phase: 'waiting', settings: agreed, taken: 1 };
  expect(await asked()).toEqual({ ok: true, invitation });
  expect(await asked('AAAA-AAAA')).toMatchObject({ code: 'bad-code' });
  await ann.table('POST', `/tables/${id}/bot`, { seat: 1, bot: 'random' });
  // Nobody may watch here.
  expect(await asked()).toEqual({ ok: false, code: 'table-full' });
  await ann.table('PATCH', `/tables/${id}`, { watch: 'invited' });
  expect(await asked()).toMatchObject({ invitation: { taken: 2 } });
  expect(stranger.cookie).toBe('');
});

test('leaving a running game seats a bot, and one may come back', async () => {
  const { id, guests, passengers } = await startedGame(server.url, 3);
  const [ann] = guests;
  await ann?.table('POST', `/tables/${id}/leave`, {});
  await until(() => passengers[1]?.view.lobby?.seats[0]?.away === true, 'the bot');
  expect(passengers[1]?.notices).toContainEqual({ code: 'bot-sits-in', about: { seat: 0 } });
  await until(() => !passengers[0]?.owes, 'the bot to answer');
  await ann?.table('POST', `/tables/${id}/return`, {});
  await until(() => passengers[1]?.view.lobby?.seats[0]?.away === false, 'the player');
  await ann?.table('POST', `/tables/${id}/leave`, {});
  expect(await passengers[0]?.send('back')).toMatchObject({ ok: true });
  await until(() => passengers[1]?.view.lobby?.seats[0]?.away === false, 'the player once more');
});

test('after the end: a rematch with the same seats, made by the first to ask', async () => {
  const { id, guests, passengers } = await startedGame(server.url, 3);
  const [ann, bob] = guests;
  expect(await ann?.call('POST', `/tables/${id}/rematch`, {})).toMatchObject({ code: 'not-over' });
  await Promise.all(passengers.map((one) => one.playOn()));
  await until(() => passengers[0]?.view.lobby?.phase === 'over', 'the end');
  const [first, second] = await Promise.all([
    bob?.table('POST', `/tables/${id}/rematch`, {}),
    ann?.table('POST', `/tables/${id}/rematch`, {}),
  ]);
  expect(first?.id).toBe(second?.id);
  expect(first?.id).not.toBe(id);
  expect(first?.mySeat).toBe(1);
  expect(second?.mySeat).toBe(0);
  const told = passengers[2]?.notices.find(({ code }) => code === 'rematch');
  expect(told?.about.table).toBe(first?.id);
  expect([0, 1]).toContain(told?.about.seat);
  const back = await guests[2]?.sit(id);
  expect(back?.hello?.rematch).toBe(first?.id);
});

test('who was sent away from the next game is not offered it again; the others are', async () => {
  const { id, guests, passengers } = await startedGame(server.url, 3);
  const [ann, bob, cat] = guests as [Guest, Guest, Guest];
  await Promise.all(passengers.map((one) => one.playOn()));
  await until(() => passengers[0]?.view.lobby?.phase === 'over', 'the end');
  const next = await ann.table('POST', `/tables/${id}/rematch`, {});
  await bob.table('POST', `/tables/${id}/rematch`, {});
  expect((await bob.sit(id)).hello?.rematch).toBe(next.id);
  await ann.table('POST', `/tables/${next.id}/kick`, { seat: 1 });
  expect((await bob.sit(id)).hello?.rematch).toBeNull();
  expect((await cat.sit(id)).hello?.rematch).toBe(next.id);
  expect(await bob.call('POST', `/tables/${id}/rematch`, {})).toMatchObject({ code: 'sent-away' });
});

test('who played with bots alone is in the next game at once, with the same bots and options', async () => {
  const ann = await newGuest(server.url, 'Ann');
  const setup = { game: 'express', boxes: ['base'], options: { expert: true } } as const;
  const wish = { bots: 2, bot: 'random', setup };
  const {
    id,
    settings: played,
    title,
  } = await ann.table('POST', '/quick', { ...wish, title: 'Two for Ann' });
  expect(title).toBe('Two for Ann');
  expect((await ann.table('POST', '/quick', wish)).title).toBe('Ann');
  await ann.table('POST', `/tables/${id}/abandon`, { agree: true });
  const next = await ann.table('POST', `/tables/${id}/rematch`, {});
  expect(next).toMatchObject({ phase: 'running', mySeat: 0, settings: played });
  expect(next.id).not.toBe(id);
  expect(next.seats.map(({ bot }) => bot)).toEqual([null, 'random', 'random']);
  expect(await ann.table('POST', `/tables/${id}/rematch`, {})).toMatchObject({ id: next.id });
});

test('one’s own tables say where one is asked; nobody else’s do', async () => {
  const { id, guests, passengers } = await startedGame(server.url, 3);
  const turns = async () => {
    const lists = await Promise.all(guests.map((guest) => guest.call('GET', '/me/tables')));
    return lists.map(({ tables }) => (tables as TableSummary[]).find((table) => table.id === id)?.myTurn);
  };
  const asked = () => passengers.map(({ view }) => view.prompt?.question !== null);
  expect(asked()).toContain(true);
  expect(await turns()).toEqual(asked());
  const dan = await newGuest(server.url, 'Dan');
  expect((await dan.call('GET', `/tables/${id}`)).table).toMatchObject({ mySeat: null, myTurn: false });
  const first = asked().indexOf(true);
  await guests[first]?.table('POST', `/tables/${id}/leave`, {});
  expect((await turns())[first]).toBe(false);
});

test('chat reaches the table and the gallery; who is muted is not read', async () => {
  const { id, guests, passengers } = await startedGame(server.url, 3);
  const watcher = await (await newGuest(server.url, 'Wim')).sit(id, 'gallery');
  await passengers[2]?.send('mute', { seat: 0, muted: true });
  expect(await passengers[0]?.send('chat', { text: '  hands \n up  ' })).toMatchObject({ ok: true });
  await until(() => passengers[1]?.chat.length === 1 && watcher.chat.length === 1, 'the line');
  expect(passengers[1]?.chat[0]).toMatchObject({ seat: 0, name: 'Guest 0', text: 'hands up' });
  expect(passengers[2]?.chat).toEqual([]);
  const again = await guests[2]?.sit(id);
  expect(again?.hello).toMatchObject({ chat: [], muted: [{ seat: 0 }] });
  expect(await passengers[0]?.send('chat', { text: 'x'.repeat(301) })).toMatchObject({
    ok: false,
    code: 'bad-input',
  });
  const lateWatcher = await (await newGuest(server.url, 'Lea')).sit(id, 'gallery');
  expect(lateWatcher.hello?.chat).toEqual([watcher.chat[0]]);
  expect(await watcher.send('chat', { text: 'psst' })).toMatchObject({ ok: false, code: 'not-seated' });
});

test('whoever leaves in the very moment of the start is either gone before it or plays', async () => {
  for (let round = 0; round < 5; round++) {
    const [ann, bob] = [await newGuest(server.url, 'Ann'), await newGuest(server.url, 'Bob')];
    const { id } = await ann.table('POST', '/tables', settings({ seats: 2 }));
    await bob.table('POST', `/tables/${id}/join`, {});
    await bob.table('POST', `/tables/${id}/ready`, { ready: true });
    await ann.sit(id);
    const [first, second] = await Promise.all([
      ann.call('POST', `/tables/${id}/start`, {}),
      ann.call('POST', `/tables/${id}/start`, {}),
      bob.call('POST', `/tables/${id}/leave`, {}),
    ]);
    const { phase, seats } = await ann.table('GET', `/tables/${id}`);
    expect(seats[1]?.name).toBe(phase === 'running' ? 'Bob' : null);
    const fine = phase === 'running' ? ['already-started', undefined] : ['seats-empty', 'seats-empty'];
    expect([first.code, second.code].sort()).toEqual(fine);
  }
});

test('a rematch is made though the room is closed, and whoever comes to a deserted table is its host', async () => {
  const { id, guests, passengers } = await startedGame(server.url, 2);
  const [ann, bob] = guests as [Guest, Guest];
  await Promise.all(passengers.map((one) => one.playOn()));
  await until(() => passengers[0]?.view.lobby?.phase === 'over', 'the end');
  await matchMaker.getLocalRoomById(id).disconnect();
  const made = await bob.table('POST', `/tables/${id}/rematch`, {});
  expect(made).toMatchObject({ host: 1, mySeat: 1 });
  await bob.table('POST', `/tables/${made.id}/leave`, {});
  expect(await ann.table('POST', `/tables/${id}/rematch`, {})).toMatchObject({
    id: made.id,
    host: 0,
    mySeat: 0,
  });
  expect(await ann.call('POST', `/tables/${id}/leave`, {})).toMatchObject({ code: 'over' });
  // Without Bob; he comes too late for a seat.
  await ann.table('POST', `/tables/${made.id}/bot`, { seat: 1, bot: 'random' });
  await ann.table('POST', `/tables/${made.id}/start`, {});
  expect(await bob.table('POST', `/tables/${id}/rematch`, {})).toMatchObject({ id: made.id, mySeat: null });
});

test('who may no longer watch is sent away; who was let in may take himself off', async () => {
  const [ann, cat] = [await newGuest(server.url, 'Ann'), await newGuest(server.url, 'Cat')];
  const { id, inviteCode } = await ann.table(
    'POST',
    '/tables',
    settings({ seats: 2, visibility: 'private', watch: 'invited' }),
  );
  await ann.table('POST', `/tables/${id}/bot`, { seat: 1, bot: 'random' });
  await cat.table('POST', '/tables/join-by-code', { code: inviteCode });
  const watching = await cat.sit(id, 'gallery');
  await ann.table('PATCH', `/tables/${id}`, { watch: 'nobody' });
  await until(() => watching.left !== null, 'Cat to be sent away');
  expect(await cat.call('POST', `/tables/${id}/ticket`, { as: 'gallery' })).toMatchObject({
    code: 'watching-closed',
  });
  expect((await cat.call('GET', '/me/tables')).tables).toHaveLength(1);
  await cat.table('POST', `/tables/${id}/leave`, {});
  expect((await cat.call('GET', '/me/tables')).tables).toEqual([]);
  expect(await cat.call('POST', `/tables/${id}/leave`, {})).toMatchObject({ code: 'not-seated' });
  expect(await cat.call('POST', `/tables/${id}/return`, {})).toMatchObject({ code: 'not-seated' });
});

test('a ticket to watch is worth nothing once the table is closed to its holder; nor is he told of the game', async () => {
  const [ann, bob, spy] = [
    await newGuest(server.url, 'Ann'),
    await newGuest(server.url, 'Bob'),
    await newGuest(server.url, 'Spy'),
  ];
  const { id } = await ann.table('POST', '/tables', settings({ seats: 2 }));
  await bob.table('POST', `/tables/${id}/join`, {});
  const { ticket, roomId } = await spy.call('POST', `/tables/${id}/ticket`, { as: 'gallery' });
  await ann.table('PATCH', `/tables/${id}`, { watch: 'nobody' });
  const join = () => Passenger.join(server.url, roomId as string, { ticket, protocol: PROTOCOL_VERSION });
  await expect(join()).rejects.toThrow('watching-closed');
  // Waiting it may be joined; running it is nobody's business.
  expect((await spy.table('GET', `/tables/${id}`)).phase).toBe('waiting');
  for (const guest of [ann, bob]) await guest.table('POST', `/tables/${id}/ready`, { ready: true });
  await ann.table('POST', `/tables/${id}/start`, {});
  expect(await spy.call('GET', `/tables/${id}`)).toMatchObject({ ok: false, code: 'watching-closed' });
  expect((await bob.table('GET', `/tables/${id}`)).phase).toBe('running');
});
