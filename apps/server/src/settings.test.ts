import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readSettings } from './settings.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const names = [...read('./settings.ts').matchAll(/^\s+([A-Z][A-Z_]+):/gm)].map(([, name]) => name as string);

test('all stand by themselves', () => {
  expect(readSettings({})).toMatchObject({
    port: 2567,
    host: '127.0.0.1',
    dataDir: './data',
    rateLimits: true,
  });
  expect(readSettings({ PORT: '', HOST: '' })).toEqual(readSettings({}));
});

test.each([
  [{ PORT: 'http' }, 'PORT is not a port'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is not a postgres:// address'],
  [{ REDIS_URL: 'redis://x' }, 'REDIS_URL is of use only with DATABASE_URL'],
  [{ PUBLIC_URL: 'play.example' }, 'PUBLIC_URL is not a web address'],
  [{ PUBLIC_URL: 'https://play.example/holdup' }, 'PUBLIC_URL has more than a web address'],
  [{ PUBLIC_URL: 'https://me:secret@play.example' }, 'PUBLIC_URL has more than a web address'],
  [{ PORT: ' ' }, 'PORT is blank'],
  [{ KEEP_GAMES_DAYS: '\t', HOST: ' ' }, 'HOST is blank,KEEP_GAMES_DAYS is blank'],
  [{ PROCESS_PATH: '/process/1' }, 'PROCESS_PATH is a path under PUBLIC_URL'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN is shorter than 16 characters'],
  [{ TRUST_PROXY: 'yes!' }, 'TRUST_PROXY is neither'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY is neither'],
  [{ TRUST_PROXY: 'loopback, somewhere' }, 'TRUST_PROXY is neither'],
])('%j is refused in words', (env, words) => {
  const settings = readSettings(env);
  expect('wrong' in settings && settings.wrong.join()).toContain(words);
});

test('PUBLIC_URL may end in a slash', () => {
  expect(readSettings({ PUBLIC_URL: 'https://play.example:8443/' })).toMatchObject({
    publicUrl: 'https://play.example:8443',
  });
});

test.each([
  ['2', 2],
  ['10.0.0.1, fd00::/8', ['10.0.0.1', 'fd00::/8']],
  ['loopback', ['loopback']],
])('TRUST_PROXY %s', (TRUST_PROXY, trustProxy) => {
  expect(readSettings({ TRUST_PROXY })).toMatchObject({ trustProxy });
});

test.each(['../../../README.md', '../../../docs/operating.md'])('%s says what there is to set', (page) => {
  const rows = [...read(page).matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`)?/gm)];
  expect(rows.map(([, name]) => name).sort()).toEqual(names.toSorted());
  for (const [, name = '', byDefault] of rows) {
    if (byDefault === undefined || byDefault.includes('PORT')) continue;
    expect([name, readSettings({ [name]: byDefault })]).toEqual([name, readSettings({})]);
  }
});
