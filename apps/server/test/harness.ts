import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type Room } from '@colyseus/sdk';
import type { SeatPrompt } from '@holdup/engine';
import {
  type ChatMessage,
  type ClientView,
  type FactBatch,
  type Hello,
  type Notice,
  type PackedBatch,
  PROTOCOL_VERSION,
  type Reply,
  readBatch,
  readView,
  type TableSettings,
  type TableSummary,
  TrainState,
} from '@holdup/protocol';
import { afterAll, beforeAll } from '@jest/globals';
import { type RunningServer, readSettings, type Settings, startServer } from '../src/index.ts';

/** How long a test waits for something to be so, in ms. */
export const WAIT = 15_000;

export interface TestServer {
  readonly url: string;
  readonly dataDir: string;
  /** Stops it; the data stay. */
  close(): Promise<void>;
  /** Stops it, if it still runs, and starts another on the same data. */
  restart(): Promise<TestServer>;
  /** Stops it and removes the data. */
  end(): Promise<void>;
}

/** A real server on a free port of this machine, with a data directory of its own. */
export async function testServer(env: Record<string, string> = {}, dataDir?: string): Promise<TestServer> {
  const dir = dataDir ?? (await mkdtemp(join(tmpdir(), 'holdup-server-')));
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: dir,
    LOG_LEVEL: 'silent',
    BOT_DELAY_MS: '0',
    RATE_LIMITS: 'off',
    ...env,
  }) as Settings;
  let running: RunningServer | null = await startServer(settings);
  const close = async (): Promise<void> => {
    await running?.close();
    running = null;
  };
  return {
    url: running.url,
    dataDir: dir,
    close,
    restart: async () => {
      await close();
      return testServer(env, dir);
    },
    end: async () => {
      await close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/**
 * A server for all tests of one file, with these variables. To be called at the top of the file: it is there from the first
 * test to the last, and what `restart` starts takes its place.
 */
export function openTestServer(env: Record<string, string> = {}): TestServer {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer(env);
  });
  afterAll(() => server?.end());
  return {
    get url() {
      return server.url;
    },
    get dataDir() {
      return server.dataDir;
    },
    close: () => server.close(),
    restart: async () => {
      server = await server.restart();
      return server;
    },
    end: () => server.end(),
  };
}

export interface Answered {
  readonly ok: boolean;
  readonly code?: string;
  readonly [more: string]: unknown;
}

/** Somebody with a browser: a cookie, and calls of the API. */
export class Guest {
  readonly url: string;
  cookie = '';
  recoveryCode = '';
  status = 0;

  constructor(url: string) {
    this.url = url;
  }

  /** The same browser, at another address. */
  at(url: string): Guest {
    const guest = new Guest(url);
    guest.cookie = this.cookie;
    return guest;
  }

  async call(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: this.cookie, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie().find((one) => one.startsWith('holdup='));
    if (set) this.cookie = set.split(';')[0] ?? '';
    this.status = response.status;
    return (await response.json()) as Answered;
  }

  /** The table a call gives; throws on a refusal. */
  async table(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<TableSummary> {
    const given = await this.call(method, path, body);
    if (!given.ok) throw new Error(`${path}: ${JSON.stringify(given)}`);
    return given.table as TableSummary;
  }

  async sit(table: string, as: 'seat' | 'gallery' = 'seat'): Promise<Passenger> {
    const ticket = await this.call('POST', `/tables/${table}/ticket`, { as });
    if (!ticket.ok) throw new Error(`no ticket: ${ticket.code}`);
    return Passenger.join(this.url, ticket.roomId as string, {
      ticket: ticket.ticket,
      protocol: PROTOCOL_VERSION,
    });
  }
}

export async function newGuest(url: string, name = 'Ann'): Promise<Guest> {
  const guest = new Guest(url);
  const given = await guest.call('POST', '/guests', { name });
  if (!given.ok) throw new Error(`no guest: ${JSON.stringify(given)}`);
  guest.recoveryCode = given.recoveryCode as string;
  return guest;
}

export const settings = (change: Partial<TableSettings> = {}): TableSettings => ({
  title: 'The 3:10',
  visibility: 'public',
  watch: 'anyone',
  secondsPerDecision: 0,
  openPile: true,
  seats: 4,
  setup: { game: 'express', boxes: ['base'], options: {} },
  ...change,
});

/** Somebody in a room, with the real SDK. */
export class Passenger {
  readonly room: Room<unknown, TrainState>;
  readonly batches: FactBatch[] = [];
  readonly replies: Reply[] = [];
  readonly chat: ChatMessage[] = [];
  readonly notices: Notice[] = [];
  readonly frames: Uint8Array[] = [];
  hello: Hello | null = null;
  full: ClientView | null = null;
  /** The close code, once the connection is closed. */
  left: number | null = null;
  private re = 0;

