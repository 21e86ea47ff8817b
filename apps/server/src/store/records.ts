/**
 * What the store keeps, as plain data. Times are whole milliseconds since 1970 (UTC) by the server's clock. What is
 * kept as JSON and not read by the store itself (settings, setups, facts, matches) is `unknown` here: its reader parses it.
 */
export type AccountId = string & { readonly is: 'account' };
export type TableId = string & { readonly is: 'table' };
export type MatchId = string & { readonly is: 'match' };
export type ReportId = string & { readonly is: 'report' };
/** Stands for an account before everybody else (`tokens.ts`). */
export type PlayerId = string & { readonly is: 'player' };
/** SHA-256 of a token or code, 64 hex digits; the thing itself is never stored (`tokens.ts`). */
export type Hash = string & { readonly is: 'hash' };
/** Milliseconds since 1970. */
export type Time = number;

export interface StoredAccount {
  readonly id: AccountId;
  readonly name: string;
  readonly recoveryHash: Hash;
  readonly createdAt: Time;
}

export interface StoredSession {
  readonly tokenHash: Hash;
  readonly account: AccountId;
  readonly createdAt: Time;
  readonly expiresAt: Time;
}

/** A code that works once: `device-link` takes an account to another device, `ticket` lets a socket into a room. */
export interface StoredCode {
  readonly hash: Hash;
  readonly purpose: 'device-link' | 'ticket';
  readonly account: AccountId;
  /** What its user may do with it (for a ticket the table, and as whom). */
  readonly about: unknown;
  readonly expiresAt: Time;
}

export type TablePhase = 'waiting' | 'running' | 'over' | 'frozen';
export type BotKind = 'random' | 'heuristic';

/** A seat with neither account nor bot is free. */
export interface StoredSeat {
  readonly account: AccountId | null;
  readonly name: string | null;
  readonly bot: BotKind | null;
  readonly ready: boolean;
  /** Chosen characters; empty: surprise me. */
  readonly characters: readonly string[];
  /** A bot plays this account's seat until the player returns. */
  readonly away: boolean;
  /** What the seat gives to the shuffle: sealed, and opened at the start. Absent: nothing yet. */
  readonly share?: { readonly commit: string; readonly value: string | null };
  /** Its player wants to give the game up. */
  readonly givesUp?: true;
}

/** The server's part in a match to come: the seed it has committed to. It is used once, or never. */
export interface NewDeal {
  readonly match: MatchId;
  /** 64 hex digits. Secret until the match is over, or is never to be. */
  readonly serverSeed: string;
  readonly commitment: string;
}

/** The deal that a table waits for or has had, as far as it is no secret. */
export interface TableDeal {
  readonly match: MatchId;
  readonly commitment: string;
  /** Since when the seats have been asked to open their numbers; null: not yet. */
  readonly asked: Time | null;
}

/**
 * What became of a commitment. `open`: its table waits. `void`: it was never played by. `abandoned`: its players gave the match
 * up. The seed of all but `open` and `running` is public.
 */
export type DealState = 'open' | 'running' | 'revealed' | 'abandoned' | 'void';

export interface StoredDeal extends NewDeal {
  readonly table: TableId;
  readonly state: DealState;
  readonly createdAt: Time;
  readonly closedAt: Time | null;
  /** What else of a match's record is settled with its deal; null before that. */
  readonly settled: unknown;
  /** How its record was sealed when it had ended; null before that. */
  readonly seal: Seal | null;
}

export interface Seal {
  /** The last hash of the chain. */
  readonly endHash: string;
  readonly signature: unknown;
}

/** A public key that records have been signed with. */
export interface StoredKey {
  readonly id: string;
  readonly public: string;
  readonly since: Time;
}

export interface StoredTable {
  readonly id: TableId;
  readonly phase: TablePhase;
  readonly visibility: 'public' | 'private';
  /** `TableSettings` of the protocol. */
  readonly settings: unknown;
  /** Index of the host's seat. */
  readonly host: number;
  readonly seats: readonly StoredSeat[];
  /** Accounts let in to watch without a seat. */
  readonly guests: readonly AccountId[];
  /** Accounts that were sent away, by the host or for withholding their numbers: they do not come back to this table. */
  readonly sentAway: readonly AccountId[];
  /** Unique among tables; null once it has been withdrawn. */
  readonly inviteCode: string | null;
  readonly inviteExpiresAt: Time | null;
  /** The table made by "rematch", so that the first to ask makes it and the others join it. */
  readonly rematch: TableId | null;
  /** Null only at tables of before there were commitments. */
  readonly deal: TableDeal | null;
  /**
   * The seats that owe an answer, of a game that no room runs. Its room writes it down as it closes (`Matches.keepAsked`), unless the
   * last answer may or may not be on disk; the next one takes it away before it opens. So it is null as long as a room runs. Where a room
   * has gone without a word, as with a process that was killed, the station reads it off the journal within seconds.
   */
  readonly asked: readonly number[] | null;
  readonly createdAt: Time;
  readonly updatedAt: Time;
  /** Counts the writes to this row; `changeTable` uses it so that no change is lost. */
  readonly revision: number;
}

