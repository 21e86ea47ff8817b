import type { Answer } from '@holdup/engine';
import { type GameSetup, seedFrom, waitingFor } from '@holdup/engine';
import { expect, jest, test } from '@jest/globals';
import { Deadlines } from '../src/deadlines.ts';
import type { House } from '../src/house.ts';
import type { JournalRow, MatchId, StoredSeat } from '../src/store/index.ts';
import { FREE } from '../src/tables/decide.ts';
import { Tempo } from '../src/train/tempo.ts';
import { gameOfSetup, type Running, type Train } from '../src/train/train.ts';
import { until } from './harness.ts';

test('deadlines fire in the order of their times; the last word on a key counts', async () => {
  const failed = jest.fn();
  const deadlines = new Deadlines(failed);
  const fired: string[] = [];
  const now = Date.now();
  for (let i = 0; i < 200; i++) {
    const at = now + ((i * 37) % 100);
    deadlines.set(`${i}`, at, () => fired.push(`${at}`));
  }
  deadlines.set('7', now + 500, () => fired.push('late'));
  deadlines.set('bad', now + 1, () => {
    throw new Error('bad');
  });
  deadlines.clear('8');
  await until(() => fired.length === 199, 'all deadlines');
  const times = fired.slice(0, -1).map(Number);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(fired.at(-1)).toBe('late');
  expect(failed).toHaveBeenCalledTimes(1);
  expect(deadlines.size).toBe(0);
});

/** A game whose answers go nowhere but into itself, with a tempo over it. */
const seconds = (decision: number, bank = 0) => ({ decision: decision * 1000, bank: bank * 1000 });

function timedGame(seats: readonly StoredSeat[], decision: number, bank = 0) {
  const setup: GameSetup = {
    game: 'express',
    boxes: ['base'],
    options: {},
    players: ['doc', 'belle', 'tuco', 'ghost'].map((one) => ({ characters: [one] })),
  };
  const game = gameOfSetup(setup);
  const running: Running = {
    id: 'm' as MatchId,
    setup,
    game,
    match: game.begin(seedFrom('clock')).match,
    seq: 0,
  };
  const answers: (Answer & { by: JournalRow['by'] })[] = [];
  const events = {
    timedOut: jest.fn(),
    absent: jest.fn(),
    failed: jest.fn(),
    deadlineSet: jest.fn(),
    banksAre: jest.fn(),
    isHere: jest.fn(() => true),
  };
  const train = {
    owner: { table: 't', epoch: 1 },
    running,
    async answer(answer: Answer, by: JournalRow['by']) {
      const played = game.play(train.running.match, answer);
      if (played.refused) return { ok: false, code: played.refused };
      const thought = tempo.thought(answer.seat, by, performance.now());
      answers.push({ ...answer, by });
      train.running = { ...train.running, match: played.match, seq: train.running.seq + 1 };
      tempo.happened({ seat: answer.seat, by, facts: [], thought });
      return { ok: true, version: played.match.version };
    },
  };
  const deadlines = new Deadlines((error) => {
    throw error;
  });
  const house = { settings: { botDelay: 0 }, deadlines } as unknown as House;
  const tempo: Tempo = new Tempo(house, train as unknown as Train, events);
  tempo.seatsAre(seats, seconds(decision, bank));
  return { tempo, train, answers, events, deadlines };
}
const person = (name: string): StoredSeat => ({ ...FREE, account: name as StoredSeat['account'], name });
const BOT: StoredSeat = { ...FREE, bot: 'random' };

test('when time is up the fallback is played, and after three in a row a bot is wanted', async () => {
  const { tempo, train, answers, events, deadlines } = timedGame([person('ann'), BOT, BOT, BOT], 0.05);
  const began = Date.now();
  tempo.settle();
  await until(() => events.absent.mock.calls.length === 1, 'a bot to be wanted');
  deadlines.stop();
  expect(Date.now() - began).toBeGreaterThanOrEqual(145);
  expect(events.timedOut.mock.calls).toEqual([[0], [0], [0]]);
  expect(events.absent).toHaveBeenCalledWith(0);
  const own = answers.filter(({ seat }) => seat === 0);
  expect(own.map(({ by }) => by)).toEqual(['timeout', 'timeout', 'timeout']);
  expect(answers.filter(({ seat }) => seat !== 0).every(({ by }) => by === 'bot')).toBe(true);
  expect(train.running.match.version).toBeGreaterThan(2);
});

test('an answer starts the count anew; the clock stands still while only bots are asked', async () => {
  const { tempo, train, events, deadlines } = timedGame([person('ann'), BOT, BOT, BOT], 0.05);
  tempo.settle();
  await until(() => events.timedOut.mock.calls.length === 2, 'two fallbacks');
  tempo.happened({ seat: 0, by: 'player', facts: [], thought: null });
  await until(() => events.timedOut.mock.calls.length === 4, 'two more');
  expect(events.absent).not.toHaveBeenCalled();
  tempo.seatsAre([{ ...person('ann'), away: true }, BOT, BOT, BOT], seconds(0.05));
  tempo.settle();
  expect(events.deadlineSet).toHaveBeenLastCalledWith(null);
  await until(() => train.running.match.prompt === null, 'the bots to end the game');
  deadlines.stop();
});

