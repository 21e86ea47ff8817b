import type { Invitation, Refused, TableSummary } from '@holdup/protocol';
import type { House } from '../house.ts';
import type { AccountId, StoredAccount, StoredTable } from '../store/index.ts';
import { mayWatch } from './decide.ts';
import { outcomeOf } from './player.ts';
import { comeIn } from './seating.ts';
import { endIsHeldBack, invitationTo, STRANGER, seatOf, summaryOf } from './summary.ts';

/** Finished games stay in one's list for so long. */
const LATELY = 2 * 24 * 3600_000;
/** Tables on the start page, and how many of them may be one host's: nobody crowds out the others. */
const LISTED = 100;
const LISTED_OF_ONE_HOST = 2;
/** Tables read at once for that, and in all. */
const PAGE = 2 * LISTED;
const SEARCHED = 20 * PAGE;
/** Those who watch are behind by no more. */
const LONGEST_WATCH_DELAY = 600_000;

/** What is told of tables to those who are not in their rooms. */
export class Lists {
  private readonly house: Pick<House, 'store' | 'board'>;

  constructor(house: Pick<House, 'store' | 'board'>) {
    this.house = house;
  }

  async open(who: StoredAccount): Promise<TableSummary[]> {
    const now = Date.now();
    const notYet = await this.rematchesNotYetFor(who.id, now);
    const byHost = new Map<AccountId | null, number>();
    const isWanted = (table: StoredTable): boolean => {
      if (!table.seats.some((seat) => seat.account)) return false;
      if (table.phase !== 'waiting' && !mayWatch(table, who)) return false;
      if (notYet(table)) return false;
      // That it has gone from the list would tell that it is over.
      if (table.phase === 'over' && (seatOf(table, who.id) !== null || !endIsHeldBack(table, now)))
        return false;
      const host = table.seats[table.host]?.account ?? null;
      const listed = (byHost.get(host) ?? 0) + 1;
      byHost.set(host, listed);
      return listed <= LISTED_OF_ONE_HOST;
    };
    const wanted: StoredTable[] = [];
    // Most are wanted as a rule; where a few hosts have very many, others are found behind them.
    for (let skip = 0; skip < SEARCHED && wanted.length < LISTED; skip += PAGE) {
      const page = await this.house.store.openTables({ skip, limit: PAGE }, now - LONGEST_WATCH_DELAY);
      wanted.push(...page.filter(isWanted));
      if (page.length < PAGE) break;
    }
    return wanted.slice(0, LISTED).map((table) => this.summary(table, who.id));
  }

  async mine(who: StoredAccount): Promise<TableSummary[]> {
    const now = Date.now();
    const tables = await this.house.store.tablesOf(who.id, now - LATELY);
    const notYet = await this.rematchesNotYetFor(who.id, now);
    const outcomes = await this.outcomesOf(who.id, tables);
    return tables
      .filter((table) => !notYet(table))
      .map((table) => ({ ...this.summary(table, who.id), ...outcomes(table) }));
  }

  private async outcomesOf(
    account: AccountId,
    tables: readonly StoredTable[],
  ): Promise<(table: StoredTable) => Pick<TableSummary, 'myOutcome'>> {
    const matches = tables.flatMap(({ phase, deal }) => (phase === 'over' && deal ? [deal.match] : []));
    const finishes = await this.house.store.finishesOf(account, matches);
    return ({ deal }) => {
      const finish = finishes.find(({ match }) => match === deal?.match);
      return finish ? { myOutcome: outcomeOf(finish) } : {};
    };
  }

  /** Which tables would tell `account` by being there that the game before is over, of which he has not seen the end. */
  private async rematchesNotYetFor(account: AccountId, now: number): Promise<(next: StoredTable) => boolean> {
    const before = await this.house.store.tablesWithRematch(now - LONGEST_WATCH_DELAY);
    const games = before.filter((over) => endIsHeldBack(over, now));
    return (next) => games.some((over) => over.rematch === next.id && !knowsOf(next, over, account));
  }

  summary(table: StoredTable, account: AccountId): TableSummary {
    return summaryOf(table, account, this.house.board.liveOf(table.id));
  }

  /** What an invite code to `table` is for; where a stranger could not come in by it, why not. */
  invitation(table: StoredTable): { invitation: Invitation } | Refused {
    const entered = comeIn(table, STRANGER);
    return 'ok' in entered ? entered : { invitation: invitationTo(table, this.house.board.liveOf(table.id)) };
  }
}

/** Who plays knows of the next game, and who has come to it by himself; those who were let in with the others wait for the end. */
function knowsOf(next: StoredTable, over: StoredTable, account: AccountId): boolean {
  if (seatOf(over, account) !== null || seatOf(next, account) !== null) return true;
  return next.guests.includes(account) && !over.guests.includes(account);
}
