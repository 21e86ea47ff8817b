import { ClientState } from '@colyseus/core';
import { WebSocketClient } from '@colyseus/ws-transport';

/** What waits for those who have yet to say that they have arrived. */
const early = new WeakMap<WebSocketClient, Uint8Array[]>();

/**
 * The framework deletes a field of each client once he has arrived, and from then on all of his fields have to be looked up by
 * name, dozens of times for each answer: 1 to 2 % of what it costs. What is no field of his own cannot be deleted. So it lies
 * beside him here, and is forgotten in the moment in which the framework means to delete it.
 */
export function keepClientsInShape(): void {
  Object.defineProperty(WebSocketClient.prototype, '_enqueuedMessages', {
    configurable: true,
    get(this: WebSocketClient): Uint8Array[] | undefined {
      // Who has arrived is sent what waits in this very breath, and nothing waits for him any more.
      if (this.state === ClientState.JOINED) queueMicrotask(() => early.delete(this));
      return early.get(this);
    },
    set(this: WebSocketClient, frames: Uint8Array[]) {
      early.set(this, frames);
    },
  });
}
