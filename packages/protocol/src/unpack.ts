import {
  FAR_SHAPE,
  FAR_SHAPE_END,
  LARGE,
  LARGE_END,
  NEAR_SHAPES,
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

/** The values packed one after the other in `text`. Throws on text that `pack` has not written. */
export function unpackAll(text: string): unknown[] {
  const reader = new Reader(text);
  const values: unknown[] = [];
  while (!reader.ended()) values.push(reader.value());
  return values;
}

/** The one value packed in `text`. Throws on text that `pack` has not written. */
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

function shapeOf(code: string): Written | undefined {
  const at = code.charCodeAt(0);
  return written[at <= NEAR_SHAPES ? at - 1 : at - FAR_SHAPE + NEAR_SHAPES];
}
