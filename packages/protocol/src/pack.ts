import {
  LARGE,
  LARGE_END,
  NULL,
  SHORT_ARRAY,
  SHORT_ARRAY_END,
  SMALL,
  SMALL_END,
  WORD,
  type Written,
  written,
} from './alphabet.ts';
import { WORDS } from './words.ts';

/** How a whole number from 0 on is written, where one character does. */
function characterOf(value: number): string | null {
  const small = SMALL + value;
  const large = LARGE + value - (SMALL_END - SMALL);
  if (small < SMALL_END) return String.fromCharCode(small);
  return large < LARGE_END ? String.fromCharCode(large) : null;
}
/** The same of those that come often: a character beyond Latin 1 is looked for among all texts there are each time it is made. */
const CHARACTERS = Array.from({ length: 1024 }, (_, value) => characterOf(value));
const codeOfWord = new Map(WORDS.map((word, at) => [word, String.fromCharCode(WORD + at)]));

/** A shape for an object whose keys come in a certain order: where its values stand in that. */
interface Ordered {
  readonly code: string;
  readonly travels: readonly number[];
  readonly given: readonly Given[];
}
interface Given {
  readonly at: number;
  readonly value: unknown;
}

/** Where the keys of an object lead, taken one after the other as they come. */
class Way {
  /** Those that have just the keys up to here; null where none is known. */
  shapes: readonly Ordered[] | null = null;
  /** The key that was the first to lead on from here, and where to: mostly there is no other. */
  private key: string | null = null;
  private next: Way | undefined;
  private readonly others = new Map<string, Way>();

  on(key: string): Way | undefined {
    return key === this.key ? this.next : this.others.get(key);
  }

  /** As `on`, where there may be no way yet. */
  made(key: string): Way {
    const known = this.on(key);
    if (known) return known;
    const made = new Way();
    if (this.next) this.others.set(key, made);
    else [this.key, this.next] = [key, made];
    return made;
  }
}
const start = new Way();

/** The shapes that have the same keys, those that give the most first. The name of a set of keys does not depend on their order. */
const shapesByKeys = new Map<string, Written[]>();
const nameOf = (keys: readonly string[]): string => [...keys].sort().join(' ');
for (const one of written) {
  const same = [...(shapesByKeys.get(nameOf(one.keys)) ?? []), one];
  shapesByKeys.set(
    nameOf(one.keys),
    same.sort((a, b) => a.travels.length - b.travels.length),
  );
}

/** The data as text of that alphabet. `undefined` in an object is left out, as in JSON. Anything but JSON data throws. */
export function pack(value: unknown): string {
  if (value === null) return NULL;
  switch (typeof value) {
    case 'string':
      return packText(value);
    case 'number':
      return packNumber(value);
    case 'boolean':
      return value ? 'a' : 'b';
    case 'object':
      return Array.isArray(value) ? packArray(value) : packObject(value as Record<string, unknown>);
    default:
      throw new Error(`a ${typeof value} cannot travel`);
  }
}

function packNumber(value: number): string {
  if (Number.isInteger(value) && value >= 0 && !Object.is(value, -0)) {
    const character = CHARACTERS[value] ?? characterOf(value);
    if (character !== null) return character;
  }
  if (!Number.isFinite(value)) throw new Error(`${value} cannot travel`);
  return `d${value};`;
}

function packText(text: string): string {
  return codeOfWord.get(text) ?? (text.includes(':') ? packJoined(text) : literal(text));
}

/** Options and the like come again and again: what they pack to is kept, as long as there are not too many. */
const joined = new Map<string, string>();
const MOST_JOINED = 2048;

function packJoined(text: string): string {
  const known = joined.get(text);
  if (known !== undefined) return known;
  const parts = text.split(':');
  const packed = `j${packNumber(parts.length)}${parts.map((part) => codeOfWord.get(part) ?? literal(part)).join('')}`;
  if (joined.size >= MOST_JOINED) joined.clear();
  joined.set(text, packed);
  return packed;
}

const literal = (text: string): string => `e${packNumber(text.length)}${text}`;

function packArray(values: readonly unknown[]): string {
  let packed = listOf(values.length);
  for (const value of values) packed += pack(value);
  return packed;
}

/** What `pack` gives for the list of those values that pack to `texts`. */
export const packListOf = (texts: readonly string[]): string => listOf(texts.length) + texts.join('');

/** How a list of so many values begins. */
function listOf(length: number): string {
  const short = SHORT_ARRAY + length;
  return short < SHORT_ARRAY_END ? String.fromCharCode(short) : `f${packNumber(length)}`;
}

function packObject(value: Readonly<Record<string, unknown>>): string {
  const parts: unknown[] = [];
  let way: Way | undefined = start;
  for (const key in value) {
    const part = value[key];
    if (part === undefined) continue;
    parts.push(part);
    way = way?.on(key);
  }
  const shapes = way?.shapes ?? shapesOf(value);
  for (let i = 0; i < shapes.length; i++) {
    const { code, travels, given } = shapes[i] as Ordered;
    if (!areGiven(parts, given)) continue;
    let packed = code;
    for (let t = 0; t < travels.length; t++) packed += pack(parts[travels[t] as number]);
    return packed;
  }
  return spellOut(value, parts.length);
}

function areGiven(parts: readonly unknown[], given: readonly Given[]): boolean {
  for (let i = 0; i < given.length; i++) {
    const { at, value } = given[i] as Given;
    if (parts[at] !== value) return false;
  }
  return true;
}

function spellOut(value: Readonly<Record<string, unknown>>, size: number): string {
  let packed = `h${packNumber(size)}`;
  for (const key in value) if (value[key] !== undefined) packed += packText(key) + pack(value[key]);
  return packed;
}

/** Finds the shapes of an object whose keys have not come in this order before, and remembers the way there. */
function shapesOf(value: Readonly<Record<string, unknown>>): readonly Ordered[] {
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  const same = shapesByKeys.get(nameOf(keys));
  // What has no shape could come in any number of ways.
  if (!same) return [];
  let way = start;
  for (const key of keys) way = way.made(key);
  way.shapes = same.map(({ code, travels, given }) => ({
    code,
    travels: travels.map((key) => keys.indexOf(key)),
    given: Object.entries(given).map(([key, is]) => ({ at: keys.indexOf(key), value: is })),
  }));
  return way.shapes;
}
