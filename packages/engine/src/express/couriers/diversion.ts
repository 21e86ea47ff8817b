import { option } from '../asking.ts';
import type { Adjusters, Turn } from '../points.ts';
import type { Fact, Handler } from '../rules.ts';
import { type Card, playerOf, seatsFrom, type Table } from '../table.ts';
import { couriersOf, type Team, teamOfSeat } from './couriers.ts';

/** Teams that have used the diversion of this turn. */
export function divertedTeams(table: Table, turn: number): readonly Team[] {
  const { diversion } = couriersOf(table);
  return diversion.round === table.round?.number && diversion.turn === turn ? diversion.teams : [];
}

/** Diversion (Special turns): one bandit of each team may skip his turn for it. */
export const diversionAdjuster: Adjusters['schemes'] = (options, { table, seat, turn }) => {
  const diverts =
    table.round?.turns[turn] === 'diversion' && !divertedTeams(table, turn).includes(teamOfSeat(table, seat));
  return diverts ? [...options, option('divert')] : options;
};

/** Every opponent puts a card, drawn from his hand unseen, at the bottom of his deck, and looks at it himself. */
const divert: Handler<Turn> = (table, { seat, turn }, _rules, { dice }) => {
  const team = teamOfSeat(table, seat);
  const opponents = seatsFrom(table, table.first).filter((other) => teamOfSeat(table, other) !== team);
  const buried = opponents.flatMap((other): Fact[] => {
    const { hand } = playerOf(table, other);
    if (hand.length === 0) return [];
    const card = hand[dice.roll(`diversion:${other}`, hand.length)] as Card;
    return [{ kind: 'cardBuried', seat: other, card, was: card.seen }];
  });
  return { facts: [{ kind: 'diverted', seat, turn }, ...buried] };
};

export const diversionFrames = { 'scheme:divert': divert } as const;
