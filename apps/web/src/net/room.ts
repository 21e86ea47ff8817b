import { Client, type Room } from '@colyseus/sdk';
import { CLOSE, PROTOCOL_VERSION } from '@holdup/protocol';
import { api } from './api.ts';
import { waitFor } from './backoff.ts';

/** How the way to the table stands. `moved`: another window took the seat. `shut`: we may not come in, and why. */
export type Line =
  | { readonly is: 'connecting'; readonly tries: number }
  | { readonly is: 'open' }
  | { readonly is: 'lost'; readonly tries: number; readonly nextTryAt: number }
  | { readonly is: 'moved' }
  | { readonly is: 'shut'; readonly code: string };

/** Whether to come back by itself when the network is back or the page is seen again: not from where the seat was taken to. */
export const mayComeBack = ({ is }: Line): boolean => is !== 'moved' && is !== 'shut';

/** Who is told what comes from a table's room. */
export interface Heard {
  line(line: Line): void;
  /** The decoded state after a patch; read it at once, the framework writes on in it. */
  state(state: unknown): void;
  message(type: string, payload: unknown): void;
}

/** The way to a table's room, kept open until closed. */
export interface Connection {
  send(type: string, payload: object): boolean;
  /** Tries again now: the network is back, the tab is seen again, or the player wants the seat back here. */
  again(): void;
  close(): void;
}

/** Refusals that trying again does not change. */
const FINAL = new Set([
  'not-signed-in',
  'barred',
  'no-such-table',
  'not-seated',
  'watching-closed',
  'old-client',
]);

/** How the room's word for closing leaves the line; any other end is a drop. */
const ENDS: Readonly<Record<number, Line>> = {
  [CLOSE.moved]: { is: 'moved' },
  [CLOSE.kicked]: { is: 'shut', code: 'kicked' },
  [CLOSE.closed]: { is: 'shut', code: 'closed' },
};

/**
 * Keeps a connection to a table's room alive until closed. Every try takes a fresh ticket, so a seat is ours again
 * after a drop, a sleep of the device or a restart of the server; the framework's own reconnection stays off.
 */
export function connect(tableId: string, as: 'seat' | 'gallery', heard: Heard): Connection {
  const client = new Client(location.origin);
  let room: Room | null = null;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let closed = false;

  const retry = () => {
    const wait = waitFor(tries++, Math.random());
    heard.line({ is: 'lost', tries, nextTryAt: Date.now() + wait });
    timer = setTimeout(open, wait);
  };

  async function open() {
    clearTimeout(timer);
    const mine = ++attempt;
    const overtaken = () => closed || mine !== attempt;
    heard.line({ is: 'connecting', tries });
    const ticket = await api.ticket(tableId, as);
    if (overtaken()) return;
    if (!ticket.ok) {
      if (FINAL.has(ticket.code)) return heard.line({ is: 'shut', code: ticket.code });
      return retry();
    }
    try {
      const joined = await client.joinById(ticket.roomId, {
        ticket: ticket.ticket,
        protocol: PROTOCOL_VERSION,
      });
      if (overtaken()) return void joined.leave();
      listen(joined, mine);
    } catch (refusal) {
      if (overtaken()) return;
      const code = refusal instanceof Error ? refusal.message : '';
      if (FINAL.has(code)) return heard.line({ is: 'shut', code });
      retry();
    }
  }

  function listen(joined: Room, mine: number) {
    room = joined;
    tries = 0;
    joined.reconnection.enabled = false;
    joined.onMessage('*', (type, payload) => {
      if (mine === attempt) heard.message(String(type), payload);
    });
    joined.onStateChange((state) => {
      if (mine === attempt) heard.state(state);
    });
    joined.onError(() => {});
    joined.onLeave((code) => {
      if (closed || mine !== attempt) return;
      room = null;
      const end = ENDS[code];
      if (end) heard.line(end);
      else retry();
    });
    heard.line({ is: 'open' });
  }

  function again() {
    if (closed) return;
    const old = room;
    room = null;
    tries = 0;
    void open();
    if (old) void old.leave();
  }

  void open();
  return {
    send(type, payload) {
      if (!room) return false;
      room.send(type, payload);
      return true;
    },
    again,
    close() {
      closed = true;
      clearTimeout(timer);
      if (room) void room.leave();
      room = null;
    },
  };
}
