import type { Transcript } from '@holdup/proof';
import type { Refused } from '@holdup/protocol';
import type { House } from '../house.ts';
import type { TicketAbout } from '../rooms/admit.ts';
import { galleryOf, type Station } from '../rooms/station.ts';
import { newToken, type StoredAccount, type StoredTable, type TableId } from '../store/index.ts';
import { newDeal } from '../train/deal.ts';
import { type Decision, isOpening, mayWatch, type Outcome, refused } from './decide.ts';
import { Founding } from './founding.ts';
import { Lists } from './lists.ts';
import { giveUp, isGivenUp, whyNotAbsent } from './playing.ts';
import { whyNotStart } from './preparing.ts';
import { voiding } from './sealing.ts';
import { goAway } from './seating.ts';
import { seatOf } from './summary.ts';
import { askRoom, TableRooms } from './tableRooms.ts';
import { recordFor, transcriptOf } from './transcript.ts';

type Given<T> = T | Refused;

const DAY = 24 * 3600_000;
const TICKET_LIVES = 30_000;
/** Waiting tables that nobody touched for so long are given up. */
const IDLE_TABLES = 3 * 3600_000;
/** Games in which nobody has answered anything for so long are given up for their players. */
const IDLE_GAMES = 30 * DAY;
/** So many at a time: each needs its room. */
const ABANDONED_AT_ONCE = 20;
/** How often a start is tried again because somebody came or went in the same moment. */
const START_TRIES = 5;

/** The tables of the house: who sits where, in the store; what goes on at them is told to and asked of their rooms. */
export class Directory {
  readonly lists: Lists;
  readonly founding: Founding;
  private readonly rooms: TableRooms;
  private readonly house: House;
  private readonly station: Station;

  constructor(house: House, station: Station) {
    this.house = house;
    this.station = station;
    this.lists = new Lists(house);
    this.rooms = new TableRooms(house);
    this.founding = new Founding(house, this.rooms, this);
  }

  async find(id: string): Promise<Given<StoredTable>> {
    return (await this.house.store.table(id as TableId)) ?? refused('no-such-table');
  }

  async byInvite(code: string): Promise<Given<StoredTable>> {
    return (await this.house.store.tableByInvite(code, Date.now())) ?? refused('bad-code');
  }

  /** Changes a table's row as decided, and tells its room. */
  async change(id: TableId, decide: (table: StoredTable) => Decision): Promise<Given<StoredTable>> {
    const next = newDeal();
    const changed = await this.house.store.changeTable<Refused>(id, (table) =>
      voiding(table, decide(table), next),
    );
    if (!changed) return refused('no-such-table');
    if ('ok' in changed) return changed;
    await this.rooms.tell(id, 'tableChanged');
    return changed.table;
  }

  async start(who: StoredAccount, id: TableId): Promise<Given<StoredTable>> {
    for (let tries = 1; ; tries++) {
      const table = await this.find(id);
      if ('ok' in table) return table;
      const why = whyNotStart(table, who);
      if (why) return why;
      const closed = await this.station.open(id);
      if (closed) return refused(closed.refused);
      // The room may have been open for long, and the row may just have changed.
      await askRoom(id, 'tableChanged');
      const begun = await askRoom(id, 'depart', who.id);
      if (begun.ok) return this.find(id);
      if (begun.code !== 'stale' || tries === START_TRIES) return begun;
    }
  }

  /** Gives up one's seat, or one's leave to watch; in a running game a bot plays on until one returns. */
  async leave(who: StoredAccount, id: TableId): Promise<Given<StoredTable>> {
    const table = await this.find(id);
    if ('ok' in table) return table;
    const watches = seatOf(table, who.id) === null;
    // After a crash nobody may be there to close the opening of the numbers.
    if (isOpening(table) && !watches) await this.station.open(id);
    if (table.phase === 'waiting' || watches) return this.change(id, (now) => goAway(now, who));
    return this.setAbsence(who, id, true);
  }

