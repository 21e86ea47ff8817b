import type { TableSettings } from '@holdup/protocol';
import type { Rider } from './rider.ts';
import type { Testimony } from './testimony.ts';

/** How a company plays: so many people, so many bots of the server's own, with a clock or without, and what. */
export interface Habits {
  readonly people: number;
  readonly bots: number;
  readonly secondsPerDecision: number;
  readonly setup: TableSettings['setup'];
}

const express = (...boxes: string[]): TableSettings['setup'] => ({
  game: 'express',
  boxes: ['base', ...boxes],
  options: {},
});

/** Companies take these in turn. */
export const HABITS: readonly Habits[] = [
  { people: 4, bots: 0, secondsPerDecision: 0, setup: express() },
  { people: 2, bots: 0, secondsPerDecision: 0, setup: express('horses', 'whiskey') },
  { people: 3, bots: 1, secondsPerDecision: 20, setup: express() },
  { people: 4, bots: 0, secondsPerDecision: 0, setup: { game: 'super', boxes: [], options: {} } },
  { people: 4, bots: 0, secondsPerDecision: 60, setup: express('marshal', 'prison') },
  { people: 1, bots: 3, secondsPerDecision: 0, setup: express('stagecoach') },
];

/** A game that was begun, and what its people say of it. */
export interface Told {
  readonly table: string;
  readonly testimonies: readonly Testimony[];
  /** Its people saw the end of it. */
  readonly over: boolean;
  /** How everybody stood when it was left. */
  readonly plights: readonly string[];
}

/** People who play one game after the other, each at a table of its own. */
export class Company {
  readonly riders: readonly Rider[];
  private readonly habits: Habits;
  private table: string | null = null;
  private settingOut: Promise<void> | null = null;
  readonly told: Told[] = [];

  constructor(habits: Habits, riders: readonly Rider[]) {
    this.habits = habits;
    this.riders = riders;
  }

  get playing(): boolean {
    return this.table !== null;
  }

  get over(): boolean {
    return this.riders.every((rider) => rider.over);
  }

  /** The next game, if none is under way. Whatever fails on the way is tried again. */
  setOut(failed: (error: unknown) => void): void {
    if (this.table !== null || this.settingOut) return;
    this.settingOut = this.gather()
      .catch(failed)
      .finally(() => {
        this.settingOut = null;
      });
  }

  /** Resolves when nobody is just setting out. */
  settled = async (): Promise<void> => void (await this.settingOut);

  /** Takes down what everybody has to say of the game, and ends it for them. */
  part(): void {
    if (this.table === null) return;
    const { over } = this;
    const plights = this.riders.map(({ plight }) => plight);
    this.told.push({
      table: this.table,
      over,
      plights,
      testimonies: this.riders.map((rider) => rider.getOff()),
    });
    this.table = null;
  }

  private async gather(): Promise<void> {
    const [host, ...others] = this.riders.map(({ caller }) => caller);
    if (!host) return;
    const { people, bots, secondsPerDecision, setup } = this.habits;
    const { table, inviteCode } = await host.makeTable({
      title: 'Chaos',
      visibility: 'private',
      watch: 'nobody',
      secondsPerDecision,
      openPile: true,
      seats: people + bots,
      setup,
    });
    const at = `/tables/${table.id}`;
    for (const other of others) {
      await other.insist('/tables/join-by-code', { code: inviteCode }, ['already-seated']);
    }
    for (let seat = people; seat < people + bots; seat++) {
      await host.insist(`${at}/bot`, { seat, bot: 'random' });
    }
    for (const rider of this.riders) await rider.caller.insist(`${at}/ready`, { ready: true });
    await host.insist(`${at}/start`, {}, ['already-started', 'over']);
    this.table = table.id;
    for (const rider of this.riders) rider.ride(table.id);
  }
}
