import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type Card,
  type ExpressFact,
  type Game,
  type Match,
  PUBLIC,
  promptFor,
  questionFor,
  type Table,
  type Viewer,
  waitingFor,
} from '../../src/index.ts';
import { answers, courses, mixedCourses, played, runs, viewersOf, whimOf } from './games.ts';
import { twinOf } from './twins.ts';

/** Facts whose very occurrence depends on hidden values, as the manual wants it: who watches learns from them. */
const TELLING = new Set(['scored', 'teamsCounted', 'lootLost', 'flaskUsed']);
/** Of Couriers, by name: without the box the rest is as it was. */
const HEALING = new Set(['bulletHealed']);

/** A fact without the faces it shows: what is left must be the same in both games even where something is revealed. */
function faceless(fact: ExpressFact): unknown {
  const blank = (card: Card) => ({ id: card.id, seen: card.seen });
  if (TELLING.has(fact.kind)) return { kind: fact.kind };
  if (fact.kind === 'lootDropped' && fact.by === null) return { kind: fact.kind };
  if (fact.kind === 'roundBegan') return { kind: fact.kind, number: fact.number };
  if (fact.kind === 'turnedOver') return { ...fact, by: null, card: blank(fact.card) };
  // The id tells where the card lay in a deck that is mixed again at once.
  if (fact.kind === 'chosen') return { ...fact, card: { seen: fact.card.seen } };
  // A card laid open may be one that everybody knew, or its equal that nobody did.
  if (fact.kind === 'played' && !fact.down) return { ...fact, card: blank(fact.card), was: null, held: null };
  // A bullet is put away for all to see, out of a pile that then has one card less.
  if (HEALING.has(fact.kind) && 'who' in fact) return { kind: fact.kind, who: fact.who };
  // The whole discard is revealed, in order of what the cards are.
  if (fact.kind === 'discarded') return { ...fact, cards: fact.cards.length, was: null, held: null };
  if ('cards' in fact) return { ...fact, cards: fact.cards.map(blank) };
  if ('card' in fact) return { ...fact, card: blank(fact.card) };
  // A goal tells what it is as it is turned up, and with it whether it is completed.
  if ('goal' in fact) return { kind: fact.kind };
  if ('loot' in fact) return { ...fact, loot: { ...fact.loot, value: null, face: null } };
  return fact;
}

/** With Flames, who burns before the next card is turned over has not played it: that card comes up right after. */
const burntBefore = ({ box }: Table, one: ExpressFact, other: ExpressFact): boolean =>
  box.flames !== undefined && one.kind !== other.kind && [one.kind, other.kind].includes('turnedOver');

/** Everything that reaches `seat` of a match: its picture of the table, its question, and what it hears on a bad answer. */
function shownTo(game: Game<Table, ExpressFact>, match: Match<Table>, viewer: Viewer): string {
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
  const guessed = viewer === 'public' ? [] : guesses.map((option) => ({ seat: viewer, prompt, option }));
  const heard = guessed.map((answer) => game.play(match, answer).refused ?? 'taken');
  return JSON.stringify([game.project(match.table, viewer), promptFor(match.prompt, viewer), heard]);
}

/** Plays both games with the same answers until something is revealed to `viewer`. Gives how many plays that took. */
function playAlike(
  game: Game<Table, ExpressFact>,
  one: Match<Table>,
  other: Match<Table>,
  viewer: Viewer,
  whim: (sides: number) => number,
): number {
  let [left, right] = [one, other];
  for (let plays = 0; ; plays++) {
    expect(shownTo(game, right, viewer)).toBe(shownTo(game, left, viewer));
    const [asked] = waitingFor(left.prompt);
    if (!left.prompt || asked === undefined) return plays;
    const offered = questionFor(right.prompt, asked)?.options.map(({ id }) => id) ?? [];
    const both = questionFor(left.prompt, asked)?.options.filter(({ id }) => offered.includes(id)) ?? [];
    if (both.length === 0) return plays;
    const answer = { seat: asked, prompt: left.prompt.id, option: both[whim(both.length)]?.id ?? '' };
    const [a, b] = [answers(game, left, answer), answers(game, right, answer)];
    for (let i = 0; i < Math.max(a.facts.length, b.facts.length); i++) {
      const [mine, twins] = [a.facts[i], b.facts[i]].map((fact) => fact && game.veil(fact, viewer));
      if (JSON.stringify(mine) === JSON.stringify(twins)) continue;
      if (!mine || !twins) expect(twins).toEqual(mine);
      else if (!burntBefore(left.table, mine, twins)) expect(faceless(twins)).toEqual(faceless(mine));
      return plays;
    }
    [left, right] = [a.match, b.match];
  }
}

const anyOrBase = [
  ['base', courses],
  ['any boxes', mixedCourses],
] as const;

test.each(anyOrBase)(
  'law 7: changing what a seat has not seen changes nothing that reaches it, until it is revealed (%s)',
  (_, some) => {
    let unequal = 0;
    let longest = 0;
    fc.assert(
      fc.property(some, (course) => {
        const whim = whimOf(`${course.whim} twins`);
        for (const { game, match } of played(course)) {
          if (whim(12) !== 0) continue;
          const viewers = viewersOf(match.table);
          const viewer = viewers[whim(viewers.length)] ?? 'public';
          const twin = twinOf(match, viewer, whim);
          if (JSON.stringify(twin) !== JSON.stringify(match)) unequal += 1;
          longest = Math.max(longest, playAlike(game, match, twin, viewer, whim));
        }
      }),
      { numRuns: runs(25) },
    );
    // The twins did differ, and were followed for a while.
    expect(unequal).toBeGreaterThan(50);
    expect(longest).toBeGreaterThan(10);
  },
);

/** Where Ghost is one of two under a player, the most can follow from a card that lies face down. */
const ghostsInPairs = courses.filter(({ setup }) =>
  setup.players.some(({ characters }) => characters.length === 2 && characters.includes('ghost')),
);

test.each([...anyOrBase, ['Ghost and another under one player', ghostsInPairs]])(
  'law 7: which card lies face down does not show, not even by what is asked next (%s)',
  (_, some) => {
    let compared = 0;
    fc.assert(
      fc.property(some, (course) => {
        for (const { game, match } of played(course)) {
          const [seat] = waitingFor(match.prompt);
          if (!match.prompt || seat === undefined) continue;
          const { id } = match.prompt;
          // What everybody has seen (a card fetched openly) is known wherever it lies.
          const hand = match.table.players[seat]?.hand ?? [];
          const secret = hand.filter((card) => (card.seen & PUBLIC) === 0).map((card) => card.id);
          const down = (questionFor(match.prompt, seat)?.options ?? []).filter(
            ({ id: name, about }) => name.endsWith(':down') && secret.includes(about.card ?? 0),
          );
          if (down.length < 2) continue;
          const others = viewersOf(match.table).filter((viewer) => viewer !== seat);
          const shown = down.map((option) => {
            const after = answers(game, match, { seat, prompt: id, option: option.id });
            return others.map((viewer) => [
              JSON.stringify(after.facts.map((fact) => game.veil(fact, viewer))),
              shownTo(game, after.match, viewer),
            ]);
          });
          for (const one of shown) expect(one).toEqual(shown[0]);
          compared += 1;
        }
      }),
      { numRuns: runs(10) },
    );
    expect(compared).toBeGreaterThan(50);
  },
);
