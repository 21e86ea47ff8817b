import type { Frame, Seat } from '../../kernel/index.ts';
import { schemingFrames, turnQuestion } from '../base/scheming.ts';
import type { Turn } from '../points.ts';
import type { Handler } from '../rules.ts';
import { seatsFrom } from '../table.ts';

/**
 * Turmoil (Big Box manual, Types of Turn): everybody chooses at the same time, to play or to draw; then the cards go on
 * the pile in the usual order. Whoever may play face down need not reveal his card.
 */
const turmoil: Handler<Frame & { turn: number }> = (table, { turn }, rules) => ({
  ask: {
    questions: table.players.map((_, seat) => turnQuestion(table, turnOf(seat, turn), rules)),
    next: { kind: 'turmoilRevealed', turn },
  },
});

const turnOf = (seat: Seat, turn: number): Turn => ({ kind: 'askPlay', seat, turn, nth: 0 });

interface Chosen extends Turn {
  readonly chosen: string;
}

const turmoilRevealed: Handler<Frame & { turn: number }> = (table, { turn }, rules, { answers }) => {
  const order = rules.adjust.turnOrder(seatsFrom(table, table.first), { table, counterClockwise: false });
  return {
    frames: order.map(
      (seat): Chosen => ({ ...turnOf(seat, turn), kind: 'turmoilTaken', chosen: answers[seat] as string }),
    ),
  };
};

const turmoilTaken: Handler<Chosen> = (table, { seat, turn, chosen }, rules, given) =>
  schemingFrames.schemed(table, turnOf(seat, turn), rules, { ...given, answer: chosen, answers: [chosen] });

export const turmoilFrames = { turmoil, turmoilRevealed, turmoilTaken } as const;
