import { type Client, matchMaker } from '@colyseus/core';
import type { Viewer } from '@holdup/engine';
import { type MessageType, messages } from '@holdup/protocol';
import type { House } from '../house.ts';
import { MESSAGES_PER_SECOND } from '../limits.ts';
import type { AccountId } from '../store/index.ts';
import type { Outcome } from '../tables/decide.ts';
import type { LiveNotice } from '../tables/noticeboard.ts';
import { isSlow, settingsOf } from '../tables/summary.ts';
import type { RoomCalls } from '../tables/tableRooms.ts';
import type { ShownUpTo } from './desk.ts';
import type { Passenger } from './door.ts';
import type { Onlookers } from './onlookers.ts';
import { StaffedRoom } from './staffedRoom.ts';
import { galleryOf, type Opening } from './station.ts';

/** One table's room: it turns messages into answers, and what is on disk into a picture. It knows no rule of the game. */
export class TrainRoom extends StaffedRoom implements RoomCalls {
  private galleryOpens: Promise<void> | null = null;

  override onCreate({ house, table: id }: { house: House; table: string }): void {
    const opening = house.openings.get(id) as Opening;
    const { table, restored } = opening;
    this.roomId = table.id;
    this.staff(house, opening);
    const { train, tempo, picture, talk } = this.crew;
    if (house.settings.rateLimits) this.maxMessagesPerSecond = MESSAGES_PER_SECOND;
    house.feeds.set(table.id, picture.feed);
    house.trains.set(table.id, this);
    house.metrics.trains.set(house.trains.size);
    this.listen();
    picture.feed.begin(talk.soFar, restored?.at ?? Date.now());
    if (restored) this.crew.resume(restored.running);
    // What has ended before its time takes no answer, though a question is open.
    if (table.phase !== 'running') train.stop(table.phase === 'waiting' ? 'not-started' : table.phase);
    this.tableIs(table);
    if (restored) tempo.restore(opening.drawn);
    this.boarding.comingAndGoing();
    if (table.phase === 'running') tempo.settle(restored?.remaining ?? null);
    picture.show(table, null);
    picture.feed.begun();
    this.dealer.look();
  }

  private listen(): void {
    for (const type of Object.keys(messages) as MessageType[]) {
      this.onMessage(type, (client, payload) => this.crew.desk.take(client, type, payload));
    }
    this.onMessage('*', (client, _type, payload) =>
      this.crew.desk.door.turnAway(client, payload, 'not-found'),
    );
  }

  // ---- who comes and goes

  protected override letIn(options: unknown): Promise<Passenger> {
    return this.boarding.letIn(options);
  }

  override onJoin(client: Client): void {
    this.boarding.arrived(client);
  }

  override onLeave(client: Client): void {
    this.boarding.gone(client);
  }

  override async onDispose(): Promise<void> {
    const { trains, feeds, closing, metrics, store } = this.house;
    const { id } = this.table;
    const closed = this.finish()
      .then(() => this.course.keepAsked())
      .then(() => store.releaseTable(this.crew.train.owner));
    closing.set(id, closed);
    trains.delete(id);
    feeds.delete(id);
    metrics.trains.set(trains.size);
    this.crew.picture.feed.end();
    await closed.finally(() => closing.delete(id));
  }

  // ---- what is asked of the room (`RoomCalls`), and what others in its process want of it

  /** Those whom the operator has barred are sent away. A bot plays for them; before the start their seats are free again. */
  async sendOffBarred(): Promise<void> {
    const { barred } = this.house;
    if (barred.none) return;
    const isBarred = (account: string): boolean => barred.has(account);
    this.boarding.turnOut(isBarred);
    this.crew.picture.feed.keepOnly((account) => !isBarred(account));
    await this.standIns.clearSeats(isBarred);
  }

  depart(account: AccountId): Promise<Outcome> {
    return this.dealer.depart(account);
  }

  abandon(): Promise<Outcome> {
    this.dealer.stop();
    return this.course.abandon();
  }

  setAbsence(account: AccountId, away: boolean): Promise<Outcome> {
    return this.standIns.setAbsence(account, away);
  }

  /** What only this room knows, for lists of tables. */
  live(): LiveNotice {
    const { here, asked, round, watching, feed } = this.crew.picture;
    const heldBack = feed.delayed ? (feed.latest?.lobby ?? null) : null;
    return { here: [...here], asked, round, watching, heldBack };
  }

  /** For the gallery's newcomers: no further than the gallery is. */
  historyFor(viewer: Viewer, after: number, upTo: ShownUpTo) {
    return this.crew.desk.historyFor(viewer, after, upTo);
  }

  async openGallery(): Promise<void> {
    const gallery = galleryOf(this.table.id);
    this.galleryOpens ??= (async () => {
      if (!matchMaker.getLocalRoomById(gallery))
        await matchMaker.createRoom('gallery', { table: this.table.id });
    })().finally(() => {
      this.galleryOpens = null;
    });
    await this.galleryOpens;
  }

  /** Who looks on; told by the gallery. */
  watchedBy(onlookers: Onlookers): void {
    this.crew.picture.onlookers = onlookers;
    this.crew.picture.showLobby(this.table);
  }

  /** Nobody has been here since then, and neither a clock nor a bot will move anything: the room can be put away. */
  idleSince(since: number): boolean {
    return this.boarding.emptyBefore(since) && this.crew.tempo.idle && this.crew.picture.watching === 0;
  }

  /** Resolves when all that was taken is on disk and nothing more is taken. */
  finish(): Promise<void> {
    this.dealer.stop();
    return this.course.halt(this.house.draining ? 'draining' : 'failed');
  }

  keepClock(): Promise<void> {
    return this.course.keepClock();
  }

  /** The process stood still for `ms`: nobody could be heard. */
  stoodStill(ms: number): void {
    this.crew.tempo.forgive(ms);
    this.broadcastPatch();
  }

  /** One decision may take longer than a server is usually up. */
  get slow(): boolean {
    return isSlow(settingsOf(this.table));
  }
}
