import type { Fact, Table } from '@holdup/engine';
import type { ClientView } from '@holdup/protocol';

/** Where in a round a line of the log belongs. */
export type Chapter =
  | { readonly is: 'deal' }
  | { readonly is: 'turn'; readonly turn: number; readonly turnKind: string }
  | { readonly is: 'stealing' }
  | { readonly is: 'event' }
  | { readonly is: 'planning' | 'acting' }
  | { readonly is: 'end' };

export interface Entry {
  /** Counts from 0 through the match: a key for the page, the same after a reload. */
  readonly number: number;
  readonly fact: Fact;
  /** 0 before the first round. */
  readonly round: number;
  /** Id of the round card; null before the first. */
  readonly card: string | null;
  readonly chapter: Chapter;
}

export interface Log {
  readonly entries: readonly Entry[];
  readonly round: number;
  readonly card: string | null;
  readonly chapter: Chapter;
  /** Entries before this one had happened before one came: they are not news. */
  readonly news: number;
}

export const emptyLog: Log = {
  entries: [],
  round: 0,
  card: null,
  chapter: { is: 'deal' },
  news: 0,
};

/** Reads on: facts are only sorted here, they become sentences when they are shown. */
export function readOn(log: Log, facts: readonly Fact[]): Log {
  const entries = [...log.entries];
  let { round, card, chapter } = log;
  for (const fact of facts) {
    if (fact.kind === 'roundBegan') {
      round = fact.number;
      card = fact.card.id;
      chapter = { is: 'deal' };
    } else if (fact.kind === 'turnBegan') chapter = { is: 'turn', turn: fact.turn, turnKind: fact.turnKind };
    else if (fact.kind === 'stealingBegan') chapter = { is: 'stealing' };
    else if (fact.kind === 'eventBegan') chapter = { is: 'event' };
    else if (fact.kind === 'scored' || fact.kind === 'decided') chapter = { is: 'end' };
    else if (fact.kind === 'planningBegan') {
      round = fact.number;
      chapter = { is: 'planning' };
    } else if (fact.kind === 'actingBegan') chapter = { is: 'acting' };
    entries.push({ number: entries.length, fact, round, card, chapter });
  }
  return { ...log, entries, round, card, chapter };
}

/** Reads on what had happened before one came. */
export function readBack(log: Log, facts: readonly Fact[]): Log {
  const whole = readOn(log, facts);
  return { ...whole, news: whole.entries.length };
}

/**
 * Where all players' decks are mixed one after the other, the first entry tells of all, and the others tell nothing more.
 * Null: an entry that tells for itself.
 */
export function mixing(entries: readonly Entry[], { number }: Entry, players: number): 'all' | 'told' | null {
  const isMixing = (at: number): boolean => entries[at]?.fact.kind === 'shuffled';
  if (!isMixing(number)) return null;
  let first = number;
  let last = number;
  while (isMixing(first - 1)) first--;
  while (isMixing(last + 1)) last++;
  if (players < 2 || last - first + 1 < players) return null;
  return number === first ? 'all' : 'told';
}

export type Filter = 'all' | 'me' | 'fights' | 'loot';

const FIGHTS = new Set([
  'shot',
  'punched',
  'bulletTaken',
  'lootDropped',
  'bulletsRemoved',
  'captured',
  'pileDrawn',
  'brawlerTaken',
  'fired',
  'fell',
  'eliminated',
]);
const FIGHTING_MOVES = new Set(['flee', 'pushed', 'shotAway', 'captured', 'exploded']);
const LOOT = new Set([
  'lootTaken',
  'lootDropped',
  'lootPlaced',
  'lootLost',
  'paid',
  'scored',
  'hostageTaken',
  'prisonerFreed',
  'brawlerTaken',
  'wagonWon',
]);

/** Whether an entry passes a filter; `mine` are my seat and my characters. */
export function passes(
  { fact }: Entry,
  filter: Filter,
  mine: { readonly seat: number | null; readonly characters: readonly string[] },
): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'fights':
      return (
        FIGHTS.has(fact.kind) ||
        (fact.kind === 'moved' && FIGHTING_MOVES.has(fact.manner)) ||
        (fact.kind === 'went' && fact.lying)
      );
    case 'loot':
      return LOOT.has(fact.kind);
    case 'me':
      return isAbout(fact, mine);
  }
}

function isAbout(fact: Fact, mine: { seat: number | null; characters: readonly string[] }): boolean {
  if ('seat' in fact && fact.seat === mine.seat) return true;
  const named = ['who', 'by', 'target'].map((key) => (fact as Readonly<Record<string, unknown>>)[key]);
  return named.flat().some((one) => typeof one === 'string' && mine.characters.includes(one));
}

/**
 * Where the pile stays closed: the plays whose cards lie covered in it now, in Schemin' under the last one, in Stealin'
 * waiting to come up. They are not to be read again, nor looked back at.
 */
export function coveredBy(log: Log, { pile, next, round }: Table): (entry: Entry) => boolean {
  const all = log.entries.filter((entry) => entry.fact.kind === 'played');
  const plays = all.slice(all.length - pile.length);
  const covered = round?.phase === 'scheming' ? plays.slice(0, -1) : plays.slice(next);
  const numbers = new Set(covered.map(({ number }) => number));
  return ({ number }) => numbers.has(number);
}

/** A closed pile cannot be leafed through by looking back at this round either. */
export function mayLookBack(entry: Entry, view: Pick<ClientView, 'lobby' | 'table'> | null): boolean {
  const round = view?.table?.round;
  if (view?.lobby?.settings.openPile || !round) return true;
  return entry.round !== round.number || (round.phase !== 'scheming' && round.phase !== 'stealing');
}

/** Entries in groups of one round and chapter, in order: the headings of the log. */
export function grouped(entries: readonly Entry[]): { readonly head: Entry; readonly entries: Entry[] }[] {
  const groups: { head: Entry; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && last.head.round === entry.round && sameChapter(last.head.chapter, entry.chapter)) {
      last.entries.push(entry);
    } else groups.push({ head: entry, entries: [entry] });
  }
  return groups;
}

/** Facts with which something new begins; what follows belongs to it. */
const BEGINS = new Set(['drew', 'played', 'putBack', 'turnedOver', 'roundEnded', 'revealed', 'uncoupled']);

/**
 * A chapter's entries for who reads the newest first: the last deed on top, but each told from its cause to its
 * consequence.
 */
export function newestFirst(entries: readonly Entry[]): Entry[] {
  const deeds: Entry[][] = [];
  for (const entry of entries) {
    const last = deeds.at(-1);
    if (last && !BEGINS.has(entry.fact.kind)) last.push(entry);
    else deeds.push([entry]);
  }
  return deeds.reverse().flat();
}

const sameChapter = (a: Chapter, b: Chapter): boolean =>
  a.is === b.is && (a.is !== 'turn' || b.is !== 'turn' || a.turn === b.turn);
