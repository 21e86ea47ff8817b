import type { Frame, Seat } from '../../kernel/index.ts';
import { mixedDeck } from '../base/round.ts';
import type { CharacterRule, Handler } from '../rules.ts';
import { type Card, PUBLIC, playerOf } from '../table.ts';

const MISTY = 'misty';

/**
 * She may play the bullets in her hand, which count as punches in Stealin'; afterwards they are mixed into her deck, in
 * the expert variant too (Couriers & Armored Train manual, Misty).
 */
export const misty: CharacterRule = {
  id: MISTY,
  purse: 250,
  house: true,
  adjust: {
    playable(cards, { table, seat }, rules) {
      if (!rules.has(table, MISTY, MISTY)) return cards;
      return [...cards, ...playerOf(table, seat).hand.filter(isHers)];
    },
    cardAs: (card, { played }) => (played.card.kind === 'bullet' ? { who: MISTY, action: 'punch' } : card),
  },
  after: {
    /** Without the expert variant every deck is mixed before the next hands are drawn. */
    pileCleared(table) {
      const seat = table.characters[MISTY]?.seat;
      const last = seat === undefined ? undefined : playerOf(table, seat).deck.at(-1);
      const back = table.options.expert && last?.kind === 'bullet' && (last.seen & PUBLIC) !== 0;
      return back ? [{ kind: 'mixFists', seat }] : [];
    },
  },
  frames: {
    mixFists: ((table, { seat }, _rules, { dice }) => ({
      facts: [{ kind: 'shuffled', seat, cards: mixedDeck(table, seat, dice), from: 'deck' }],
    })) as Handler<Frame & { seat: Seat }>,
  },
};

const isHers = ({ kind, hit }: Card): boolean => kind === 'bullet' && hit === MISTY;
