import type { Seat } from '@holdup/engine';
import type { NoticeCode, RefusalAbout, Refused } from '@holdup/protocol';
import type { House } from '../house.ts';
import type { StoredTable } from '../store/index.ts';
import { type Outcome, refused, withSeat, write } from '../tables/decide.ts';
import { voiding } from '../tables/sealing.ts';
import { clearSeats } from '../tables/seating.ts';
import { seatOf } from '../tables/summary.ts';
import { newDeal } from '../train/deal.ts';
import type { Crew } from './crew.ts';

/** What those who let bots sit in need of their room. */
export interface WithStandIns {
  readonly table: StoredTable;
  readonly crew: Crew;
  /** From when on a bot may sit in at a seat, in ms since 1970; null where none may. */
  standInAt(seat: Seat): number | null;
  /** Reads the row anew. */
  tableChanged(): Promise<void>;
  /** Takes in a row that was written here. */
  tableIs(table: StoredTable): void;
  notice(code: NoticeCode, about: RefusalAbout): void;
  broadcastPatch(): unknown;
}

/** Lets bots sit in for people of a running game, and people return to their seats. */
export class StandIns {
  private readonly house: House;
  private readonly room: WithStandIns;
  /** Who leaves and comes back in one breath is where he went last: one thing is written after the other. */
  private written: Promise<unknown> = Promise.resolve();

  constructor(house: House, room: WithStandIns) {
    this.house = house;
    this.room = room;
  }

  /** A bot plays for the account from now on, or no longer. */
  async setAbsence(account: string, away: boolean): Promise<Outcome> {
    const { table } = this.room;
    const seat = seatOf(table, account);
    if (seat === null) return { ok: false, code: 'not-seated' };
    if (table.phase !== 'running') return { ok: false, code: 'not-started' };
    await this.setAway(seat, away);
    return { ok: true };
  }

  /** A bot plays for somebody who has been gone for long; one who sits at the table asks for it. */
  letStandIn(seat: Seat): Promise<Outcome> {
    return this.inTurn(async () => {
      const { phase, seats } = this.room.table;
      if (phase !== 'running') return { ok: false, code: 'not-started' };
      // Somebody else has asked for it in the same moment.
      if (seats[seat]?.away) return { ok: true };
      const at = this.room.standInAt(seat);
      if (at === null || Date.now() < at) return { ok: false, code: 'not-absent', about: { seat, at } };
      await this.writeAway(seat, true);
      return { ok: true };
    });
  }

  /** Whatever goes on: the seats of these people are free again before the start, and after it a bot plays on. */
  async clearSeats(of: (account: string) => boolean): Promise<void> {
    const { table } = this.room;
    const seats = table.seats.flatMap(({ account }, seat) => (account && of(account) ? [seat] : []));
    if (seats.length === 0) return;
    if (table.phase === 'running') for (const seat of seats) await this.setAway(seat, true);
    if (table.phase !== 'waiting') return;
    const next = newDeal();
    await this.house.store.changeTable<Refused>(table.id, (now) => voiding(now, clearSeats(now, of), next));
    await this.room.tableChanged();
  }

  setAway(seat: Seat, away: boolean): Promise<void> {
    return this.inTurn(() => this.writeAway(seat, away));
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.written.then(work);
    this.written = done.catch(() => undefined);
    return done;
  }

  private async writeAway(seat: Seat, away: boolean): Promise<void> {
    const { table, crew } = this.room;
    if (table.phase !== 'running' || table.seats[seat]?.away === away) return;
    // The game may just have ended, which the room has not read yet: who was there then stays as it was.
    const changed = await this.house.store.changeTable<Refused>(table.id, (now) =>
      now.phase === 'running' ? write({ seats: withSeat(now, seat, { away }) }) : refused('over'),
    );
    if (!changed || 'ok' in changed) return;
    this.room.tableIs(changed.table);
    this.room.notice(away ? 'bot-sits-in' : 'player-returned', { seat });
    crew.tempo.settle();
    this.room.broadcastPatch();
  }
}
