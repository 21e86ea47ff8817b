import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { scenario } from '../src/scenario.ts';

const STORY = `
title: A chase
players: [ { ann: doc }, { bob: tuco }, { cat: ghost }, { dan: django } ]
given: { at: { doc: 4/roof, tuco: 1/inside, ghost: 4/roof, django: 4/roof, marshal: 0/inside }, pile: [ doc: marshal ] }
`;

let folder: string;
let out: string[];
let err: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'holdup-scenario-'));
  out = [];
  err = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line));
  jest.spyOn(console, 'error').mockImplementation((line: string) => void err.push(line));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function file(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe('holdup scenario', () => {
  test('says ok for what is so', async () => {
    const status = await scenario.run([await file('a.yaml', `${STORY}then: { at: { tuco: 1/roof } }`)]);
    expect({ status, out, err }).toEqual({ status: 0, out: ['ok A chase', '1 passed, 0 failed'], err: [] });
  });

  test('says what was expected where it is not so, and goes on', async () => {
    const wrong = await file('a.yaml', `${STORY}then: { at: { tuco: 1/inside }, neutral: 13 }`);
    const right = await file('b.yaml', `${STORY}then: { neutral: 12 }`);
    const status = await scenario.run([wrong, right]);
    expect(status).toBe(1);
    expect(out).toEqual([
      'FAIL A chase: expected at of tuco 1/inside got 1/roof; expected neutral 13 got 12',
      'ok A chase',
      '1 passed, 1 failed',
    ]);
  });

  test('names file and key of what does not fit', async () => {
    const path = await file('a.yaml', `${STORY}then: { at: { tuco: upstairs } }`);
    expect(await scenario.run([path])).toBe(2);
    expect(err).toEqual([
      `${path}: then.at.tuco: expected a place such as 2/inside or 3/roof, got "upstairs"`,
    ]);
    expect(out).toEqual(['0 passed, 0 failed']);
  });

  test('names a file that is not there or is no YAML', async () => {
    const missing = join(folder, 'none.yaml');
    const broken = await file('b.yaml', 'title: [');
    expect(await scenario.run([missing, broken])).toBe(2);
    expect(err).toHaveLength(2);
    expect(err[0]).toContain(`${missing}: cannot be read`);
    expect(err[1]).toContain(`${broken}: the file: expected YAML`);
  });

  test('wants a file', async () => {
    expect(await scenario.run([])).toBe(2);
    expect(err).toHaveLength(1);
  });
});
