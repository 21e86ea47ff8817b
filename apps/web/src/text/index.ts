import { en } from './en.ts';
import { fill as fillWith, humanise, type ParametersOf, type Values } from './format.ts';

export { dollars, humanise } from './format.ts';

type Table = typeof en;
type TextKey = keyof Table;
type Filled<K extends TextKey> = ParametersOf<Table[K]>;
type Arguments<K extends TextKey> = [Filled<K>] extends [never]
  ? []
  : [values: Readonly<Record<Filled<K>, string | number>>];

/** Names of several, after which a verb has another form; so has it after a list of names, and after a pair. */
const several = new Set(en['names.several'].toLowerCase().split(', '));
const isMany = (name: string): boolean =>
  several.has(name.toLowerCase()) || name.includes(` ${en.and} `) || name.includes(PAIRED);

const PAIRED = ' & ';
/** The names of those who belong together as one. */
export const paired = (names: readonly string[]): string => names.join(PAIRED);

const fill = (template: string, values?: Values): string => fillWith(template, values, isMany);

/** The sentence for a key, in the language of the page. The type asks for exactly the parameters of the template. */
export function t<K extends TextKey>(key: K, ...values: Arguments<K>): string {
  return fill(en[key], values[0] as Values | undefined);
}

const table: Readonly<Record<string, string>> = en;

/** The sentence for a key put together at run time; null where the table has none. */
export function maybe(key: string, values?: Values): string | null {
  const template = table[key];
  return template === undefined ? null : fill(template, values);
}

/** The name of a thing of a family (`character`, `action`, `turn`, `round`…); an unknown id in readable form. */
export function nameOf(family: string, id: string): string {
  return maybe(`${family}.${id}`) ?? humanise(id);
}

export const andList = (items: readonly string[]): string =>
  items.length <= 1 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${t('and')} ${items.at(-1)}`;
