import type {
  AccountId,
  ChatLine,
  Finish,
  Hash,
  JournalRow,
  MatchId,
  Mute,
  NewMatch,
  NewReport,
  NewTable,
  PlayerId,
  ReportId,
  Seal,
  Snapshot,
  StoredAccount,
  StoredBar,
  StoredCode,
  StoredDeal,
  StoredKey,
  StoredMatch,
  StoredReport,
  StoredSession,
  StoredTable,
  TableChange,
  TableId,
  Tally,
  Time,
} from './records.ts';
import type { Outdated } from './retention.ts';

export type * from './records.ts';

/** Chat lines kept for each table; older ones are dropped. */
export const CHAT_CAP = 200;
/** So many others an account may mute, and so many reports it may write about a table. */
export const MUTE_CAP = 500;
export const REPORT_CAP = 20;
/** In so many browsers an account may be signed in at once. */
export const SESSION_CAP = 20;

/** The right to write a table's game. A later claim makes it void: an append under it is refused. */
export interface Ownership {
  readonly table: TableId;
  readonly epoch: number;
}

/** All that one accepted answer writes; it goes down whole or not at all. */
export interface Play {
  readonly owner: Ownership;
  /** All of one match, seq ascending, and one at least. */
  readonly rows: readonly JournalRow[];
  /** Once per round, so that a restart replays little. */
  readonly snapshot?: Snapshot;
  /** The match is over: its result is kept, with what it is to each of its players, and the table's phase becomes `over`. */
  readonly ends?: { readonly result: unknown; readonly at: Time; readonly finishes: readonly Finish[] };
}

/**
 * Why nothing was written. `conflict`: that (match, seq) is in the journal already. `lost-ownership`: another room owns
 * the table. `store-failed`: the disk is full, the database is away…; `reason` is a sentence for the log. After `conflict` or
 * `store-failed` a room must rebuild itself from the journal before it takes another answer: a database that went
 * away while it committed may or may not have the rows.
 */
export type StoreRefusal =
  | { readonly ok: false; readonly code: 'conflict' }
  | { readonly ok: false; readonly code: 'lost-ownership'; readonly table: TableId }
  | { readonly ok: false; readonly code: 'store-failed'; readonly reason: string };
export type Written = { readonly ok: true } | StoreRefusal;

export interface Accounts {
  addAccount(account: StoredAccount): Promise<void>;
  account(id: AccountId): Promise<StoredAccount | null>;
  accountByRecovery(hash: Hash): Promise<StoredAccount | null>;
  accountByPlayer(id: PlayerId): Promise<StoredAccount | null>;
  rename(id: AccountId, name: string): Promise<void>;
  /** The old recovery code is void from now on. */
  replaceRecovery(id: AccountId, hash: Hash): Promise<void>;

  /** Of more than `SESSION_CAP` sessions the account's oldest ends. */
  addSession(session: StoredSession): Promise<void>;
  /** The account a live session belongs to. */
  accountBySession(tokenHash: Hash, now: Time): Promise<StoredAccount | null>;
  extendSession(tokenHash: Hash, expiresAt: Time): Promise<void>;
  endSession(tokenHash: Hash, now: Time): Promise<void>;

  addCode(code: StoredCode): Promise<void>;
  /** Uses a code up. Of any number of callers at once exactly one gets it; a used, expired or unknown one is null. */
  consumeCode(hash: Hash, purpose: StoredCode['purpose'], now: Time): Promise<StoredCode | null>;
  /** A code that could be used up now. */
  goodCode(hash: Hash, purpose: StoredCode['purpose'], now: Time): Promise<StoredCode | null>;
}

