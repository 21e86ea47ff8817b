import { CASH } from './base/scoring.ts';
import { boxesOf } from './boxes.ts';
import type { Fact } from './rules.ts';
import type { Card, Result, Table } from './table.ts';

/**
 * What no rule may break, whatever is played (law 5 and 6 of the design). For tests, simulations and anybody who wants
 * to check a running game; it needs the table itself, not a view.
 */

/**
 * No game asks more questions than this. With nine players there are at most 117 action cards (thirteen each) and 89
 * bullets (six a bandit, twelve of the Marshal's, 23 neutral). So in each of five rounds they choose at most nine cards
 * into hand, discard at most all bullets, play at most six cards each with two more at once, keep at most all cards, and
 * in Stealin' answer at most eight questions for each action card (target, drop, pocket, push, and what a box adds);
 * then at most three each for the event and the end of the round. Once, they say who starts where.
 */
export const QUESTIONS_AT_MOST = 9 + 5 * (9 + 89 + 9 * 6 * 3 + (117 + 89) + 117 * 8 + 9 * 3);

/** How many of each loot token, bullet and card there are, wherever they lie. */
export function censusOf(table: Table): Record<string, number> {
  const count: Record<string, number> = {};
  const add = (what: string, many = 1): void => {
    count[what] = (count[what] ?? 0) + many;
  };
  for (const { kind, value, face } of table.loot) add(`${kind}:${face ?? value}`);
  add('pawns', Object.keys(table.pawns).length);
  for (const box of boxesOf(table.boxes)) {
    const pieces = Object.entries(box.census?.(table.box[box.id]) ?? {});
    for (const [what, many] of pieces) add(`${box.id}:${what}`, many);
    for (const [what, many] of Object.entries(box.keeps?.(table.box[box.id]) ?? {})) add(what, many);
  }
  const cards: readonly Card[] = [
    ...table.players.flatMap(({ hand, deck, discard }) => [...hand, ...deck, ...discard]),
    ...table.pile.map(({ card }) => card),
  ];
  for (const { kind, of } of cards) add(kind === 'bullet' ? `bullet:${of}` : `card:${of}.${kind}`);
  for (const who in table.characters) add(`bullet:${who}`, table.characters[who]?.cylinder ?? 0);
  add('bullet:neutral', table.neutral);
  return count;
}

/** What has come or gone between two tables, apart from what `facts` (those in between) take out of the game; or null. */
export function lostOrFound(before: Table, after: Table, facts: readonly Fact[]): string | null {
  const expected = censusOf(before);
  for (const fact of facts) {
    if (fact.kind === 'bulletsRemoved') {
      expected['bullet:neutral'] = (expected['bullet:neutral'] ?? 0) - fact.count;
    }
  }
  const found = censusOf(after);
  for (const what of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const [was, is] = [expected[what] ?? 0, found[what] ?? 0];
    if (was !== is) return `${what}: ${was} became ${is}`;
  }
  return null;
}

/**
 * Where the final scores are not exactly the tokens and cash held, and what lines of their own add (prizes, ransoms); or
 * null.
 */
export function miscounted(table: Table, result: Result): string | null {
  for (const { seat, lines, total } of result.scores) {
    const added = lines.reduce((sum, { amount }) => sum + amount, 0);
    if (added !== total) return `seat ${seat}: lines add up to ${added}, not ${total}`;
    const own = (table.players[seat]?.characters ?? []).filter((who) => result.counted.includes(who));
    const tokens = table.loot.filter(({ at }) => own.some((who) => at === `held:${who}`));
    const held = tokens.reduce((sum, { value }) => sum + (value ?? 0), 0);
    const cash = own.reduce((sum, who) => sum + (table.characters[who]?.cash ?? 0), 0);
    const kinds = new Set(table.loot.map(({ kind }) => kind));
    const more = lines
      .filter(({ why }) => why !== CASH && !kinds.has(why))
      .reduce((sum, { amount }) => sum + amount, 0);
    if (held + cash + more !== total) {
      return `seat ${seat}: ${held} in tokens, ${cash} in cash and ${more} besides, but ${total} counted`;
    }
  }
  return null;
}
