import type { Card } from './table.ts';

/** Hands lie in order of id, so that a hidden card's place in them tells nothing; hidden ones come first. */
export const byId = (a: Card, b: Card): number => a.id - b.id || a.seen - b.seen;

/** The hand with more cards in it, each in its place. */
export function withCards(hand: readonly Card[], cards: readonly Card[]): Card[] {
  const all = hand.slice();
  for (const card of cards) {
    let at = all.length;
    for (; at > 0 && byId(all[at - 1] as Card, card) > 0; at--) all[at] = all[at - 1] as Card;
    all[at] = card;
  }
  return all;
}

/** Takes out the card of this id; for a reader who does not know it, one of the hidden cards seen by the same people. */
export function withoutCard(cards: readonly Card[], id: number, was: number): Card[] {
  const left = cards.slice();
  takeOut(left, id, was);
  return left;
}

/** Takes out several, one after another. */
export function withoutCards(
  cards: readonly Card[],
  ids: readonly number[],
  was: readonly number[],
): readonly Card[] {
  const left = cards.slice();
  for (let i = 0; i < ids.length; i++) takeOut(left, ids[i] ?? 0, was[i] ?? 0);
  return left;
}

function takeOut(cards: Card[], id: number, was: number): void {
  for (let at = placeOf(cards, id, was) + 1; at < cards.length; at++) cards[at - 1] = cards[at] as Card;
  cards.pop();
}

/**
 * Some pieces on top of others, or behind them. On so few, pushing them all takes half as long as `concat`, and less than
 * to push some on a copy of the others, which must then grow.
 */
export function stacked<P>(top: readonly P[], below: readonly P[]): readonly P[] {
  if (below.length === 0) return top;
  if (top.length === 0) return below;
  const all: P[] = [];
  for (let i = 0; i < top.length; i++) all.push(top[i] as P);
  for (let i = 0; i < below.length; i++) all.push(below[i] as P);
  return all;
}

function placeOf(cards: readonly Card[], id: number, was: number): number {
  if (id !== 0) for (let at = 0; at < cards.length; at++) if (cards[at]?.id === id) return at;
  for (let at = 0; at < cards.length; at++) if (cards[at]?.id === 0 && cards[at]?.seen === was) return at;
  throw new Error(`card ${id} is not there`);
}
