import type { Viewer } from '../kernel/index.ts';
import type { SuperFact } from './facts.ts';
import type { SuperPlayer, SuperTable } from './table.ts';

/**
 * Secrets leave the engine through this file only: what others have planned and not yet shown, and what lies under the
 * cars, which nobody knows.
 */
export function projectSuper(table: SuperTable, viewer: Viewer): SuperTable {
  return {
    ...table,
    players: table.players.map((player, seat) => (seat === viewer ? player : shown(player))),
    wagons: table.wagons.map(() => null),
    siding: table.siding.map(() => null),
  };
}

function shown(player: SuperPlayer): SuperPlayer {
  if (player.known >= player.plan.length) return player;
  return { ...player, plan: player.plan.map((card, i) => (i < player.known ? card : null)) };
}

export function veilSuper(fact: SuperFact, viewer: Viewer): SuperFact {
  if (fact.kind !== 'planned' || fact.seat === viewer) return fact;
  return { ...fact, cards: fact.cards.map(() => null) };
}
