/**
 * Names of the parameters in a template: `{name}`, `{count:purse|purses}` (one word for 1, the other for the rest) and
 * `{who:plays|play}` (one word for a name, the other for a name that stands for several).
 */
export type ParametersOf<S extends string> = S extends `${string}{${infer P}}${infer Rest}`
  ? (P extends `${infer N}:${string}` ? N : P) | ParametersOf<Rest>
  : never;

export type Values = Readonly<Record<string, string | number>>;

/**
 * Fills a template. `{name}` is replaced by the value; `{count:purse|purses}` by the first word if the value is 1, by the
 * second otherwise, and the number itself stands where `{count}` stands. Of a text `isMany` tells whether it names several. A
 * missing value shows as `…`, never as `undefined`.
 */
export function fill(
  template: string,
  values: Values = {},
  isMany: (name: string) => boolean = () => false,
): string {
  return template.replace(/\{([a-zA-Z]+)(?::([^|}]*)\|([^}]*))?\}/g, (_, name: string, one, many) => {
    const value = values[name];
    if (one !== undefined) {
      const several = typeof value === 'string' ? isMany(value) : value !== 1;
      return several ? many : one;
    }
    return value === undefined ? '…' : String(value);
  });
}

/** `marshalsRevenge` → `Marshals revenge`: how an id without a text of its own is shown. */
export function humanise(id: string): string {
  const words = id
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_:/]+/g, ' ')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const dollars = (amount: number): string =>
  amount < 0 ? `−$${Math.abs(amount).toLocaleString('en-US')}` : `$${amount.toLocaleString('en-US')}`;
