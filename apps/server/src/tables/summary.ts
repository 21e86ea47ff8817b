import type { LobbyView, SeatSummary, TableSettings, TableSummary } from '@holdup/protocol';
import type { AccountId, StoredTable } from '../store/index.ts';

/** What only the running room of a table knows. */
export interface Live {
  readonly here: ReadonlySet<number>;
  readonly round: number | null;
  readonly watching: number;
}
export const NOBODY: Live = { here: new Set(), round: null, watching: 0 };

export const settingsOf = (table: StoredTable): TableSettings => table.settings as TableSettings;

export const seatOf = (table: StoredTable, account: string): number | null => {
  const seat = table.seats.findIndex((one) => one.account === account);
  return seat < 0 ? null : seat;
};

export function lobbyOf(table: StoredTable, live: Live): LobbyView {
  const settings = settingsOf(table);
  return {
    id: table.id,
    title: settings.title,
    visibility: settings.visibility,
    watch: settings.watch,
    phase: table.phase,
    settings,
    host: table.host,
    seats: table.seats.map(
      (seat, index): SeatSummary => ({
        name: seat.name,
        bot: seat.bot,
        ready: seat.ready,
        characters: [...seat.characters],
        here: live.here.has(index),
        away: seat.away,
      }),
    ),
    round: live.round,
    createdAt: table.createdAt,
    watching: live.watching,
  };
}

/** A table as `account` may see it in a list. */
export function summaryOf(table: StoredTable, account: AccountId, live: Live): TableSummary {
  const { watching: _, ...lobby } = lobbyOf(table, live);
  const mySeat = seatOf(table, account);
  const member = mySeat !== null || table.guests.includes(account);
  return { ...lobby, mySeat, ...(member && table.inviteCode ? { inviteCode: table.inviteCode } : {}) };
}
