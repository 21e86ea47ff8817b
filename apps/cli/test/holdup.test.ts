import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { holdup, holdupTyped } from './holdup.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'holdup-cli-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('holdup', () => {
  test('lists its commands, and explains each', async () => {
    const { status, out } = await holdup(['help']);
    expect(status).toBe(0);
    for (const name of ['play', 'replay', 'scenario', 'simulate', 'hunt', 'bench']) {
      expect(out).toContain(name);
      expect(await holdup(['help', name])).toMatchObject({
        status: 0,
        out: expect.stringContaining(`holdup ${name}`),
      });
    }
  });

  test('exits with the status of its command', async () => {
    expect(await holdupTyped(['rob'], '')).toMatchObject({
      status: 2,
      err: expect.stringContaining('no command rob'),
    });
  });

  test.each([
    [[], 'holdup COMMAND'],
    [['rob'], 'there is no command rob'],
    [['simulate', '--gmaes', '3'], "Unknown option '--gmaes'"],
    [['simulate', '--games', 'many'], '--games must be a whole number'],
    [['simulate', '--players', '10'], '--players must be a whole number from 2 to 9, not 10'],
    [['simulate', '--bots', 'clever'], '--bots must be one of random, heuristic'],
    [
      ['simulate', '--boxes', 'atlantis'],
      'there is no box atlantis: the boxes are prison, marshal, horses, stagecoach, ',
    ],
    [['play', '--boxes', 'couriers,horses'], 'horses and couriers cannot be played together'],
    [['play', '--boxes', 'horses,horses'], 'the box horses is there twice'],
    [['replay'], 'holdup help replay explains the command'],
    [['simulate', '--game', 'poker'], '--game must be one of express, super'],
    [['simulate', '--game', 'super', '--players', '2'], 'super is for 3 to 7 players'],
    [['simulate', '--edition', 'base2014', '--players', '7'], 'this game is for 2 to 6 players'],
    [['simulate', '--boxes', 'any', '--edition', 'base2014', '--players', '7'], 'for 2 to 6 players'],
    [['simulate', '--boxes', 'couriers', '--players', '2'], 'this game is for 3 to 9 players'],
    [
      ['simulate', '--game', 'super', '--add-ons', 'bikes'],
      '--add-ons must be any of reflexes, horses, timeTravel',
    ],
    [['simulate', 'now'], 'what is now?'],
    [['play', '--players', 'any'], 'any is for holdup simulate'],
    [['replay'], 'no file was named'],
    [['replay', 'no-such-file.json'], 'cannot be read'],
    [['bench', 'moon'], 'engine or server, not moon'],
  ])('%j is refused with a reason', async (args, reason) => {
    const { status, err } = await holdup(args);
    expect(err).toContain(reason);
    expect(status).toBe(2);
  });
});

describe('holdup simulate', () => {
  const withoutTime = (out: string): string => out.replace(/^.*games\/s/, '');

  test('plays super with every count and every mix of add-ons', async () => {
    const args = ['simulate', '--game', 'super', '--games', '40', '--players', 'any', '--add-ons', 'any'];
    const { status, out } = await holdup(args);
    expect(status).toBe(0);
    expect(out).toContain('3 players, super  ');
    expect(out).toContain('7 players, super + reflexes + horses + timeTravel');
  });

  test('plays every count and edition, and the same seed gives the same table', async () => {
    const args = ['simulate', '--games', '30', '--players', 'any', '--edition', 'any', '--seed', 'twice'];
    const { status, out } = await holdup(args);
    expect(status).toBe(0);
    expect(out).toContain('games/s');
    for (const set of ['2 players, base2014', '6 players, bigBox', 'Cheyenne', 'random'])
      expect(out).toContain(set);
    expect(withoutTime((await holdup(args)).out)).toBe(withoutTime(out));
    const other = await holdup([...args.slice(0, -1), 'another']);
    expect(withoutTime(other.out)).not.toBe(withoutTime(out));
  });

  test('repeats one game of a longer run', async () => {
    const [whole, alone] = [join(folder, 'whole.json'), join(folder, 'alone.json')];
    await holdup(['simulate', '--games', '3', '--seed', 's', '--from', '2', '--record', whole]);
    await holdup(['simulate', '--games', '1', '--seed', 's', '--from', '2', '--record', alone]);
    expect(await readFile(alone, 'utf8')).toBe(await readFile(whole, 'utf8'));
  });
});

