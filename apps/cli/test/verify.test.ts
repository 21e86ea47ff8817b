import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Transcript, writeTranscript } from '@holdup/proof';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { signerFrom, transcriptOf } from '../../../packages/proof/test/games.ts';
import { KINDS, kindCalled } from '../../../packages/proof/test/kinds.ts';
import { holdup } from './holdup.ts';

const signer = signerFrom('the server');
const list = JSON.stringify({
  keys: [{ id: 'any', algorithm: 'Ed25519', public: signer.public, since: 1 }],
});

let folder: string;
let keys: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'holdup-verify-'));
  keys = await fileOf('keys.json', list);
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

const record = (name: string): Transcript => transcriptOf(kindCalled(name), signer);
const saved = (name: string): Promise<string> => fileOf(`${name}.json`, writeTranscript(record(name)));

describe('holdup verify', () => {
  test.each(KINDS)('$text passes', async (played) => {
    const file = await fileOf('any.json', writeTranscript(transcriptOf(played, signer)));
    const { status, out } = await holdup(['verify', file, '--keys', keys]);
    expect(status).toBe(0);
    expect(out).toContain('All is well');
    expect(out).not.toContain('FAIL');
  });

  test('a tampered record fails, and what diverges first is named', async () => {
    const changed = record('the base game');
    const entry = changed.entries[7] as Transcript['entries'][1];
    const file = await fileOf(
      'changed.json',
      JSON.stringify({ ...changed, ...{ entries: changed.entries } }),
    );
    expect((await holdup(['verify', file, '--keys', keys])).status).toBe(0);
    entry.option = 'to:9/roof';
    await writeFile(file, JSON.stringify(changed));
    const { status, out } = await holdup(['verify', file, '--keys', keys]);
    expect(status).toBe(1);
    const last = out.trim().split('\n').at(-1);
    expect(last).toContain('Answer 7: Illegal move: the answer “to:9/roof”');
    expect(out).toContain('FAIL  The chain of entries is whole');
  });

  test('what differs in an altered fact is told with both values', async () => {
    const changed = record('super');
    const planned = changed.entries.flatMap(({ n, facts }) => facts.map((fact) => ({ n, fact })));
    const found = planned.find(({ fact }) => fact.kind === 'planned');
    if (!found) throw new Error('nobody has planned');
    const cards = found.fact.cards as string[];
    const [first] = cards;
    cards[0] = 'anything';
    const file = await fileOf('planned.json', JSON.stringify(changed));
    const { out } = await holdup(['verify', file, '--keys', keys]);
    expect(out).toContain(
      `Answer ${found.n}: Altered fact: what followed is not what the rules say. Fact 1, planned.cards.0: the record has "anything", by the rules it is "${first}".`,
    );
  });

  test('nothing in a file is obeyed by a terminal, or fills it', async () => {
    const changed = record('the base game');
    (changed.entries[7] as Transcript['entries'][1]).option = '\u001b[2J\u009b1A\nAll is well\u202e';
    const obeyed = await fileOf('obeyed.json', JSON.stringify(changed));
    const { out } = await holdup(['verify', obeyed, '--keys', keys]);
    expect(out).toContain('“\\u{1b}[2J\\u{9b}1A\\u{a}All is well\\u{202e}”');
    expect(out).not.toMatch(/[^\P{C}\n]/u);
    const other = record('super');
    other.header.engine = 'x'.repeat(100_000);
    const long = await fileOf('long.json', JSON.stringify(other));
    expect((await holdup(['verify', long, '--keys', keys])).out.length).toBeLessThan(5000);
  });

  test('without the keys, or by a foreign key, it does not pass', async () => {
    const file = await saved('super');
    const unknown = await holdup(['verify', file]);
    expect(unknown).toMatchObject({ status: 3, out: expect.stringContaining('keys are not at hand') });
    const other = list.replace(signer.public, signerFrom('another').public);
    const foreign = await holdup(['verify', file, '--keys', await fileOf('other.json', other)]);
    expect(foreign).toMatchObject({ status: 1, out: expect.stringContaining('Unknown key') });
  });

  test('the keys are fetched from a server, by its address alone', async () => {
    const server = createServer((request, response) => {
      response.statusCode = request.url === '/.well-known/holdup-keys.json' ? 200 : 404;
      response.end(list);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const file = await saved('super');
    expect((await holdup(['verify', file, '--keys', address])).status).toBe(0);
    expect(await holdup(['verify', file, '--keys', `${address}/elsewhere`])).toMatchObject({
      status: 2,
      err: expect.stringContaining('status 404'),
    });
    server.close();
  });

  test('the commitment that one saw is compared', async () => {
    const file = await saved('super');
    const { commitment } = record('super').header.deal;
    const verify = (hex: string) => holdup(['verify', file, '--keys', keys, '--commitment', hex]);
    expect((await verify(commitment)).status).toBe(0);
    expect(await verify('ab'.repeat(32))).toMatchObject({
      status: 1,
      out: expect.stringContaining('not the one that was seen'),
    });
  });

  test.each([
    [['verify'], 'no file was named'],
    [['verify', 'no-such-file.json'], 'cannot be read'],
  ])('%j is refused with a reason', async (args, reason) => {
    expect(await holdup(args)).toMatchObject({ status: 2, err: expect.stringContaining(reason) });
  });

  test('what is no record, no list of keys and no commitment has status 2', async () => {
    const nothing = await fileOf('nothing.json', '{}');
    expect(await holdup(['verify', nothing, '--keys', keys])).toMatchObject({
      status: 2,
      out: expect.stringContaining('This is not the record of a Holdup game'),
    });
    const file = await saved('super');
    expect((await holdup(['verify', file, '--keys', nothing])).status).toBe(2);
    expect(await holdup(['verify', file, '--keys', 'http://'])).toMatchObject({
      status: 2,
      err: expect.stringContaining('holdup: http:// is no address\n'),
    });
    expect((await holdup(['verify', file, '--commitment', 'abc'])).status).toBe(2);
  });

  test('a recording of play is sent to replay, and a record that breaks off is said to', async () => {
    const played = await fileOf('played.json', '');
    await holdup(['simulate', '--games', '1', '--seed', 'v', '--record', played]);
    const { status, out } = await holdup(['verify', played]);
    expect(status).toBe(2);
    expect(out).toContain('a recording without the seals');
    expect(out).toContain(`holdup replay ${played} shows it.`);
    const cut = await fileOf('cut.json', (await readFile(played, 'utf8')).slice(0, -20));
    expect(await holdup(['verify', cut])).toMatchObject({
      status: 2,
      out: expect.stringContaining('cut short or damaged'),
    });
  });

  test('replay shows the same file', async () => {
    const { status, out } = await holdup(['replay', await saved('super'), '--all']);
    expect(status).toBe(0);
    expect(out).toContain('0. the deal');
  });
});
