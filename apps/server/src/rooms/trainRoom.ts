import { type Client, matchMaker, ServerError } from '@colyseus/core';
import type { Seat, Viewer } from '@holdup/engine';
import {
  CLOSE,
  type MessageType,
  messages,
  type NoticeCode,
  type RefusalAbout,
  type Refused,
  TrainState,
} from '@holdup/protocol';
import type { House } from '../house.ts';
import { MESSAGES_PER_SECOND } from '../limits.ts';
import { type AccountId, type StoredTable, StoreFailure } from '../store/index.ts';
import { mayWatch } from '../tables/decide.ts';
import type { LiveNotice } from '../tables/noticeboard.ts';
import { isSlow, settingsOf, timeControlOf } from '../tables/summary.ts';
import { type AtPlatform, Boarding } from './boarding.ts';
import { Closable } from './closable.ts';
import { Course, type OnCourse } from './course.ts';
import { type Crew, crewFor, type Workplace } from './crew.ts';
import { type AtDeal, Dealer } from './dealer.ts';
import type { Moment } from './desk.ts';
import type { Passenger } from './door.ts';
import type { Onlookers } from './onlookers.ts';
import { StandIns, type WithStandIns } from './standIns.ts';
import { galleryOf, NEVER, type Opening } from './station.ts';

type Outcome = { readonly ok: true } | Refused;

/** One table's room: it turns messages into answers, and what is on disk into a picture. It knows no rule of the game. */
export class TrainRoom extends Closable implements Workplace, AtPlatform, AtDeal, OnCourse, WithStandIns {
  /** Patches are flushed by hand. */
  override patchRate = NEVER;
  override autoDispose = false;
  override state = new TrainState();
  table!: StoredTable;
  private house!: House;
  crew!: Crew;
  private boarding!: Boarding;
  private dealer!: Dealer;
  private course!: Course;
  private standIns!: StandIns;
  private galleryOpens: Promise<void> | null = null;

