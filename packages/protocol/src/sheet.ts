import { pack } from './pack.ts';
import { unpack, unpackAll } from './unpack.ts';

/**
 * A sheet is plain JSON data as lines, so that a small change of the data is a change of few lines. A line's key is the path
 * to a piece (its packed steps: a name steps into an object, a number into an array), its text the packed piece.
 * Nothing here knows what a table is: whatever a box adds to one travels without a change.
 */
export type Sheet = ReadonlyMap<string, string>;

/** A line that is there no longer, or not yet: a synced line is emptied, since to delete it and add it again costs its key. */
export const NO_LINE = '';
/** On an overlay: the line below is not there. No packed piece reads so. */
export const CUT = 'x';

/** What `compare` finds; a piece is put where it is new or differs, cut where it is no longer. */
export interface Changes {
  put(key: string, text: string): void;
  cut(key: string): void;
}

/** A piece travels whole, where it packs to no more bytes of UTF-8. */
const MOST_BYTES = 190;
/** A UTF-16 unit takes no more bytes than these. */
const MOST_OF_UNIT = 3;
/** Stands for a value that is not there. */
export const NOTHING = Symbol('nothing');

/**
 * Tells `changes` how the lines of `after` differ from those of `before`; `undefined` has no lines. Equal parts that are the
 * same object cost nothing.
 */
export function compare(before: unknown, after: unknown, changes: Changes): void {
  step(before === undefined ? NOTHING : before, after === undefined ? NOTHING : after, '', changes, false);
}

/** All lines of a value. */
export function linesOf(value: unknown): Map<string, string> {
  const lines = new Map<string, string>();
  step(NOTHING, value, '', { put: (key, text) => lines.set(key, text), cut: () => undefined }, false);
  return lines;
}

/** `compare` from the piece at `key` on; `inList`: that is an item of a list. */
export function step(before: unknown, after: unknown, key: string, changes: Changes, inList: boolean): void {
  if (before === after) return;
  const was = before === NOTHING ? NO_LINE : pieceOf(before, inList);
  const is = after === NOTHING ? NO_LINE : pieceOf(after, inList);
  if (was !== null && is !== null) {
    if (after === NOTHING) changes.cut(key);
    else if (was !== is) changes.put(key, is);
  } else if (was !== is || Array.isArray(before) !== Array.isArray(after)) {
    stepApart(before, NOTHING, key, changes, inList);
    stepApart(NOTHING, after, key, changes, inList);
  } else if (Array.isArray(after)) {
    stepList(before as readonly unknown[], after, key, changes);
  } else {
    stepNames(before as Names, after as Names, key, changes);
  }
}

/** One of the two is nothing: all lines of the other come or go. */
function stepApart(before: unknown, after: unknown, key: string, changes: Changes, inList: boolean): void {
  const one = before === NOTHING ? after : before;
  if (one === NOTHING || pieceOf(one, inList) !== null) step(before, after, key, changes, inList);
  else if (Array.isArray(one)) {
    stepList(before === NOTHING ? [] : one, after === NOTHING ? [] : one, key, changes);
  } else
    stepNames(
      before === NOTHING ? {} : (one as Names),
      after === NOTHING ? {} : (one as Names),
      key,
      changes,
    );
}

type Names = Readonly<Record<string, unknown>>;

function stepList(
  before: readonly unknown[],
  after: readonly unknown[],
  key: string,
  changes: Changes,
): void {
  const length = Math.max(before.length, after.length);
  for (let i = 0; i < length; i++) {
    const was = i < before.length ? before[i] : NOTHING;
    const is = i < after.length ? after[i] : NOTHING;
    if (was !== is) step(was, is, key + pack(i), changes, true);
  }
}

function stepNames(before: Names, after: Names, key: string, changes: Changes): void {
  for (const name in after) {
    const is = after[name];
    const was = Object.hasOwn(before, name) ? before[name] : NOTHING;
    if (was !== is && is !== undefined)
      step(was === undefined ? NOTHING : was, is, key + pack(name), changes, false);
  }
  for (const name in before) {
    const gone = before[name] !== undefined && (!Object.hasOwn(after, name) || after[name] === undefined);
    if (gone) step(before[name], NOTHING, key + pack(name), changes, false);
  }
}

/**
 * The packed text of what travels as one piece: anything without parts; a short list or record of such; in a list (a card,
 * a token) also a record of short records. Null for what is taken apart.
 */
function pieceOf(value: unknown, inList: boolean): string | null {
  if (isDeep(value, inList)) return null;
  const text = pack(value);
  return !hasParts(value) || fits(text) ? text : null;
}

/** It has more layers than a piece can have; what has fewer may still be too long for one. */
export const isDeep = (value: unknown, inList: boolean): boolean =>
  hasParts(value) && !isShallow(value, inList);

const hasParts = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Its parts have no parts; where `deep`, those of a record may be records whose own have none. */
function isShallow(value: object, deep: boolean): boolean {
  if (Array.isArray(value)) {
    for (const part of value) if (hasParts(part)) return false;
    return true;
  }
  for (const name in value) {
    const part = (value as Names)[name];
    if (!hasParts(part)) continue;
    if (!deep || Array.isArray(part) || !isShallow(part, false)) return false;
  }
  return true;
}

const utf8 = new TextEncoder();
const fits = (text: string): boolean =>
  text.length * MOST_OF_UNIT <= MOST_BYTES || utf8.encode(text).length <= MOST_BYTES;

/** The data back from its lines; undefined when there are none. `over` lies on top: its lines win, its cuts remove, where it has none one sees through. */
export function readSheet(lines: Iterable<readonly [string, string]>, over: Sheet = new Map()): unknown {
  const all = new Map<string, string>();
  for (const [key, text] of lines) if (text !== NO_LINE && !over.get(key)) all.set(key, text);
  for (const [key, text] of over) if (text !== NO_LINE && text !== CUT) all.set(key, text);
  const root: { value?: unknown } = {};
  for (const [key, text] of all) place(root, unpackAll(key) as Step[], unpack(text));
  return root.value;
}

type Step = string | number;
type Parts = Record<Step, unknown>;

function place(root: { value?: unknown }, path: readonly Step[], piece: unknown): void {
  let parts = root as unknown as Parts;
  let name: Step = 'value';
  for (const next of path) {
    const inner = Object.hasOwn(parts, name) ? parts[name] : undefined;
    const container = (inner ?? (typeof next === 'number' ? [] : {})) as Parts;
    if (inner === undefined) parts[name] = container;
    parts = container;
    name = next;
  }
  parts[name] = piece;
}

/** A 32-bit hash of a set of lines: the order in which they lie does not matter. */
export function hashLines(lines: Iterable<readonly [string, string]>): number {
  let sum = 0;
  for (const [key, text] of lines) sum = (sum + hashLine(key, text)) >>> 0;
  return sum;
}

/** 0 for a line that is not there. */
export function hashLine(key: string, text: string): number {
  if (text === NO_LINE) return 0;
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ 0xffff, 0x01000193);
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