export interface Tables {
  /** False when the invite code is taken: draw another. */
  addTable(table: NewTable): Promise<boolean>;
  table(id: TableId): Promise<StoredTable | null>;
  /** By a code that has not expired. */
  tableByInvite(code: string, now: Time): Promise<StoredTable | null>;
  /**
   * Reads a table, asks `decide` what to change and writes it, as one step: when somebody else wrote in between,
   * `decide` is asked again with what he left. So it decides and does nothing else. Whatever else it returns (a refusal, or null
   * when there is no such table) is handed back and nothing is written.
   */
  changeTable<R extends object>(
    id: TableId,
    decide: (table: StoredTable) => { readonly change: TableChange } | R,
  ): Promise<{ readonly table: StoredTable } | R | null>;
  /**
   * Public tables waiting, running or over since then: first those that wait, each time the newest first; not those given up
   * (`updatedAt` 0), which the broom will take. So many of them, after the first `skip`.
   */
  openTables(
    page: { readonly skip: number; readonly limit: number },
    overSince: Time,
  ): Promise<StoredTable[]>;
  /** Tables at which the account has a seat or may watch: all that wait, run or are frozen, and those over since then. */
  tablesOf(account: AccountId, overSince: Time): Promise<StoredTable[]>;
  /** Tables over since then at which another game was asked for. */
  tablesWithRematch(overSince: Time): Promise<StoredTable[]>;
  /** Waiting tables at which somebody whom the operator has barred has a seat or may watch. */
  waitingWithBarred(): Promise<StoredTable[]>;
  /** Running tables that no other living process owns. */
  runningTables(): Promise<TableId[]>;
  /** Deletes waiting tables untouched since `before`, and says which. */
  expireWaiting(before: Time): Promise<TableId[]>;

  /** Adds a line, gives it its id and drops what is over `CHAT_CAP`. */
  addChat(table: TableId, line: Omit<ChatLine, 'id'>): Promise<ChatLine>;
  /** Oldest first. */
  chatOf(table: TableId): Promise<ChatLine[]>;
}

/** What people have against each other. */
export interface Grievances {
  /** `account` wants to read `mute.account` no more, or (`muted` false) again. Of more than `MUTE_CAP` the oldest is forgotten. */
  setMute(account: AccountId, mute: Mute & { readonly muted: boolean; readonly at: Time }): Promise<void>;
  mutesOf(account: AccountId): Promise<Mute[]>;
  /** False when its author has said as much about that table as he may (`REPORT_CAP`). */
  addReport(report: NewReport): Promise<boolean>;
  /** The oldest first: of a table, or those that nobody has dealt with. */
  reportsOf(table: TableId): Promise<StoredReport[]>;
  openReports(limit: number): Promise<StoredReport[]>;
  /** False when there is no such open report. */
  closeReport(id: ReportId, closed: { readonly at: Time; readonly note: string }): Promise<boolean>;
}

/** Whom the operator keeps out of the house. */
export interface Bars {
  /** Of one who is barred already only the note is new. False when there is no such account. */
  bar(bar: Omit<StoredBar, 'name'>): Promise<boolean>;
  /** False when it is not barred. */
  unbar(account: AccountId): Promise<boolean>;
  /** The oldest first. */
  bars(): Promise<StoredBar[]>;
}

export interface Matches {
  /**
   * Puts down a new match and sets the table's phase to `running`. With `dealtTo`, the table's row as it was read with its seats
   * as they were dealt, these seats go down too, or nothing at all (`conflict`) when the row has changed meanwhile.
   */
  startMatch(
    owner: Ownership,
    match: NewMatch,
    dealtTo?: Pick<StoredTable, 'revision' | 'seats'>,
  ): Promise<Written>;
  /** All matches of a table, the first first. */
  matchesOf(table: TableId): Promise<StoredMatch[]>;
  /** The last match of a table, running or over. */
  lastMatch(table: TableId): Promise<StoredMatch | null>;
  match(id: MatchId): Promise<StoredMatch | null>;
  /** Rows after `afterSeq`, in order. */
  journal(match: MatchId, afterSeq: number): Promise<JournalRow[]>;
  lastSnapshot(match: MatchId): Promise<Snapshot | null>;
  /**
   * Writes plays of any number of matches in one transaction: all or none. On `{ ok: true }` they are on disk.
   * Rooms do not call it but hand their plays to `GroupCommit`, which does.
   */
  append(plays: readonly Play[]): Promise<Written>;
  /** Ends a match that its players have given up, and its table. `conflict`: it has ended already. */
  abandonMatch(owner: Ownership, match: MatchId, at: Time): Promise<Written>;
  /** Keeps which seats the table's match waits for, for as long as no room runs it; null: keeps it no longer. */
  keepAsked(owner: Ownership, asked: readonly number[] | null): Promise<Written>;
  /** Tables whose match has begun before then, is not over, and has had no answer since. */
  idleMatches(before: Time, limit: number): Promise<TableId[]>;
}

