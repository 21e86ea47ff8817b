import type { BodyOf, Refused, TableSettings } from '@holdup/protocol';
import type { House } from '../house.ts';
import {
  type AccountId,
  type NewTable,
  newId,
  newInviteCode,
  type StoredAccount,
  type StoredSeat,
  type StoredTable,
  type TableId,
} from '../store/index.ts';
import { newDeal } from '../train/deal.ts';
import { FREE, refused } from './decide.ts';
import { seatsFor } from './preparing.ts';
import { isAlone, placesAgain } from './seating.ts';
import { seatOf, settingsOf } from './summary.ts';
import type { TableRooms } from './tableRooms.ts';

type Given<T> = T | Refused;

const DAY = 24 * 3600_000;
const INVITE_LIVES = 2 * DAY;
/** Waiting tables that an account may host. */
const TABLES_AT_ONCE = 20;
/** What a quick game is where nobody asks for more. */
const PLAIN: TableSettings['setup'] = { game: 'express', boxes: ['base'], options: {} };

/** What is asked of tables that are there. */
export interface KnownTables {
  find(id: string): Promise<Given<StoredTable>>;
  start(who: StoredAccount, id: TableId): Promise<Given<StoredTable>>;
}

/** Makes new tables: by the wish of a host, for one player alone, or for those who play again. */
export class Founding {
  private readonly house: House;
  private readonly rooms: TableRooms;
  private readonly known: KnownTables;

  constructor(house: House, rooms: TableRooms, known: KnownTables) {
    this.house = house;
    this.rooms = rooms;
    this.known = known;
  }

  async create(who: StoredAccount, settings: TableSettings): Promise<Given<StoredTable>> {
    if (this.house.draining) return refused('draining');
    const seats = seatsFor(settings, who);
    if ('ok' in seats) return seats;
    if ((await this.hosted(who.id)) >= TABLES_AT_ONCE) return refused('too-many-tables');
    return this.add(settings, seats, 0);
  }

  /** A private table for one, filled with bots and started. */
  async quick(who: StoredAccount, wish: BodyOf<'quick'>): Promise<Given<StoredTable>> {
    const { bots, bot, setup = PLAIN, title = who.name } = wish;
    const created = await this.create(who, {
      title,
      visibility: 'private',
      watch: 'invited',
      secondsPerDecision: 0,
      openPile: true,
      seats: bots + 1,
      setup,
    });
    if ('ok' in created) return created;
    const filled = created.seats.map((seat): StoredSeat => (seat.account ? seat : { ...FREE, bot }));
    await this.house.store.changeTable<never>(created.id, () => ({
      change: { seats: filled, updatedAt: Date.now() },
    }));
    return this.known.start(who, created.id);
  }

  /**
   * The table at which the same people play again: the first to ask makes it. Who played with bots alone has nobody to wait for:
   * that game begins at once.
   */
  async rematch(who: StoredAccount, id: TableId): Promise<Given<StoredTable>> {
    const over = await this.known.find(id);
    if ('ok' in over) return over;
    const seat = seatOf(over, who.id);
    if (seat === null) return refused('not-seated');
    if (over.phase !== 'over') return refused('not-over');
    const before = over.rematch && (await this.house.store.table(over.rematch));
    if (before) return before;
    if (this.house.draining) return refused('draining');
    const made = await this.add(settingsOf(over), ...placesAgain(over, seat));
    const linked = await this.house.store.changeTable<Refused>(id, (table) =>
      table.rematch === over.rematch
        ? // When the game ended is still when it did, or onlookers who have seen that would be put behind it again.
          { change: { rematch: made.id, updatedAt: table.updatedAt } }
        : refused('seat-taken'),
    );
    if (!linked || 'ok' in linked) {
      await this.house.store.changeTable<never>(made.id, () => ({
        change: { seats: made.seats.map(() => FREE), guests: [], updatedAt: 0 },
      }));
      const again = await this.known.find(id);
      return 'ok' in again || !again.rematch ? refused('failed') : this.known.find(again.rematch);
    }
    // Who is not there now is told when he comes back.
    await this.rooms.tell(id, 'tableChanged');
    await this.rooms.tell(id, 'notice', 'rematch', { table: made.id, seat });
    if (!isAlone(over)) return made;
    const begun = await this.known.start(who, made.id);
    // What keeps it from beginning is shown in its waiting room.
    return 'ok' in begun ? made : begun;
  }

  private async hosted(account: AccountId): Promise<number> {
    const tables = await this.house.store.tablesOf(account, Date.now());
    return tables.filter((table) => table.phase === 'waiting' && table.seats[table.host]?.account === account)
      .length;
  }

  private async add(
    settings: TableSettings,
    seats: readonly StoredSeat[],
    host: number,
    guests: readonly AccountId[] = [],
  ): Promise<StoredTable> {
    for (;;) {
      const now = Date.now();
      const table: NewTable = {
        id: newId<TableId>(),
        visibility: settings.visibility,
        settings,
        host,
        seats,
        guests: [...new Set(guests)],
        inviteCode: newInviteCode(),
        deal: newDeal(),
        inviteExpiresAt: now + INVITE_LIVES,
        createdAt: now,
      };
      if (!(await this.house.store.addTable(table))) continue;
      const added = await this.house.store.table(table.id);
      if (added) return added;
      throw new Error('a table that was added is not there');
    }
  }
}
