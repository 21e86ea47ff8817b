import { type Client, matchMaker, Room, ServerError } from '@colyseus/core';
import type { Seat, Viewer } from '@holdup/engine';
import {
  CLOSE,
  type ErrorCode,
  type Hello,
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
import { isSlow, type Live, seatOf, settingsOf, timeControlOf } from '../tables/summary.ts';
import { Absence } from './absence.ts';
import { admit } from './admit.ts';
import { expectArrival } from './arrival.ts';
import { Course, type OnCourse } from './course.ts';
import { type Crew, crewFor, type Workplace } from './crew.ts';
import { type AtDeal, Dealer } from './dealer.ts';
import { type Moment, seatAt } from './desk.ts';
import { passengerOf } from './door.ts';
import { Pings } from './pings.ts';
import { galleryOf, NEVER, type Opening } from './station.ts';

type Outcome = { readonly ok: true } | Refused;

/** One table's room: it turns messages into answers, and what is on disk into a picture. It knows no rule of the game. */
export class TrainRoom extends Room<{ state: TrainState }> implements Workplace, AtDeal, OnCourse {
  /** Patches are flushed by hand. */
  override patchRate = NEVER;
  override autoDispose = false;
  override state = new TrainState();
  table!: StoredTable;
  private house!: House;
  crew!: Crew;
  private course!: Course;
  private dealer!: Dealer;
  private absence!: Absence;
  private readonly pings = new Pings((seat, ms) => this.crew.tempo.lag.measured(seat, ms));
  private galleryOpens: Promise<void> | null = null;
  /** Since when nobody has been connected, in ms since 1970; null while somebody is. */
  private emptySince: number | null = Date.now();

  override onCreate({ house, table: id }: { house: House; table: string }): void {
    const opening = house.openings.get(id) as Opening;
    const { table, restored } = opening;
    this.roomId = table.id;
    this.house = house;
    this.table = table;
    this.absence = new Absence(house.settings.standInAfter);
    this.crew = crewFor(house, opening, this);
    this.course = new Course(house, this);
    this.dealer = new Dealer(house, this);
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
    this.setTable(table);
    if (restored) tempo.restore(opening.drawn);
    this.comingAndGoing();
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

  override async onAuth(_client: Client, options: unknown) {
    const passenger = await admit(this.house, this.table.id, 'seat', options);
    if ('refused' in passenger) throw new ServerError(CLOSE.refused, passenger.refused);
    const seat = seatOf(this.table, passenger.account);
    if (seat === null) throw new ServerError(CLOSE.refused, 'not-seated' satisfies ErrorCode);
    await this.crew.talk.expect(passenger.account, this.clients);
    return { ...passenger, seat };
  }

  override onJoin(client: Client): void {
    const { account } = passengerOf(client);
    for (const older of [...this.clients]) {
      if (older !== client && passengerOf(older).account === account) this.putOut(older, 'moved');
    }
    const seat = seatAt(client);
    const hello: Hello = { seat, now: Date.now(), ...this.crew.talk.readBy(client, this.table) };
    client.send('hello', hello);
    expectArrival(this.house, client);
    this.measureLag([client]);
    this.crew.picture.admit(client, seat);
    this.crew.tempo.cameOrWent(seat);
    this.emptySince = null;
    this.comingAndGoing();
    this.house.metrics.connections.inc({ room: 'train' });
    this.crew.picture.showLobby(this.table);
    // Sent away between the check of his ticket and now.
    if (seatOf(this.table, account) !== seat) this.putOut(client, 'kicked');
  }

  override onLeave(client: Client): void {
    this.crew.picture.dismiss(seatAt(client));
    this.crew.tempo.cameOrWent(seatAt(client));
    if (this.clients.length === 0) this.emptySince = Date.now();
    this.comingAndGoing();
    this.house.metrics.connections.dec({ room: 'train' });
    this.crew.picture.showLobby(this.table);
  }

  /** Where everybody has gone, the game waits for them: unless its decisions take days, and nobody need be there. */
  private comingAndGoing(): void {
    const { picture, tempo } = this.crew;
    this.absence.hereAre(picture.here, this.table.seats.length, Date.now());
    tempo.desertedIs(this.clients.length === 0 && !this.slow);
  }

  standInAt(seat: Seat): number | null {
    return this.absence.standInAt(this.table, seat);
  }

  private putOut(client: Client, why: 'moved' | 'kicked' | 'closed'): void {
    client.send('notice', { code: why satisfies NoticeCode, about: { seat: seatAt(client) } });
    client.leave(CLOSE[why], why);
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
    this.setTable(table);
    this.dealer.look();
    for (const client of [...this.clients]) {
      if (seatOf(this.table, passengerOf(client).account) !== seatAt(client)) this.putOut(client, 'kicked');
    }
    // Somebody else may sit where a muted one sat.
    if (this.table.phase === 'waiting') this.crew.talk.tellMuted(this.clients, this.table);
    this.crew.picture.feed.keepOnly((account) => mayWatch(this.table, { id: account as AccountId }));
  }

  gameOver(): Promise<void> {
    return this.course.ended();
  }

  /** Deals and begins, or first asks the seats to open their numbers; the API has checked that the host may. */
  depart(): Promise<Outcome> {
    return this.dealer.depart();
  }

  tableIs(table: StoredTable): void {
    this.setTable(table);
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
  async setAbsence(account: string, away: boolean): Promise<Outcome> {
    const seat = seatOf(this.table, account);
    if (seat === null) return { ok: false, code: 'not-seated' };
    if (this.table.phase !== 'running') return { ok: false, code: 'not-started' };
    await this.setAway(seat, away);
    return { ok: true };
  }

  /** A bot plays for somebody who has been gone for long; one who sits at the table asks for it. */
  async letStandIn(seat: Seat): Promise<Outcome> {
    if (this.table.phase !== 'running') return { ok: false, code: 'not-started' };
    const at = this.standInAt(seat);
    if (at === null || Date.now() < at) return { ok: false, code: 'not-absent', about: { seat, at } };
    await this.setAway(seat, true);
    return { ok: true };
  }

  /** What only this room knows, for lists of tables. */
  live(): Omit<Live, 'here'> & { here: number[] } {
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

  /** How many look on; told by the gallery. */
  watchedBy(watching: number): void {
    this.crew.picture.watching = watching;
    this.crew.picture.showLobby(this.table);
  }

  notice(code: NoticeCode, about: RefusalAbout): void {
    this.broadcast('notice', { code, about });
    this.crew.picture.feed.notice({ code, about });
  }

  /** Nobody has been here since then, and neither a clock nor a bot will move anything: the room can be put away. */
  idleSince(since: number): boolean {
    const empty = this.emptySince !== null && this.emptySince < since;
    return empty && this.crew.tempo.idle && this.crew.picture.watching === 0;
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

  /** How far away people are, where that may cost them time. */
  measureLag(clients: Iterable<Client> = this.clients): void {
    if (this.table.phase !== 'over' && settingsOf(this.table).secondsPerDecision > 0)
      this.pings.send(clients);
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
    for (const client of [...this.clients]) this.putOut(client, 'closed');
    this.background(this.disconnect());
  }

  async setAway(seat: Seat, away: boolean): Promise<void> {
    if (this.table.phase !== 'running' || this.table.seats[seat]?.away === away) return;
    const changed = await this.house.store.changeTable<never>(this.table.id, ({ seats }) => ({
      change: {
        seats: seats.map((one, index) => (index === seat ? { ...one, away } : one)),
        updatedAt: Date.now(),
      },
    }));
    if (!changed) return;
    this.setTable(changed.table);
    this.notice(away ? 'bot-sits-in' : 'player-returned', { seat });
    this.crew.tempo.settle();
    this.broadcastPatch();
  }

  /** Whether the last answer is on disk is not known here: a fresh room reads it from the journal. */
  journalLost(reason: string): void {
    this.house.log.warn({ table: this.table.id, reason }, 'a room starts over from the journal');
    this.background(this.disconnect(CLOSE.restart));
  }

  /** Rows may be read out of turn: an older one changes nothing. */
  private setTable(table: StoredTable): void {
    if (table.revision < this.table.revision) return;
    this.table = table;
    this.crew.tempo.seatsAre(table.seats, timeControlOf(settingsOf(table)));
    this.crew.picture.showLobby(table);
  }
}