  override onCreate({ house, table: id }: { house: House; table: string }): void {
    const opening = house.openings.get(id) as Opening;
    const { table, restored } = opening;
    this.roomId = table.id;
    this.house = house;
    this.table = table;
    this.crew = crewFor(house, opening, this);
    this.boarding = new Boarding(house, this);
    this.dealer = new Dealer(house, this);
    this.course = new Course(house, this);
    this.standIns = new StandIns(house, this);
    const { train, tempo, picture, talk } = this.crew;
    if (house.settings.rateLimits) this.maxMessagesPerSecond = MESSAGES_PER_SECOND;
    house.feeds.set(table.id, picture.feed);
    house.trains.set(table.id, this);
    house.metrics.trains.set(house.trains.size);
    this.listen();
    picture.feed.begin(talk.soFar, restored?.at ?? Date.now());
    if (restored) this.crew.resume(restored.running);
    // What has ended before its time takes no answer, though a question is open.
    if (table.phase !== 'running') train.stop();
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

  unseat(): void {
    this.boarding.unseat();
  }

  standInAt(seat: Seat): number | null {
    return this.boarding.standInAt(seat);
  }

  override async onDispose(): Promise<void> {
    const { trains, feeds, closing, metrics, store } = this.house;
    const { id } = this.table;
    const closed = this.finish().then(() => store.releaseTable(this.crew.train.owner));
    closing.set(id, closed);
    trains.delete(id);
    feeds.delete(id);
    metrics.trains.set(trains.size);
    this.crew.picture.feed.end();
    await closed.finally(() => closing.delete(id));
  }

  /** A bug in this room freezes this game and no other. A store that is away is no bug: whoever wanted something asks again. */
  override onUncaughtException(error: Error, method: string): void {
    if (error.cause instanceof ServerError) return;
    const away = error instanceof StoreFailure || error.cause instanceof StoreFailure;
    this.house.log.error({ err: error.cause ?? error, table: this.table?.id, method }, 'a room threw');
    if (!away && this.table?.phase === 'running') this.background(this.course.freeze('a bug'));
  }

  // ---- what the API asks of the room (by `remoteRoomCall`, so plain data both ways)

  /** The table's row changed in the store. */
  async tableChanged(): Promise<void> {
    const table = await this.house.store.table(this.table.id);
    if (!table) return this.closeTable();
    this.tableIs(table);
    this.dealer.look();
    this.unseat();
    // Somebody else may sit where a muted one sat.
    if (this.table.phase === 'waiting') this.crew.talk.tellMuted(this.clients, this.table);
    this.crew.picture.feed.keepOnly((account) => mayWatch(this.table, { id: account as AccountId }));
  }

  /** Those whom the operator has barred are sent away. A bot plays for them; before the start their seats are free again. */
  async sendOffBarred(): Promise<void> {
    const { barred } = this.house;
    if (barred.none) return;
    const isBarred = (account: string): boolean => barred.has(account);
    this.boarding.turnOut(isBarred);
    this.crew.picture.feed.keepOnly((account) => !isBarred(account));
    await this.standIns.clearSeats(isBarred);
  }

  gameOver(): Promise<void> {
    return this.course.ended();
  }

  /** Deals and begins, or first asks the seats to open their numbers, as the account wants that is to be the host. */
  depart(account: AccountId): Promise<Outcome> {
    return this.dealer.depart(account);
  }

  begin(): Promise<Outcome> {
    return this.course.begin();
  }

  /** The players have given the game up; whoever asks has seen that all of them have. */
  abandon(): Promise<Outcome> {
    this.dealer.stop();
    return this.course.abandon();
  }

  /** A bot plays for the account from now on, or no longer. */
  setAbsence(account: string, away: boolean): Promise<Outcome> {
    return this.standIns.setAbsence(account, away);
  }

  letStandIn(seat: Seat): Promise<Outcome> {
    return this.standIns.letStandIn(seat);
  }

  setAway(seat: Seat, away: boolean): Promise<void> {
    return this.standIns.setAway(seat, away);
  }

  /** What only this room knows, for lists of tables. */
  live(): LiveNotice {
    const { here, round, watching, feed } = this.crew.picture;
    return { here: [...here], round, watching, heldBack: feed.delayed ? (feed.latest?.lobby ?? null) : null };
  }

  /** For the gallery's newcomers: no further than the gallery is. */
  historyFor(viewer: Viewer, after: number, upTo: Moment) {
    return this.crew.desk.historyFor(viewer, after, upTo);
  }

  /** The gallery is fed from here, so it stands in this process. */
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

  notice(code: NoticeCode, about: RefusalAbout): void {
    this.broadcast('notice', { code, about });
    this.crew.picture.feed.notice({ code, about });
  }

  /** Nobody has been here since then, and neither a clock nor a bot will move anything: the room can be put away. */
  idleSince(since: number): boolean {
    return this.boarding.emptyBefore(since) && this.crew.tempo.idle && this.crew.picture.watching === 0;
  }

  /** Resolves when all that was taken is on disk and nothing more is taken. */
  finish(): Promise<void> {
    this.dealer.stop();
    return this.course.halt();
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

  /** Work that nobody waits for. */
  background(work: Promise<unknown>): void {
    work.catch((error) =>
      this.house.log.error({ err: error, table: this.table.id }, 'background work failed'),
    );
  }

  private closeTable(): void {
    this.boarding.clear();
    this.background(this.disconnect());
  }

  /** Whether the last answer is on disk is not known here: a fresh room reads it from the journal. */
  journalLost(reason: string): void {
    this.house.log.warn({ table: this.table.id, reason }, 'a room starts over from the journal');
    this.background(this.disconnect(CLOSE.restart));
  }

  /** Rows may be read out of turn: an older one changes nothing. */
  tableIs(table: StoredTable): void {
    if (table.revision < this.table.revision) return;
    this.table = table;
    this.crew.tempo.seatsAre(table.seats, timeControlOf(settingsOf(table)));
    this.crew.picture.showLobby(table);
  }
}
