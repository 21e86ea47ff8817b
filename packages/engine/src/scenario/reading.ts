/** Where a file does not fit the format, and what would have. */
export interface Misfit {
  /** `given.at.belle`, `when.2`; empty for the file as a whole. */
  readonly key: string;
  readonly expected: string;
  readonly got: string;
}

/** How a misfit leaves the readers; `runScenario` hands it on as a value. */
export class NotFitting extends Error {
  readonly misfit: Misfit;

  constructor(misfit: Misfit) {
    super(`${misfit.key}: expected ${misfit.expected}, got ${misfit.got}`);
    this.misfit = misfit;
  }
}

export function notFitting(key: string, expected: string, value: unknown): never {
  throw new NotFitting({ key, expected, got: JSON.stringify(value) ?? 'nothing' });
}

/** Makes a typed value of a parsed one, or throws `NotFitting`. `key` says where in the file it stands. */
export type Reader<V> = (value: unknown, key: string) => V;
export type Readers = Readonly<Record<string, Reader<unknown>>>;
/** What a record of readers gives: every key may be absent. */
export type Values<R extends Readers> = {
  readonly [K in keyof R]?: R[K] extends Reader<infer V> ? V : never;
};

export const anything: Reader<unknown> = (value) => value;

/** Text; a number is what it looks like (a player may be called 7). */
export const text: Reader<string> = (value, key) => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : notFitting(key, 'text', value);
};

export const truth: Reader<boolean> = (value, key) =>
  typeof value === 'boolean' ? value : notFitting(key, 'true or false', value);

export const whole =
  (least: number, most = Number.MAX_SAFE_INTEGER): Reader<number> =>
  (value, key) => {
    if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most)
      return value as number;
    const from = least === Number.MIN_SAFE_INTEGER ? '' : ` of at least ${least}`;
    const range = most === Number.MAX_SAFE_INTEGER ? from : ` from ${least} to ${most}`;
    return notFitting(key, `a whole number${range}`, value);
  };

export const oneOf =
  (words: readonly string[]): Reader<string> =>
  (value, key) =>
    words.includes(value as string)
      ? (value as string)
      : notFitting(key, `one of ${words.join(', ')}`, value);

/** Text of one form; `expected` says which, in words. */
export const matching =
  (form: RegExp, expected: string): Reader<string> =>
  (value, key) =>
    typeof value === 'string' && form.test(value) ? value : notFitting(key, expected, value);

export const listOf =
  <V>(item: Reader<V>): Reader<readonly V[]> =>
  (value, key) =>
    Array.isArray(value) ? value.map((one, i) => item(one, `${key}.${i}`)) : notFitting(key, 'a list', value);

export function entriesOf(value: unknown, key: string): [string, unknown][] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.entries(value);
  return notFitting(key, 'a map', value);
}

export const mapOf =
  <K, V>(name: Reader<K>, item: Reader<V>): Reader<ReadonlyMap<K, V>> =>
  (value, key) =>
    new Map(
      entriesOf(value, key).map(
        ([at, one]) => [name(at, `${key}.${at}`), item(one, `${key}.${at}`)] as const,
      ),
    );

/** `name: value`, a map of a single key. */
export const pairOf =
  <K, V>(name: Reader<K>, item: Reader<V>): Reader<readonly [K, V]> =>
  (value, key) => {
    const entries = entriesOf(value, key);
    const [entry] = entries;
    if (!entry || entries.length > 1) return notFitting(key, 'a single name: value', value);
    return [name(entry[0], `${key}.${entry[0]}`), item(entry[1], `${key}.${entry[0]}`)];
  };

/** A map in which only these keys may stand. */
export const recordOf =
  <R extends Readers>(readers: R): Reader<Values<R>> =>
  (value, key) => {
    const read: Record<string, unknown> = {};
    for (const [at, one] of entriesOf(value, key)) {
      const path = key ? `${key}.${at}` : at;
      const reader = Object.hasOwn(readers, at) ? readers[at] : undefined;
      if (!reader) return notFitting(path, `one of the keys ${Object.keys(readers).join(', ')}`, at);
      read[at] = reader(one, path);
    }
    return read as Values<R>;
  };
