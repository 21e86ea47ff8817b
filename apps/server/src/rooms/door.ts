import type { Client } from '@colyseus/core';
import {
  CLOSE,
  type ErrorCode,
  type MessageOf,
  type MessageType,
  messages,
  type RefusalAbout,
  type Reply,
} from '@holdup/protocol';
import type { House } from '../house.ts';
import { Limiter, MESSAGE_ALLOWANCES, PATIENCE } from '../limits.ts';
import { StoreFailure, type TableId } from '../store/index.ts';

/** A client as a room knows it: whose it is, and at which seat (null: it looks on). */
export interface Passenger {
  readonly account: string;
  readonly name: string;
  readonly seat: number | null;
  /** The rematch of this table, where its host has sent him away from it. */
  readonly sentFrom?: TableId | null;
}

export const passengerOf = (client: Client): Passenger => client.auth as Passenger;

/** Whether the player of `seat` is one of them. */
export function isAmong(clients: Iterable<Client>, seat: number): boolean {
  for (const client of clients) if (passengerOf(client)?.seat === seat) return true;
  return false;
}

export const reply = (client: Client, message: Reply): void => client.send('reply', message);

export function refuse(client: Client, re: number, code: ErrorCode, about?: RefusalAbout): void {
  reply(client, about ? { re, ok: false, code, about } : { re, ok: false, code });
}

/** Does what somebody has sent a message for; where the store fails he is told so. */
export async function orRefuse(
  about: {
    readonly house: House;
    readonly table: TableId;
    readonly client: Client;
    readonly type: MessageType;
    readonly re: number;
  },
  work: () => Promise<void>,
): Promise<void> {
  const { house, table, client, type, re } = about;
  try {
    await work();
  } catch (error) {
    // A full disk is no bug: the game stands still, and may go on later.
    if (!(error instanceof StoreFailure)) throw error;
    house.log.error({ err: error, table, type }, 'the store failed');
    refuse(client, re, 'failed');
  }
}

/**
 * Reads what clients send: in time, of the right shape, or refused with a code. Who goes on abusing it is put out, and comes
 * back no richer: what one may send is counted by account.
 */
export class Door {
  private readonly enforced: boolean;
  private readonly limiters = new Map<MessageType, Limiter>();
  private readonly patience = new Limiter(PATIENCE);

  constructor(house: House) {
    this.enforced = house.settings.rateLimits;
    for (const type of Object.keys(messages) as MessageType[]) {
      this.limiters.set(type, new Limiter(MESSAGE_ALLOWANCES[type]));
    }
  }

  /** The message, or null when it was refused. */
  take<K extends MessageType>(client: Client, type: K, payload: unknown): MessageOf<K> | null {
    if (!isOpen(client)) return null;
    const parsed = messages[type].safeParse(payload);
    if (!parsed.success) return this.turnAway(client, payload, 'bad-input');
    if (this.enforced && !this.limiters.get(type)?.take(passengerOf(client).account)) {
      return this.turnAway(client, payload, 'too-fast');
    }
    return parsed.data as MessageOf<K>;
  }

  /** Refuses a message that no honest client sends. */
  turnAway(client: Client, payload: unknown, code: ErrorCode): null {
    if (!isOpen(client)) return null;
    if (!this.patience.take(passengerOf(client).account)) {
      client.leave(CLOSE.abuse, code);
      return null;
    }
    refuse(client, numberOf(payload), code);
    return null;
  }
}

/**
 * Whoever was sent away is heard no more. A connection that does not answer the closing of it stays for a while, and goes on
 * sending: at a seat that somebody else may have by now.
 */
const isOpen = (client: Client): boolean => 'readyState' in client && client.readyState === WebSocket.OPEN;

/** The number a client gave a message that is otherwise unreadable; -1 when even that is missing. */
function numberOf(payload: unknown): number {
  if (typeof payload !== 'object' || payload === null || !('re' in payload)) return -1;
  return Number.isSafeInteger(payload.re) ? (payload.re as number) : -1;
}
