import { CARS_A_ROUND, professorsCards } from '../../../express/couriers/components.ts';
import {
  type Couriers,
  type Professor,
  TEAMS,
  type Team,
  withCouriers,
} from '../../../express/couriers/couriers.ts';
import { BINOCULARS, PROFESSOR, rightNeighbour } from '../../../express/couriers/professor/professor.ts';
import { teamsOf } from '../../../express/partners.ts';
import type { Table } from '../../../express/table.ts';
import type { Seat } from '../../../kernel/index.ts';
import { listOf, mapOf, notFitting, oneOf, text, whole } from '../../reading.ts';
import { bulletCounts, cardsOf, type Part, part } from '../part.ts';
import { orUnseated, type Unseated } from '../unseated.ts';

const couriersOf = (table: Table): Couriers | undefined => table.box.couriers as Couriers | undefined;

/** What he has before him; he joins an odd number of bandits. */
const professorOf = (table: Table, key: string): Professor =>
  couriersOf(table)?.professor ??
  notFitting(key, 'couriers and an odd number of players, whom the Professor joins', table.players.length);

/** Any of his cards will do, whatever the number of bandits. */
const professor: Unseated = {
  name: PROFESSOR,
  bulletsLeft: (table, key) => professorOf(table, key).bullets,
  deck: (table, key) => professorOf(table, key).deck.map(({ kind }) => `${kind}`),
  card(table, name, key) {
    professorOf(table, key);
    const kinds = [
      ...new Set([3, 9].flatMap((bandits) => professorsCards(bandits))),
      ...Object.keys(table.characters).map((who) => `${BINOCULARS}${who}`),
    ];
    if (!kinds.includes(name))
      return notFitting(key, `a card of the Professor's (${kinds.join(', ')})`, name);
    return { of: PROFESSOR, kind: name, seen: 0 };
  },
};

interface Given {
  readonly deck?: ReadonlyMap<unknown, readonly string[]>;
  readonly cylinder?: ReadonlyMap<unknown, readonly number[]>;
}

/** Puts his deck and his bullets on the table; what lies in the pile was laid by his neighbour. */
function withProfessor(table: Table, { deck, cylinder }: Given): Table {
  const [named, left] = [deck?.get(professor), cylinder?.get(professor)?.[0]];
  if (named) professorOf(table, 'given.deck.professor');
  if (left !== undefined) professorOf(table, 'given.cylinder.professor');
  const kept = couriersOf(table)?.professor;
  if (!kept) return table;
  const cards = named?.map((name, i) => ({
    id: table.cardIds + i + 1,
    ...professor.card(table, name, `given.deck.professor.${i}`),
  }));
  const received = table.players.flatMap((_, seat) => cardsOf(table, seat));
  const fired = received.filter(({ kind, of }) => kind === 'bullet' && of === PROFESSOR).length;
  const bullets = left ?? Math.max(0, kept.bullets - fired);
  const seat = rightNeighbour(table);
  const pile = table.pile.map((one) => (one.card.of === PROFESSOR ? { ...one, seat } : one));
  return withCouriers(
    { ...table, cardIds: table.cardIds + (cards?.length ?? 0), pile },
    { professor: { ...kept, bullets, deck: cards ?? kept.deck } },
  );
}

/** In teams of two it is the seats that say who is with whom: the colours may be written, and must go with them. */
function checkPartners(table: Table, team: ReadonlyMap<Seat, string>): void {
  const { options, players, boxes } = table;
  if (options.teams !== true) notFitting('given.team', 'boxes with couriers, or teams of two', boxes);
  const teams = teamsOf(players);
  for (const [seat, colour] of team) {
    const own: readonly Seat[] = teams.find((one) => one.includes(seat)) ?? [];
    for (const [other, worn] of team) {
      if (other === seat || (worn === colour) === own.includes(other)) continue;
      notFitting('given.team', 'one colour for the two neighbours of a team, and theirs alone', [
        ...team.values(),
      ]);
    }
  }
}

/**
 * How far the trains have slid (two cars for each round before this one, if nothing else is said), who is in which team,
 * and what the Professor has before him. The token that a Loot draws at random is told like one that was chosen.
 */
export const couriersPart: Part = {
  ...part(
    (names) => ({
      trains: whole(0),
      team: mapOf(names.player, oneOf(TEAMS)),
      deck: mapOf(orUnseated(names, names.seat), listOf(text)),
      cylinder: mapOf(orUnseated(names, names.character), bulletCounts),
    }),
    (table, { trains, team, ...professors }) => {
      const kept = couriersOf(table);
      if (!kept) {
        if (trains !== undefined) notFitting('given.trains', 'boxes with couriers', table.boxes);
        if (team) checkPartners(table, team);
        return withProfessor(table, professors);
      }
      const slid = trains ?? CARS_A_ROUND * ((table.round?.number ?? 1) - 1);
      const teams = kept.teams.map((usual, seat) => (team?.get(seat) as Team | undefined) ?? usual);
      return withProfessor(withCouriers(table, { slid, teams }), professors);
    },
  ),
  unseated: professor,
  drawn(table, fact) {
    if (!couriersOf(table) || (fact.kind !== 'lootTaken' && fact.kind !== 'documentRead')) return null;
    const seat = table.characters[fact.who]?.seat;
    if (seat === undefined) return null;
    return { kind: 'chose', seat, question: 'loot', option: `take:#${fact.loot.id}` };
  },
};
