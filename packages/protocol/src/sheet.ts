import { pack } from './pack.ts';
import { type Path, START } from './path.ts';
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

/** Where lines stand: a line that is not there reads as undefined or `NO_LINE`. */
export interface Lines {
  get(key: string): string | undefined;
  set(key: string, text: string): unknown;
}

/** A piece travels whole, where it packs to no more bytes of UTF-8. */
const MOST_BYTES = 190;
/** A UTF-16 unit takes no more bytes than these. */
const MOST_OF_UNIT = 3;
/** Stands for a value that is not there. */
export const NOTHING = Symbol('nothing');

/** `undefined` is not there either. */
export const present = (value: unknown): unknown => (value === undefined ? NOTHING : value);

/**
 * Turns `lines`, which are those of `before`, into those of `after`, and writes only where they differ; `undefined` has no lines. Equal
 * parts that are the same object cost nothing.
 */
export function turn(before: unknown, after: unknown, lines: Lines): void {
  step(present(before), present(after), START, lines, false);
}

/** All lines of a value; of a piece at `path`, which may be an item of a list. */
export function linesOf(value: unknown, path = START, inList = false): Map<string, string> {
  const lines = new Map<string, string>();
  step(NOTHING, present(value), path, lines, inList);
  return lines;
}

/** Sets a line, unless it reads so already. */
export function write(lines: Lines, key: string, text: string): void {
  if ((lines.get(key) ?? NO_LINE) !== text) lines.set(key, text);
}

/** `inList`: the piece at `path` is an item of a list. */
function step(before: unknown, after: unknown, path: Path, lines: Lines, inList: boolean): void {
  if (before === after) return;
  const text = after === NOTHING ? NO_LINE : pieceOf(after, inList);
  // What has a line was a piece, and has none further on.
  const apart = hasParts(before) && !lines.get(path.key);
  if (text !== null) {
    if (apart) stepIn(before, NOTHING, path, lines);
    write(lines, path.key, text);
  } else if (apart && Array.isArray(before) === Array.isArray(after)) {
    stepIn(before, after, path, lines);
  } else {
    if (apart) stepIn(before, NOTHING, path, lines);
    write(lines, path.key, NO_LINE);
    stepIn(NOTHING, after, path, lines);
  }
}

/** Into the parts of two values of one kind, of which one may be nothing. */
function stepIn(before: unknown, after: unknown, path: Path, lines: Lines): void {
  if (Array.isArray(after === NOTHING ? before : after))
    stepList(
      (before === NOTHING ? [] : before) as List,
      (after === NOTHING ? [] : after) as List,
      path,
      lines,
    );
  else
    stepNames(
      (before === NOTHING ? {} : before) as Names,
      (after === NOTHING ? {} : after) as Names,
      path,
      lines,
    );
}

export type List = readonly unknown[];
export type Names = Readonly<Record<string, unknown>>;

function stepList(before: List, after: List, path: Path, lines: Lines): void {
  const length = Math.max(before.length, after.length);
  for (let at = 0; at < length; at++) {
    const was = at < before.length ? before[at] : NOTHING;
    const is = at < after.length ? after[at] : NOTHING;
    if (was !== is) step(was, is, path.item(at), lines, true);
  }
}

function stepNames(before: Names, after: Names, path: Path, lines: Lines): void {
  for (const name in after) {
    const is = after[name];
    const was = part(before, name);
    if (was !== is) step(present(was), present(is), path.name(name), lines, false);
  }
  for (const name in before) {
    const was = before[name];
    if (was !== undefined && part(after, name) === undefined)
      step(was, NOTHING, path.name(name), lines, false);
  }
}

/** What every object has from its prototype is a function, and data never is. */
export function part(names: Names, name: string): unknown {
  const value = names[name];
  return typeof value === 'function' ? undefined : value;
}

/**
 * The packed text of what travels as one piece: anything without parts; a short list or record of such; in a list (a card,
 * a token) also a record of short records. Null for what is taken apart.
 */
export function pieceOf(value: unknown, inList: boolean): string | null {
  if (isDeep(value, inList)) return null;
  const text = pack(value);
  return !hasParts(value) || fits(text) ? text : null;
}

/** It has more layers than a piece can have; what has fewer may still be too long for one. */
export const isDeep = (value: unknown, inList: boolean): boolean =>
  hasParts(value) && !isShallow(value, inList);

/** Whether it travels as one piece, found out without packing it where it is short. */
export const isPiece = (value: unknown, inList: boolean): boolean =>
  !hasParts(value) || (isShallow(value, inList) && (mostBytes(value) <= MOST_BYTES || fits(pack(value))));

/** It packs to no more than that. */
function mostBytes(value: unknown): number {
  if (typeof value === 'string') return MOST_OF_TOKEN + MOST_OF_UNIT * value.length;
  if (typeof value === 'number') return MOST_OF_NUMBER;
  if (!hasParts(value)) return 1;
  let sum = MOST_OF_TOKEN;
  if (Array.isArray(value)) for (const part of value) sum += mostBytes(part);
  else for (const name in value) sum += mostBytes(name) + mostBytes((value as Names)[name]);
  return sum;
}

/** How a text or a list begins: a letter and its length. */
const MOST_OF_TOKEN = 1 + MOST_OF_UNIT;
const MOST_OF_NUMBER = 26;

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
