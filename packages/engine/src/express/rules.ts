import type { Dice, Frame, Handle, Rules, Seat, Standing, Viewer } from '../kernel/index.ts';
import type { Fact, FactKind, FactOf } from './fact.ts';
import type { Adjusted, Adjusters, TurnRule } from './points.ts';
import type { ExpressSetup, SetupProblem } from './setup.ts';
import type { BoxId, CharacterId, Options, Result, Table } from './table.ts';

/** One paragraph of the rule book. `F` is the frame it takes; it reads, and says what happens. */
export type Handler<F extends Frame = Frame> = Handle<Table, Fact, F, ExpressRules>;

/** Frames to push because a fact has happened. */
export type Reactions = {
  readonly [K in FactKind]?: (table: Table, fact: FactOf<K>, rules: ExpressRules) => readonly Frame[];
};

/** How facts of a box change a table: pure, never reading a face. */
export type Evolvers = { readonly [K in FactKind]?: (table: Table, fact: FactOf<K>) => Table };

/** What a viewer may know of a box's fact, where hiding its `card`, `cards` and `loot` is not enough. */
export type Veils = { readonly [K in FactKind]?: (fact: FactOf<K>, viewer: Viewer) => FactOf<K> };

/** A bandit's special power: one file each. `id` is the character's. */
export interface CharacterRule {
  readonly id: CharacterId;
  /** Dollars in the purse that comes into the game with this character (bandits of later boxes). */
  readonly purse?: number;
  /** No source counts that purse. */
  readonly house?: true;
  /** His player has no other character. */
  readonly alone?: true;
  readonly adjust?: Adjusters;
  readonly after?: Reactions;
  readonly frames?: Readonly<Record<string, Handler>>;
}

/** A round or station card (data rows; `house` marks a value no source could be found for). */
export interface RoundRow {
  readonly event: string | null;
  /** Turns for 2-4 and for 5 and more players; a station has the same for all. */
  readonly turns: readonly [readonly string[], readonly string[]];
  readonly keep?: readonly [number, number];
  /** The card is in the game only together with one of these boxes. */
  readonly needs?: readonly BoxId[];
  readonly house?: true;
}

/** Round cards that speak of a box which is not in the game stay out. */
export const isEligible = ({ needs }: RoundRow, ids: readonly BoxId[]): boolean =>
  !needs || needs.some((id) => ids.includes(id));

/** What a box brings. Everything is optional but its id; keys may not clash with another box's. */
export interface Box {
  readonly id: BoxId;
  /** Part of every game, chosen or not: bandits who may join any table. */
  readonly always?: true;
  /** Nobody chooses it: it comes with those that bring it. */
  readonly comesAlong?: true;
  readonly needs?: readonly BoxId[];
  /** Boxes that come into the game with this one, if there are such. */
  readonly brings?: readonly BoxId[];
  /** No other chosen box goes with it. */
  readonly standsAlone?: true;
  /** Characters whose powers others may come to have through this box, whether they are at the table or not. */
  readonly lends?: readonly CharacterId[];
  /** Every player has one character only, however few they are. */
  readonly oneEach?: true;
  /** Fewest players. */
  readonly playersAtLeast?: number;
  /** When the players may not talk to each other. */
  readonly silent?: (table: Table) => boolean;
  /** How a seat stands at the end, where not each counts for himself; null: as he does by himself. */
  readonly standing?: (table: Table, at: { readonly seat: Seat; readonly result: Result }) => Standing | null;
  /** Options the box understands, and the values they take. */
  readonly options?: Readonly<Record<string, readonly unknown[]>>;
  /** What keeps a set-up with this box from being played, apart from what holds for every game. */
  readonly problems?: (setup: ExpressSetup) => readonly SetupProblem[];
  readonly frames?: Readonly<Record<string, Handler>>;
  readonly characters?: readonly CharacterRule[];
  readonly turnKinds?: Readonly<Record<string, TurnRule>>;
  readonly rounds?: Readonly<Record<string, RoundRow>>;
  readonly stations?: Readonly<Record<string, RoundRow>>;
  /** The frame that resolves an event, by event id. */
  readonly events?: Readonly<Record<string, Frame>>;
  readonly adjust?: Adjusters;
  readonly after?: Reactions;
  /** How the box's own facts change the table, and who may know them. */
  readonly evolve?: Evolvers;
  readonly veil?: Veils;
  /** Lays out the box's own pieces once the base table stands. */
  readonly setUp?: (table: Table, dice: Dice, rules: ExpressRules) => Table;
  /** What of `table.box[id]` a viewer may see (law 3 holds for it too); without it, all. */
  readonly project?: (kept: unknown, viewer: Viewer) => unknown;
  /** Pieces in `table.box[id]` of which none may come or go (law 5): how many of each. */
  readonly census?: (kept: unknown) => Readonly<Record<string, number>>;
  /** Cards and bullets that lie with the box for now, named as the census names them: they may come and go (law 5). */
  readonly keeps?: (kept: unknown) => Readonly<Record<string, number>>;
}

/** The rules of one game of `express`, composed once from its boxes and options. */
export interface ExpressRules extends Rules<Table, Fact>, Adjusted {
  readonly characters: readonly CharacterRule[];
  /** What a viewer may know of a fact. */
  veil(fact: Fact, viewer: Viewer): Fact;
  readonly boxes: readonly Box[];
  readonly options: Options;
  readonly events: Readonly<Record<string, Frame>>;
  readonly rounds: Readonly<Record<string, RoundRow>>;
  readonly stations: Readonly<Record<string, RoundRow>>;
}

export type { Fact };
