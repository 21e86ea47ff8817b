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
  for (let at = placeOf(cards, id, was) + 1; at < left.length; at++) left[at - 1] = left[at] as Card;
  left.pop();
  return left;
}

export function withoutCards(
  cards: readonly Card[],
  ids: readonly number[],
  was: readonly number[],
): readonly Card[] {
  let left = cards;
  for (let i = 0; i < ids.length; i++) left = withoutCard(left, ids[i] ?? 0, was[i] ?? 0);
  return left;
}

/** Some cards on top of others, or behind them. On so few, `concat` takes twice as long. */
export function stacked(top: readonly Card[], below: readonly Card[]): readonly Card[] {
  if (top.length === 0) return below;
  const all = top.slice();
  for (const card of below) all.push(card);
  return all;
}

function placeOf(cards: readonly Card[], id: number, was: number): number {
  if (id !== 0) for (let at = 0; at < cards.length; at++) if (cards[at]?.id === id) return at;
  for (let at = 0; at < cards.length; at++) if (cards[at]?.id === 0 && cards[at]?.seen === was) return at;
  throw new Error(`card ${id} is not there`);
}
