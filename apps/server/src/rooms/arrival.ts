import { type Client, ClientState } from '@colyseus/core';
import { CLOSE } from '@holdup/protocol';
import type { House } from '../house.ts';
import { passengerOf } from './door.ts';

/** How long a newcomer may take to say that he has understood the room's greeting, in ms. */
const GREETING = 15_000;
/** In so many windows one account may look on at one table. */
const WINDOWS = 3;

/** Puts out a newcomer who never says that he has arrived: what is meant for him would pile up, and his seat look taken. */
export function expectArrival({ deadlines }: Pick<House, 'deadlines'>, client: Client): void {
  deadlines.set(`arrival ${client.sessionId}`, Date.now() + GREETING, () => {
    if (client.state === ClientState.JOINING) client.leave(CLOSE.abuse);
  });
}

/** Closes the oldest windows of an account that opens one more than it may. */
export function closeOlderWindows(clients: readonly Client[], account: string): void {
  const own = clients.filter((client) => passengerOf(client).account === account);
  for (const older of own.slice(0, -WINDOWS)) older.leave(CLOSE.moved, 'moved');
}
