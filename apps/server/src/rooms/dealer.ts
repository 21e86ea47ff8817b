import type { NoticeCode, RefusalAbout, Refused } from '@holdup/protocol';
import type { House } from '../house.ts';
import type { AccountId, StoredTable } from '../store/index.ts';
import { type Decision, type Outcome, refused } from '../tables/decide.ts';
import { whyNotStart } from '../tables/preparing.ts';
import { askToOpen, redealWithout } from '../tables/sealing.ts';
import { settingsOf } from '../tables/summary.ts';
import { newDeal, owingShares } from '../train/deal.ts';

/** Who has withheld his number so often at a strict table is sent away: or the game would never begin. */
const MOST_WITHHELD = 3;

/** What the dealer needs of its room. */
export interface AtDeal {
  readonly table: StoredTable;
  /** Takes in a row that was written here. */
  tableIs(table: StoredTable): void;
  /** Deals and begins, with what the seats have opened so far. */
  begin(): Promise<Outcome>;
  /** Sends away who has lost his seat. */
  unseat(): void;
  notice(code: NoticeCode, about: RefusalAbout): void;
  background(work: Promise<unknown>): void;
}

/**
 * Sees to it that the seats open their sealed numbers before the cards are dealt. When all have, or none has sealed any, the
 * game begins. When time is up, a casual table is dealt without what is missing; at a strict one the deal is void,
 * and another one is committed to; who does so again and again is sent away, the host apart.
 */
export class Dealer {
  private readonly house: House;
  private readonly room: AtDeal;
  private beginning: Promise<Outcome> | null = null;
  private stopped = false;
  /** How often each account has withheld its number here. */
  private readonly withheld = new Map<AccountId, number>();

  constructor(house: House, room: AtDeal) {
    this.house = house;
    this.room = room;
  }

  private get key(): string {
    return `deal ${this.room.table.id}`;
  }

  /** The host starts. Resolves when the game has begun, or when the seats have been asked to open their numbers. */
  async depart(host: AccountId): Promise<Outcome> {
    // Since he asked somebody may have left, or be ready no more, or he may have handed on his role: whoever asks looks again.
    const mayNot = (table: StoredTable): boolean => whyNotStart(table, { id: host }) !== null;
    if (mayNot(this.room.table)) return refused('stale');
    if (!this.room.table.deal) {
      const given = await this.write(({ seats }) => ({
        change: { seats, redeal: newDeal(), updatedAt: Date.now() },
      }));
      if (!given.ok) return given;
    }
    if (owingShares(this.room.table).length === 0) return this.begin();
    const asked = await this.write((table) => (mayNot(table) ? refused('stale') : askToOpen(table)));
    if (asked.ok) this.look();
    return asked;
  }

  /** The table's row has changed, or its room has just been opened. */
  look(): void {
    const { table } = this.room;
    if (table.phase !== 'waiting' || !table.deal || table.deal.asked === null) {
      this.house.deadlines.clear(this.key);
    } else if (owingShares(table).length === 0) {
      this.room.background(this.goOn());
    } else if (this.house.deadlines.left(this.key) === null) {
      // Counted from here: after a crash everybody gets the whole time again.
      const at = Date.now() + this.house.settings.revealWithin;
      this.house.deadlines.set(this.key, at, () => this.room.background(this.lookAtEnd()));
    }
  }

  stop(): void {
    this.stopped = true;
    this.house.deadlines.clear(this.key);
  }

  /** Where the store fails, everybody gets the whole time again: or nobody could leave, and nothing would ever come of it. */
  private async lookAtEnd(): Promise<void> {
    try {
      await this.timeIsUp();
    } catch (error) {
      if (!this.stopped) this.look();
      throw error;
    }
  }

  /** What was opened a moment ago we may not have been told yet: nobody is named for that. */
  private async timeIsUp(): Promise<void> {
    const now = await this.house.store.table(this.room.table.id);
    if (now) this.room.tableIs(now);
    if (this.stopped || this.room.table.phase !== 'waiting') return;
    const withheld = owingShares(this.room.table);
    if (withheld.length === 0 || !settingsOf(this.room.table).strictShuffle) return this.goOn();
    await this.redeal(withheld);
  }

  /** The deal at which somebody was missing, or which cannot be played, is void. */
  private async redeal(withheld: readonly number[]): Promise<void> {
    const sentAway = this.tiredOf(withheld);
    const voided = await this.write((table) => redealWithout(table, withheld, newDeal(), sentAway));
    if (!voided.ok) return;
    for (const seat of withheld) this.room.notice('redealt', { seat });
    this.room.unseat();
  }

  /** Counts those who have withheld their numbers, and says who has once too often. */
  private tiredOf(withheld: readonly number[]): AccountId[] {
    const { seats, host } = this.room.table;
    return withheld.flatMap((seat) => {
      const account = seats[seat]?.account;
      if (!account) return [];
      const times = (this.withheld.get(account) ?? 0) + 1;
      this.withheld.set(account, times);
      return times >= MOST_WITHHELD && seat !== host ? account : [];
    });
  }

  /** Begins without anybody waiting for the outcome. */
  private async goOn(): Promise<void> {
    const begun = await this.begin();
    // `stale`: the row has changed meanwhile, and its change is looked at by itself. `failed`: a fresh room looks.
    if (begun.ok || ['stale', 'draining', 'failed'].includes(begun.code)) return;
    this.house.log.warn({ table: this.room.table.id, code: begun.code }, 'a deal could not be played');
    if (this.room.table.phase === 'waiting') await this.redeal([]);
  }

  private begin(): Promise<Outcome> {
    this.beginning ??= this.room.begin().finally(() => {
      this.beginning = null;
    });
    this.house.deadlines.clear(this.key);
    return this.beginning;
  }

  private async write(decide: (table: StoredTable) => Decision): Promise<Outcome> {
    const changed = await this.house.store.changeTable<Refused>(this.room.table.id, decide);
    if (!changed) return { ok: false, code: 'no-such-table' };
    if ('ok' in changed) return changed;
    this.room.tableIs(changed.table);
    return { ok: true };
  }
}
