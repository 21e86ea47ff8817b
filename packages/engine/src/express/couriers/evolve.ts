import { withBullet, withCharacter, withLoot, withPlayer } from '../evolve.ts';
import { withoutCard } from '../hand.ts';
import type { Evolvers } from '../rules.ts';
import { playerOf, type Table } from '../table.ts';
import { couriersOf, type Professor, plusOne, teamOfSeat, withCouriers } from './couriers.ts';
import { divertedTeams } from './diversion.ts';

const withProfessor = (table: Table, change: Partial<Professor>): Table => {
  const { professor } = couriersOf(table);
  return professor ? withCouriers(table, { professor: { ...professor, ...change } }) : table;
};

const bulletsLess = (table: Table): number => (couriersOf(table).professor?.bullets ?? 0) - 1;

export const evolve: Evolvers = {
  trainsSlid: (table, { cars }) => withCouriers(table, { slid: couriersOf(table).slid + cars }),
  courierShot(table, { by }) {
    const shooter = table.characters[by];
    const fired = shooter
      ? withCharacter(table, by, { ...shooter, cylinder: shooter.cylinder - 1 })
      : withProfessor(table, { bullets: bulletsLess(table) });
    return withCouriers(fired, { wildBunch: plusOne(couriersOf(fired).wildBunch, by) });
  },
  documentRead: (table, { loot }) => withLoot(table, loot),
  gatlingFired: (table) => table,
  nudged: (table) => table,
  diverted(table, { seat, turn }) {
    const teams = [...divertedTeams(table, turn), teamOfSeat(table, seat)];
    return withCouriers(table, { diversion: { round: table.round?.number ?? 0, turn, teams } });
  },
  cardBuried(table, { seat, card, was }) {
    const player = playerOf(table, seat);
    const hand = withoutCard(player.hand, card.id, was);
    return withPlayer(table, seat, { ...player, hand, deck: [...player.deck, card] });
  },
  bulletHealed(table, { seat, card, was, held, from }) {
    const player = playerOf(table, seat);
    const left = { ...player, [from]: withoutCard(player[from], held, was) };
    const put = withPlayer({ ...table, cardIds: table.cardIds + 1 }, seat, left);
    return withCouriers(put, { healed: plusOne(couriersOf(put).healed, `${card.of}`) });
  },
  teamed: (table, { what, who }) => withCouriers(table, { [what]: { round: table.round?.number ?? 0, who } }),
  professorShuffled: (table, { cards }) =>
    withProfessor({ ...table, cardIds: table.cardIds + cards.length }, { deck: cards }),
  professorLaid(table, { seat, card, down, turn }) {
    const deck = couriersOf(table).professor?.deck.slice(1) ?? [];
    const pile = [...table.pile, { seat, card, down, turn }];
    return withProfessor({ ...table, cardIds: table.cardIds + 1, pile }, { deck });
  },
  plotted: (table, { step }) => withProfessor(table, { step }),
  professorShot: (table, { target, seat, card }) =>
    withProfessor(withBullet(table, target, seat, card), { bullets: bulletsLess(table) }),
  teamsCounted: (table, { sums }) => withCouriers(table, { sums }),
};
