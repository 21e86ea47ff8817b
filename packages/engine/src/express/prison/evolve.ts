import { withPlayer } from '../evolve.ts';
import { withCards } from '../hand.ts';
import type { Evolvers } from '../rules.ts';
import { playerOf, type Table } from '../table.ts';
import { type Prison, prisonOf } from './prison.ts';

const withPrison = (table: Table, change: Partial<Prison>): Table => ({
  ...table,
  box: { ...table.box, prison: { ...prisonOf(table), ...change } },
});

export const evolve: Evolvers = {
  prisonerFreed: (table, { who, prisoner }) => {
    const { offer, held } = prisonOf(table);
    return withPrison(table, {
      offer: offer.filter((one) => one !== prisoner),
      held: { ...held, [who]: prisoner },
    });
  },
  prisonerSeized: (table, { who, prisoner }) => {
    const { offer, held, seized } = prisonOf(table);
    const left = Object.entries(held).filter(([holder]) => holder !== who);
    return withPrison(table, {
      offer: who === null ? offer.filter((one) => one !== prisoner) : offer,
      held: Object.fromEntries(left),
      seized: [...seized, prisoner],
    });
  },
  copied: (table) => table,
  fetched: (table, { seat, taken, card }) => {
    const player = playerOf(table, seat);
    const discard = player.discard.filter(({ id }) => id !== taken);
    return {
      ...withPlayer(table, seat, { ...player, discard, hand: withCards(player.hand, [card]) }),
      cardIds: table.cardIds + 1,
    };
  },
};
