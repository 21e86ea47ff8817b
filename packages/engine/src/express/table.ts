import type { Seat } from '../kernel/index.ts';

/** `base` and the boxes that stand in `boxes.ts`; open, so that a box is added without touching this file. */
export type BoxId = string;
/** `ghost doc tuco cheyenne belle django` in the base; boxes bring more. */
export type CharacterId = string;
/** `move changeFloor loot shoot punch marshal` in the base; boxes bring more. */
export type ActionId = string;
/** `standard tunnel speedingUp switching` in the base; boxes bring more. */
export type TurnKind = string;
/** `0/inside` (the locomotive is car 0), `3/roof`; boxes bring more (`coach/roof`, `cell`); `off` is out of the game. */
export type Place = string;
/** Who has seen a face: bit 0 is everybody, bit `seat + 1` that seat. Who has seen what is itself open to all. */
export type SeenBy = number;

export const PUBLIC: SeenBy = 1;
export const seenBySeat = (seat: Seat): SeenBy => 2 << seat;

/** What the host chose. Flags are present only when on. */
export interface Options {
  /** `bigBox` (default): 2-3 players have two characters each; `base2014`: 2 players have two and are always `expert`. */
  readonly edition: 'bigBox' | 'base2014';
  /** Decks are not reshuffled each round, hands may be kept (Big Box manual, Expert variant). */
  readonly expert?: boolean;
  /** Five round cards and no station (Big Box manual, Set up 10). */
  readonly firstGame?: boolean;
  /** Seven round and three station ids to draw from (Choosing Round Cards). */
  readonly pickRounds?: { readonly rounds: readonly string[]; readonly stations: readonly string[] };
  readonly [more: string]: unknown;
}

/** A card in a hand, a deck, a discard pile or the common pile. `id` 0 and null faces: the reader may not know it. */
export interface Card {
  readonly id: number;
  /** Whose card it is: a character, or `neutral` for a neutral bullet. */
  readonly of: CharacterId | null;
  readonly kind: ActionId | 'bullet' | null;
  /** Of a bullet: the character it hit. */
  readonly hit?: CharacterId | null;
  readonly seen: SeenBy;
}

/** The card as it lies now: its faces stay. */
export const lying = ({ of, kind, hit }: Card, id: number, seen: SeenBy): Card =>
  hit === undefined ? { id, of, kind, seen } : { id, of, kind, hit, seen };

/** A token. Its kind is printed on the back and open; its value is null to who has not seen it. */
export interface Loot {
  readonly id: number;
  readonly kind: string;
  readonly value: number | null;
  /** What is on its front, where that is no sum of money (a flask is `normal` or `old`); null to who has not seen it. */
  readonly face?: string | null;
  /** A place, `held:CHARACTER`, `supply` (set aside) or `off` (out of the game). */
  readonly at: string;
  readonly seen: SeenBy;
}

/** A bandit (or the playable Marshal), and who plays him. */
export interface Character {
  readonly seat: Seat;
  readonly at: Place;
  /** Bullets left in the cylinder, 6 at the start. */
  readonly cylinder: number;
  /** Bullet cards received in the whole game, and in this round: open, since everybody saw them come. */
  readonly received: number;
  readonly receivedNow: number;
  /** Dollars that are no token: ransoms and the like. May be negative. */
  readonly cash: number;
}

export interface Player {
  readonly characters: readonly CharacterId[];
  /** In alphabetical order by id; a hidden card has id 0. */
  readonly hand: readonly Card[];
  /** The first card is the top. */
  readonly deck: readonly Card[];
  /** Face up, the last card on top; used by the expert variant only. */
  readonly discard: readonly Card[];
}

/** A card in the common pile. */
export interface Played {
  readonly seat: Seat;
  readonly card: Card;
  /** Played face down, and not yet turned over. */
  readonly down: boolean;
  /** On which turn of the round card (0 is the first). */
  readonly turn: number;
}

/** A round or station card in the round deck. */
export interface RoundCard {
  /** `angryMarshal`, `tunnel`, `pickpocketing`…; null while nobody has seen it. */
  readonly id: string | null;
  readonly seen: SeenBy;
}

/** The round being played. */
export interface Round {
  /** 1 to 5. */
  readonly number: number;
  readonly card: string;
  readonly turns: readonly TurnKind[];
  readonly event: string | null;
  /** "Schemin' for a Rainy Day" icons. */
  readonly keep: number;
  readonly phase: 'scheming' | 'stealing' | 'event' | 'ended';
  /** The turn of the round card being played, or `turns.length` once Schemin' is over. */
  readonly turn: number;
}

