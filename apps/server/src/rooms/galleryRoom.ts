import { type Client, ClientState, ServerError } from '@colyseus/core';
import { StateView } from '@colyseus/schema';
import {
  type ChatMessage,
  CLOSE,
  type ClientView,
  type ErrorCode,
  type FactBatch,
  type Hello,
  Mirror,
  type Notice,
  type PackedBatch,
  packBanks,
  packBatch,
  packHistory,
  TrainState,
} from '@holdup/protocol';
import type { House } from '../house.ts';
import { MESSAGES_PER_SECOND } from '../limits.ts';
import type { AccountId, TableId } from '../store/index.ts';
import { mayWatch } from '../tables/decide.ts';
import { admit } from './admit.ts';
import { closeOlderWindows, expectArrival } from './arrival.ts';
import { Closable } from './closable.ts';
import { Door, orRefuse, type Passenger, passengerOf, refuse, reply } from './door.ts';
import type { Onlooker, PublicPicture } from './feed.ts';
import { onlookersAmong } from './onlookers.ts';
import { galleryOf, NEVER } from './station.ts';

/** The spectators of one table: a picture of their own of the public view, and no way to do anything. */
export class GalleryRoom extends Closable implements Onlooker {
  override patchRate = NEVER;
  override state = new TrainState();
  private house!: House;
  private table!: TableId;
  private door!: Door;
  private readonly mirror = new Mirror(this.state);
  /**
   * Shows nothing that is gated. It is there because the framework sends a client without a view its working buffer
   * itself, which the next patch overwrites while a slow socket still holds it; who has a view gets a copy.
   */
  private readonly openView = new StateView();
  private picture: PublicPicture | null = null;

  override onCreate({ house, table }: { house: House; table: TableId }): void {
    this.roomId = galleryOf(table);
    this.house = house;
    this.table = table;
    this.door = new Door(house);
    if (house.settings.rateLimits) this.maxMessagesPerSecond = MESSAGES_PER_SECOND;
    this.onMessage('resync', (client, payload) => {
      if (this.door.take(client, 'resync', payload)) client.send('full', { view: this.view() });
    });
    this.onMessage('history', async (client, payload) => {
      const message = this.door.take(client, 'history', payload);
      if (!message) return;
      const { re, after } = message;
      const { table: shown = null, seq = 0 } = this.picture ?? {};
      const upTo = shown && { seq, table: shown };
      await orRefuse({ house, table, client, type: 'history', re }, async () => {
        const history = upTo && (await house.trains.get(table)?.historyFor('public', after, upTo));
        if (history) client.send('history', packHistory({ re, ...history }));
        else refuse(client, re, 'not-started');
      });
    });
    this.onMessage('time', (client, payload) => {
      const message = this.door.take(client, 'time', payload);
      if (message) reply(client, { re: message.re, ok: true, now: Date.now() });
    });
    this.onMessage('*', (client, _type, payload) => this.door.turnAway(client, payload, 'not-seated'));
    house.feeds.get(table)?.watch(this);
    this.countOnlookers();
  }

  protected override async letIn(options: unknown): Promise<Passenger> {
    const passenger = await admit(this.house, this.table, 'gallery', options);
    if ('refused' in passenger) throw new ServerError(CLOSE.refused, passenger.refused);
    // Since he was given his ticket the table may have been closed to him.
    const table = await this.house.store.table(this.table);
    if (!table || !mayWatch(table, { id: passenger.account as AccountId }))
      throw new ServerError(CLOSE.refused, 'watching-closed' satisfies ErrorCode);
    return { ...passenger, seat: null };
  }

  override onJoin(client: Client): void {
    client.view = this.openView;
    const chat = this.house.feeds.get(this.table)?.talk ?? [];
    const hello: Hello = { seat: null, now: Date.now(), chat, muted: [], rematch: null };
    client.send('hello', hello);
    expectArrival(this.house, client);
    closeOlderWindows(this.clients, passengerOf(client).account);
    this.house.metrics.connections.inc({ room: 'gallery' });
    this.countOnlookers();
  }

  override onLeave(): void {
    this.house.metrics.connections.dec({ room: 'gallery' });
    this.countOnlookers();
  }

  override onDispose(): void {
    this.house.feeds.get(this.table)?.unwatch();
  }

  override onUncaughtException(error: Error, method: string): void {
    if (error.cause instanceof ServerError) return;
    this.house.log.error({ err: error, table: this.table, method }, 'a gallery threw');
  }

  shown(picture: PublicPicture, batch: Omit<FactBatch, 'hash'> | null): void {
    this.picture = picture;
    const { lobby, table, prompt, clock, version, seq } = picture;
    this.mirror.showLobby(lobby);
    this.mirror.showPublic(table ? { table, prompt } : null);
    const banks = packBanks(clock.banks);
    Object.assign(this.state, { deadline: clock.deadline ?? 0, banks, version, seq });
    const packed: PackedBatch | null = batch && packBatch({ ...batch, hash: this.mirror.viewHash });
    for (const client of this.clients) {
      if (packed && client.state === ClientState.JOINED)
        client.send('facts', packed, { afterNextPatch: true });
    }
    this.broadcastPatch();
  }

  said(message: ChatMessage): void {
    this.broadcast('chat', message);
  }

  noticed(notice: Notice): void {
    this.broadcast('notice', notice);
  }

  keepOnly(mayStay: (account: string) => boolean): void {
    for (const client of [...this.clients]) {
      if (!mayStay(passengerOf(client).account)) client.leave(CLOSE.kicked, 'kicked');
    }
  }

  ended(): void {
    void this.disconnect(CLOSE.restart);
  }

  /**
   * Tells the train, which answers with its picture. It stands in this process; when it has gone before its onlookers there is
   * nobody to tell, and to look for it elsewhere would keep a process that closes for two seconds more.
   */
  private countOnlookers(): void {
    this.house.trains.get(this.table)?.watchedBy(onlookersAmong(this.clients));
  }

  private view(): ClientView | null {
    if (!this.picture) return null;
    return { ...this.picture, seat: null };
  }
}