describe('holdup replay', () => {
  const file = (): string => join(folder, 'game.json');
  beforeAll(() => holdup(['simulate', '--games', '1', '--seed', 'r', '--record', file()]));

  test('tells a recorded game to its score', async () => {
    const { status, out } = await holdup(['replay', file(), '--all']);
    expect(status).toBe(0);
    expect(out).toContain('0. the deal');
    expect(out).toContain('Round 5:');
    expect(out).toContain('← wins');
    expect(out).toMatch(/^\d+\. .*: play .*, face down$/m);
    expect(out).not.toMatch(/^\d+\. .*: \w+:/m);
  });

  test('does not mind the byte-order mark that some editors put before a file', async () => {
    const marked = join(folder, 'marked.json');
    await writeFile(marked, `\uFEFF${await readFile(file(), 'utf8')}`);
    expect(await holdup(['replay', marked, '--all'])).toEqual(await holdup(['replay', file(), '--all']));
  });

  test('shows one seat only what it could see', async () => {
    const open = await holdup(['replay', file(), '--all']);
    const seat = await holdup(['replay', file(), '--all', '--seat', '1']);
    const hidden = / draws \d cards\./;
    expect(open.out).not.toMatch(hidden);
    expect(seat.out).toMatch(hidden);
  });

  test('names the step at which a recording diverges', async () => {
    const recording = JSON.parse(await readFile(file(), 'utf8'));
    recording.commands[10].option = 'play:nothing';
    const forged = join(folder, 'forged.json');
    await writeFile(forged, JSON.stringify(recording));
    const { status, err } = await holdup(['replay', forged, '--all']);
    expect(err).toContain('diverges at step 11: not offered');
    expect(status).toBe(1);
  });

  test('notices facts that do not follow from the answers', async () => {
    const recording = JSON.parse(await readFile(file(), 'utf8'));
    recording.facts[5] = [{ kind: 'stealingBegan' }];
    const forged = join(folder, 'facts.json');
    await writeFile(forged, JSON.stringify(recording));
    const { status, err } = await holdup(['replay', forged, '--all']);
    expect(err).toContain('diverges at step 5: other facts');
    expect(status).toBe(1);
  });

  test.each([
    ['not JSON: it is cut short', '{'],
    ['no recorded game', '{"seed": 1}'],
  ])('a file with %s is refused', async (reason, content) => {
    const path = join(folder, 'bad.json');
    await writeFile(path, content);
    expect(await holdup(['replay', path])).toMatchObject({ status: 2, err: expect.stringContaining(reason) });
  });
});

describe('holdup play', () => {
  test('lets one watch a game of bots', async () => {
    const { status, out } = await holdup(['play', '--auto', '--seed', 'w', '--players', '3']);
    expect(status).toBe(0);
    expect(out).toContain('locomotive');
    expect(out).toContain("Stealin'.");
    expect(out).toContain('← wins');
  });

  test('takes numbers, asks again after nonsense, and plays to the score', async () => {
    const first = '1\n'.repeat(300);
    const { status, out } = await holdupTyped(
      ['play', '--seed', 'p', '--bots', 'random'],
      `maybe\n99\n${first}`,
    );
    expect(status).toBe(0);
    expect(out.match(/A number from 1 to/g)).toHaveLength(2);
    expect(out).toContain('Your hand:');
    expect(out).toContain('← wins');
  });

  test('says what may be typed', async () => {
    const { out } = await holdupTyped(['play', '--seed', 'h'], 'help\nquit\n');
    expect(out).toMatch(/^ {2}train +shows the table/m);
    expect(out).toMatch(/^ {2}quit +leaves/m);
    expect(out).not.toContain('please');
  });

  test('shows no card of the others', async () => {
    const { out } = await holdupTyped(['play', '--seed', 'h'], 'quit\n');
    expect(out).toMatch(/draws 6 cards\.|draws 7 cards\./);
    expect(out.match(/draws [a-z]/g)).toHaveLength(1);
  });

  test('writes down what was played before one leaves', async () => {
    const path = join(folder, 'left.json');
    await holdupTyped(['play', '--seed', 'l', '--record', path], '1\nquit\n');
    expect(await holdup(['replay', path, '--all'])).toMatchObject({ status: 0 });
  });
});

test('holdup hunt prints what was exercised', async () => {
  const { status, out } = await holdup(['hunt', '--games', '15']);
  expect(status).toBe(0);
  expect(out).toContain('15 games, all laws held');
  for (const what of ['punch without effect', 'pickpocketing', 'round card', 'loot taken'])
    expect(out).toContain(what);
});

test('holdup bench prints figures and where the time goes', async () => {
  const { status, out } = await holdup(['bench', '--games', '5', '--runs', '3']);
  expect(status).toBe(0);
  expect(out).toMatch(/random 4-player games +[\d,]+ \([\d,]+ to [\d,]+\) games\/s/);
  expect(out).toMatch(/table copies +[\d,]+ \([\d,]+ to [\d,]+\) tables\/s/);
  for (const what of ['options', 'evolve', 'veil', 'dice']) expect(out).toContain(what);
});
