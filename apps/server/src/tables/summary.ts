import type { Invitation, LobbyView, SeatSummary, TableSettings, TableSummary } from '@holdup/protocol';
import {
  type AccountId,
  type PlayerId,
  playerIdOf,
  type StoredSeat,
  type StoredTable,
} from '../store/index.ts';
import type { TimeControl } from '../train/gameClock.ts';

/** What only the running room of a table knows. */
export interface Live {
  readonly here: ReadonlySet<number>;
  readonly round: number | null;
  /** The seats that owe an answer; from a running room always. */
  readonly asked?: readonly number[];
  readonly watching: number;
  /** The names of some of them. */
  readonly watchers?: readonly string[];
  /** From when on a bot may sit in for a seat's player. */
  standInAt?(seat: number): number | null;
  /** Where onlookers are behind: what they have been shown by now; null: nothing yet, or they are not behind. */
  readonly heldBack: LobbyView | null;
}
export const NOBODY: Live = { here: new Set(), round: null, watching: 0, heldBack: null };

export const settingsOf = (table: Pick<StoredTable, 'settings'>): TableSettings =>
  table.settings as TableSettings;

/** In ms. */
export const timeControlOf = ({ secondsPerDecision, bankSeconds = 0 }: TableSettings): TimeControl => ({
  decision: secondsPerDecision * 1000,
  bank: bankSeconds * 1000,
});

/** In seconds. */
const LONG_DECISION = 3600;
/** One decision may take longer than a server is usually up, or than anybody stays at the table. */
export const isSlow = ({ secondsPerDecision }: TableSettings): boolean => secondsPerDecision >= LONG_DECISION;

/** Where this account sits; null where it does not. */
export const seatOf = (table: StoredTable, account: string): number | null => {
  const seat = table.seats.findIndex((one) => one.account === account);
  return seat < 0 ? null : seat;
};

/** A gallery is sent its lobby with every answer: ids are hashes, and are made once for each seat that is read. */
const players = new WeakMap<StoredSeat, PlayerId>();

function playerAt(seat: StoredSeat): PlayerId | null {
  if (!seat.account) return null;
  const player = players.get(seat) ?? playerIdOf(seat.account);
  players.set(seat, player);
  return player;
}

/** All that `lobbyOf` reads, to be compared one by one: as long as each is the same, so is the lobby. */
export const lobbyMadeOf = (table: StoredTable, live: Live): readonly unknown[] => [
  table,
  live.round,
  live.watching,
  live.watchers,
  ...table.seats.flatMap((_, seat) => [live.here.has(seat), live.standInAt?.(seat)]),
];

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
        player: playerAt(seat),
        bot: seat.bot,
        ready: seat.ready,
        characters: [...seat.characters],
        here: live.here.has(index),
        away: seat.away,
        standInAt: live.standInAt?.(index) ?? null,
        commit: seat.share?.commit ?? null,
        opened: seat.share?.value != null,
        givesUp: seat.givesUp === true,
      }),
    ),
    round: live.round,
    deal: table.deal && { ...table.deal, asked: table.deal.asked !== null },
    createdAt: table.createdAt,
    watching: live.watching,
    watchers: live.watchers ?? [],
  };
}

/** A table as `account` may see it in a list. */
export function summaryOf(table: StoredTable, account: AccountId, live: Live): TableSummary {
  const mySeat = seatOf(table, account);
  const seen = mySeat === null ? seenFromOutside(table, live) : lobbyOf(table, live);
  const { watching: _, watchers: __, ...lobby } = seen;
  const member = mySeat !== null || table.guests.includes(account);
  return {
    ...lobby,
    mySeat,
    myTurn: mySeat !== null && isAsked(table, mySeat, live),
    ...(member && table.inviteCode ? { inviteCode: table.inviteCode } : {}),
  };
}

/** Its player is asked, as its room says or, where none runs, has left word; and no bot answers for him. */
function isAsked(table: StoredTable, seat: number, live: Live): boolean {
  const asked = live.asked ?? table.asked ?? [];
  return table.phase === 'running' && asked.includes(seat) && table.seats[seat]?.away !== true;
}

/** Somebody who has no account yet. */
export const STRANGER = { id: '' as AccountId, name: '' };

/** What a stranger with the code is told of a table: part of what he sees once he has come in. */
export function invitationTo(table: StoredTable, live: Live): Invitation {
  const { title, host, phase, settings, seats } = summaryOf(table, STRANGER.id, live);
  const taken = seats.filter(({ name, bot }) => name !== null || bot !== null).length;
  return { title, host: seats[host]?.name ?? null, phase, settings, taken };
}

/** By how much those who watch are behind, in ms. */
export const watchDelayOf = (table: Pick<StoredTable, 'settings'>): number =>
  1000 * (settingsOf(table).watchDelaySeconds ?? 0);

/** Whether what has become of a table that is over is not for onlookers yet. */
export const endIsHeldBack = (table: StoredTable, now: number): boolean =>
  table.phase === 'over' && now < table.updatedAt + watchDelayOf(table);

/** A list of tables must not tell more than the gallery shows. */
function seenFromOutside(table: StoredTable, live: Live): LobbyView {
  if (watchDelayOf(table) === 0 || table.phase === 'waiting') return lobbyOf(table, live);
  if (live.heldBack) return live.heldBack;
  const ended = table.phase === 'over' && !endIsHeldBack(table, Date.now());
  const phase = table.phase === 'frozen' || ended ? table.phase : 'running';
  const seen = lobbyOf({ ...table, phase }, { ...live, round: null });
  return ended ? seen : { ...seen, seats: seen.seats.map(asLeftAtStart) };
}

/** A seat of a running game without what has become of it since the start. */
export const asLeftAtStart = (seat: SeatSummary): SeatSummary => ({
  ...seat,
  here: false,
  away: false,
  standInAt: null,
  givesUp: false,
});
