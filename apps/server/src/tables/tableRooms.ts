import { matchMaker } from '@colyseus/core';
import type { House } from '../house.ts';
import type { TableId } from '../store/index.ts';

/** The rooms of tables, wherever they run: what they are told, and asked for. */
export class TableRooms {
  private readonly house: Pick<House, 'trains' | 'log'>;

  constructor(house: Pick<House, 'trains' | 'log'>) {
    this.house = house;
  }

  /** Tells the table's room, if it has one. What is told is in the store already: a room that is just closing misses nothing. */
  async tell(id: TableId, method = 'tableChanged', args: readonly unknown[] = []): Promise<void> {
    try {
      if (this.house.trains.has(id) || (await matchMaker.getRoomById(id))) await this.ask(id, method, args);
    } catch (error) {
      // What was to be changed is changed, also where the list of rooms is away: it would be wrong to say that it has failed.
      this.house.log.warn({ err: error, table: id, method }, 'a room could not be told');
    }
  }

  /** Of a room that is open. */
  ask(id: TableId, method: string, args: readonly unknown[]): Promise<unknown> {
    return matchMaker.remoteRoomCall(id, method as never, [...args]);
  }
}
