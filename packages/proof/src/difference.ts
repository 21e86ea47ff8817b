import { canonical } from './canonical.ts';

/** Where two values first differ, and what stands there in each as JSON; `NOTHING` where there is none. */
export interface Difference {
  /** Names and places, from the outside in: `card.kind`, `hands.2.0`; empty where the values differ as a whole. */
  readonly path: string;
  readonly told: string;
  readonly follows: string;
}

/** Stands for what is not there, in any language. */
export const NOTHING = '–';
/** Of a long value so many characters are told. */
const LONGEST = 80;

/** Null where both are the same JSON. Fields are looked at in the order of their names, but `kind` first: it says what the rest is. */
export function firstDifference(told: unknown, follows: unknown): Difference | null {
  const [path, one, other] = deepest(told, follows, []) ?? [];
  return path ? { path: path.join('.'), told: written(one), follows: written(other) } : null;
}

type Found = readonly [path: readonly string[], told: unknown, follows: unknown];

function deepest(told: unknown, follows: unknown, path: readonly string[]): Found | null {
  if (written(told, Number.POSITIVE_INFINITY) === written(follows, Number.POSITIVE_INFINITY)) return null;
  const [one, other] = [fieldsOf(told), fieldsOf(follows)];
  if (!one || !other || Array.isArray(told) !== Array.isArray(follows)) return [path, told, follows];
  for (const name of namesIn(one, other)) {
    const found = deepest(one.get(name), other.get(name), [...path, name]);
    if (found) return found;
  }
  return [path, told, follows];
}

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> | null =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null;

function namesIn(...both: readonly ReadonlyMap<string, unknown>[]): string[] {
  const names = [...new Set(both.flatMap((fields) => [...fields.keys()]))];
  const rank = (name: string) => (name === 'kind' ? 0 : 1);
  return names.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en', { numeric: true }));
}

function written(value: unknown, longest = LONGEST): string {
  if (value === undefined) return NOTHING;
  const text = canonical(value);
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}
