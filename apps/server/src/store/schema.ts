import type { Kysely } from 'kysely';

/** The rows of the database, as SQL holds them: JSON is text, times are whole numbers, flags are 0 or 1. */
export interface Database {
  accounts: {
    id: string;
    name: string;
    recovery_hash: string;
    created_at: number;
    signed_out_at: number;
    /** What stands for the account before others; null for nobody once the schema is up to date. */
    player_id: string | null;
  };
  sessions: { token_hash: string; account_id: string; created_at: number; expires_at: number };
  codes: {
    hash: string;
    purpose: string;
    account_id: string;
    about: string;
    expires_at: number;
    consumed_at: number | null;
  };
  tables: TableRow;
  /** Who has a seat at a table or may watch it: a copy of what the table's row says, for looking up by account. */
  members: { table_id: string; account_id: string };
  owners: { table_id: string; owner: string; epoch: number; expires_at: number };
  matches: MatchRow;
  journal: JournalSqlRow;
  /** What an open prompt had left when its server was told to stop, or lately where one has days. */
  clocks: { match_id: string; seq: number; remaining: number };
  snapshots: { match_id: string; seq: number; state: string };
  chat: {
    table_id: string;
    id: number;
    seat: number | null;
    account_id: string | null;
    name: string;
    text: string;
    at: number;
  };
  muted_accounts: { account_id: string; muted_id: string; name: string; at: number };
  /** Accounts that may not play here. */
  bars: { account_id: string; at: number; note: string };
  reports: ReportRow;
  deals: DealRow;
  finishes: FinishRow;
  signing_keys: { id: string; public: string; since: number };
  schema_version: { version: number; at: number };
}

export interface TableRow {
  id: string;
  phase: string;
  visibility: string;
  settings: string;
  host: number;
  seats: string;
  guests: string;
  /** Who was sent away from this table. */
  barred: string;
  invite_code: string | null;
  invite_expires_at: number | null;
  rematch: string | null;
  deal: string | null;
  /** Written by the owner of the table alone, and not with the rest of the row. */
  asked: string | null;
  created_at: number;
  updated_at: number;
  revision: number;
}

export interface ReportRow {
  id: string;
  table_id: string;
  by_id: string;
  about_id: string;
  about_name: string;
  about_seat: number | null;
  reason: string;
  text: string;
  line_id: number | null;
  line_text: string | null;
  at: number;
  closed_at: number | null;
  note: string | null;
}

export interface MatchRow {
  id: string;
  table_id: string;
  number: number;
  setup: string;
  seed: string;
  engine_version: string;
  opening: string;
  started_at: number;
  ended_at: number | null;
  result: string | null;
}

export interface DealRow {
  match_id: string;
  table_id: string;
  server_seed: string;
  commitment: string;
  state: string;
  created_at: number;
  closed_at: number | null;
  settled: string | null;
  end_hash: string | null;
  signature: string | null;
}

/** One for each bandit that somebody has played; what concerns his seat is the same on all of them. */
export interface FinishRow {
  match_id: string;
  seat: number;
  /** 0 for the first bandit of the seat. */
  nth: number;
  account_id: string;
  game: string;
  ended_at: number;
  known_at: number;
  alone: number;
  players: number;
  place: number;
  won: number;
  left_early: number;
  take: number | null;
  character: string;
  character_take: number | null;
}

export interface JournalSqlRow {
  match_id: string;
  seq: number;
  seat: number;
  prompt: number;
  option: string;
  by: string;
  facts: string;
  version: number;
  at: number;
  remaining: number | null;
  took: number | null;
  charged: number | null;
}

export type Db = Kysely<Database>;
