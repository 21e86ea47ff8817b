import type { Chose, Dice, Frame, Given, Outcome, Rules, Viewer } from '../kernel/index.ts';
import type { BaseFact, BaseFactKind, FactOf } from './facts.ts';
import type { Adjusted, Adjusters, TurnRule } from './points.ts';
import type { BoxId, CharacterId, Loot, Options, Table } from './table.ts';

export type Fact = BaseFact | Chose;

/** One paragraph of the rule book. `F` is the frame it takes; it reads, and says what happens. */
export type Handler<F extends Frame = Frame> = {
  handle(table: Table, frame: F, rules: ExpressRules, given: Given): Outcome<Fact>;
}['handle'];

/** Frames to push because a fact has happened. */
export type Reactions = {
  readonly [K in BaseFactKind]?: (table: Table, fact: FactOf<K>, rules: ExpressRules) => readonly Frame[];
};

/** A bandit's special power: one file each. `id` is the character's. */
export interface CharacterRule {
  readonly id: CharacterId;
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
  readonly house?: true;
}

/** What a box brings. Everything is optional but its id; keys may not clash with another box's. */
export interface Box {
  readonly id: BoxId;
  readonly needs?: readonly BoxId[];
  readonly frames?: Readonly<Record<string, Handler>>;
  readonly characters?: readonly CharacterRule[];
  readonly turnKinds?: Readonly<Record<string, TurnRule>>;
  readonly rounds?: Readonly<Record<string, RoundRow>>;
  readonly stations?: Readonly<Record<string, RoundRow>>;
  /** The frame that resolves an event, by event id. */
  readonly events?: Readonly<Record<string, Frame>>;
  readonly adjust?: Adjusters;
  readonly after?: Reactions;
  /** Lays out the box's own pieces once the base table stands. */
  readonly setUp?: (table: Table, dice: Dice) => Table;
  /** What of `table.box[id]` a viewer may see; without it, all. */
  readonly project?: (kept: unknown, viewer: Viewer) => unknown;
}

/** The rules of one game of `express`, composed once from its boxes and options. */
export interface ExpressRules extends Rules<Table, Fact>, Adjusted {
  readonly boxes: readonly Box[];
  readonly options: Options;
  readonly events: Readonly<Record<string, Frame>>;
  readonly rounds: Readonly<Record<string, RoundRow>>;
  readonly stations: Readonly<Record<string, RoundRow>>;
}

export type { Loot };
