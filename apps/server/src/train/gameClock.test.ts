import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { GameClock } from './gameClock.ts';
import { Lag } from './lag.ts';
import { Showing } from './showing.ts';

/** A clock in the hand of the test. */
function hand() {
  let at = 1_000_000;
  return {
    now: () => at,
    pass: (ms: number) => {
      at += ms;
    },
  };
}

type Step =
  | { readonly is: 'pass'; readonly ms: number }
  | { readonly is: 'stand still'; readonly ms: number }
  | { readonly is: 'stall'; readonly ms: number }
  | { readonly is: 'pong'; readonly ms: number };

const SEATS = [0, 1, 2, 3];
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ is: fc.constant('pass' as const), ms: fc.nat(9000) }) },
  fc.record({ is: fc.constant('stand still' as const), ms: fc.nat(100_000) }),
  fc.record({ is: fc.constant('stall' as const), ms: fc.nat(100_000) }),
  fc.record({ is: fc.constant('pong' as const), ms: fc.nat(60_000) }),
);
/** What happens while a question is open, how long its cause is shown, and who answers, and answers again. */
const question = fc.record({
  steps: fc.array(step, { maxLength: 6 }),
  allowance: fc.nat(6000),
  seat: fc.constantFrom(...SEATS),
  again: fc.boolean(),
});
const control = fc.record({ decision: fc.integer({ min: 1000, max: 20_000 }), bank: fc.nat(30_000) });

describe('the time of a match', () => {
  test('what is charged is what passed, less what stood still, was shown, stalled or was on the way; and never below 0', () => {
    fc.assert(
      fc.property(control, fc.array(question, { maxLength: 30 }), (time, questions) => {
        const { now, pass } = hand();
        const clock = new GameClock(now);
        const lag = new Lag(now);
        clock.controlIs(time);
        const drawn = new Map(SEATS.map((seat) => [seat, 0]));
        questions.forEach(({ steps, allowance, seat, again }, prompt) => {
          clock.ask(prompt, { allowance });
          let thinking = 0;
          for (const { is, ms } of steps) {
            if (is === 'pong') lag.measured(seat, ms);
            if (is === 'stand still') clock.halt();
            if (is !== 'pong') pass(ms);
            if (is === 'stall') clock.forgive(ms);
            if (is === 'stand still') clock.ask(prompt);
            if (is === 'pass') thinking += ms;
          }
          const before = clock.bank(seat);
          const thought = clock.cost(seat, now(), lag.allowed(seat));
          const took = Math.max(0, thinking - allowance);
          expect(thought.took).toBe(took);
          expect(thought.given).toBeGreaterThanOrEqual(0);
          expect(thought.charged).toBe(Math.min(took - thought.given, time.decision + before));
          expect(thought.charged).toBeGreaterThanOrEqual(0);
          clock.settle(seat, thought);
          lag.given(seat, thought.given);
          drawn.set(seat, (drawn.get(seat) ?? 0) + Math.max(0, (thought.charged ?? 0) - time.decision));
          pass(again ? 500 : 0);
          if (again) expect(clock.cost(seat, now()).charged).toBe(0);
          for (const one of SEATS) expect(clock.bank(one)).toBe(time.bank - (drawn.get(one) ?? 0));
        });
      }),
      { numRuns: 300 },
    );
  });

  test('lag that a client feigns gains at most the quota, however it holds back its pongs', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(120_000), fc.nat(30_000)), { maxLength: 100 }), (answers) => {
        const { now, pass } = hand();
        const clock = new GameClock(now);
        const lag = new Lag(now);
        clock.controlIs({ decision: 10_000, bank: 3_600_000 });
        let [given, passed] = [0, 0];
        answers.forEach(([pong, thinking], prompt) => {
          clock.ask(prompt);
          for (let n = 0; n < 5; n++) lag.measured(0, pong);
          pass(thinking);
          passed += thinking;
          const thought = clock.cost(0, now(), lag.allowed(0));
          expect(thought.given).toBeLessThanOrEqual(1000);
          clock.settle(0, thought);
          lag.given(0, thought.given);
          given += thought.given;
        });
        expect(given).toBeLessThanOrEqual(4000 + (passed / 60_000) * 4000);
      }),
      { numRuns: 200 },
    );
  });

  test('one slow pong is no slow line; a line twice as slow gets no more than a second', () => {
    const { now } = hand();
    const lag = new Lag(now);
    for (const ms of [40, 50, 9000, 45, 60]) lag.measured(2, ms);
    expect(lag.allowed(2)).toBe(50);
    expect(lag.allowed(1)).toBe(0);
    for (let n = 0; n < 5; n++) lag.measured(2, 2000);
    expect(lag.allowed(2)).toBe(1000);
  });

  test('who runs out of everything is charged everything, and the next decision has its time again', () => {
    const { now, pass } = hand();
    const clock = new GameClock(now);
    clock.controlIs({ decision: 10_000, bank: 5000 });
    clock.restore(new Map([[1, 2000]]));
    clock.ask(1, { allowance: 1000 });
    expect(clock.untilDecided()).toBe(11_000);
    expect(clock.untilFallback(1, 300)).toBe(14_300);
    pass(14_300);
    expect(clock.left(1)).toBe(-3300);
    clock.settle(1, clock.cost(1, now()));
    expect(clock.bank(1)).toBe(0);
    expect(clock.bank(0)).toBe(5000);
    clock.ask(2);
    expect(clock.untilFallback(1)).toBe(10_000);
    expect(clock.left(2)).toBe(10_000);
  });

  test('a restored prompt has what it had left, also of a bank; what led to it is not shown again', () => {
    const { now, pass } = hand();
    const clock = new GameClock(now);
    clock.controlIs({ decision: 10_000, bank: 5000 });
    clock.ask(7, { allowance: 4000, left: -2000 });
    expect(clock.untilFallback(0)).toBe(3000);
    pass(1000);
    expect(clock.cost(0, now())).toEqual({ took: 13_000, charged: 13_000, given: 0 });
  });

  test('a prompt that was begun before its rest was known is restored all the same; who had answered it is not charged again', () => {
    const { now, pass } = hand();
    const clock = new GameClock(now);
    clock.controlIs({ decision: 10_000, bank: 5000 });
    clock.ask(7);
    clock.halt();
    clock.ask(7, { left: 1000, answered: [2] });
    expect(clock.left(7)).toBe(1000);
    pass(3000);
    expect(clock.cost(2, now()).charged).toBe(0);
    expect(clock.cost(1, now()).charged).toBe(12_000);
    clock.ask(7);
    expect(clock.left(7)).toBe(-2000);
    expect(clock.overDecision).toBe(2000);
  });

  test('without a clock thinking is measured all the same, and nothing is charged', () => {
    const { now, pass } = hand();
    const clock = new GameClock(now);
    clock.ask(1);
    pass(90_000);
    expect(clock.cost(0, now(), 500)).toEqual({ took: 90_000, charged: null, given: 0 });
  });
});

test('what has happened is waited for while it is shown, and never for long', () => {
  const { now, pass } = hand();
  const showing = new Showing(now);
  expect(showing.left).toBe(0);
  showing.happened([{ kind: 'moved' }, { kind: 'drawn' } as never, { kind: 'shot' }]);
  expect(showing.left).toBe(1200);
  pass(1000);
  showing.happened([{ kind: 'moved' }]);
  expect(showing.left).toBe(800);
  showing.happened(Array.from({ length: 500 }, () => ({ kind: 'moved' as const })));
  expect(showing.left).toBe(15_000);
  pass(20_000);
  expect(showing.left).toBe(0);
});
