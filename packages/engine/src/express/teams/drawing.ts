import { type Frame, NO_MORE, type Seat } from '../../kernel/index.ts';
import { handSize, mixedDeck } from '../base/round.ts';
import { withPlayer } from '../evolve.ts';
import { withCards } from '../hand.ts';
import type { Evolvers, Fact, Handler } from '../rules.ts';
import { playerOf, seenBySeat } from '../table.ts';
import { partnerOf } from './pairs.ts';

/**
 * Before he draws from his own deck, a player draws one card of his partner's (Big Box manual, Phase 1). It goes home
 * only if it is played. In the expert variant an empty deck is made anew from the discard pile.
 */
const drawFromPartner: Handler<Frame & { seat: Seat }> = (table, { seat }, rules, { dice }) => {
  const from = partnerOf(table, seat);
  const full = playerOf(table, seat).hand.length >= handSize(table, seat, rules);
  if (from === undefined || full) return NO_MORE;
  const { deck, discard } = playerOf(table, from);
  const shuffles = deck.length === 0 && table.options.expert === true && discard.length > 0;
  const cards = shuffles ? mixedDeck(table, from, dice, 'discard') : deck;
  const [top] = cards;
  if (!top) return NO_MORE;
  const drew: Fact = {
    kind: 'drewFromPartner',
    seat,
    from,
    cards: [{ ...top, seen: top.seen | seenBySeat(seat) }],
  };
  return { facts: shuffles ? [{ kind: 'shuffled', seat: from, cards, from: 'discard' }, drew] : [drew] };
};

export const evolve: Evolvers = {
  drewFromPartner: (table, { seat, from, cards }) => {
    const partner = playerOf(table, from);
    const drawn = withPlayer(table, from, { ...partner, deck: partner.deck.slice(cards.length) });
    const player = playerOf(drawn, seat);
    return withPlayer(drawn, seat, { ...player, hand: withCards(player.hand, cards) });
  },
};

export const drawingFrames = { drawFromPartner } as const;
