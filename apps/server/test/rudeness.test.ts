import { CLOSE, type TableSummary } from '@holdup/protocol';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newGuest, settings, type TestServer, testServer, until } from './harness.ts';
import { RawSocket } from './rawSocket.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

test('who was sent away is heard no more, even where his connection will not close', async () => {
  const [ann, bob, eve] = [
    await newGuest(server.url),
    await newGuest(server.url),
    await newGuest(server.url),
  ];
  const { id } = await ann.table('POST', '/tables', settings({ seats: 2 }));
  await eve.table('POST', `/tables/${id}/join`, { seat: 1 });
  const [host, kicked] = [await ann.sit(id), await RawSocket.join(eve, id)];
  kicked.acknowledge();
  await ann.table('POST', `/tables/${id}/kick`, { seat: 1 });
  await bob.table('POST', `/tables/${id}/join`, { seat: 1 });
  await bob.table('POST', `/tables/${id}/ready`, { ready: true });
  const newcomer = await bob.sit(id);
  await ann.table('POST', `/tables/${id}/start`, {});
  await until(() => host.owes && newcomer.owes, 'the first question');
  expect([kicked.closing, kicked.gone]).toEqual([CLOSE.kicked, false]);
  kicked.say('chat', { re: 1, text: 'still here' });
  const option = newcomer.question?.options[0]?.id ?? '';
  kicked.say('answer', { re: 2, prompt: newcomer.view.prompt?.id, option });
  kicked.say('nonsense', {});
  expect(await newcomer.send('chat', { text: 'hello' })).toMatchObject({ ok: true });
  expect(host.chat.map(({ text }) => text)).toEqual(['hello']);
  expect(newcomer.view.prompt?.answer).toBeNull();
  kicked.end();
});

test('a name or title that would upset the wire is refused, and is nobody’s state', async () => {
  const ann = await newGuest(server.url);
  const broken = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: ann.cookie },
    body: JSON.stringify(settings({ title: 'half' })).replace('half', '\\ud800'),
  });
  expect(await broken.json()).toMatchObject({ ok: false, code: 'bad-input', about: { at: 'title' } });
});

test('nobody crowds the others’ tables out of the list', async () => {
  const [ann, eve] = [await newGuest(server.url), await newGuest(server.url)];
  const { id } = await ann.table('POST', '/tables', settings({ title: 'Ann’s' }));
  for (let i = 0; i < 8; i++) {
    const spam = await eve.table('POST', '/tables', settings());
    if (i < 4) await eve.call('POST', `/tables/${spam.id}/leave`);
  }
  const { tables } = (await eve.call('GET', '/tables')) as unknown as { tables: TableSummary[] };
  expect(tables.map((table) => table.id)).toContain(id);
  expect(tables.filter((table) => table.mySeat === 0)).toHaveLength(2);
});
