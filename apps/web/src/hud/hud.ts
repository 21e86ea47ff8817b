import type { AnyTable, Card, Option, Question, Table } from '@holdup/engine';
import type { ClientView, LobbyView } from '@holdup/protocol';
import { shortOf } from '../boxes/index.ts';
import type { Ending } from '../replay/ending.ts';
import type { Settings } from '../store/settings.ts';
import type { TableState, TableStore } from '../store/table.ts';
import type { Naming } from '../text/naming.ts';

/** All that the pieces of the table page draw from; of either game, or of one. */
export interface Hud<T extends AnyTable = Table> {
  readonly state: Pick<TableState, 'log' | 'sent' | 'ahead'>;
  readonly view: ClientView;
  readonly lobby: LobbyView;
  /** The table as far as it has been shown: riches, wounds and the pile stay with the picture. */
  readonly table: T;
  /** The newest table. */
  readonly live: T;
  /** The table my hand is read from: the newest, but a new hand comes with its round. */
  readonly hands: T;
  readonly naming: Naming;
  readonly mySeat: number | null;
  readonly settings: Settings;
  /** The question asked of me; null while I wait or watch. */
  readonly asked: Question | null;
  /** The ways to answer that are offered now. */
  readonly choices: readonly Option[];
  /** An option that was tapped once, where a second tap is asked for. */
  readonly armed: string | null;
  /** Whether cards are to be played face down, where one may choose. */
  readonly lie: Lie;
  readonly panels: Panels;
  /** The log's entry whose moment is shown in place of what is now; null: what is now. */
  readonly moment: number | null;
  /** Facts are being acted out: the picture is not to be settled meanwhile. */
  readonly moving: boolean;
  /** Players are here to be muted or reported: not in a game that is watched again. */
  readonly mayReport?: boolean;
  /** Lets a bot sit in for somebody who is gone; for players only. */
  letStandIn?(seat: number): void;
  choose(option: string): void;
  /** Shows the moment of an entry of the log. */
  look(entry: number): void;
}

/** At a table where one sits or watches, whatever has become of its game. */
export interface LiveHud<T extends AnyTable = Table> extends Hud<T> {
  readonly store: TableStore;
  readonly state: TableState;
  readonly ending: Ending;
  /** I am asked as soon as what led to it has been shown. */
  readonly coming: boolean;
  /** Shows the outcome of what is being acted out, at once. */
  hurry(): void;
  /** A step through the log away from the moment looked at, or back to what is now. */
  walk(way: 'back' | 'on' | 'now'): void;
}

export type Lie = 'up' | 'down';

/** A player, or something that somebody said. */
export type About =
  | { readonly seat: number; readonly name: string }
  | { readonly line: number; readonly text: string; readonly name: string };

/** What is open beside and above the table. */
export interface Panels {
  readonly side: 'log' | 'chat' | null;
  readonly sheet: 'settings' | 'rules' | 'keys' | 'plan' | 'bandit' | 'leave' | 'people' | 'report' | null;
  /** Whom the sheet is about, where it is about somebody. */
  readonly about: About | null;
  /** Whose power is told on the sheet of a bandit. */
  readonly whose: string | null;
  readonly endHidden: boolean;
  /** The last line of the chat that has been seen; 0: none. */
  readonly chatSeen: number;
  readonly filter: 'all' | 'me' | 'fights' | 'loot';
  open(part: Partial<Pick<Panels, 'side' | 'sheet' | 'about' | 'whose' | 'endHidden' | 'filter'>>): void;
  setLie(lie: Lie): void;
}

/** The option that plays, keeps or discards this card: equal cards share one. */
export function optionOf(card: Card, choices: readonly Option[], hand: readonly Card[]): Option | null {
  if (card.kind === null) return null;
  const found = choices.find((option) => {
    const meant = hand.find((one) => one.id === option.about.card);
    return meant !== undefined && meant.kind === card.kind && meant.of === card.of;
  });
  return found ?? null;
}

