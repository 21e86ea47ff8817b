import { afterEach, expect, test } from '@jest/globals';
import { newGuest, type Passenger, startedGame, type TestServer, testServer, until } from './harness.ts';

const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));

let own: TestServer;
afterEach(() => own.end());

const lobbySeat = (passenger: Passenger, seat: number) => passenger.view.lobby?.seats[seat];

test('who has been gone from a table without a clock for long is stood in for by a bot, if one at the table asks, until he returns', async () => {
  own = await testServer({ STAND_IN_AFTER_MINUTES: '0.01' });
  const { id, guests, passengers } = await startedGame(own.url, 2);
  const [ann, ben] = passengers as [Passenger, Passenger];
  expect(lobbySeat(ann, 1)?.standInAt).toBeNull();
  expect(await ann.send('standIn', { seat: 1 })).toMatchObject({ ok: false, code: 'not-absent' });
  await ben.leave();
  await until(() => lobbySeat(ann, 1)?.standInAt != null, 'the moment from which a bot may sit in');
  expect(await ann.send('standIn', { seat: 1 })).toMatchObject({ ok: false, code: 'not-absent' });
  await pause(700);
  const stranger = await newGuest(own.url, 'Zoe');
  expect(await stranger.call('POST', `/tables/${id}/stand-in`, { seat: 1 })).toMatchObject({
    code: 'not-seated',
  });
  expect(await ann.send('standIn', { seat: 1 })).toMatchObject({ ok: true });
  await until(() => lobbySeat(ann, 1)?.away === true, 'the bot to sit in');
  expect(ann.notices).toContainEqual({ code: 'bot-sits-in', about: { seat: 1 } });
  for (let answers = 0; answers < 5; answers++) {
    await until(() => ann.owes, 'a question');
    await ann.answer(ann.question?.options[0]?.id ?? '');
  }
  const back = await guests[1]?.sit(id);
  expect(await back?.send('back')).toMatchObject({ ok: true });
  await until(() => lobbySeat(ann, 1)?.away === false, 'the player to have his seat back');
});

test('the API lets a bot sit in as well; where there is a clock, that is left to it', async () => {
  own = await testServer({ STAND_IN_AFTER_MINUTES: '0' });
  const free = await startedGame(own.url, 2);
  await free.passengers[1]?.leave();
  await until(() => lobbySeat(free.passengers[0] as Passenger, 1)?.here === false, 'the absence to show');
  const table = await free.guests[0]?.table('POST', `/tables/${free.id}/stand-in`, { seat: 1 });
  expect(table?.seats[1]?.away).toBe(true);
  const timed = await startedGame(own.url, 2, { secondsPerDecision: 60 });
  await timed.passengers[1]?.leave();
  await until(() => lobbySeat(timed.passengers[0] as Passenger, 1)?.here === false, 'the absence to show');
  const refused = await timed.guests[0]?.call('POST', `/tables/${timed.id}/stand-in`, { seat: 1 });
  expect(refused).toMatchObject({ ok: false, code: 'not-absent' });
});

test('where everybody has gone the game is kept and stands still: no clock runs, no bot plays; who returns finds the time as it was', async () => {
  own = await testServer();
  const { id, guests, passengers } = await startedGame(own.url, 2, { secondsPerDecision: 10 });
  await until(() => passengers.some((one) => one.owes), 'a question');
  const before = passengers[0]?.view;
  const left = (before?.clock.deadline ?? 0) - Date.now();
  for (const one of passengers) await one.leave();
  await pause(1500);
  const back = (await guests[0]?.sit(id)) as Passenger;
  expect(back.view.seq).toBe(before?.seq);
  expect((back.view.clock.deadline ?? 0) - Date.now()).toBeGreaterThan(left - 1200);
});

test('bots do not play a game to its end for nobody', async () => {
  own = await testServer();
  const guest = await newGuest(own.url);
  const { id } = await guest.table('POST', '/quick', { bots: 3, bot: 'random' });
  const passenger = await guest.sit(id);
  await until(() => passenger.owes, 'a question');
  await guest.table('POST', `/tables/${id}/leave`, {});
  await passenger.leave();
  await pause(300);
  const { seq } = (await guest.sit(id)).view;
  expect((await guest.table('GET', `/tables/${id}`)).phase).toBe('running');
  expect(seq).toBeLessThan(100);
});