  /** A bot plays for the account, or (`away` false) no longer. */
  async setAbsence(who: StoredAccount, id: TableId, away: boolean): Promise<Given<StoredTable>> {
    const table = await this.find(id);
    const why = 'ok' in table ? table : whyNotAbsent(table, who);
    if (why) return why;
    return this.inRoom(id, () => askRoom(id, 'setAbsence', who.id, away));
  }

  /** A bot sits in for somebody who has been gone for long; one who sits at the table asks for it. */
  async letStandIn(who: StoredAccount, id: TableId, seat: number): Promise<Given<StoredTable>> {
    const table = await this.find(id);
    const why = 'ok' in table ? table : whyNotAbsent(table, who);
    if (why) return why;
    return this.inRoom(id, () => askRoom(id, 'letStandIn', seat));
  }

  /** Says whether one wants to give the game up; when all at the table do, it ends there and then. */
  async giveUp(who: StoredAccount, id: TableId, agree: boolean): Promise<Given<StoredTable>> {
    const table = await this.change(id, (now) => giveUp(now, who, agree));
    const { barred } = this.house;
    if ('ok' in table || !isGivenUp(table, (account) => barred.has(account))) return table;
    return this.abandon(id);
  }

  private abandon(id: TableId): Promise<Given<StoredTable>> {
    return this.inRoom(id, () => askRoom(id, 'abandon'));
  }

  /** Has the table's room do it, and gives the table as it is then. */
  private async inRoom(id: TableId, ask: () => Promise<Outcome>): Promise<Given<StoredTable>> {
    const closed = await this.station.open(id);
    if (closed) return refused(closed.refused);
    const done = await ask();
    return done.ok ? this.find(id) : done;
  }

  /** Ends games in which nothing has happened for long, so that no commitment stays unopened for ever. */
  async abandonIdle(now: number): Promise<void> {
    const idle = await this.house.store.idleMatches(now - IDLE_GAMES, ABANDONED_AT_ONCE);
    for (const id of idle) {
      try {
        const done = await this.abandon(id);
        if ('ok' in done) this.house.log.warn({ table: id, code: done.code }, 'an idle game goes on');
      } catch (error) {
        this.house.log.error({ err: error, table: id }, 'an idle game could not be ended');
      }
    }
  }

  /** A way into the room of a table, for one use within 30 seconds. */
  async ticket(who: StoredAccount, id: TableId, as: TicketAbout['as']) {
    const table = await this.find(id);
    if ('ok' in table) return table;
    if (as === 'seat' && seatOf(table, who.id) === null) return refused('not-seated');
    if (as === 'gallery' && !mayWatch(table, who)) return refused('watching-closed');
    const closed = as === 'seat' ? await this.station.open(id) : await this.station.openGallery(id);
    if (closed) return refused(closed.refused);
    const { token, hash } = newToken();
    const about: TicketAbout = { table: id, as };
    const expiresAt = Date.now() + TICKET_LIVES;
    await this.house.store.addCode({ hash, purpose: 'ticket', account: who.id, about, expiresAt });
    return as === 'seat'
      ? ({ room: 'train', roomId: id, ticket: token } as const)
      : ({ room: 'gallery', roomId: galleryOf(id), ticket: token } as const);
  }

  /** Everything that happened in a game that is over, for those who may look at its table. */
  async transcript(who: StoredAccount, id: TableId): Promise<Given<Transcript>> {
    const table = await this.find(id);
    if ('ok' in table) return table;
    const record = recordFor(table, who, Date.now());
    return 'ok' in record ? record : transcriptOf(this.house, record.match);
  }

  /** Gives up waiting tables that nobody touches, and tells whoever still sits at them. */
  async giveUpIdle(now: number): Promise<void> {
    for (const id of await this.house.store.expireWaiting(now - IDLE_TABLES))
      await this.rooms.tell(id, 'tableChanged');
  }
}
