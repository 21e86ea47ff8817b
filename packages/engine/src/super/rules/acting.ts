import { type Frame, NO_MORE, type Seat } from '../../kernel/index.ts';
import { banditOf, characterAt, clockwise, OFF, type SuperAction, type SuperTable } from '../table.ts';
import type { Handler } from './handler.ts';

/**
 * Stealin': in turn from the First Player, each reveals his next card and must do what it says, until all plans are carried out.
 * Who has no card left is passed over.
 */
const turn: Handler<Frame & { seat: Seat }> = (table, { seat }) => {
  if (table.result) return NO_MORE;
  const next = clockwise(table, seat).find((one) => hasCards(table, one));
  if (next === undefined) return NO_MORE;
  const { plan, done } = table.players[next] as SuperTable['players'][number];
  const who = characterAt(table, next);
  const action = plan[done] as SuperAction;
  return {
    facts: [{ kind: 'revealed', seat: next, who, index: done, action }],
    frames: [
      { kind: 'act', who, action },
      { kind: 'turn', seat: (next + 1) % table.players.length },
    ],
  };
};

/** Whether a seat has cards of its plan before it. */
export function hasCards(table: SuperTable, seat: Seat): boolean {
  const player = table.players[seat];
  return player !== undefined && player.done < player.plan.length;
}

/**
 * What a revealed card comes to: of a bandit beside the train only a Horse, of one who lies nothing but getting up
 * (Reflex gets up as well, and shoots).
 */
const act: Handler<Frame & { who: string; action: SuperAction }> = (table, { who, action }) => {
  const { at, lying } = banditOf(table, who);
  if (at === OFF) return { frames: [{ kind: action === 'horse' ? 'rescue' : 'giveUp', who }] };
  if (lying) return { frames: [{ kind: action === 'reflex' ? 'shootBack' : 'getUp', who }] };
  return { frames: [{ kind: action, who }] };
};

export const actingFrames = { turn, act } as const;
