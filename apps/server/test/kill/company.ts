import { isDeepStrictEqual } from 'node:util';
import type { ClientView, TableSettings } from '@holdup/protocol';
import type { Store, TableId } from '../../src/store/index.ts';
import { Ledger, plain } from './ledger.ts';
import type { Passenger } from './passenger.ts';

/** How a company plays: so many people, so many bots of the server's own, and a clock or none. */
export interface Habits {
  readonly people: number;
  readonly bots: number;
  readonly secondsPerDecision: number;
}

/** What a company has been through, over all its games. */
export interface Tally {
  games: number;
  acknowledged: number;
  /** On disk although nobody heard of it before the plug was pulled. */
  unheard: number;
  views: number;
}

/** People who play one game after the other at one table after the other. Every check throws with what is wrong. */
export class Company {
  readonly tally: Tally = { games: 0, acknowledged: 0, unheard: 0, views: 0 };
  private readonly habits: Habits;
  private readonly passengers: readonly Passenger[];
  private ledger: Ledger | null = null;
  /** Views that were shown and have yet to be found in the journal. */
  private shown: { passenger: Passenger; view: ClientView }[] = [];

  constructor(habits: Habits, passengers: readonly Passenger[]) {
    this.habits = habits;
    this.passengers = passengers;
  }

  get playing(): boolean {
    return this.ledger !== null;
  }

  /** Everybody sits down at a new table, and the train departs. */
  async sitDown(): Promise<void> {
    const { people, bots } = this.habits;
    const [host, ...others] = this.passengers as [Passenger, ...Passenger[]];
    const { table, inviteCode } = await host.createTable(settingsFor(this.habits));
    for (const other of others) await other.call('POST', '/tables/join-by-code', { code: inviteCode });
    for (let seat = people; seat < people + bots; seat++) {
      await host.call('POST', `/tables/${table.id}/bot`, { seat, bot: 'random' });
    }
    for (const one of this.passengers) await one.call('POST', `/tables/${table.id}/ready`, { ready: true });
    await host.call('POST', `/tables/${table.id}/start`, {});
    for (const one of this.passengers) one.goTo(table.id);
    this.ledger = new Ledger(table.id as TableId);
  }

  /** Everybody takes his seat again and finds the table as it lies on disk; nobody answers yet. `backSince`: ms since 1970. */
  async comeBack(backSince: number): Promise<void> {
    const views = await Promise.all(this.passengers.map((passenger) => passenger.board()));
    for (const [i, view] of views.entries()) {
      const passenger = this.passengers[i] as Passenger;
      this.shown.push({ passenger, view });
      const ledger = this.ledger as Ledger;
      if (view.seq < ledger.length)
        throw new Error(`${passenger.name} sees ${view.seq} of ${ledger.length} answers`);
      // The server's bots may have gone on already; what they did is looked for when the server is down again.
      if (this.habits.bots === 0 && ledger.stored) {
        this.compare(passenger, view);
        this.checkClock(passenger, view, backSince);
      }
    }
  }

  play(): void {
    for (const passenger of this.passengers) passenger.play();
  }

  get over(): boolean {
    return this.passengers.every((passenger) => passenger.view?.lobby?.phase === 'over');
  }

  /** The connection is gone; what everybody saw last must have been on disk by then. */
  stop(): void {
    for (const passenger of this.passengers) {
      if (passenger.view && this.ledger) this.shown.push({ passenger, view: passenger.view });
      passenger.leave();
    }
  }

  /** Holds everything anybody was told or shown against the disk of the dead server. Ends the game when it is over there. */
  async audit(store: Store): Promise<void> {
    const ledger = this.ledger;
    if (!ledger) return;
    await ledger.readOn(store);
    for (const { passenger, view } of this.shown) if (view.table) this.compare(passenger, view);
    this.shown = [];
    for (const passenger of this.passengers) {
      this.checkAnswers(passenger, ledger);
      if (passenger.surprises.length > 0)
        throw new Error(`${passenger.name} was refused: ${passenger.surprises}`);
    }
    if (ledger.stored?.endedAt) await this.checkEnd(store, ledger);
  }

  private compare(passenger: Passenger, view: ClientView): void {
    const seen = this.ledger?.seen(view);
    const { table, prompt, version } = view;
    this.tally.views += 1;
    if (isDeepStrictEqual(plain({ table, prompt, version }), seen)) return;
    const where = `${passenger.name} after answer ${view.seq} of ${this.ledger?.length}`;
    throw new Error(
      `${where} sees what is not on disk:\n${JSON.stringify({ table, prompt, version })}\n${JSON.stringify(seen)}`,
    );
  }

  /** A restored question has the time left that it had, less what has gone by since the server is back: an outage costs nothing. */
  private checkClock(passenger: Passenger, { clock }: ClientView, backSince: number): void {
    const remaining = this.ledger?.rows.at(-1)?.remaining ?? null;
    if (remaining === null || this.ledger?.stored?.endedAt) return;
    // It waits for those who are asked and not back yet.
    if (clock.deadline === null) return;
    const left = clock.deadline - Date.now();
    if (left <= remaining && left >= remaining - (Date.now() - backSince)) return;
    throw new Error(`${passenger.name} has ${left} ms left of ${remaining}`);
  }

  /** Every acknowledged answer is in the journal, and none more often than it was sent. */
  private checkAnswers(passenger: Passenger, ledger: Ledger): void {
    const counts = new Map<string, { sent: number; acknowledged: number; kept: number }>();
    const count = (prompt: number, option: string) => {
      const key = `${option} to prompt ${prompt}`;
      const found = counts.get(key) ?? { sent: 0, acknowledged: 0, kept: 0 };
      counts.set(key, found);
      return found;
    };
    for (const { prompt, option, acknowledged } of passenger.sent) {
      count(prompt, option).sent += 1;
      if (acknowledged) count(prompt, option).acknowledged += 1;
    }
    const seat = passenger.view?.seat;
    for (const row of ledger.rows)
      if (row.seat === seat && row.by === 'player') count(row.prompt, row.option).kept += 1;
    for (const [answer, { sent, acknowledged, kept }] of counts) {
      if (kept < acknowledged) throw new Error(`${passenger.name}: ${answer} was acknowledged and lost`);
      if (kept > sent)
        throw new Error(`${passenger.name}: ${answer} was sent ${sent} times and applied ${kept} times`);
    }
  }

  private async checkEnd(store: Store, ledger: Ledger): Promise<void> {
    const table = await store.table(ledger.table);
    if (ledger.last?.prompt || table?.phase !== 'over') throw new Error('a game ended before its time');
    if (!isDeepStrictEqual(plain(ledger.last?.table.result), ledger.stored?.result))
      throw new Error('the score differs');
    this.tally.games += 1;
    for (const { sent } of this.passengers) {
      const acknowledged = sent.filter((one) => one.acknowledged).length;
      this.tally.acknowledged += acknowledged;
    }
    const kept = ledger.rows.filter((row) => row.by === 'player').length;
    const heard = this.passengers.flatMap(({ sent }) => sent.filter((one) => one.acknowledged)).length;
    this.tally.unheard += kept - heard;
    this.ledger = null;
  }
}

function settingsFor({ people, bots, secondsPerDecision }: Habits): TableSettings {
  return {
    title: `${people} people, ${bots} bots`,
    visibility: 'private',
    watch: 'nobody',
    secondsPerDecision,
    openPile: true,
    seats: people + bots,
    setup: { game: 'express', boxes: ['base'], options: {} },
  };
}
