import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { BOXES, boxesOf } from '../../src/express/boxes.ts';
import type { Box } from '../../src/express/rules.ts';
import { copyWorkspace, deleteBox, runIn } from './deletion.ts';

/** The base game is what boxes are added to, so it stays. */
const added = BOXES.filter(({ id }) => id !== 'base');
const GAMES = 6;
/** Of the scenarios that remain every so manieth is told, others each time. */
const SOME = 4;
/** Seconds on a quiet machine; on a busy one the compiler may wait long. */
const PATIENCE_MS = 300_000;

interface Story {
  readonly game?: string;
  readonly boxes?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Whether a scenario is one of the box's tests, alone or with others. */
function tellsOf(box: Box, story: Story): boolean {
  if (story.game === 'super') return false;
  if (!box.always) return boxesOf(story.boxes ?? ['base']).includes(box);
  const text = JSON.stringify(story);
  const names = [...(box.characters ?? []).map(({ id }) => id), ...Object.keys(box.options ?? {})];
  return names.some((name) => new RegExp(`\\b${name}\\b`).test(text));
}

const scenarios = join(import.meta.dirname, '../scenarios');
const stories = readdirSync(scenarios, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file): { file: string; story: Story } => ({
    file,
    story: parse(readFileSync(join(scenarios, file), 'utf8')),
  }));

describe('without a box everything else builds, tells its stories and plays', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'holdup-boxes-'));
    copyWorkspace(join(folder, 'whole'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(added.map((box, i) => [box.id, box, i] as const))(
    '%s',
    async (id, box, i) => {
      const copy = join(folder, id);
      cpSync(join(folder, 'whole'), copy, { recursive: true, verbatimSymlinks: true });
      deleteBox(copy, id);
      const rest = stories.filter(({ story }) => !tellsOf(box, story));
      expect(rest.length).toBeLessThan(stories.length);
      const told = join(folder, `${id}.json`);
      writeFileSync(told, JSON.stringify(rest.filter((_, n) => (n + i) % SOME === 0)));
      const remaining = ['packages/engine/test/boxes/remaining.ts', told, `${GAMES}`];
      const [types, runs] = await Promise.all([
        runIn(copy, ['node_modules/typescript/bin/tsc', '-p', '.']),
        runIn(copy, remaining).then(
          async (rules) => rules + (await runIn(copy, ['apps/web/test/boxes/remaining.ts', `${GAMES}`])),
        ),
      ]);
      expect({ types, runs }).toEqual({ types: '', runs: '' });
      rmSync(copy, { recursive: true });
    },
    PATIENCE_MS,
  );

  test(
    'without any of them the server builds as well',
    async () => {
      const copy = join(folder, 'whole');
      for (const { id } of added) deleteBox(copy, id);
      expect(await runIn(copy, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.all.json'])).toBe('');
    },
    PATIENCE_MS,
  );
});

test('the base game names no box', () => {
  const base = join(import.meta.dirname, '../../src/express/base');
  // These two are words of the base game as well: there they must not be asked for or imported.
  const words = ['marshal', 'bandits'];
  const ids = added.map(({ id }) => id).filter((id) => !words.includes(id));
  const asked = words.map((word) => `\\bbox\\.${word}\\b|\\.\\./${word}/|boxes\\.includes\\('${word}'\\)`);
  const named = new RegExp(`\\b(?:${ids.join('|')})\\b|${asked.join('|')}`);
  const lines = readdirSync(base, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      readFileSync(join(base, file), 'utf8')
        .split('\n')
        .filter((line) => named.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(lines).toEqual([]);
});
