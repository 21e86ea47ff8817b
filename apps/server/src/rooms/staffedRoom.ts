import { ServerError } from '@colyseus/core';
import type { Seat } from '@holdup/engine';
import { CLOSE, type NoticeCode, type RefusalAbout, TrainState } from '@holdup/protocol';
import type { House } from '../house.ts';
import { type AccountId, type StoredTable, StoreFailure } from '../store/index.ts';
import { mayWatch, type Outcome } from '../tables/decide.ts';
import { settingsOf, timeControlOf } from '../tables/summary.ts';
import { type AtPlatform, Boarding } from './boarding.ts';
import { Closable } from './closable.ts';
import { Course, type OnCourse } from './course.ts';
import { type Crew, crewFor, type Workplace } from './crew.ts';
import { type AtDeal, Dealer } from './dealer.ts';
import { StandIns, type WithStandIns } from './standIns.ts';
import { NEVER, type Opening } from './station.ts';

/** A table's room as those who work in it know it: what each of them asks of it, it does itself or hands on to another of them. */
export abstract class StaffedRoom
  extends Closable
  implements Workplace, AtPlatform, AtDeal, OnCourse, WithStandIns
{
  /** Patches are flushed by hand. */
  override patchRate = NEVER;
  override autoDispose = false;
  override state = new TrainState();
  table!: StoredTable;
  crew!: Crew;
  protected house!: House;
  protected boarding!: Boarding;
  protected dealer!: Dealer;
  protected course!: Course;
  protected standIns!: StandIns;

  protected staff(house: House, opening: Opening): void {
    this.house = house;
    this.table = opening.table;
    this.crew = crewFor(house, opening, this);
    this.boarding = new Boarding(house, this);
    this.dealer = new Dealer(house, this);
    this.course = new Course(house, this);
    this.standIns = new StandIns(house, this);
  }

  /** Rows may be read out of turn: an older one changes nothing. */
  tableIs(table: StoredTable): void {
    if (table.revision < this.table.revision) return;
    this.table = table;
    this.crew.tempo.seatsAre(table.seats, timeControlOf(settingsOf(table)));
    this.crew.picture.showLobby(table);
  }

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

  private closeTable(): void {
    this.boarding.clear();
    this.background(this.disconnect());
  }

  /** Whether the last answer is on disk is not known here: a fresh room reads it from the journal. */
  journalLost(reason: string): void {
    this.house.log.warn({ table: this.table.id, reason }, 'a room starts over from the journal');
    // Whoever has just sent an answer is told before that it was refused.
    setImmediate(() => this.background(this.disconnect(CLOSE.restart)));
  }

  /** A bug in this room freezes this game and no other. A store that is away is no bug: whoever wanted something asks again. */
  override onUncaughtException(error: Error, method: string): void {
    if (error.cause instanceof ServerError) return;
    const away = error instanceof StoreFailure || error.cause instanceof StoreFailure;
    this.house.log.error({ err: error.cause ?? error, table: this.table?.id, method }, 'a room threw');
    if (!away && this.table?.phase === 'running') this.background(this.course.freeze('a bug'));
  }

  /** Work that nobody waits for. */
  background(work: Promise<unknown>): void {
    work.catch((error) =>
      this.house.log.error({ err: error, table: this.table.id }, 'background work failed'),
    );
  }

  notice(code: NoticeCode, about: RefusalAbout): void {
    this.broadcast('notice', { code, about });
    this.crew.picture.feed.notice({ code, about });
  }

  standInAt(seat: Seat): number | null {
    return this.boarding.standInAt(seat);
  }

  unseat(): void {
    this.boarding.unseat();
  }

  letStandIn(seat: Seat): Promise<Outcome> {
    return this.standIns.letStandIn(seat);
  }

  setAway(seat: Seat, away: boolean): Promise<void> {
    return this.standIns.setAway(seat, away);
  }

  begin(): Promise<Outcome> {
    return this.course.begin();
  }

  gameOver(): Promise<void> {
    return this.course.ended();
  }
}
