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

const codeOfWord = new Map(WORDS.map((word, at) => [word, String.fromCharCode(WORD + at)]));
const shapeCode = (at: number): string =>
  String.fromCharCode(at < NEAR_SHAPES ? 1 + at : FAR_SHAPE + at - NEAR_SHAPES);

/** A shape as it is written: the keys whose values travel, and those whose values are given. */
interface Written extends Shape {
  readonly code: string;
  readonly travels: readonly string[];
  readonly fixed: readonly (readonly [string, unknown])[];
}

const written = SHAPES.map(
  ({ keys, given }, at): Written => ({
    keys,
    given,
    code: shapeCode(at),
    travels: keys.filter((key) => !Object.hasOwn(given, key)),
    fixed: Object.entries(given),
  }),
);

/** The shapes that have the same keys, those that give the most first. The name of a set of keys does not depend on their order. */
const shapesByKeys = new Map<string, Written[]>();
const nameOf = (keys: readonly string[]): string => [...keys].sort().join(' ');
for (const one of written) {
  const same = [...(shapesByKeys.get(nameOf(one.keys)) ?? []), one];
  shapesByKeys.set(
    nameOf(one.keys),
    same.sort((a, b) => b.fixed.length - a.fixed.length),
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
    if (value < SMALL_END - SMALL) return String.fromCharCode(SMALL + value);
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

/** The most bytes of UTF-8 that a string, number, boolean or null packs to; quicker than packing it. */
export function mostBytes(value: unknown): number {
  if (typeof value === 'string') return codeOfWord.has(value) ? 2 : 5 + value.length * 3;
  return typeof value === 'number' && !(value >= 0 && value < LARGE_END && Number.isInteger(value)) ? 26 : 3;
}

function packArray(values: readonly unknown[]): string {
  const short = SHORT_ARRAY + values.length;
  let packed = short < SHORT_ARRAY_END ? String.fromCharCode(short) : `f${packNumber(values.length)}`;
  for (const value of values) packed += pack(value);
  return packed;
}

function packObject(value: Record<string, unknown>): string {
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  for (const { code, travels, fixed } of shapesWith(keys)) {
    if (!fixed.every(([key, given]) => value[key] === given)) continue;
    let packed = code;
    for (const key of travels) packed += pack(value[key]);
    return packed;
  }
  let packed = `h${packNumber(keys.length)}`;
  for (const key of keys) packed += packText(key) + pack(value[key]);
  return packed;
}

/** By the keys as they come, so that they are sorted once for each order in which they ever came. */
const shapesInOrder = new Map<string, readonly Written[]>();
const NONE: readonly Written[] = [];

function shapesWith(keys: readonly string[]): readonly Written[] {
  const asCome = keys.join(' ');
  const known = shapesInOrder.get(asCome);
  if (known) return known;
  const found = shapesByKeys.get(nameOf(keys)) ?? NONE;
  // What has no shape could come in any number of ways.
  if (found !== NONE) shapesInOrder.set(asCome, found);
  return found;
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
