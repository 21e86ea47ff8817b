import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { prepareRecording } from '../src/files.ts';
import { holdup } from './holdup.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'holdup-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.each([['play', '--auto'], ['simulate']])(
  'holdup %s does not play a game that it cannot write down',
  async (...args) => {
    const ran = await holdup([...args, '--record', join(folder, 'nowhere', 'game.json')]);
    expect(ran).toMatchObject({ status: 2, out: '', err: expect.stringContaining('cannot be written') });
  },
);

// Which such a device is for; elsewhere there is none.
(existsSync('/dev/full') ? test : test.skip)('that the disk is full is told in a sentence', async () => {
  const ran = await holdup(['simulate', '--games', '1', '--record', '/dev/full']);
  expect(ran).toMatchObject({
    status: 2,
    err: expect.stringContaining('/dev/full cannot be written (ENOSPC'),
  });
});

test('what is in the file stays until there is something to write', async () => {
  const file = join(folder, 'old.json');
  await writeFile(file, 'an older game');
  await prepareRecording(file);
  expect(await readFile(file, 'utf8')).toBe('an older game');
});