const ORDER =
  'move movePlus changeFloor changeFloorPlus ride loot shoot punch nudge marshal capture brilliantIdea bullet'.split(
    ' ',
  );
const rank = ({ kind }: Card): number => (ORDER.indexOf(kind ?? '') + ORDER.length + 1) % (ORDER.length + 1);

/** A hand as it is held: actions first, bullets last. */
export const sorted = (hand: readonly Card[]): Card[] =>
  [...hand].sort((a, b) => rank(a) - rank(b) || (a.of ?? '').localeCompare(b.of ?? '') || a.id - b.id);

/**
 * Tokens between which the reader can see no difference need one button only: same kind, same value as he knows it,
 * seen by the same people. On the stage each of them still answers.
 */
export function folded(options: readonly Option[], table: Table): readonly Option[] {
  const met = new Set<string>();
  return options.filter(({ about }) => {
    const token = table.loot.find((one) => one.id === about.loot);
    if (!token) return true;
    const looks = `${token.kind} ${token.value} ${token.face} ${token.seen} ${shortOf(table, token)}`;
    return !met.has(looks) && met.add(looks);
  });
}

/** Options that no card in hand stands for. */
export const besideHand = (choices: readonly Option[], hand: readonly Card[]): Option[] =>
  choices.filter((option) => !hand.some((card) => card.id === option.about.card));

/** Where one may choose how a card lies, only answers of the chosen way are offered at a time. */
export function offered(question: Question | null, lie: Lie): readonly Option[] {
  if (!question) return [];
  const both = lies(question).length > 1;
  return question.options.filter(({ id }) => !both || !id.startsWith('play:') || lieOf(id) === lie);
}

type Answering = Pick<Hud, 'choices' | 'hands' | 'live' | 'mySeat'>;

/** The answers as they are to be seen, each once: cards as they are held, then buttons. */
export function inSight({ choices, hands, live, mySeat }: Answering): readonly Option[] {
  const hand = mySeat === null ? [] : (hands.players[mySeat]?.hand ?? []);
  const cards = sorted(hand).flatMap((card) => optionOf(card, choices, hand) ?? []);
  return [...new Set([...cards, ...folded(besideHand(choices, hand), live)])];
}

/** The keys that give the answers, counted as they are seen; where there are no more keys an answer has none. */
export const keysOf = (hud: Answering): ReadonlyMap<Option, number> =>
  new Map(
    inSight(hud)
      .slice(0, KEYS)
      .map((option, i) => [option, i + 1]),
  );

const KEYS = 9;

/** How cards may be laid in answer to this question: face up, face down, or either. */
export function lies(question: Question): readonly Lie[] {
  const plays = question.options.filter(({ id }) => id.startsWith('play:'));
  return (['up', 'down'] as const).filter((lie) => plays.some(({ id }) => lieOf(id) === lie));
}

const lieOf = (id: string): Lie => (id.endsWith(':down') ? 'down' : 'up');

/**
 * Whether a click on an option, or a tap on its piece, is meant for the question that is asked now. The second of a double
 * click was meant for the one before, unless it confirms.
 */
export const isMeant = (nth: number, option: string, armed: string | null): boolean =>
  nth < 2 || armed === option;

/** A click on an option's card or button. */
export const clicked =
  (hud: Pick<Hud<AnyTable>, 'armed' | 'choose'>, { id }: Option) =>
  ({ detail }: Pick<MouseEvent, 'detail'>): void => {
    if (isMeant(detail, id, hud.armed)) hud.choose(id);
  };

/** Number keys give the answers that bear their numbers. */
export function answerByNumber(key: string, hud: Answering & Pick<Hud, 'choose'>): (() => void) | null {
  const option = /^[1-9]$/.test(key) ? inSight(hud)[Number(key) - 1] : undefined;
  return option ? () => hud.choose(option.id) : null;
}
