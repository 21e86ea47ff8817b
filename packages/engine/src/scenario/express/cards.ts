import { withCharacter } from '../../express/evolve.ts';
import { byId } from '../../express/hand.ts';
import { teamsOf } from '../../express/partners.ts';
import { type Card, characterOf, PUBLIC, playerOf, seenBySeat, type Table } from '../../express/table.ts';
import type { Seat } from '../../kernel/index.ts';
import { listOf, mapOf, notFitting, pairOf, type Reader, text, whole } from '../reading.ts';
import { bulletCounts, cardsOf, part, withPlayers } from './part.ts';
import { type ExpressNames, orUnseated, type Unseated } from './unseated.ts';

/** Hands, decks, bullets and the common pile. */
export const cardsPart = part(
  (names) => {
    const shooter: Reader<string> = (value, key) =>
      ownersBesides(names).includes(value as string) ? (value as string) : names.character(value, key);
    return {
      bullets: mapOf(names.character, listOf(shooter)),
      cylinder: mapOf(orUnseated(names, names.character), bulletCounts),
      neutral: whole(0),
      hand: mapOf(names.seat, listOf(text)),
      deck: mapOf(orUnseated(names, names.seat), listOf(text)),
      pile: listOf(pairOf(orUnseated(names, names.character), text)),
    };
  },
  (table, given, names) => {
    const named = new Set<unknown>([...(given.hand?.keys() ?? []), ...(given.deck?.keys() ?? [])]);
    const maker = new Maker(table, given.bullets ?? new Map(), ownersBesides(names));
    const pile = (given.pile ?? []).map(([who, name], turn) => ({
      ...maker.played(who, name, `given.pile.${turn}`),
      down: false,
      turn,
    }));
    const made = withPlayers(table, (_, seat) => {
      if (!named.has(seat)) return {};
      const make = (pile: 'hand' | 'deck', seen: number): Card[] =>
        maker.cards(seat, given[pile]?.get(seat) ?? [], `given.${pile}.${names.nameOf(seat)}`, seen);
      return { hand: make('hand', seenBySeat(seat)).sort(byId), deck: make('deck', 0) };
    });
    // Only now: what a hand or deck names may be a bullet that hit the partner, whose deck then lacks it.
    const put = withPlayers(made, ({ deck }, seat) =>
      named.has(seat) ? {} : { deck: [...deck, ...maker.listed(seat)] },
    );
    return withBulletsCounted({ ...put, pile, next: 0, cardIds: maker.ids }, maker.received, given);
  },
);

/** Outside Schemin' everybody's cards are in his deck. */
export const withHandsInDecks = (table: Table): Table =>
  withPlayers(table, ({ hand, deck }) => ({
    hand: [],
    deck: [...hand, ...deck].map((card) => ({ ...card, seen: 0 })),
  }));

/** Whose bullets there are besides those of characters. */
const ownersBesides = ({ unseated }: ExpressNames): readonly string[] => [
  'neutral',
  ...unseated.map(({ name }) => name),
];
/** Who plays the bullets in her hand. */
const PLAYS_BULLETS = 'misty';

/** The actions there are cards for in this game. */
function actionsOf(table: Table): Set<string> {
  const cards = table.players.flatMap((_, seat) => cardsOf(table, seat));
  return new Set(cards.map((card) => card.kind ?? '').filter((kind) => kind !== 'bullet' && kind !== ''));
}

/** Makes the cards a scenario names, each with an id of its own, and keeps count of the bullets. */
class Maker {
  /** Bullets received, per character, by owner. */
  readonly received: Map<string, string[]>;
  ids: number;
  private readonly table: Table;
  private readonly owners: readonly string[];
  private readonly kinds: ReadonlySet<string>;
  /** Listed bullets that no hand or deck has placed yet. */
  private readonly unplaced: Map<string, string[]>;

  /** `owners`: whose bullets there are besides those of characters. */
  constructor(table: Table, bullets: ReadonlyMap<string, readonly string[]>, owners: readonly string[]) {
    this.table = table;
    this.owners = owners;
    this.kinds = actionsOf(table);
    this.ids = table.cardIds;
    this.received = new Map([...bullets].map(([who, owners]) => [who, [...owners]]));
    this.unplaced = new Map([...bullets].map(([who, owners]) => [who, [...owners]]));
  }

  /** The bullets that the seat's characters have received, as cards of his deck. */
  listed(seat: Seat): Card[] {
    return playerOf(this.table, seat).characters.flatMap((who) =>
      (this.unplaced.get(who) ?? []).map((owner) => this.bullet(owner, who, 0)),
    );
  }

  cards(seat: Seat, names: readonly string[], key: string, seen: number): Card[] {
    return names.map((name, i) => {
      const owner = this.shooterIn(name, `${key}.${i}`);
      if (owner === null) return { ...this.action(seat, name, null, `${key}.${i}`), seen };
      return this.bullet(owner, this.hitBy(seat, owner), seen);
    });
  }

