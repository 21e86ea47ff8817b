import type { Seat } from '@holdup/engine';
import type { StoredTable } from '../store/index.ts';
import { settingsOf } from '../tables/summary.ts';

/**
 * Who has been gone from a table without a clock for so long that the others need not wait for him any longer: any of them may let a
 * bot sit in until he returns. Where there is a clock, that sees to it.
 */
export class Absence {
  private readonly patience: number;
  private readonly goneSince = new Map<Seat, number>();

  /** `patience` in ms. */
  constructor(patience: number) {
    this.patience = patience;
  }

  /** To be told whenever somebody comes or goes, at `now` in ms since 1970. */
  hereAre(here: ReadonlySet<Seat>, seats: number, now: number): void {
    for (let seat = 0; seat < seats; seat++) {
      if (here.has(seat)) this.goneSince.delete(seat);
      else if (!this.goneSince.has(seat)) this.goneSince.set(seat, now);
    }
  }

  /** From when on a bot may sit in at `seat`, in ms since 1970; null where none may, whenever. */
  standInAt(table: StoredTable, seat: Seat): number | null {
    const sitting = table.seats[seat];
    const since = this.goneSince.get(seat);
    if (table.phase !== 'running' || settingsOf(table).secondsPerDecision > 0) return null;
    if (since === undefined || !sitting?.account || sitting.away) return null;
    return since + this.patience;
  }
}
