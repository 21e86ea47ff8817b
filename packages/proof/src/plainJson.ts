/** No record is nested deeper than some ten levels; whoever walks through it must not fall off the stack. */
const DEEPEST = 64;

/**
 * Reads JSON that everybody reads alike: no name stands twice in one object, of which one reader takes the first and another
 * the last; every number is written as ECMAScript writes it, so that none is too long or too large for a reader; and nothing is
 * nested beyond measure. Throws on anything else.
 */
export function readPlainJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const { names, deepest, oddNumbers } = shapeOf(text);
  if (oddNumbers) throw new Error('a number that readers may take differently');
  if (deepest > DEEPEST) throw new Error('nested too deeply');
  if (namesIn(value) !== names) throw new Error('a name stands twice in one object');
  return value;
}

/** Whether `readPlainJson` takes the text. */
export function isPlainJson(text: string): boolean {
  try {
    readPlainJson(text);
    return true;
  } catch {
    return false;
  }
}

interface Shape {
  readonly names: number;
  readonly deepest: number;
  /** A number is written otherwise than ECMAScript would write it. */
  readonly oddNumbers: boolean;
}

/** How many names stand in a text that is known to be JSON, how deep it goes, and how its numbers are written. */
function shapeOf(text: string): Shape {
  let names = 0;
  let deepest = 0;
  let depth = 0;
  let oddNumbers = false;
  for (let at = 0; at < text.length; at++) {
    const mark = text[at];
    if (mark === '"') {
      for (at++; text[at] !== '"'; at++) if (text[at] === '\\') at++;
    } else if (mark === ':') names++;
    else if (mark === '{' || mark === '[') deepest = Math.max(deepest, ++depth);
    else if (mark === '}' || mark === ']') depth--;
    else if (mark === '-' || (mark !== undefined && mark >= '0' && mark <= '9')) {
      const number = numberAt(text, at);
      if (String(Number(number)) !== number) oddNumbers = true;
      at += number.length - 1;
    }
  }
  return { names, deepest, oddNumbers };
}

function numberAt(text: string, at: number): string {
  const number = /[-+.\dEe]+/y;
  number.lastIndex = at;
  return number.exec(text)?.[0] ?? '';
}

function namesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  let names = Array.isArray(value) ? 0 : parts.length;
  for (const part of parts) names += namesIn(part);
  return names;
}
