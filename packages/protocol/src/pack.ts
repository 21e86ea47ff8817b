import { SHAPES, type Shape, WORDS } from './words.ts';

/**
 * Plain JSON data in few bytes of UTF-8, as a string: a known word is one character, so is a small number, an object
 * of a known shape is one character and its values, less those that the shape itself gives. Every token tells its own length, so tokens can be joined.
 *
 * | first character | what follows |
 * |---|---|
 * | U+0020–U+005F | nothing: a whole number, 0 to 63 |
 * | U+0001–U+001F, U+0700–U+077F | the values of an object of a known shape |
 * | U+0080–U+06FF | nothing: a word |
 * | U+0800–U+CFFF | nothing: a whole number, 64 to 51263 |
 * | ` a b | nothing: null, true, false |
 * | d | another number in decimals, `;` |
 * | e | length, then so many UTF-16 units of text |
 * | j | count, then so many tokens that are joined by `:` |
 * | f | count, then so many values: an array |
 * | h | count, then so many pairs of key and value: an object |
 * | p … w | as many values as the letter is behind `p`: a short array |
 */
const NULL = '`';
const SMALL = 0x20;
const SMALL_END = 0x60;
const WORD = 0x80;
const FAR_SHAPE = 0x700;
const FAR_SHAPE_END = 0x780;
const LARGE = 0x800;
const LARGE_END = 0xd000;
const NEAR_SHAPES = 0x1f;
const SHORT_ARRAY = 0x70;
const SHORT_ARRAY_END = 0x78;

const SMALL_NUMBERS = Array.from({ length: SMALL_END - SMALL }, (_, at) => String.fromCharCode(SMALL + at));
const codeOfWord = new Map(WORDS.map((word, at) => [word, String.fromCharCode(WORD + at)]));
const shapeCode = (at: number): string =>
  String.fromCharCode(at < NEAR_SHAPES ? 1 + at : FAR_SHAPE + at - NEAR_SHAPES);

/** A shape as it is written: the keys whose values travel, and those whose values are given. */
interface Written extends Shape {
  readonly code: string;
  readonly travels: readonly string[];
}

/** The same for an object whose keys come in a certain order: where its values stand in that. */
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
interface Way {
  readonly next: Map<string, Way>;
  /** Those that have just the keys up to here; null where none is known. */
  shapes: readonly Ordered[] | null;
}
const start: Way = { next: new Map(), shapes: null };

const written = SHAPES.map(
  ({ keys, given }, at): Written => ({
    keys,
    given,
    code: shapeCode(at),
    travels: keys.filter((key) => !Object.hasOwn(given, key)),
  }),
);

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
if (WORD + WORDS.length > FAR_SHAPE || FAR_SHAPE + SHAPES.length - NEAR_SHAPES > FAR_SHAPE_END) {
  throw new Error('the wire has no characters left for these words and shapes');
}

/** `undefined` in an object is left out, as in JSON. Anything but JSON data throws. */
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
    const small = SMALL_NUMBERS[value];
    if (small !== undefined) return small;
    const large = LARGE + value - (SMALL_END - SMALL);
    if (large < LARGE_END) return String.fromCharCode(large);
  }
  if (!Number.isFinite(value)) throw new Error(`${value} cannot travel`);
  return `d${value};`;
}

function packText(text: string): string {
  const word = codeOfWord.get(text);
  if (word) return word;
  if (text.includes(':')) {
    const parts = text.split(':');
    return `j${packNumber(parts.length)}${parts.map((part) => codeOfWord.get(part) ?? literal(part)).join('')}`;
  }
  return literal(text);
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
    way = way?.next.get(key);
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
  for (const key of keys) {
    const next: Way = way.next.get(key) ?? { next: new Map(), shapes: null };
    way.next.set(key, next);
    way = next;
  }
  way.shapes = same.map(({ code, travels, given }) => ({
    code,
    travels: travels.map((key) => keys.indexOf(key)),
    given: Object.entries(given).map(([key, is]) => ({ at: keys.indexOf(key), value: is })),
  }));
  return way.shapes;
}

function shapeOf(code: string): Written | undefined {
  const at = code.charCodeAt(0);
  return written[at <= NEAR_SHAPES ? at - 1 : at - FAR_SHAPE + NEAR_SHAPES];
}

/** The values packed one after the other in `text`. Throws on text that `pack` has not written. */
export function unpackAll(text: string): unknown[] {
  const reader = new Reader(text);
  const values: unknown[] = [];
  while (!reader.ended()) values.push(reader.value());
  return values;
}

export function unpack(text: string): unknown {
  const reader = new Reader(text);
  const value = reader.value();
  if (!reader.ended()) throw new Error('more than one value was packed');
  return value;
}

class Reader {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  ended(): boolean {
    return this.at >= this.text.length;
  }

  value(): unknown {
    const first = this.text[this.at++];
    if (first === undefined) throw new Error('packed text ends too early');
    const code = first.charCodeAt(0);
    if (code <= NEAR_SHAPES || (code >= FAR_SHAPE && code < FAR_SHAPE_END)) return this.shaped(first);
    if (code < SMALL_END) return code - SMALL;
    if (code >= LARGE && code < LARGE_END) return code - LARGE + SMALL_END - SMALL;
    if (code >= WORD && code < FAR_SHAPE) return this.known(code);
    if (code >= SHORT_ARRAY && code < SHORT_ARRAY_END) return this.array(code - SHORT_ARRAY);
    return this.spelt(first);
  }

  private spelt(first: string): unknown {
    switch (first) {
      case NULL:
        return null;
      case 'a':
        return true;
      case 'b':
        return false;
      case 'd':
        return this.decimals();
      case 'e':
        return this.take(this.count());
      case 'f':
        return this.array(this.count());
      case 'h':
        return this.object(this.count());
      case 'j':
        return this.array(this.count()).join(':');
      default:
        throw new Error('packed text holds an unknown token');
    }
  }

  private known(code: number): string {
    const word = WORDS[code - WORD];
    if (word === undefined) throw new Error('packed text holds an unknown word');
    return word;
  }

  private shaped(code: string): object {
    const shape = shapeOf(code);
    if (!shape) throw new Error('packed text holds an unknown shape');
    const shaped: Record<string, unknown> = {};
    for (const key of shape.keys)
      shaped[key] = Object.hasOwn(shape.given, key) ? shape.given[key] : this.value();
    return shaped;
  }

  private array(length: number): unknown[] {
    const values: unknown[] = [];
    for (let i = 0; i < length; i++) values.push(this.value());
    return values;
  }

  private object(size: number): object {
    const entries: [string, unknown][] = [];
    for (let i = 0; i < size; i++) entries.push([this.value() as string, this.value()]);
    return Object.fromEntries(entries);
  }

  private count(): number {
    const count = this.value();
    if (typeof count !== 'number') throw new Error('packed text lacks a length');
    return count;
  }

  private take(length: number): string {
    if (this.at + length > this.text.length) throw new Error('packed text ends too early');
    this.at += length;
    return this.text.slice(this.at - length, this.at);
  }

  private decimals(): number {
    const end = this.text.indexOf(';', this.at);
    if (end < 0) throw new Error('packed text ends too early');
    const number = Number(this.text.slice(this.at, end));
    this.at = end + 1;
    return number;
  }
}