  /** What lies in the pile: an action of `who`'s, a bullet that Misty plays, or a card of somebody without a seat. */
  played(who: string | Unseated, name: string, key: string): { seat: Seat; card: Card } {
    if (typeof who !== 'string')
      return { seat: 0, card: { ...who.card(this.table, name, key), id: this.id(), seen: PUBLIC } };
    const { seat } = characterOf(this.table, who);
    const owner = who === PLAYS_BULLETS ? this.shooterIn(name, key) : null;
    const card =
      owner === null ? this.action(seat, name, who, key) : this.bullet(owner, this.hit(who, owner), 0);
    return { seat, card: { ...card, seen: PUBLIC } };
  }

  /** Who fired the bullet that `name` is; null if it is none. */
  private shooterIn(name: string, key: string): string | null {
    const owner = /^bullet:(\w+)$/.exec(name)?.[1] ?? null;
    if (owner === null || this.owners.includes(owner) || Object.hasOwn(this.table.characters, owner))
      return owner;
    return notFitting(key, 'a bullet of somebody in this game', name);
  }

  /** An action card; `who` is whose it is where the name does not tell. */
  action(seat: Seat, name: string, who: string | null, key: string): Card {
    const { characters } = playerOf(this.table, seat);
    const [, of, kind = ''] = /^(?:(\w+)\.)?(\w+)$/.exec(name) ?? [];
    const owner = of ?? who ?? this.ownerOf(seat, kind);
    if (!this.kinds.has(kind)) return notFitting(key, `an action (${[...this.kinds].join(', ')})`, name);
    const owners = [...characters, ...this.partners(seat)];
    if (owner === null || !owners.includes(owner)) {
      return notFitting(key, `CHARACTER.ACTION for ${owners.join(' or ')}`, name);
    }
    return { id: this.id(), of: owner, kind, seen: 0 };
  }

  /** Whose a card of just `kind` is: the only character's, or that of the one Marshal card of two characters. */
  private ownerOf(seat: Seat, kind: string): string | null {
    const { characters } = playerOf(this.table, seat);
    if (characters.length === 1) return characters[0] as string;
    const only = cardsOf(this.table, seat).filter((card) => card.kind === kind);
    return only.length === 1 ? (only[0]?.of ?? null) : null;
  }

  /**
   * Whom the bullet hit that is among the seat's cards: one of his characters of whom it is listed, else his partner's
   * (from whose deck he draws), else one of his own who did not fire it.
   */
  private hitBy(seat: Seat, owner: string): string {
    const { characters } = playerOf(this.table, seat);
    const listed = [...characters, ...this.partners(seat)].find((who) =>
      this.unplaced.get(who)?.includes(owner),
    );
    return this.hit(listed ?? characters.find((who) => who !== owner) ?? (characters[0] as string), owner);
  }

  private partners(seat: Seat): readonly string[] {
    const { players, options } = this.table;
    const team = options.teams === true ? teamsOf(players).find((seats) => seats.includes(seat)) : undefined;
    return (team ?? []).flatMap((mate) => (mate === seat ? [] : playerOf(this.table, mate).characters));
  }

  /** `who`, once one of his listed bullets of this owner is placed; one that is not listed comes on top. */
  private hit(who: string, owner: string): string {
    const listed = this.unplaced.get(who) ?? [];
    const at = listed.indexOf(owner);
    if (at >= 0) listed.splice(at, 1);
    else this.received.set(who, [...(this.received.get(who) ?? []), owner]);
    return who;
  }

  private bullet(of: string, hit: string, seen: number): Card {
    return { id: this.id(), of, kind: 'bullet', hit, seen };
  }

  private id(): number {
    this.ids += 1;
    return this.ids;
  }
}

/** What of `given` says where bullets are. */
interface BulletsGiven {
  readonly bullets?: ReadonlyMap<string, readonly string[]>;
  readonly cylinder?: ReadonlyMap<string | Unseated, readonly number[]>;
  readonly neutral?: number;
}

/**
 * Sets who was hit how often by the bullets in play. Those listed are gone from cylinders and supply; one that a hand or
 * deck has besides was made for the scenario.
 */
function withBulletsCounted(
  table: Table,
  received: ReadonlyMap<string, readonly string[]>,
  given: BulletsGiven,
): Table {
  const fired = [...(given.bullets?.values() ?? [])].flat();
  const firedBy = (owner: string): number => fired.filter((one) => one === owner).length;
  const unfired = (who: string): number => Math.max(0, characterOf(table, who).cylinder - firedBy(who));
  let put: Table = { ...table, neutral: given.neutral ?? Math.max(0, table.neutral - firedBy('neutral')) };
  for (const who of Object.keys(table.characters)) {
    put = withCharacter(put, who, {
      ...characterOf(put, who),
      cylinder: given.cylinder?.get(who)?.reduce((sum, one) => sum + one, 0) ?? unfired(who),
      received: received.get(who)?.length ?? 0,
      receivedNow: 0,
    });
  }
  return put;
}
