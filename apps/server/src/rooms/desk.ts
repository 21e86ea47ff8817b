import type { Client } from '@colyseus/core';
import { questionFor, type Seat, type Viewer } from '@holdup/engine';
import { type MessageOf, type MessageType, packHistory, readOption } from '@holdup/protocol';
import type { House } from '../house.ts';
import { type StoredTable, StoreFailure } from '../store/index.ts';
import { settingsOf } from '../tables/summary.ts';
import { coverTold } from '../train/coveredPile.ts';
import type { Train } from '../train/train.ts';
import type { Conversation } from './conversation.ts';
import { Door, passengerOf, refuse, reply } from './door.ts';
import { historyOf } from './history.ts';
import type { Picture } from './picture.ts';

/** What the desk needs of its room. */
export interface AtDesk {
  readonly house: House;
  readonly train: Train;
  readonly talk: Conversation;
  readonly picture: Picture;
  readonly clients: Iterable<Client>;
  readonly table: StoredTable;
  setAway(seat: Seat, away: boolean): Promise<void>;
}

/** In a train's room everybody has a seat. */
export const seatAt = (client: Client): Seat => passengerOf(client).seat as Seat;

/** Takes what the people at a table send, and answers it. */
export class Desk {
  readonly door: Door;
  private readonly room: () => AtDesk;

  /** `room` is asked anew each time: its table changes. */
  constructor(house: House, room: () => AtDesk) {
    this.door = new Door(house);
    this.room = room;
  }

  async take(client: Client, type: MessageType, payload: unknown): Promise<void> {
    const message = this.door.take(client, type, payload);
    if (!message) return;
    try {
      await this.handle(client, type, message);
    } catch (error) {
      // A full disk is no bug: the game stands still, and may go on later.
      if (!(error instanceof StoreFailure)) throw error;
      this.room().house.log.error({ err: error, table: this.room().table.id, type }, 'the store failed');
      refuse(client, message.re, 'failed');
    }
  }

  private async handle(client: Client, type: MessageType, message: MessageOf<MessageType>): Promise<void> {
    const { re } = message;
    switch (type) {
      case 'answer':
        return this.takeAnswer(client, message as MessageOf<'answer'>);
      case 'chat':
        await this.say(client, (message as MessageOf<'chat'>).text);
        return reply(client, { re, ok: true });
      case 'mute': {
        const { seat, muted } = message as MessageOf<'mute'>;
        await this.room().talk.mute(passengerOf(client).account, seat, muted);
        return reply(client, { re, ok: true });
      }
      case 'back':
        await this.room().setAway(seatAt(client), false);
        return reply(client, { re, ok: true });
      case 'resync':
        return client.send('full', { view: this.room().picture.viewOf(this.room().table, seatAt(client)) });
      case 'history': {
        const history = await this.historyFor(seatAt(client), (message as MessageOf<'history'>).after);
        if (history) client.send('history', packHistory({ re, ...history }));
        return;
      }
    }
  }

  /** What happened after a batch of facts, as `viewer` may know it; null before there is a game. */
  async historyFor(viewer: Viewer, after: number) {
    const { house, table, train } = this.room();
    const { running } = train;
    if (!running) return null;
    const history = await historyOf(house.store, table.id, running, { after, viewer });
    if (settingsOf(table).openPile) return history;
    return { ...history, facts: coverTold(history.facts, running.match.table) };
  }

  /** An answer also says that its giver is there. */
  private async takeAnswer(client: Client, { re, prompt, option }: MessageOf<'answer'>): Promise<void> {
    const { train, table, setAway } = this.room();
    const seat = seatAt(client);
    const open = train.running?.match.prompt ?? null;
    // An answer to an earlier prompt is late, not wrong, whatever it would be to this one.
    const question = open?.id === prompt ? questionFor(open, seat) : undefined;
    if (question && !readOption(question.kind, option)) return refuse(client, re, 'not-offered');
    if (table.seats[seat]?.away) await setAway(seat, false);
    const taken = await train.answer({ seat, prompt, option }, 'player');
    if (taken.ok) reply(client, { re, ok: true, version: taken.version });
    else refuse(client, re, taken.code);
  }

  private async say(client: Client, text: string): Promise<void> {
    const { talk, picture, clients } = this.room();
    const line = await talk.say(client, text);
    for (const other of clients) if (talk.reads(other, line)) other.send('chat', line);
    picture.feed.say(line);
  }
}