test('a restored prompt gets what it had left; one without a clock is never timed', () => {
  const { tempo, train, events, deadlines } = timedGame(
    [person('ann'), person('bob'), person('cat'), person('dan')],
    60,
  );
  tempo.settle(5000);
  const at = events.deadlineSet.mock.lastCall?.[0] as number;
  expect(at - Date.now()).toBeLessThanOrEqual(5000);
  expect(tempo.remaining(train.running.match)).toBeLessThanOrEqual(5000);
  deadlines.stop();
  const untimed = timedGame([person('ann'), person('bob'), person('cat'), person('dan')], 0);
  untimed.tempo.settle();
  expect(untimed.deadlines.size).toBe(0);
  expect(waitingFor(untimed.train.running.match.prompt)).toHaveLength(1);
});

test('who leaves and returns wins no time by it', async () => {
  const people = [person('ann'), person('bob'), person('cat'), person('dan')];
  const { tempo, train, events, deadlines } = timedGame(people, 60);
  const asked = waitingFor(train.running.match.prompt)[0] as number;
  tempo.settle(1000);
  await new Promise((next) => setTimeout(next, 100));
  tempo.seatsAre(
    people.map((one, seat) => ({ ...one, away: seat === asked })),
    seconds(60),
  );
  tempo.settle();
  expect(events.deadlineSet).toHaveBeenLastCalledWith(null);
  tempo.seatsAre(people, seconds(60));
  tempo.settle();
  expect((events.deadlineSet.mock.lastCall?.[0] as number) - Date.now()).toBeLessThanOrEqual(900);
  expect(tempo.remaining(train.running.match)).toBeLessThanOrEqual(900);
  deadlines.stop();
});

test('after his decision a player goes on from his bank; what it is worth is told, and then the fallback is played', async () => {
  const { tempo, answers, events, deadlines } = timedGame([person('ann'), BOT, BOT, BOT], 0.05, 0.2);
  const began = Date.now();
  tempo.settle();
  expect(events.banksAre).toHaveBeenLastCalledWith([200, 200, 200, 200]);
  await until(() => events.timedOut.mock.calls.length === 1, 'a fallback');
  expect(Date.now() - began).toBeGreaterThanOrEqual(245);
  expect(events.banksAre).toHaveBeenLastCalledWith([0, 200, 200, 200]);
  const again = Date.now();
  await until(() => events.timedOut.mock.calls.length === 2, 'another one');
  expect(Date.now() - again).toBeLessThan(200);
  deadlines.stop();
  expect(answers.filter(({ seat }) => seat === 0).every(({ by }) => by === 'timeout')).toBe(true);
});

/**
 * A game with a tempo whose time is in the hand of the test: 10 seconds for a decision, `bank` more in reserve. `left`: it is
 * brought back with so much of the decision, and nobody is there yet.
 */
function heldGame(bank = 0, left: number | null = null) {
  let now = 0;
  const away = new Set<number>();
  const absent = new Set<number>(left === null ? [] : [0, 1, 2, 3]);
  const due = new Map<string, { at: number; fire: () => void }>();
  const deadlines = {
    after: (key: string, ms: number, fire: () => void) => void due.set(key, { at: now + ms, fire }),
    clear: (key: string) => void due.delete(key),
    left: (key: string) => (due.has(key) ? (due.get(key)?.at ?? 0) - now : null),
  };
  const setup: GameSetup = {
    ...{ game: 'express', boxes: ['base'], options: {} },
    players: ['doc', 'belle', 'tuco', 'ghost'].map((one) => ({ characters: [one] })),
  };
  const { match } = gameOfSetup(setup).begin(seedFrom('clock'));
  const answer = jest.fn(async () => ({ ok: true }));
  const train = { owner: { table: 't', epoch: 1 }, running: { match }, answer } as unknown as Train;
  const house = { settings: { botDelay: 1000 }, deadlines } as unknown as House;
  const none = () => undefined;
  const events = {
    ...{ timedOut: none, absent: none, failed: none, deadlineSet: none, banksAre: none },
    isHere: (seat: number) => !absent.has(seat),
  };
  const tempo = new Tempo(house, train, events, () => now);
  const asked = waitingFor(match.prompt)[0] as number;
  const sit = () =>
    tempo.seatsAre(
      ['ann', 'bob', 'cat', 'dan'].map((name, seat) => ({ ...person(name), away: away.has(seat) })),
      seconds(10, bank),
    );
  sit();
  // As a room does that is opened: everybody has yet to come back.
  if (left !== null) tempo.desertedIs(true);
  tempo.settle(left);
  const fallback = () => due.get(`clock t ${asked}`);
  return {
    tempo,
    answer,
    asked,
    next: () => {
      const at = fallback()?.at;
      return at === undefined ? null : at - now;
    },
    passTo: (at: number) => {
      now = at;
    },
    fire: () => fallback()?.fire(),
    /** When a bot will answer, in ms from now. */
    thinks: () => deadlines.left('bot t'),
    /** All that is due by now happens, but for bots and fallbacks. */
    wait: () => {
      for (const [key, { at, fire }] of due) if (key.startsWith('boarding') && at <= now) fire();
    },
    connected: (is: boolean, seat = asked) => {
      if (is) absent.delete(seat);
      else absent.add(seat);
      tempo.cameOrWent(seat);
      tempo.desertedIs(absent.size === 4);
    },
    letsBotPlay: (is: boolean) => {
      if (is) away.add(asked);
      else away.delete(asked);
      sit();
      tempo.settle();
    },
    took: (by: JournalRow['by'], seat = asked) => tempo.thought(seat, by, now),
  };
}

