import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { runScenario } from '../../src/scenario/index.ts';

const folder = import.meta.dirname;

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .sort();

describe('scenarios', () => {
  test('are found', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  for (const file of files) {
    const path = join(folder, file);
    const parsed: unknown = parse(readFileSync(path, 'utf8'));
    test(`${relative(folder, path)}: ${titleOf(parsed)}`, () => {
      expect(runScenario(parsed)).toMatchObject({ kind: 'passed' });
    });
  }
});

function titleOf(parsed: unknown): string {
  return typeof parsed === 'object' && parsed !== null && 'title' in parsed
    ? String(parsed.title)
    : 'no title';
}
