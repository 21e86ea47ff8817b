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

/** With two bandits there may be two to choose from. */
const seek: Handler<Turn> = (table, frame) => {
  const { seat } = frame;
  const options = distinctCards(table, seat, ideas(table, seat)).map(({ name }) => option(`keep:${name}`));
  return ask(question(seat, 'seek', options), { ...frame, kind: 'ideaSought' });
};

/** The deck is mixed before the card is taken out, so that the place it leaves tells nothing of the others. */
const ideaSought: Handler<Turn> = (table, { seat }, _rules, { dice, answer }) => {
  const idea = distinctCards(table, seat, ideas(table, seat)).find(({ name }) => name === afterColon(answer));
  if (!idea) throw new Error(`no card for ${answer}`);
  const cards = mixedDeck(table, seat, dice);
  const shuffled: Fact = { kind: 'shuffled', seat, cards, from: 'deck' };
  if (playerOf(table, seat).discard.includes(idea.card)) {
    return { facts: [{ kind: 'fetched', seat, card: idea.card }, shuffled] };
  }
  const found = cards.find((card) => card.kind === 'brilliantIdea' && card.of === idea.card.of);
  if (!found) throw new Error(`no card for ${answer}`);
  const card = { ...found, seen: found.seen | seenBySeat(seat) };
  return { facts: [shuffled, { kind: 'chosen', seat, card, was: found.seen }] };
};

export const seekFrames = { 'scheme:seek': seek, ideaSought } as const;