test('where the process itself stood still, what came meanwhile is heard before a fallback is played', () => {
  const { tempo, answer, next, passTo, fire } = heldGame();
  expect(next()).toBe(10_000);
  passTo(60_000);
  fire();
  expect(answer).not.toHaveBeenCalled();
  tempo.forgive(55_000);
  expect(next()).toBe(5000);
  passTo(65_000);
  fire();
  expect(answer).toHaveBeenCalledTimes(1);
});

test('whoever is not connected is not waited for until his bank is empty, and has again what is his when he is back', () => {
  const { next, passTo, connected, took } = heldGame(600);
  expect(next()).toBe(610_000);
  connected(false);
  expect(next()).toBe(70_000);
  passTo(30_000);
  connected(true);
  expect(next()).toBe(580_000);
  connected(false);
  passTo(70_000);
  expect(took('timeout')).toMatchObject({ charged: 70_000 });
  connected(true);
  // He came back while his fallback was on its way to the journal: it is not his whole bank that it costs him.
  expect(took('timeout')).toMatchObject({ charged: 70_000 });
  expect(took('player')).toMatchObject({ charged: 70_000 });
});

test('who loses his connection deep in his bank has a minute to come back, and not none', () => {
  const { next, passTo, connected } = heldGame(600);
  passTo(310_000);
  connected(false);
  expect(next()).toBe(60_000);
  passTo(312_000);
  connected(true);
  expect(next()).toBe(298_000);
  passTo(400_000);
  connected(false);
  passTo(459_000);
  expect(next()).toBe(1000);
});

test('who lets a bot sit in and returns before it has answered wins no time, however often', () => {
  const { next, passTo, letsBotPlay } = heldGame();
  for (let second = 0; second < 9; second++) {
    passTo(1000 * second + 100);
    letsBotPlay(true);
    expect(next()).toBeNull();
    passTo(1000 * second + 900);
    letsBotPlay(false);
  }
  expect(next()).toBe(10_000 - 8900);
});

test('who leaves and returns again and again does not hold up the bots', () => {
  const { tempo, asked, passTo, thinks } = heldGame();
  const seats = [0, 1, 2, 3].map((seat) => (seat === asked ? BOT : person(`${seat}`)));
  const leaves = (who: number, away: boolean) =>
    tempo.seatsAre(
      seats.map((seat, index) => (index === who ? { ...seat, away } : seat)),
      seconds(10),
    );
  leaves((asked + 1) % 4, true);
  tempo.settle();
  const first = thinks() as number;
  for (const at of [100, 200, 300, 400, 500]) {
    passTo(at);
    leaves((asked + 1) % 4, at % 200 === 0);
    tempo.settle();
    expect(thinks()).toBe(first - at);
  }
});

test('who lets a bot answer when he has thought for long has drawn from his bank; a bot of its own has none', () => {
  const { tempo, asked, passTo, letsBotPlay, took } = heldGame(60);
  passTo(50_000);
  letsBotPlay(true);
  expect(took('bot')).toMatchObject({ charged: 50_000, given: 0 });
  tempo.seatsAre([BOT, BOT, BOT, BOT], seconds(10, 60));
  expect(took('bot', asked)).toBeNull();
});

test('a game that is brought back has what its clock had left, and waits eight seconds for those who are asked', () => {
  const back = heldGame(60, -5000);
  const { asked, next, passTo, connected, wait } = back;
  passTo(100_000);
  connected(true, (asked + 1) % 4);
  expect(next()).toBeNull();
  passTo(103_000);
  connected(true);
  expect(next()).toBe(55_000);

  const late = heldGame(3600, -300_000);
  late.passTo(100_000);
  late.connected(true, (late.asked + 1) % 4);
  late.passTo(107_999);
  late.wait();
  expect(late.next()).toBeNull();
  late.passTo(108_000);
  late.wait();
  // From then on he is one who is not connected.
  expect(late.next()).toBe(60_000);
  wait();
  expect(next()).toBe(55_000);
});
