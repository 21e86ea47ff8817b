import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { coverage, coveragePage, PAGE } from './coveragePage.ts';

test('docs/rules-coverage.md is up to date (npm run coverage-page)', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(coveragePage());
});

test('every section of the manuals is cited by a rule and told by a scenario', () => {
  const gaps = coverage().filter(({ files, scenarios }) => files.length === 0 || scenarios.length === 0);
  expect(gaps.map(({ manual, section }) => `${manual}, ${section}`)).toEqual([]);
});
