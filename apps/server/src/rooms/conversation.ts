import { createHash } from 'node:crypto';
import type { Client } from '@colyseus/core';
import type { ChatMessage, Muted } from '@holdup/protocol';
import type { AccountId, ChatLine, Mute, Store, StoredTable, TableId } from '../store/index.ts';
import { passengerOf } from './door.ts';

/** What is said at a table, and who does not want to read whom: wherever he sits, and at any table. */
export class Conversation {
  private readonly store: Store;
  private readonly table: TableId;
  private lines: ChatMessage[] = [];
  /** Whose the lines are, by what stands for him at this table. */
  private readonly speakers = new Map<string, Mute>();
  /** By account, those it has muted, by what stands for them. */
  private readonly mutes = new Map<string, Map<string, Mute>>();

  constructor(store: Store, table: TableId) {
    this.store = store;
    this.table = table;
  }

  async open(): Promise<void> {
    this.lines = (await this.store.chatOf(this.table)).slice(-KEPT).map((line) => this.told(line));
  }

  /** Somebody is about to come in, where others are. */
  async expect(account: string, here: Iterable<Client>): Promise<void> {
    const muted = await this.store.mutesOf(account as AccountId);
    this.mutes.delete(account);
    this.mutes.set(account, new Map(muted.map((one) => [this.standsFor(one.account), one])));
    if (this.mutes.size > MOST_READERS)
      this.forgetWhoLeft(new Set([...here].map((one) => passengerOf(one).account)));
  }

  /** Those who came longest ago first; the newest are perhaps still on their way in. */
  private forgetWhoLeft(here: ReadonlySet<string>): void {
    for (const account of [...this.mutes.keys()].slice(0, -MOST_READERS)) {
      if (!here.has(account)) this.mutes.delete(account);
    }
  }

  async say(client: Client, text: string): Promise<ChatMessage> {
    const { name, seat, account } = passengerOf(client);
    const said = { seat, account: account as AccountId, name, text, at: Date.now() };
    const line = this.told(await this.store.addChat(this.table, said));
    this.lines.push(line);
    if (this.lines.length > KEPT) this.lines.splice(0, this.lines.length - KEPT);
    return line;
  }

  /** Whom `by` stands for: somebody who has spoken here, or whom `client` has muted. */
  speaker(client: Client, by: string): Mute | null {
    return this.speakers.get(by) ?? this.mutesOf(client).get(by) ?? null;
  }

  async mute(client: Client, whom: Mute, muted: boolean): Promise<void> {
    const { account } = passengerOf(client);
    await this.store.setMute(account as AccountId, { ...whom, muted, at: Date.now() });
    if (muted) this.mutesOf(client).set(this.standsFor(whom.account), whom);
    else this.mutesOf(client).delete(this.standsFor(whom.account));
  }

  reads(client: Client, line: ChatMessage): boolean {
    return !this.mutesOf(client).has(line.by);
  }

  /** All of it that a newcomer is shown. */
  get soFar(): readonly ChatMessage[] {
    return this.lines;
  }

  /** What `client` reads of the talk so far, and whom it muted. */
  readBy(client: Client, table: StoredTable): { chat: ChatMessage[]; muted: Muted[] } {
    return {
      chat: this.lines.filter((line) => this.reads(client, line)),
      muted: this.mutedBy(client, table),
    };
  }

  /** Whom `client` has muted of those who sit here or have spoken here. */
  mutedBy(client: Client, { seats }: Pick<StoredTable, 'seats'>): Muted[] {
    const muted: Muted[] = [];
    for (const [by, { account, name }] of this.mutesOf(client)) {
      const seat = seats.findIndex((one) => one.account === account);
      if (seat < 0 && !this.speakers.has(by)) continue;
      muted.push({ by, name: seats[seat]?.name ?? name, seat: seat < 0 ? null : seat });
    }
    return muted;
  }

  tellMuted(clients: Iterable<Client>, table: StoredTable): void {
    for (const client of clients) {
      if (this.mutesOf(client).size > 0) client.send('muted', { muted: this.mutedBy(client, table) });
    }
  }

  private mutesOf(client: Client): Map<string, Mute> {
    return this.mutes.get(passengerOf(client).account) ?? new Map();
  }

  private told({ account, ...line }: ChatLine): ChatMessage {
    const by = account ? this.standsFor(account) : '';
    if (account) this.remember(by, { account, name: line.name });
    return { ...line, by };
  }

  /** Of very many who have come, spoken and gone, those who spoke last. */
  private remember(by: string, speaker: Mute): void {
    this.speakers.delete(by);
    this.speakers.set(by, speaker);
    const [first] = this.speakers.keys();
    if (this.speakers.size > MOST_SPEAKERS && first !== undefined) this.speakers.delete(first);
  }

  /** Accounts have random ids that nobody is told: they cannot be found from this. */
  private standsFor(account: string): string {
    return createHash('sha256').update(`${this.table} ${account}`).digest('base64url').slice(0, 12);
  }
}

/** Lines that a newcomer is shown. */
const KEPT = 100;
/** From so many on, the mutes of people who have gone are forgotten; they are read again when one comes back. */
const MOST_READERS = 64;
/** So many can be muted by what they said. */
const MOST_SPEAKERS = 200;
