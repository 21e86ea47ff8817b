/** No record is nested deeper than some ten levels; whoever walks through it must not fall off the stack. */
const DEEPEST = 64;

/**
 * Reads JSON that everybody reads alike: no name stands twice in one object, of which one reader takes the first and another
 * the last, and nothing is nested beyond measure. Throws on anything else.
 */
export function readPlainJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const { names, deepest } = shapeOf(text);
  if (deepest > DEEPEST) throw new Error('nested too deeply');
  if (namesIn(value) !== names) throw new Error('a name stands twice in one object');
  return value;
}

export function isPlainJson(text: string): boolean {
  try {
    readPlainJson(text);
    return true;
  } catch {
    return false;
  }
}

/** How many names stand in a text that is known to be JSON, and how deep it goes. */
function shapeOf(text: string): { readonly names: number; readonly deepest: number } {
  let names = 0;
  let deepest = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const mark = text[at];
    if (mark === '"') {
      for (at++; text[at] !== '"'; at++) if (text[at] === '\\') at++;
    } else if (mark === ':') names++;
    else if (mark === '{' || mark === '[') deepest = Math.max(deepest, ++depth);
    else if (mark === '}' || mark === ']') depth--;
  }
  return { names, deepest };
}

function namesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  let names = Array.isArray(value) ? 0 : parts.length;
  for (const part of parts) names += namesIn(part);
  return names;
}
