import type { Dice, Frame, Seat } from '../../../kernel/index.ts';
import type { Adjusters } from '../../points.ts';
import type { Fact, Handler, Reactions } from '../../rules.ts';
import { type Card, type CharacterId, PUBLIC, type Table } from '../../table.ts';
import { professorsCards } from '../components.ts';
import { couriersOf, type Team } from '../couriers.ts';

/** The automaton that makes up the numbers (Couriers & Armored Train manual, The Professor). */
export const PROFESSOR = 'professor';
export const BINOCULARS = 'binoculars:';

/** The team with fewer bandits. */
export function professorsTeam(table: Table): Team {
  const { teams } = couriersOf(table);
  const reds = teams.filter((team) => team === 'red').length;
  return reds * 2 < teams.length ? 'red' : 'blue';
}

/** He sits between two neighbours of the other team: the one on his right lays his cards. */
export function rightNeighbour(table: Table): Seat {
  const { teams } = couriersOf(table);
  const own = professorsTeam(table);
  const last = teams.length - 1;
  for (let seat = last; seat >= 0; seat--) {
    if (teams[seat] !== own && teams[(seat + 1) % teams.length] !== own) return seat;
  }
  return last;
}

/** All his cards, mixed. */
export function professorsDeck(bandits: readonly CharacterId[], ids: number, dice: Dice): Card[] {
  const kinds = [...professorsCards(bandits.length), ...bandits.map((who) => `${BINOCULARS}${who}`)];
  return dice
    .shuffle(`deck:${PROFESSOR}`, kinds)
    .map((kind, i) => ({ id: ids + i + 1, of: PROFESSOR, kind, seen: 0 }));
}

/** Whom a card with binoculars is about; null for another card. */
const seenThrough = (action: string): CharacterId | null =>
  action.startsWith(BINOCULARS) ? action.slice(BINOCULARS.length) : null;

interface Laying extends Frame {
  readonly seat: Seat;
  readonly turn: number;
  readonly cards: number;
}

/** One card from the top of his deck, two on a turn of two, face down where it is dark. */
const professorLays: Handler<Laying> = (table, { seat, turn, cards }, rules) => {
  const deck = couriersOf(table).professor?.deck ?? [];
  const down = rules.turnKinds[table.round?.turns[turn] ?? '']?.faceDown === true;
  return {
    facts: deck.slice(0, cards).map((card, i): Fact => {
      const laid = { ...card, id: table.cardIds + i + 1, seen: down ? card.seen : PUBLIC };
      return { kind: 'professorLaid', seat, card: laid, down, turn };
    }),
  };
};

const mixProfessor: Handler = (table, _frame, _rules, { dice }) => ({
  facts: [
    {
      kind: 'professorShuffled',
      cards: professorsDeck(Object.keys(table.characters), table.cardIds, dice),
    },
  ],
});

export const layingAdjusters: Adjusters = {
  turnTaken(frames, { table, seat, turn, inARow }) {
    const lays = couriersOf(table).professor !== null && seat === rightNeighbour(table);
    return lays ? [...frames, { kind: 'professorLays', seat, turn, cards: inARow }] : frames;
  },
};

/** A card with binoculars says whom it is about. */
export function professorsFrame(frame: Frame, action: string, who: CharacterId): Frame {
  const target = seenThrough(action);
  return target === null ? frame : { kind: 'binoculars', who, target };
}

/** At the end of a round all his cards make a new deck. */
export const layingReactions: Reactions = {
  pileCleared: (table) => (couriersOf(table).professor ? [{ kind: 'mixProfessor' }] : []),
};

export const layingFrames = { professorLays, mixProfessor } as const;
