import type { Client } from '@colyseus/core';
import { expect, test } from '@jest/globals';
import type { AccountId, Mute, Store, StoredTable, TableId } from '../store/index.ts';
import { Conversation } from './conversation.ts';

const clientOf = (account: string): Client =>
  ({ auth: { account, name: account.toUpperCase(), seat: 0 } }) as unknown as Client;
/** What a conversation remembers of people. */
const kept = (talk: Conversation) =>
  talk as unknown as Readonly<Record<'mutes' | 'speakers', ReadonlyMap<string, unknown>>>;
const NOWHERE = { seats: [] } as unknown as StoredTable;

/** A conversation at which everybody has muted Bob. */
function talking(): Conversation {
  let id = 0;
  const muted: Mute[] = [{ account: 'bob' as AccountId, name: 'Bob' }];
  const store = {
    mutesOf: async () => muted,
    addChat: async (_table: TableId, line: object) => ({ id: ++id, ...line }),
  } as unknown as Store;
  return new Conversation(store, 'table' as TableId);
}

test('of all who came and went nobody is remembered; who is here stays deaf to whom he has muted', async () => {
  const talk = talking();
  const [ann, bob] = [clientOf('ann'), clientOf('bob')];
  await talk.expect('ann', []);
  for (let one = 0; one < 500; one++) await talk.expect(`passer-by ${one}`, [ann]);
  expect(kept(talk).mutes.size).toBeLessThan(80);
  const line = await talk.say(bob, 'listen to me');
  expect(talk.reads(ann, line)).toBe(false);
  expect(talk.reads(clientOf('passer-by 499'), line)).toBe(false);
  expect(talk.readBy(ann, NOWHERE)).toMatchObject({ chat: [], muted: [{ name: 'Bob' }] });
});

test('of very many who spoke, those who spoke last can be muted by what they said', async () => {
  const talk = talking();
  const ann = clientOf('ann');
  const first = await talk.say(clientOf('old hand'), 'I was here first');
  const early = await talk.say(clientOf('soon gone'), 'hello and good-bye');
  for (let one = 0; one < 300; one++) {
    await talk.say(clientOf(`speaker ${one}`), 'hello');
    if (one % 50 === 0) await talk.say(clientOf('old hand'), 'still here');
  }
  expect(kept(talk).speakers.size).toBeLessThan(220);
  expect(talk.speaker(ann, first.by)).toMatchObject({ account: 'old hand' });
  expect(talk.speaker(ann, early.by)).toBeNull();
});
