import type { Frame } from '../../kernel/index.ts';
import type { Adjusted } from '../points.ts';
import type { Handler } from '../rules.ts';
import { characterOf, lying, type Played, PUBLIC, type Table } from '../table.ts';

const NONE: readonly Frame[] = [];
const RESOLVE: Frame = { kind: 'resolve' };

/** The pile is turned over and resolved in the order it was played (Big Box manual, Stealin'). */
const steal: Handler = () => ({ facts: [{ kind: 'stealingBegan' }], frames: [RESOLVE] });

/** The next card of the pile. Its action is mandatory; without an option it has no effect. */
const resolve: Handler = (table, _frame, rules) => {
  const played = table.pile[table.next];
  if (!played) {
    const frames = rules.adjust.pileResolved([], { table });
    const stay = rules.adjust.cardsStay(false, { table });
    return { facts: stay ? [] : [{ kind: 'pileCleared' }], frames };
  }
  const card = lying(played.card, played.card.id, played.card.seen | PUBLIC);
  const { who, action } = actOf(table, played, rules);
  return {
    facts: [{ kind: 'turnedOver', index: table.next, seat: played.seat, card, by: who }],
    frames: cardFrames(table, action, who, rules, RESOLVE),
  };
};

/** Who acts by a card of the pile, and how: mostly what is printed on it. */
export function actOf(table: Table, played: Played, rules: Adjusted): { who: string; action: string } {
  const { of, kind } = played.card;
  if (of === null || kind === null) throw new Error('the pile holds an unknown card');
  return rules.adjust.cardAs({ who: of, action: kind }, { table, played });
}

/** What an action card makes its character do. */
export interface Action extends Frame {
  readonly who: string;
}
interface Act extends Action {
  readonly action: string;
  /** Whose card `who` repeats with one of his own. */
  readonly copies?: string | null;
}
export const actionFrame = (kind: string, who: string, copies: string | null = null): Act => ({
  kind: 'act',
  action: kind,
  who,
  copies,
});

/** What a card turned over brings: its action, what follows, and then perhaps a `next` one. */
export function cardFrames(
  table: Table,
  kind: string,
  who: string,
  rules: Adjusted,
  next?: Frame,
): readonly Frame[] {
  const acts = actionFrame(kind, who);
  const follows = rules.adjust.cardResolved(NONE, { table, who });
  if (follows.length > 0) return next ? [acts, ...follows, next] : [acts, ...follows];
  return next ? [acts, next] : [acts];
}

const act: Handler<Act> = (table, { action, who, copies = null }, rules) => {
  if (table.characters[who]?.at === 'off') {
    return { facts: [{ kind: 'noEffect', who, action, why: 'outOfGame' }] };
  }
  const prevented = rules.adjust.prevented(null, { table, who, action, copies });
  if (prevented) return noEffect(who, action, prevented);
  return { frames: [rules.adjust.action({ kind: action, who }, { table, who, action })] };
};

export const noEffect = (who: string, action: string, why: string) =>
  ({ facts: [{ kind: 'noEffect', who, action, why }] }) as const;

/** Whose turn it is to answer for a character. */
export const seatOf = (table: Table, who: string): number => characterOf(table, who).seat;

export const stealingFrames = { steal, resolve, act } as const;
