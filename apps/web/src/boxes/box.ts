import type { CharacterId, Fact, Loot, Option, Question, Seat, Table } from '@holdup/engine';
import type { TemplateResult } from 'lit-html';
import type { Scene } from '../stage/scene.ts';
import type { Line } from '../text/fact.ts';
import type { Naming } from '../text/naming.ts';

export type FactKind = Fact['kind'];
export type FactOf<K extends FactKind> = Extract<Fact, { kind: K }>;

/** Something a box has laid before a character, open to all. */
export interface Effect {
  readonly icon: string;
  /** A word or two, where there is room for them. */
  readonly short: string;
  /** The whole of it. */
  readonly text: string;
  readonly bad?: boolean;
  /** The short word says what the picture alone does not. */
  readonly spelt?: boolean;
}

/** A place beside or within a car that is not simply its inside or roof: what is read of it. */
interface Nook {
  readonly place: string;
  readonly name: readonly string[];
  readonly more: readonly string[];
}

/** A place that belongs to no car of the train. */
export interface PlaceSaid extends Nook {
  /** The car of the train that it is beside, or would be if the train were longer. */
  readonly car: number;
}

/** A question as it is put into words. */
export type Asked = Pick<Question, 'kind' | 'options'> & {
  readonly who?: string;
  readonly about?: Question['about'];
};

/** A rule that comes with a box and takes one of a few values; the first one is taken where none is chosen. */
export interface Choice {
  readonly option: string;
  readonly values: readonly string[];
}

/** By kind of fact, what the log says of it. */
export type Lines = { readonly [K in FactKind]?: (fact: FactOf<K>, naming: Naming) => Line | null };
/** By kind of fact, how the picture is afterwards. */
export type Changes = { readonly [K in FactKind]?: (scene: Scene, fact: FactOf<K>) => Scene };

/** What a game is played with. */
export interface GameRules {
  readonly boxes: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * What this client knows of a box, apart from its words (`en.ts` beside it) and its drawings, which are found by the names of
 * what they show. Everything is optional: what it knows nothing of is shown by its plain name.
 */
export interface ClientBox {
  readonly id: string;
  /** Where the form offers it; a box that comes with others, or is part of every game, is not offered. */
  readonly offered?: 'module' | 'variant';
  /** Chosen and left together with it. */
  readonly needs?: readonly string[];
  /** No other box goes with it. */
  readonly alone?: true;
  /** Its rules that the form offers: to be ticked, and to be chosen from a few. */
  readonly flags?: readonly string[];
  readonly choices?: readonly Choice[];
  /** Its cards and kinds of turns, for the rules in short. */
  readonly actions?: readonly string[];
  readonly turns?: readonly string[];
  /** There is no Marshal. */
  readonly noMarshal?: true;
  /** More of its rules in short. */
  rules?(): TemplateResult;
  /** Kinds of loot that are counted beside a player who has some. */
  readonly loot?: readonly string[];
  /** Pictures of lines of the count, by why money is counted. */
  readonly scorePictures?: Readonly<Record<string, string>>;
  readonly lines?: Lines;
  readonly changes?: Changes;
  /** What the picture of a table shows of the box. */
  paints?(scene: Scene, table: Table): Scene;
  effects?(table: Table, who: CharacterId): readonly Effect[];
  /** What one's own characters have before them and nobody else sees. */
  own?(table: Table, characters: readonly CharacterId[]): TemplateResult | null;
  /** What is said in place of what one's own loot comes to, where it does not count. */
  worth?(characters: readonly CharacterId[]): string | null;
  /** Lines among the players for who is none. */
  company?(table: Table): readonly TemplateResult[];
  /** The team a seat belongs to: what it is called, and the name of its colours. */
  team?(table: Table, seat: Seat): { readonly name: string; readonly colours: string } | null;
  /** The sentence of a question that is asked for the box's sake, or otherwise because of it. */
  question?(asked: Asked, naming: Naming): string | null;
  /** Answers by which one agrees to what a question is about. */
  readonly agrees?: readonly string[];
  /** A label of an answer: `verb:rest` to a question of this kind. */
  option?(option: Option, rest: string, naming: Naming, kind: string): string | null;
  /** A word for a token that is worth no money, or is not as others of its kind are. */
  short?(table: Table, token: Loot): string | null;
  /** The full name of such a token, made from its plain one. */
  lootName?(table: Table, token: Loot, plain: string): string | null;
  /** Places of a car beside its inside and roof, and what else is read of these two. */
  nooks?(table: Table, car: number): readonly Nook[];
  more?(table: Table, car: number, floor: 'inside' | 'roof'): readonly string[];
  /** Places off the train. */
  places?(table: Table): readonly PlaceSaid[];
  /** The name of a line of the count. */
  scoreName?(why: string): string | null;
  /** What is said over the count, where it is not simply who is richest. */
  headline?(table: Table, naming: Naming): string | null;
  /** Rows of a seat's count that are no money, by what was told in the game. */
  aims?(table: Table, seat: Seat, told: readonly Fact[]): TemplateResult | null;
  /** A count over that of the players. */
  sums?(table: Table): TemplateResult | null;
  /** For what one plays, and who is the Gunslinger, where the boxes or options of a game change it. */
  goal?(game: GameRules): string | null;
  gunslinger?(game: GameRules): string | null;
  /** The character who plays the bullets in hand as cards of its own. */
  readonly playsBullets?: CharacterId;
  /** The power of a character where the boxes or options of a game change it. */
  power?(who: CharacterId, game: GameRules): string | null;
}

/** What a box keeps on the table; null where it is not in the game. */
export const keptBy = <Kept>({ box }: Pick<Table, 'box'>, id: string): Kept | null =>
  (box[id] as Kept | undefined) ?? null;