/** How accounts have come out of their games. Of what is not known before a time (`Finish.knownAt`) nothing is told; null: of all. */
export interface Finishes {
  tallies(account: AccountId, knownBy: Time | null): Promise<Tally[]>;
  /** In no order. */
  finishesOf(account: AccountId, matches: readonly MatchId[]): Promise<Omit<Finish, 'characters'>[]>;
  /** The newest first, each with the table it was played at. */
  lastFinishes(
    account: AccountId,
    knownBy: Time | null,
    limit: number,
  ): Promise<{ readonly finish: Omit<Finish, 'characters'>; readonly table: StoredTable }[]>;
}

/** What the server has committed to, and the keys by which it signs. */
export interface Deals {
  deal(match: MatchId): Promise<StoredDeal | null>;
  /** The newest first; with `before`, those made before that one. */
  deals(limit: number, before: MatchId | null): Promise<StoredDeal[]>;
  /** Keeps how a record was sealed, and gives the seal that is kept: the first stays. */
  keepSeal(match: MatchId, seal: Seal): Promise<Seal>;
  /** Adds a key unless it is known. */
  keepKey(key: StoredKey): Promise<void>;
  /** In the order of their first use. */
  keys(): Promise<StoredKey[]>;
}

/** What of a match's time the journal's rows do not say by themselves. */
export interface Clocks {
  /** What each seat has drawn from its bank, in ms, where a decision has `decision` ms. */
  drawnFromBanks(match: MatchId, decision: number): Promise<Map<number, number>>;
  /** Keeps what the prompt open after row `seq` has of its decision, in ms. */
  keepClock(match: MatchId, clock: { readonly seq: number; readonly remaining: number }): Promise<void>;
  keptClock(match: MatchId): Promise<{ readonly seq: number; readonly remaining: number } | null>;
}

export interface Owners {
  /**
   * Makes the caller the table's owner, or says that another living process has it (its claim runs out three seconds
   * after it stops renewing it). A claim from within the same process takes over at once. Renewed by the store.
   */
  claimTable(table: TableId): Promise<Ownership | { readonly refused: 'owned-elsewhere' }>;
  /** Frees the table for others at once. Does nothing under a void ownership. */
  releaseTable(owner: Ownership): Promise<void>;
  /** Called when a claim could not be renewed in time; the room must stop. Returns how to stop listening. */
  onLost(listener: (owner: Ownership) => void): () => void;
}

/** Everything that outlives the process. Calls that write throw `StoreFailure` when the database refuses to. */
export interface Store extends Accounts, Tables, Matches, Finishes, Clocks, Grievances, Bars, Deals, Owners {
  readonly engine: 'sqlite' | 'postgres';
  /** Resolves when the database answers, for `/healthz`. */
  ping(): Promise<void>;
  /** Deletes expired sessions and codes. */
  sweep(now: Time): Promise<void>;
  /** Deletes a small batch of what has been kept for long enough, and says how much that was. */
  clearOut(outdated: Outdated): Promise<number>;
  close(): Promise<void>;
}
