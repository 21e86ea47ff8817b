import { type Client, ServerError } from '@colyseus/core';
import type { Seat } from '@holdup/engine';
import { CLOSE, type ErrorCode, type Hello, type NoticeCode } from '@holdup/protocol';
import type { House } from '../house.ts';
import type { Pinged } from '../pings.ts';
import type { AccountId, StoredTable } from '../store/index.ts';
import { isSlow, seatOf, settingsOf } from '../tables/summary.ts';
import { Absence } from './absence.ts';
import { admit } from './admit.ts';
import { expectArrival } from './arrival.ts';
import type { Crew } from './crew.ts';
import { seatAt } from './desk.ts';
import { type Passenger, passengerOf } from './door.ts';

/** What boarding needs of its room. */
export interface AtPlatform {
  readonly table: StoredTable;
  readonly crew: Crew;
  readonly clients: readonly Client[];
}

/** Who comes to a table and goes: people are let in by ticket, the newest connection of an account has its seat. */
export class Boarding {
  private readonly house: House;
  private readonly room: AtPlatform;
  private readonly absence: Absence;
  /** Since when nobody has been connected, in ms since 1970; null while somebody is. */
  private emptySince: number | null = Date.now();

  constructor(house: House, room: AtPlatform) {
    this.house = house;
    this.room = room;
    this.absence = new Absence(house.settings.standInAfter);
  }

  /** Whom a ticket lets in. Throws the framework's error for who is not. */
  async letIn(options: unknown): Promise<Passenger> {
    const { table } = this.room;
    const passenger = await admit(this.house, table.id, 'seat', options);
    if ('refused' in passenger) throw new ServerError(CLOSE.refused, passenger.refused);
    const seat = seatOf(this.room.table, passenger.account);
    if (seat === null) throw new ServerError(CLOSE.refused, 'not-seated' satisfies ErrorCode);
    await this.room.crew.talk.expect(passenger.account, this.room.clients);
    const { rematch } = this.room.table;
    const next = rematch && (await this.house.store.table(rematch));
    const sentFrom = next?.sentAway.includes(passenger.account as AccountId) ? next.id : null;
    return { ...passenger, seat, sentFrom };
  }

  arrived(client: Client): void {
    const { clients, crew, table } = this.room;
    const { account, sentFrom } = passengerOf(client);
    for (const older of [...clients]) {
      if (older !== client && passengerOf(older).account === account) this.putOut(older, 'moved');
    }
    const seat = seatAt(client);
    const talk = crew.talk.readBy(client, table);
    const rematch = table.rematch === sentFrom ? null : table.rematch;
    const hello: Hello = { seat, now: Date.now(), ...talk, rematch };
    client.send('hello', hello);
    expectArrival(this.house, client);
    this.house.pings.measure(client.ref as unknown as Pinged, (ms) => crew.tempo.lag.measured(seat, ms));
    crew.picture.admit(client, seat);
    crew.tempo.cameOrWent(seat);
    this.emptySince = null;
    this.comingAndGoing();
    this.house.metrics.connections.inc({ room: 'train' });
    crew.picture.showLobby(table);
    // Sent away between the check of his ticket and now.
    if (seatOf(table, account) !== seat) this.putOut(client, 'kicked');
  }

  gone(client: Client): void {
    const { clients, crew, table } = this.room;
    crew.picture.dismiss(seatAt(client));
    crew.tempo.cameOrWent(seatAt(client));
    if (clients.length === 0) this.emptySince = Date.now();
    this.comingAndGoing();
    this.house.metrics.connections.dec({ room: 'train' });
    crew.picture.showLobby(table);
  }

  /** Where everybody has gone, the game waits for them: unless its decisions take days, and nobody need be there. */
  comingAndGoing(): void {
    const { clients, crew, table } = this.room;
    this.absence.hereAre(crew.picture.here, table.seats.length, Date.now());
    crew.tempo.desertedIs(clients.length === 0 && !isSlow(settingsOf(table)));
  }

  /** From when on a bot may sit in at `seat`, in ms since 1970; null where none may, whenever. */
  standInAt(seat: Seat): number | null {
    return this.absence.standInAt(this.room.table, seat);
  }

  /** Nobody has been here since then. */
  emptyBefore(since: number): boolean {
    return this.emptySince !== null && this.emptySince < since;
  }

  /** Sends away who has no seat any more, or another one. */
  unseat(): void {
    for (const client of [...this.room.clients]) {
      if (seatOf(this.room.table, passengerOf(client).account) !== seatAt(client))
        this.putOut(client, 'kicked');
    }
  }

  /** Sends away who may not be in the house any more; at the next try to come in he is told so. */
  turnOut(barred: (account: string) => boolean): void {
    for (const client of [...this.room.clients]) {
      if (barred(passengerOf(client).account)) client.leave(CLOSE.refused, 'barred' satisfies ErrorCode);
    }
  }

  /** Sends everybody away, for good. */
  clear(): void {
    for (const client of [...this.room.clients]) this.putOut(client, 'closed');
  }

  private putOut(client: Client, why: 'moved' | 'kicked' | 'closed'): void {
    client.send('notice', { code: why satisfies NoticeCode, about: { seat: seatAt(client) } });
    client.leave(CLOSE[why], why);
  }
}
