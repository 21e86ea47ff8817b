import type { Client } from '@colyseus/core';
import { type AnyTable, isSilent, questionFor, type Seat, type Viewer } from '@holdup/engine';
import { type MessageOf, type MessageType, packHistory, type Refused, readOption } from '@holdup/protocol';
import type { House } from '../house.ts';
import type { StoredTable } from '../store/index.ts';
import { settingsOf } from '../tables/summary.ts';
import { coverTold } from '../train/coveredPile.ts';
import type { Train } from '../train/train.ts';
import type { Conversation } from './conversation.ts';
import { Door, orRefuse, passengerOf, refuse, reply } from './door.ts';
import { historyOf } from './history.ts';
import type { Picture } from './picture.ts';

/** What the desk needs of its room. */
interface AtDesk {
  readonly house: House;
  readonly train: Train;
  readonly talk: Conversation;
  readonly picture: Picture;
  readonly clients: Iterable<Client>;
  readonly table: StoredTable;
  setAway(seat: Seat, away: boolean): Promise<void>;
  letStandIn(seat: Seat): Promise<{ readonly ok: true } | Refused>;
}

/** How far somebody who is shown a game has been shown it. */
export interface ShownUpTo {
  readonly seq: number;
  readonly table: AnyTable;
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
    const { house, table } = this.room();
    const about = { house, table: table.id, client, type, re: message.re };
    await orRefuse(about, () => this.handle(client, type, message));
  }

  private async handle(client: Client, type: MessageType, message: MessageOf<MessageType>): Promise<void> {
    const { re } = message;
    switch (type) {
      case 'answer':
        return this.takeAnswer(client, message as MessageOf<'answer'>);
      case 'chat':
        if (settingsOf(this.room().table).chat === 'off') return refuse(client, re, 'chat-off');
        if (this.isSilent()) return refuse(client, re, 'chat-closed');
        await this.say(client, (message as MessageOf<'chat'>).text);
        return reply(client, { re, ok: true });
      case 'mute':
        return this.mute(client, message as MessageOf<'mute'>);
      case 'time':
        return reply(client, { re, ok: true, now: Date.now() });
      case 'back':
        await this.room().setAway(seatAt(client), false);
        return reply(client, { re, ok: true });
      case 'standIn': {
        const done = await this.room().letStandIn((message as MessageOf<'standIn'>).seat);
        return done.ok ? reply(client, { re, ok: true }) : refuse(client, re, done.code, done.about);
      }
      case 'resync':
        return client.send('full', { view: this.room().picture.viewOf(this.room().table, seatAt(client)) });
      case 'history': {
        const history = await this.historyFor(seatAt(client), (message as MessageOf<'history'>).after);
        return history
          ? client.send('history', packHistory({ re, ...history }))
          : refuse(client, re, 'not-started');
      }
    }
  }

  /** What happened after a batch of facts (up to there, or to now), as `viewer` may know it; null before there is a game. */
  async historyFor(viewer: Viewer, after: number, upTo?: ShownUpTo) {
    const { house, table, train } = this.room();
    const { running } = train;
    if (!running) return null;
    const { seq, table: last } = upTo ?? { seq: running.seq, table: running.match.table };
    const history = await historyOf(house.store, table.id, { ...running, seq }, { after, viewer });
    if (settingsOf(table).openPile) return history;
    return { ...history, facts: coverTold(history.facts, last) };
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

  private async mute(client: Client, { re, seat, by, muted }: MessageOf<'mute'>): Promise<void> {
    const { talk, table } = this.room();
    const sitting = seat === undefined ? null : table.seats[seat];
    const whom = by === undefined ? sitting : talk.speaker(client, by);
    if (!whom?.account || whom.account === passengerOf(client).account)
      return refuse(client, re, 'bad-input');
    await talk.mute(client, { account: whom.account, name: whom.name ?? '' }, muted);
    reply(client, { re, ok: true });
    client.send('muted', { muted: talk.mutedBy(client, table) });
  }

  /** The rules of some games let nobody talk while the plan is carried out. */
  private isSilent(): boolean {
    const { train, table } = this.room();
    // A game that was given up stands in the midst of it for good.
    return train.running !== null && table.phase === 'running' && isSilent(train.running.match.table);
  }

  private async say(client: Client, text: string): Promise<void> {
    const { talk, picture, clients } = this.room();
    const line = await talk.say(client, text);
    for (const other of clients) if (talk.reads(other, line)) other.send('chat', line);
    picture.feed.say(line);
  }
}
