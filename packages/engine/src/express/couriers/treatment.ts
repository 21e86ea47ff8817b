import { type Frame, NO_MORE, type Seat } from '../../kernel/index.ts';
import { afterColon, ask, DONE, option, question } from '../asking.ts';
import { mixedDeck } from '../base/round.ts';
import { seatOf } from '../base/stealing.ts';
import type { Fact, Handler } from '../rules.ts';
import { type Card, type CharacterId, PUBLIC, playerOf, type Table } from '../table.ts';
import { otherTeam, teamOf } from './couriers.ts';

interface Treated extends Frame {
  readonly who: CharacterId;
  /** Bullets that may still be taken away. */
  readonly left: number;
}

/**
 * Up to two bullets, neutral or of the other team, leave the game (Medical car; Events, Healing). They are looked for in
 * deck, hand and discard pile; a deck that has been looked through is mixed.
 */
const treat: Handler<Treated> = (table, frame, _rules, { dice }) => {
  if (ownersOf(table, frame.who).length === 0) return NO_MORE;
  const seat = seatOf(table, frame.who);
  return {
    facts: [{ kind: 'shuffled', seat, cards: mixedDeck(table, seat, dice), from: 'deck' }],
    frames: [{ ...frame, kind: 'askTreatment' }],
  };
};

const askTreatment: Handler<Treated> = (table, frame) => {
  const owners = ownersOf(table, frame.who);
  if (owners.length === 0 || frame.left === 0) return NO_MORE;
  const options = [...owners.map((owner) => option(`discard:bullet:${owner}`)), DONE];
  const asked = question(seatOf(table, frame.who), 'treatment', options, { who: frame.who });
  return ask(asked, { ...frame, kind: 'treated' });
};

const treated: Handler<Treated> = (table, frame, _rules, { answer }) => {
  if (answer === 'done') return NO_MORE;
  const owner = afterColon(afterColon(answer));
  return {
    facts: [healed(table, frame.who, owner)],
    frames: [{ ...frame, kind: 'askTreatment', left: frame.left - 1 }],
  };
};

type Pile = 'deck' | 'hand' | 'discard';
const PILES: readonly Pile[] = ['deck', 'discard', 'hand'];

function healed(table: Table, who: CharacterId, owner: string): Fact {
  const seat = seatOf(table, who);
  for (const from of PILES) {
    const card = playerOf(table, seat)[from].find((one) => one.kind === 'bullet' && one.of === owner);
    if (!card) continue;
    const open: Card = { ...card, id: table.cardIds + 1, seen: card.seen | PUBLIC };
    return { kind: 'bulletHealed', who, seat, card: open, was: card.seen, held: card.id, from };
  }
  throw new Error(`${who} has no bullet of ${owner}`);
}

/** Whose bullets he may put away, each once. Everybody saw them come. */
function ownersOf(table: Table, who: CharacterId): string[] {
  const own = teamOf(table, who);
  const seat: Seat = seatOf(table, who);
  const { deck, hand, discard } = playerOf(table, seat);
  const bullets = [...deck, ...hand, ...discard].filter(({ kind }) => kind === 'bullet');
  const foreign = bullets.filter(({ of }) => of !== null && isForeign(table, of, otherTeam(own)));
  return [...new Set(foreign.map(({ of }) => `${of}`))].sort();
}

/** The Professor's bullets are the other team's: he never shoots at his own. */
const isForeign = (table: Table, owner: string, enemy: string): boolean =>
  !(owner in table.characters) || teamOf(table, owner) === enemy;

export const treatmentFrames = { treat, askTreatment, treated } as const;
