import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type AnyTable,
  type Card,
  type Fact,
  type Game,
  type Match,
  promptFor,
  questionFor,
  type Seat,
  waitingFor,
} from '../../src/index.ts';
import { answers, courses, played, runs, whimOf } from './games.ts';
import { twinOf } from './twins.ts';

/** Facts whose very occurrence depends on hidden values, as the manual wants it: who watches learns from them. */
const TELLING = new Set(['scored', 'lootLost']);

/** A fact without the faces it shows: what is left must be the same in both games even where something is revealed. */
function faceless(fact: Fact): unknown {
  const blank = (card: Card) => ({ id: card.id, seen: card.seen });
  if (TELLING.has(fact.kind)) return { kind: fact.kind };
  if (fact.kind === 'lootDropped' && fact.by === null) return { kind: fact.kind };
  if (fact.kind === 'roundBegan') return { kind: fact.kind, number: fact.number };
  if (fact.kind === 'turnedOver') return { ...fact, by: null, card: blank(fact.card) };
  // The id tells where the card lay in a deck that is mixed again at once.
  if (fact.kind === 'chosen') return { ...fact, card: { seen: fact.card.seen } };
  // The whole discard is revealed, in order of what the cards are.
  if (fact.kind === 'discarded') return { ...fact, cards: fact.cards.length, was: null, held: null };
  if ('cards' in fact) return { ...fact, cards: fact.cards.map(blank) };
  if ('card' in fact) return { ...fact, card: blank(fact.card) };
  if ('loot' in fact) return { ...fact, loot: { ...fact.loot, value: null } };
  return fact;
}

/** Everything that reaches `seat` of a match: its picture of the table, its question, and what it hears on a bad answer. */
function shownTo(game: Game<AnyTable, Fact>, match: Match<AnyTable>, seat: Seat): string {
  const prompt = match.prompt?.id ?? 0;
  const guesses = [
    'play:move',
    'play:loot:down',
    'draw',
    'target:belle',
    'drop:#1',
    'keep:shoot',
    'nonsense',
  ];
  const heard = guesses.map((option) => game.play(match, { seat, prompt, option }).refused ?? 'taken');
  return JSON.stringify([game.project(match.table, seat), promptFor(match.prompt, seat), heard]);
}

/** Plays both games with the same answers until something is revealed to `seat`. Gives how many plays that took. */
function playAlike(
  game: Game<AnyTable, Fact>,
  one: Match<AnyTable>,
  other: Match<AnyTable>,
  seat: Seat,
  whim: (sides: number) => number,
): number {
  let [left, right] = [one, other];
  for (let plays = 0; ; plays++) {
    expect(shownTo(game, right, seat)).toBe(shownTo(game, left, seat));
    const [asked] = waitingFor(left.prompt);
    if (!left.prompt || asked === undefined) return plays;
    const offered = questionFor(right.prompt, asked)?.options.map(({ id }) => id) ?? [];
    const both = questionFor(left.prompt, asked)?.options.filter(({ id }) => offered.includes(id)) ?? [];
    if (both.length === 0) return plays;
    const answer = { seat: asked, prompt: left.prompt.id, option: both[whim(both.length)]?.id ?? '' };
    const [a, b] = [answers(game, left, answer), answers(game, right, answer)];
    for (let i = 0; i < Math.max(a.facts.length, b.facts.length); i++) {
      const [mine, twins] = [a.facts[i], b.facts[i]].map((fact) => fact && game.veil(fact, seat));
      if (JSON.stringify(mine) === JSON.stringify(twins)) continue;
      if (!mine || !twins) expect(twins).toEqual(mine);
      else expect(faceless(twins)).toEqual(faceless(mine));
      return plays;
    }
    [left, right] = [a.match, b.match];
  }
}

test('law 7: changing what a seat has not seen changes nothing that reaches it, until it is revealed', () => {
  let unequal = 0;
  let longest = 0;
  fc.assert(
    fc.property(courses, (course) => {
      const whim = whimOf(`${course.whim} twins`);
      for (const { game, match } of played(course)) {
        if (whim(6) !== 0) continue;
        const seat = whim(match.table.players.length);
        const twin = twinOf(match, seat, whim);
        if (JSON.stringify(twin) !== JSON.stringify(match)) unequal += 1;
        longest = Math.max(longest, playAlike(game, match, twin, seat, whim));
      }
    }),
    { numRuns: runs(40) },
  );
  // The twins did differ, and were followed for a while.
  expect(unequal).toBeGreaterThan(200);
  expect(longest).toBeGreaterThan(10);
});
