import { SHAPES, type Shape, WORDS } from './words.ts';

/**
 * Plain JSON data in few bytes of UTF-8, as a string: a known word is one character, so is a small number, an object
 * of a known shape is one character and its values, less those that the shape itself gives. Every token tells its own
 * length, so tokens can be joined.
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
export const NULL = '`';
export const SMALL = 0x20;
export const SMALL_END = 0x60;
export const WORD = 0x80;
export const FAR_SHAPE = 0x700;
export const FAR_SHAPE_END = 0x780;
export const LARGE = 0x800;
export const LARGE_END = 0xd000;
export const NEAR_SHAPES = 0x1f;
export const SHORT_ARRAY = 0x70;
export const SHORT_ARRAY_END = 0x78;

const shapeCode = (at: number): string =>
  String.fromCharCode(at < NEAR_SHAPES ? 1 + at : FAR_SHAPE + at - NEAR_SHAPES);

/** A shape as it is written: the keys whose values travel, and those whose values are given. */
export interface Written extends Shape {
  readonly code: string;
  readonly travels: readonly string[];
}

export const written = SHAPES.map(
  ({ keys, given }, at): Written => ({
    keys,
    given,
    code: shapeCode(at),
    travels: keys.filter((key) => !Object.hasOwn(given, key)),
  }),
);

if (WORD + WORDS.length > FAR_SHAPE || FAR_SHAPE + SHAPES.length - NEAR_SHAPES > FAR_SHAPE_END) {
  throw new Error('the wire has no characters left for these words and shapes');
}
