import { matchMaker } from '@colyseus/core';
import type { Seat } from '@holdup/engine';
import type { NoticeCode, RefusalAbout } from '@holdup/protocol';
import type { House } from '../house.ts';
import type { AccountId, TableId } from '../store/index.ts';
import type { Outcome } from './decide.ts';

/** What is asked of a table's room, from wherever it runs: plain data both ways. */
export interface RoomCalls {
  /** The table's row is to be read anew. */
  tableChanged(): Promise<void>;
  notice(code: NoticeCode, about: RefusalAbout): void;
  /** Deals and begins, or first asks the seats to open their numbers, as the account wants that is to be the host. */
  depart(account: AccountId): Promise<Outcome>;
  /** A bot plays for the account from now on, or no longer. */
  setAbsence(account: AccountId, away: boolean): Promise<Outcome>;
  /** A bot sits in at the seat of somebody who has been gone for long. */
  letStandIn(seat: Seat): Promise<Outcome>;
  /** The players have given the game up; whoever asks has seen that all of them have. */
  abandon(): Promise<Outcome>;
  /** The gallery is fed from the room, so it stands in the same process. */
  openGallery(): Promise<void>;
}

/** The rooms of tables, wherever they run: what they are told, and asked for. */
export class TableRooms {
  private readonly house: Pick<House, 'trains' | 'log'>;

  constructor(house: Pick<House, 'trains' | 'log'>) {
    this.house = house;
  }

  /** Tells the table's room, if it has one. What is told is in the store already: a room that is just closing misses nothing. */
  async tell<K extends keyof RoomCalls>(
    id: TableId,
    method: K,
    ...args: Parameters<RoomCalls[K]>
  ): Promise<void> {
    try {
      if (this.house.trains.has(id) || (await matchMaker.getRoomById(id))) await askRoom(id, method, ...args);
    } catch (error) {
      // What was to be changed is changed, also where the list of rooms is away: it would be wrong to say that it has failed.
      this.house.log.warn({ err: error, table: id, method }, 'a room could not be told');
    }
  }
}

type Answer<K extends keyof RoomCalls> = Awaited<ReturnType<RoomCalls[K]>>;

/** Of a room that is open. */
export async function askRoom<K extends keyof RoomCalls>(
  id: TableId,
  method: K,
  ...args: Parameters<RoomCalls[K]>
): Promise<Answer<K>> {
  return (await matchMaker.remoteRoomCall(id, method as never, [...args] as never)) as Answer<K>;
}