/** All of a table that its makers choose; the rest starts as nothing. */
export type NewTable = Omit<
  StoredTable,
  'phase' | 'sentAway' | 'rematch' | 'updatedAt' | 'revision' | 'deal' | 'asked'
> & { readonly deal?: NewDeal };
/** What may change in a table's row. `updatedAt` is always given: idle waiting tables expire by it. */
export type TableChange = Partial<
  Omit<StoredTable, 'id' | 'asked' | 'createdAt' | 'updatedAt' | 'revision'>
> & {
  readonly updatedAt: Time;
  /** Voids the table's deal and puts this one in its place. */
  readonly redeal?: NewDeal;
};

export interface NewMatch {
  readonly id: MatchId;
  readonly table: TableId;
  /** 1 for the first game at this table. */
  readonly number: number;
  /** `GameSetup` of the engine. */
  readonly setup: unknown;
  /** 64 hex digits. Secret until the match is over. */
  readonly seed: string;
  readonly engineVersion: string;
  /** The facts of `begin(seed)`. */
  readonly opening: unknown;
  readonly startedAt: Time;
  /** Kept with the deal of the same id, which is used up by it; without it there is none. */
  readonly settled?: unknown;
}

export interface StoredMatch extends Omit<NewMatch, 'settled'> {
  readonly endedAt: Time | null;
  /** The engine's `Result`; null while the match runs. */
  readonly result: unknown;
}

/** How an account has come out of a match that was played to its end. */
export interface Finish {
  readonly match: MatchId;
  readonly seat: number;
  readonly account: AccountId;
  readonly game: 'express' | 'super';
  readonly endedAt: Time;
  /** From when on others than its players may know: later than its end where those who watch are kept behind. */
  readonly knownAt: Time;
  /** All others were bots. */
  readonly alone: boolean;
  /** Seats at the table. */
  readonly players: number;
  /** 1 for all who have won; who are equal share a place, and so do partners. */
  readonly place: number;
  /** A shared victory is one, and a team's is one of each of its players. Not where a bot has finished the game for him. */
  readonly won: boolean;
  /** He was away at the end, and a bot has finished the game for him. */
  readonly left: boolean;
  /** In dollars; null for who is not after money. */
  readonly take: number | null;
  /** One or two, each with what was counted for him. */
  readonly characters: readonly { readonly character: string; readonly take: number | null }[];
}

/** Finishes of one account, of one game, counted together. */
export interface Tally {
  readonly game: Finish['game'];
  readonly alone: boolean;
  /** As whom; null: as whomever. */
  readonly character: string | null;
  readonly games: number;
  readonly won: number;
  /** So many of them had a take, of so much altogether, and `best` was the most. */
  readonly taken: number;
  readonly take: number;
  readonly best: number | null;
}

/** One accepted answer and what came of it. */
export interface JournalRow {
  readonly match: MatchId;
  /** 1, 2, 3… without gaps within the match. */
  readonly seq: number;
  readonly seat: number;
  /** Id of the prompt that was answered. */
  readonly prompt: number;
  readonly option: string;
  readonly by: 'player' | 'timeout' | 'bot';
  readonly facts: unknown;
  /** `match.version` after the answer. */
  readonly version: number;
  readonly at: Time;
  /** What the prompt then open has of its decision, in ms (below 0: of the banks); null where there is no clock. */
  readonly remaining: number | null;
  /** How long its giver thought, in ms; null for a bot. */
  readonly took: number | null;
  /** What his clock was charged, in ms: what goes beyond a decision came from his bank. Null where there is no clock. */
  readonly charged: number | null;
}

/** The whole match as it was right after journal row `seq` (0: before the first answer). */
export interface Snapshot {
  readonly match: MatchId;
  readonly seq: number;
  readonly state: unknown;
}

export interface ChatLine {
  /** Counts up within the table. */
  readonly id: number;
  readonly seat: number | null;
  /** Who said it; null for lines of before that was kept. */
  readonly account: AccountId | null;
  readonly name: string;
  readonly text: string;
  readonly at: Time;
}

/** Somebody whom an account does not want to read, at whatever table. */
export interface Mute {
  readonly account: AccountId;
  /** As he was called then. */
  readonly name: string;
}

/** An account that may not play here; `note` is the operator's own. */
export interface StoredBar {
  readonly account: AccountId;
  readonly name: string;
  readonly at: Time;
  readonly note: string;
}

/** What somebody has to say against somebody else at a table. */
export interface NewReport {
  readonly id: ReportId;
  readonly table: TableId;
  readonly by: AccountId;
  readonly about: AccountId;
  readonly aboutName: string;
  /** Where he sits; null when he has no seat any more. */
  readonly aboutSeat: number | null;
  /** `ReportReason` of the protocol. */
  readonly reason: string;
  readonly text: string;
  /** The line of the chat that it is about. */
  readonly line: { readonly id: number; readonly text: string } | null;
  readonly at: Time;
}

export interface StoredReport extends NewReport {
  /** When the operator has dealt with it, and what he noted; null: not yet. */
  readonly closed: { readonly at: Time; readonly note: string } | null;
}
