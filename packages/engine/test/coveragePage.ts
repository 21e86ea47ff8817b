import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { MANUALS, type Manual, type Section } from './manuals.ts';

const engine = join(import.meta.dirname, '..');
const workspace = join(engine, '../..');
export const PAGE = join(workspace, 'docs/rules-coverage.md');

/** A file and what it says of the manuals: the comments of code, the `rule` of a scenario. */
interface Source {
  readonly path: string;
  readonly cites: string;
}

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(engine, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`)
    .sort();

const read = (path: string): string => readFileSync(join(engine, path), 'utf8');

const commentsOf = (code: string): string =>
  [...code.matchAll(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm)]
    .map(([comment]) => comment.replace(/\n\s*\*/g, ' '))
    .join('\n');

/** The rules are in the folders of the base game and of the boxes, and in that of the other game. */
const code = (): Source[] =>
  [...filesIn('src/express', '.ts'), ...filesIn('src/super', '.ts')]
    .filter((path) => path.split('/').length > 3)
    .map((path) => ({ path, cites: commentsOf(read(path)) }));

const scenarios = (): Source[] =>
  filesIn('test/scenarios', '.yaml').map((path) => {
    const { rule } = parse(read(path)) as { rule?: unknown };
    return { path, cites: String(rule ?? '') };
  });

/** `Set Up 2-10` and `Set Up 2, 4 and 9` cite every number they name. */
function numbered(text: string, words: string): Set<number> {
  const numbers = new Set<number>();
  for (const [, list = ''] of text.matchAll(
    new RegExp(`${words} ((?:\\d+(?:-\\d+)?(?:, | and )?)+)`, 'gi'),
  )) {
    for (const [, from, to] of list.matchAll(/(\d+)(?:-(\d+))?/g)) {
      for (let n = Number(from); n <= Number(to ?? from); n++) numbers.add(n);
    }
  }
  return numbers;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name of one word is cited where a citation or a docstring begins with it; a longer one wherever it stands. */
function citing(text: string, { name, as = [] }: Section): boolean {
  const [, words, number] = /^(.*) (\d+)$/.exec(name) ?? [];
  if (words !== undefined) return numbered(text, words).has(Number(number));
  return [name, ...as].some((one) => {
    const phrase = /[ '+!]/.test(one)
      ? escaped(one)
      : `(?<=\\/\\*\\*\\s+|, |; |\\. |^)${escaped(one)}(?=[ :;),.]|$)`;
    return new RegExp(phrase, 'm').test(text);
  });
}

/**
 * The citations of one manual in the `rule` of a scenario, or all that the comments of a file say, unless it is of a box whose
 * rules another manual tells.
 */
function ofManual({ cites, path }: Source, { name, game = 'express', box }: Manual): string {
  if (path.endsWith('.yaml')) return cites.startsWith(name) ? cites.slice(name.length) : '';
  if (!path.startsWith(`src/${game}/`)) return '';
  return ownBox(path) === box ? cites : '';
}
/** The box of a file, where a manual is about that box alone. */
const ownBox = (path: string): string | undefined =>
  MANUALS.flatMap(({ box = [] }) => box).find((box) => path.startsWith(`src/express/${box}/`));

export interface Row {
  readonly manual: string;
  readonly section: string;
  readonly files: readonly string[];
  readonly scenarios: readonly string[];
}

/** What cites each section. */
export function coverage(): Row[] {
  const [files, stories] = [code(), scenarios()];
  return MANUALS.flatMap((manual) =>
    manual.sections.map((section) => {
      const cite = (source: Source): boolean => citing(ofManual(source, manual), section);
      const paths = (sources: readonly Source[]): string[] => sources.filter(cite).map(({ path }) => path);
      return { manual: manual.name, section: section.name, files: paths(files), scenarios: paths(stories) };
    }),
  );
}

const link = (path: string, folder: string): string => {
  const name = path.slice(folder.length).replace(/\.(ts|yaml)$/, '');
  return `[${name}](../packages/engine/${path})`;
};

/** The page, as Markdown. */
export function coveragePage(): string {
  const rows = coverage();
  const parts = MANUALS.flatMap(({ name, game = 'express' }) => [
    `## ${name}`,
    '',
    '| section | rules | scenarios |',
    '|---|---|---|',
    ...rows
      .filter(({ manual }) => manual === name)
      .map(({ section, files, scenarios: told }) => {
        const rules = files.map((path) => link(path, `src/${game}/`)).join(', ');
        const count = told.length === 0 ? '**none**' : `${told.length}: `;
        const stories = told.map((path) => link(path, 'test/scenarios/')).join(', ');
        return `| ${section} | ${rules} | ${count}${stories} |`;
      }),
    '',
  ]);
  return [
    '# Which rule stands where',
    '',
    'Made by `npm run coverage-page` from what the rules cite in their comments and the scenarios in their `rule`. The sections stand in',
    '`packages/engine/test/manuals.ts`.',
    '',
    ...parts,
  ].join('\n');
}
