import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  type Guest,
  newGuest,
  openTestServer,
  type Passenger,
  settings,
  startedGame,
  until,
} from './harness.ts';

const server = openTestServer();

const PROGRAM = join(import.meta.dirname, '../src/grievances.ts');

/** What the operator reads, on the data of the server that is running. */
function ask(...args: string[]): Promise<{ status: number; told: string; said: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [PROGRAM, ...args], { maxBuffer: 2 ** 26 }, (error, told, said) => {
      done({ status: error ? Number(error.code) : 0, told, said });
    });
  });
}

/** As `ask`, where no file may be longer than a few blocks. */
function cutShort(...args: string[]): Promise<{ status: number; said: string }> {
  return new Promise((done) => {
    const limited = ['-c', 'ulimit -f 4; exec "$0" "$@"', process.execPath, PROGRAM, ...args];
    execFile('sh', limited, (error, _told, said) => done({ status: error ? Number(error.code) : 0, said }));
  });
}

/** As `ask`, where the reader has gone before a word is said. */
function toNobody(...args: string[]): Promise<{ status: number | null; said: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let said = '';
    child.stderr.on('data', (data) => {
      said += data;
    });
    child.on('close', (status) => done({ status, said }));
  });
}

test('an operator lists reports, reads what happened at a table, and closes a report, while the server runs', async () => {
  const { id, guests, passengers } = await startedGame(server.url, 2, { secondsPerDecision: 60 });
  const [ann, bob] = guests as [Guest, Guest];
  const [hers, his] = passengers as [Passenger, Passenger];
  await his.send('chat', { text: 'you fool' });
  const told = { about: { line: 1 }, reason: 'abuse', text: 'see for yourself' };
  expect(await ann.call('POST', `/tables/${id}/report`, told)).toEqual({ ok: true });
  expect(await bob.call('POST', `/tables/${id}/report`, { about: { seat: 0 }, reason: 'stopped' })).toEqual({
    ok: true,
  });
  await until(() => passengers.some((one) => one.owes), 'a question');
  const asked = passengers.find((one) => one.owes) as Passenger;
  await asked.answer(asked.question?.options[0]?.id ?? '');

  const data = ['--data', server.dataDir];
  const list = await ask('reports', ...data);
  expect(list.status).toBe(0);
  expect(list.told).toMatch(/abuse {2}Guest 1 .*\n.*\n {2}said: you fool\n {2}see for yourself\n/);
  const running = await ask('evidence', id, ...data);
  const now = JSON.parse(running.told);
  expect(now.games[0]).toMatchObject({ seed: null, opening: null, endedAt: null });
  expect(now.games[0].answers[0]).toEqual({
    ...{ seq: 1, at: expect.any(String), seat: expect.any(Number), prompt: 1, by: 'player' },
    ...{ took: expect.any(Number), charged: expect.any(Number) },
  });
  expect(running.told).not.toContain('"option"');

  await Promise.all([hers.playOn(), his.playOn()]);
  await until(() => hers.view.lobby?.phase === 'over', 'the end');
  const file = join(server.dataDir, 'evidence.json');
  expect(await ask('evidence', id, ...data, '--out', file)).toMatchObject({ status: 0 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const whole = JSON.parse(readFileSync(file, 'utf8'));
  expect(whole.games[0].seed).toMatch(/^[0-9a-f]{64}$/);
  expect(whole.games[0].answers.at(-1)).toMatchObject({
    option: expect.any(String),
    facts: expect.any(Array),
  });
  expect(whole.games[0].seats).toHaveLength(2);
  const record = await ann.call('GET', `/tables/${id}/transcript`);
  expect(record).toMatchObject({ transcript: { end: { hash: whole.games[0].record } } });
  expect(whole.chat).toMatchObject([{ id: 1, seat: 1, text: 'you fool', account: expect.any(String) }]);
  expect(whole.reports.map(({ reason }: { reason: string }) => reason)).toEqual(['abuse', 'stopped']);
  expect(await ask('evidence', id, ...data, '--out', file)).toMatchObject({
    status: 1,
    said: 'That file exists already; nothing is overwritten.\n',
  });
  const half = join(server.dataDir, 'half.json');
  expect(await cutShort('evidence', id, ...data, '--out', half)).toMatchObject({
    status: 1,
    said: expect.stringMatching(/half\.json cannot be written: .*\n$/),
  });
  expect(existsSync(half)).toBe(false);
  expect(await toNobody('evidence', id, ...data)).toEqual({ status: 0, said: '' });

  const report = whole.reports[0].id;
  const close = ['reports', '--close', report, '--note', 'warned', ...data];
  expect(await ask(...close)).toMatchObject({ status: 0 });
  expect(await ask(...close)).toMatchObject({ status: 1, said: `There is no open report ${report}.\n` });
  const left = JSON.parse((await ask('reports', '--json', ...data)).told);
  expect(left.map(({ reason }: { reason: string }) => reason)).toEqual(['stopped']);
});

test('what cannot be asked is told in a sentence', async () => {
  expect(await ask('evidence')).toMatchObject({ status: 2 });
  expect(await ask('evidence', 'x', '--data', server.dataDir)).toMatchObject({
    status: 1,
    said: 'There is no table x.\n',
  });
  expect(await ask('reports', '--data', join(server.dataDir, 'nowhere'))).toMatchObject({ status: 1 });
  const { id } = await (await newGuest(server.url)).table('POST', '/tables', settings());
  const nowhere = join(server.dataDir, 'nowhere', 'evidence.json');
  expect(await ask('evidence', id, '--data', server.dataDir, '--out', nowhere)).toMatchObject({
    status: 1,
    said: expect.stringMatching(/^\S+ cannot be written: Error: ENOENT.*\n$/),
  });
});
