import { professorsCards } from '../../express/couriers/components.ts';
import { type Couriers, type Professor, withCouriers } from '../../express/couriers/couriers.ts';
import { BINOCULARS, PROFESSOR, rightNeighbour } from '../../express/couriers/professor/professor.ts';
import type { Card, CharacterId, Table } from '../../express/table.ts';
import { notFitting, type Reader } from '../reading.ts';

export { PROFESSOR };

/** A name that `read` takes, or the Professor's: he holds no seat, but has cards and bullets. */
export const orProfessor =
  <N>(read: Reader<N>): Reader<N | typeof PROFESSOR> =>
  (value, key) =>
    value === PROFESSOR ? PROFESSOR : read(value, key);

/** What he has before him; he joins an odd number of bandits. */
export const professorOf = (table: Table, key: string): Professor =>
  (table.box.couriers as Couriers | undefined)?.professor ??
  notFitting(key, 'couriers and an odd number of players, whom the Professor joins', table.players.length);

/** Bullets that somebody has left to fire. */
export const bulletsLeft = (table: Table, who: CharacterId, key: string): number =>
  who === PROFESSOR ? professorOf(table, key).bullets : (table.characters[who]?.cylinder ?? 0);

/** One of his cards: `plot`, `binoculars:belle`. Any of them will do, whatever the number of bandits. */
export function professorsCard(table: Table, name: string, key: string): Omit<Card, 'id'> {
  professorOf(table, key);
  const kinds = [
    ...new Set([3, 9].flatMap((bandits) => professorsCards(bandits))),
    ...Object.keys(table.characters).map((who) => `${BINOCULARS}${who}`),
  ];
  if (!kinds.includes(name)) return notFitting(key, `a card of the Professor's (${kinds.join(', ')})`, name);
  return { of: PROFESSOR, kind: name, seen: 0 };
}

interface Given {
  readonly deck?: ReadonlyMap<unknown, readonly string[]>;
  readonly cylinder?: ReadonlyMap<unknown, readonly number[]>;
}

/** Puts his deck and his bullets on the table; what lies in the pile was laid by his neighbour. */
export function withProfessor(table: Table, { deck, cylinder }: Given, fired: number): Table {
  const [named, left] = [deck?.get(PROFESSOR), cylinder?.get(PROFESSOR)?.[0]];
  if (named) professorOf(table, 'given.deck.professor');
  if (left !== undefined) professorOf(table, 'given.cylinder.professor');
  const kept = table.box.couriers as Couriers | undefined;
  if (!kept?.professor) return table;
  const cards = named?.map((name, i) => ({
    id: table.cardIds + i + 1,
    ...professorsCard(table, name, `given.deck.professor.${i}`),
  }));
  const bullets = left ?? Math.max(0, kept.professor.bullets - fired);
  const professor = { ...kept.professor, bullets, deck: cards ?? kept.professor.deck };
  const seat = rightNeighbour(table);
  const pile = table.pile.map((one) => (one.card.of === PROFESSOR ? { ...one, seat } : one));
  return withCouriers({ ...table, cardIds: table.cardIds + (cards?.length ?? 0), pile }, { professor });
}
