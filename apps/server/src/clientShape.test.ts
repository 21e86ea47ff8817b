import { setFlagsFromString } from 'node:v8';
import { ClientState } from '@colyseus/core';
import { WebSocketClient } from '@colyseus/ws-transport';
import { expect, test } from '@jest/globals';
import { keepClientsInShape } from './clientShape.ts';

setFlagsFromString('--allow-natives-syntax');
const isQuick = new Function('object', 'return %HasFastProperties(object)') as (object: object) => boolean;

test('who has arrived gets what waited for him, once, and his fields are still found without a search', async () => {
  keepClientsInShape();
  const sent: number[] = [];
  const socket = { readyState: 1, send: ([first]: Uint8Array) => sent.push(first as number) };
  const client = new WebSocketClient('someone', socket as never);
  client.enqueueRaw(Uint8Array.of(1));
  client.enqueueRaw(Uint8Array.of(2));
  expect(sent).toEqual([]);
  // As the framework does it.
  const early: { _enqueuedMessages?: Uint8Array[] } = client;
  client.state = ClientState.JOINED;
  if (early._enqueuedMessages?.length)
    for (const frame of early._enqueuedMessages) client.raw(frame as Buffer);
  delete early._enqueuedMessages;
  client.enqueueRaw(Uint8Array.of(3));
  await Promise.resolve();
  expect(sent).toEqual([1, 2, 3]);
  expect(early._enqueuedMessages).toBeUndefined();
  client.state = ClientState.LEAVING;
  client.enqueueRaw(Uint8Array.of(4));
  expect(sent).toEqual([1, 2, 3]);
  expect(isQuick(client)).toBe(true);
});
