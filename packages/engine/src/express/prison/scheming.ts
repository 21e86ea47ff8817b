import type { Seat } from '../../kernel/index.ts';
import { afterColon, ask, distinctCards, option, question } from '../asking.ts';
import { mixedDeck } from '../base/round.ts';
import type { Adjusters, Turn } from '../points.ts';
import type { Fact, Handler } from '../rules.ts';
import { type Card, playerOf, seenBySeat, type Table } from '../table.ts';

/** Instead of playing or drawing, a player may fetch a Brilliant Idea from his deck (Big Box manual, Schemin'). */
export const schemes: NonNullable<Adjusters['schemes']> = (options, { table, seat }) =>
  ideas(table, seat).length > 0 ? [...options, option('seek')] : options;

/** Brilliant Ideas in the deck; in the expert variant also on the discard pile. */
function ideas(table: Table, seat: Seat): Card[] {
  const { deck, discard } = playerOf(table, seat);
  const found = table.options.expert ? [...deck, ...discard] : deck;
  return found.filter((card) => card.kind === 'brilliantIdea');
}

/**
 * Who has two bandits, or cards of his partner's, may have two Ideas to choose from. He is asked even when there is
 * one, since the others must not learn which.
 */
const seek: Handler<Turn> = (table, frame, rules) => {
  const { seat } = frame;
  const [who = ''] = playerOf(table, seat).characters;
  const found = distinctCards(table, seat, ideas(table, seat));
  const only = rules.adjust.allies(playerOf(table, seat).characters, { table, who }).length === 1;
  if (only && found[0]) return { frames: [{ ...frame, kind: 'fetchIdea', name: found[0].name }] };
  const options = found.map(({ name }) => option(`keep:${name}`));
  return ask(question(seat, 'seek', options, { secret: true }), { ...frame, kind: 'ideaSought' });
};

const ideaSought: Handler<Turn> = (_table, frame, _rules, { answer }) => ({
  frames: [{ ...frame, kind: 'fetchIdea', name: afterColon(answer) }],
});

/** The deck is mixed before the card is taken out, so that the place it leaves tells nothing of the others. */
const fetchIdea: Handler<Turn & { name: string }> = (table, { seat, name }, _rules, { dice }) => {
  const idea = distinctCards(table, seat, ideas(table, seat)).find((one) => one.name === name);
  if (!idea) throw new Error(`no card ${name}`);
  const cards = mixedDeck(table, seat, dice);
  const shuffled: Fact = { kind: 'shuffled', seat, cards, from: 'deck' };
  if (playerOf(table, seat).discard.includes(idea.card)) {
    const hidden = { ...idea.card, id: table.cardIds + cards.length + 1, seen: seenBySeat(seat) };
    return { facts: [shuffled, { kind: 'fetched', seat, taken: idea.card.id, card: hidden }] };
  }
  const found = cards.find((card) => card.kind === 'brilliantIdea' && card.of === idea.card.of);
  if (!found) throw new Error(`no card ${name}`);
  const card = { ...found, seen: found.seen | seenBySeat(seat) };
  return { facts: [shuffled, { kind: 'chosen', seat, card, was: found.seen }] };
};

export const seekFrames = { 'scheme:seek': seek, ideaSought, fetchIdea } as const;
