import { type Frame, NO_MORE, type Seat } from '../../kernel/index.ts';
import { mixedDeck } from '../base/round.ts';
import type { CharacterRule, Handler } from '../rules.ts';
import { type Card, characterOf, playerOf } from '../table.ts';

const MISTY = 'misty';

/**
 * Her player may play the bullets in his hand, which count as her punches in Stealin'; afterwards they are mixed into his
 * deck, in the expert variant too (Couriers & Armored Train manual, Misty). Whom of his a bullet hit does not show on it.
 */
export const misty: CharacterRule = {
  id: MISTY,
  purse: 250,
  house: true,
  adjust: {
    playable(cards, { table, seat }, rules) {
      if (table.characters[MISTY]?.seat !== seat || !rules.has(table, MISTY, MISTY)) return cards;
      return [...cards, ...playerOf(table, seat).hand.filter(isBullet)];
    },
    cardAs: (card, { played }) => (played.card.kind === 'bullet' ? { who: MISTY, action: 'punch' } : card),
    /** Without the expert variant every deck is mixed before the next hands are drawn. */
    pileResolved(frames, { table }) {
      const mixes = table.options.expert && table.pile.some(({ card }) => card.kind === 'bullet');
      return mixes ? [{ kind: 'mixFists', seat: characterOf(table, MISTY).seat }, ...frames] : frames;
    },
  },
  frames: {
    /** As long as the pile stays where it is, they are not back in her deck. */
    mixFists: ((table, { seat }, _rules, { dice }) => {
      if (table.pile.length > 0) return NO_MORE;
      return { facts: [{ kind: 'shuffled', seat, cards: mixedDeck(table, seat, dice), from: 'deck' }] };
    }) as Handler<Frame & { seat: Seat }>,
  },
};

const isBullet = ({ kind }: Card): boolean => kind === 'bullet';