  private constructor(room: Room<unknown, TrainState>) {
    this.room = room;
    room.reconnection.enabled = false;
    room.onMessage('hello', (hello: Hello) => {
      this.hello = hello;
    });
    room.onMessage('facts', (packed: PackedBatch) => void this.batches.push(readBatch(packed)));
    room.onMessage('reply', (reply: Reply) => void this.replies.push(reply));
    room.onMessage('chat', (line: ChatMessage) => void this.chat.push(line));
    room.onMessage('notice', (notice: Notice) => void this.notices.push(notice));
    room.onMessage('muted', ({ muted }: { muted: Hello['muted'] }) => {
      if (this.hello) this.hello = { ...this.hello, muted };
    });
    room.onMessage('full', ({ view }: { view: ClientView }) => {
      this.full = view;
    });
    room.onLeave((code) => {
      this.left = code;
    });
    const { events } = room.connection;
    const heard = events.onmessage;
    events.onmessage = (event: MessageEvent) => {
      this.frames.push(new Uint8Array(event.data as ArrayBuffer).slice());
      heard?.(event);
    };
  }

  static async join(url: string, roomId: string, options: unknown): Promise<Passenger> {
    const room = await new Client(url.replace(/^http/, 'ws')).joinById(roomId, options, TrainState as never);
    const passenger = new Passenger(room as unknown as Room<unknown, TrainState>);
    await until(() => passenger.hello !== null && passenger.view.lobby !== null, 'the first state');
    return passenger;
  }

  get view(): ClientView {
    return readView(this.room.state);
  }

  get question(): NonNullable<SeatPrompt['question']> | null {
    return this.view.prompt?.question ?? null;
  }

  /** Sends a message and waits for its reply. */
  async send(type: string, payload: object = {}): Promise<Reply> {
    const re = ++this.re;
    this.room.send(type, { re, ...payload });
    await until(() => this.replies.some((reply) => reply.re === re), `the reply to ${type}`);
    return this.replies.find((reply) => reply.re === re) as Reply;
  }

  answer(option: string, prompt = this.view.prompt?.id ?? 0): Promise<Reply> {
    return this.send('answer', { prompt, option });
  }

  /** Answers whatever it is asked, until the game is over. */
  async playOn(choose: (options: readonly string[]) => string = anyOf): Promise<void> {
    for (;;) {
      await until(() => this.owes || this.over || this.left !== null, 'a question');
      if (this.over || this.left !== null) return;
      const prompt = this.view.prompt;
      const question = prompt?.question;
      if (question && prompt) await this.answer(choose(question.options.map(({ id }) => id)), prompt.id);
    }
  }

  get owes(): boolean {
    const prompt = this.view.prompt;
    return prompt !== null && prompt.question !== null && prompt.answer === null;
  }

  get over(): boolean {
    return this.view.table?.result != null;
  }

  async leave(): Promise<void> {
    await this.room.leave();
  }
}

export const anyOf = (options: readonly string[]): string =>
  options[Math.floor(Math.random() * options.length)] as string;

/** Waits until something is so; fails with its name after 15 seconds. */
export async function until(so: () => boolean, what: string): Promise<void> {
  const end = Date.now() + WAIT;
  while (!so()) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((next) => setTimeout(next, 2));
  }
}

/** A table of people who all sit, are ready and in the room, and a game begun. */
export async function startedGame(url: string, people: number, change: Partial<TableSettings> = {}) {
  const guests = await Promise.all(Array.from({ length: people }, (_, i) => newGuest(url, `Guest ${i}`)));
  const host = guests[0] as Guest;
  const { id } = await host.table('POST', '/tables', settings({ seats: people, ...change }));
  for (const guest of guests.slice(1)) await guest.table('POST', `/tables/${id}/join`, {});
  for (const guest of guests) await guest.table('POST', `/tables/${id}/ready`, { ready: true });
  const passengers = await Promise.all(guests.map((guest) => guest.sit(id)));
  await host.table('POST', `/tables/${id}/start`, {});
  await until(() => passengers.every((one) => one.view.table !== null), 'the game');
  return { id, guests, passengers };
}
