import type { Client } from '@colyseus/core';
import type { ChatMessage } from '@holdup/protocol';
import type { AccountId, Store, TableId } from '../store/index.ts';
import { passengerOf } from './door.ts';

/** What is said at a table, and who does not want to read whom. */
export class Conversation {
  private readonly store: Store;
  private readonly table: TableId;
  private lines: ChatMessage[] = [];
  private readonly mutes = new Map<string, Set<number>>();

  constructor(store: Store, table: TableId) {
    this.store = store;
    this.table = table;
  }

  async open(): Promise<void> {
    this.lines = await this.store.chatOf(this.table);
    for (const { account, seat } of await this.store.mutesOf(this.table)) this.mutedBy(account).add(seat);
  }

  async say(client: Client, text: string): Promise<ChatMessage> {
    const { name, seat } = passengerOf(client);
    const line = await this.store.addChat(this.table, { seat, name, text, at: Date.now() });
    this.lines.push(line);
    if (this.lines.length > KEPT) this.lines.splice(0, this.lines.length - KEPT);
    return line;
  }

  async mute(account: string, seat: number, muted: boolean): Promise<void> {
    await this.store.setMute(this.table, { account: account as AccountId, seat, muted });
    if (muted) this.mutedBy(account).add(seat);
    else this.mutedBy(account).delete(seat);
  }

  reads(client: Client, line: ChatMessage): boolean {
    return line.seat === null || !this.mutedBy(passengerOf(client).account).has(line.seat);
  }

  /** All of it that a newcomer is shown. */
  get soFar(): readonly ChatMessage[] {
    return this.lines;
  }

  /** What `client` reads of the talk so far, and the seats it muted. */
  readBy(client: Client): { chat: ChatMessage[]; muted: number[] } {
    return {
      chat: this.lines.filter((line) => this.reads(client, line)),
      muted: [...this.mutedBy(passengerOf(client).account)],
    };
  }

  private mutedBy(account: string): Set<number> {
    let seats = this.mutes.get(account);
    if (!seats) {
      seats = new Set();
      this.mutes.set(account, seats);
    }
    return seats;
  }
}

/** Lines that a newcomer is shown. */
const KEPT = 100;