/** How one seat's money came together; the amounts add up to `total`. */
export interface ScoreLine {
  readonly why: string;
  readonly character: CharacterId;
  readonly amount: number;
}
export interface Score {
  readonly seat: Seat;
  readonly lines: readonly ScoreLine[];
  readonly total: number;
  readonly bulletsReceived: number;
}
export interface Result {
  readonly scores: readonly Score[];
  readonly winners: readonly Seat[];
  readonly gunslingers: readonly Seat[];
  /** The characters who were counted; the others were caught or left behind. */
  readonly counted: readonly CharacterId[];
}

/** All that lies on the table. A piece knows its place; only ordered piles are arrays. Containers are never written in place. */
export interface Table {
  readonly game: 'express';
  readonly boxes: readonly BoxId[];
  readonly options: Options;
  readonly players: readonly Player[];
  /** Names of the cars from the locomotive (index 0) to the caboose: which loot they carry, and their picture. */
  readonly cars: readonly string[];
  readonly characters: Readonly<Record<CharacterId, Character>>;
  /** Pieces that are no characters: `marshal`, and the pieces of boxes. */
  readonly pawns: Readonly<Record<string, Place>>;
  readonly loot: readonly Loot[];
  /** In the order played; never shifted: `next` is the first one not yet resolved. */
  readonly pile: readonly Played[];
  readonly next: number;
  /** Neutral bullet cards left. */
  readonly neutral: number;
  /** The first card is the next round. */
  readonly roundDeck: readonly RoundCard[];
  readonly round: Round | null;
  readonly first: Seat;
  /** Ids handed out so far to cards. */
  readonly cardIds: number;
  readonly result: Result | null;
  /** What boxes keep, by box id. */
  readonly box: Readonly<Record<BoxId, unknown>>;
}

export type Floor = 'inside' | 'roof';
export const otherFloor = (floor: Floor): Floor => (floor === 'inside' ? 'roof' : 'inside');

/** Names of places by car, each made once. */
const insides: Place[] = [];
const roofs: Place[] = [];

/** The place on a floor of a car, which need not be on the train. */
export function placeOn(car: number, floor: Floor): Place {
  if (car < 0) return `${car}/${floor}`;
  const named = floor === 'inside' ? insides : roofs;
  named[car] ??= `${car}/${floor}`;
  return named[car];
}

export const inside = (car: number): Place => placeOn(car, 'inside');
export const roof = (car: number): Place => placeOn(car, 'roof');
export const held = (who: CharacterId): string => `held:${who}`;

const places = new Map<Place, { car: number; floor: Floor } | null>();

/** The car and floor of a place on the train; null for any other place. */
export function onTrain(place: Place): { readonly car: number; readonly floor: Floor } | null {
  let known = places.get(place);
  if (known === undefined) {
    const found = /^(\d+)\/(inside|roof)$/.exec(place);
    known = found ? { car: Number(found[1]), floor: found[2] as Floor } : null;
    places.set(place, known);
  }
  return known;
}

export const caboose = (table: Table): number => table.cars.length - 1;

/** Throws for a character who is not in this game. */
export function characterOf(table: Table, who: CharacterId): Character {
  const found = table.characters[who];
  if (!found) throw new Error(`${who} is not in this game`);
  return found;
}

/** Throws for a seat that this game has not. */
export function playerOf(table: Table, seat: Seat): Player {
  const found = table.players[seat];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
}

/** Whether a seat takes part in the count: with one of its characters at least. */
export const isCounted = (table: Table, seat: Seat, counted: readonly CharacterId[]): boolean =>
  playerOf(table, seat).characters.some((who) => counted.includes(who));

/** Everybody but the Marshal is a bandit, where the Marshal is played as a character. */
export const isBandit = (who: CharacterId): boolean => who !== 'marshal';

export const banditsOf = (table: Table): CharacterId[] => Object.keys(table.characters).filter(isBandit);

/** Where the Marshal is, pawn or character; `off` when he is out of the game. */
export const marshalAt = (table: Table): Place =>
  table.characters.marshal?.at ?? table.pawns.marshal ?? 'off';

/** The characters standing at `place`, in seat order. */
export function charactersAt(table: Table, place: Place): CharacterId[] {
  const { characters } = table;
  const found: CharacterId[] = [];
  for (const who in characters) if (characters[who]?.at === place) found.push(who);
  return found;
}

/** The tokens that lie there, or that somebody holds (`held:CHARACTER`), in the order of `table.loot`. */
export function lootAt(table: Table, at: string): Loot[] {
  const found: Loot[] = [];
  for (let i = 0; i < table.loot.length; i++) {
    const token = table.loot[i] as Loot;
    if (token.at === at) found.push(token);
  }
  return found;
}

/** Seats from `first`, clockwise. */
export function seatsFrom(table: Table, first: Seat, counterClockwise = false): Seat[] {
  const n = table.players.length;
  const step = counterClockwise ? n - 1 : 1;
  const seats: Seat[] = [];
  for (let i = 0; i < n; i++) seats.push((first + i * step) % n);
  return seats;
}
