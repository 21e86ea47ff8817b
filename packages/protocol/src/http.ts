import { z } from 'zod';
import {
  BotKind,
  Name,
  ReportReason,
  ReportText,
  SeatNumber,
  TableSettings,
  TableSetup,
} from './settings.ts';

/** Bodies of the calls under `/api`, by name of the call. All are strict: an unknown key is refused. */
export const bodies = {
  guest: z.strictObject({ name: Name }),
  rename: z.strictObject({ name: Name }),
  recover: z.strictObject({ code: z.string().min(1).max(80) }),
  claim: z.strictObject({ code: z.string().min(1).max(80) }),
  createTable: TableSettings,
  /** Without a set-up the base game is played. */
  quick: z.strictObject({ bots: z.int().min(1).max(8), bot: BotKind, setup: TableSetup.optional() }),
  changeTable: TableSettings.partial(),
  joinByCode: z.strictObject({ code: z.string().min(1).max(40) }),
  join: z.strictObject({ seat: SeatNumber.optional() }),
  characters: z.strictObject({ characters: z.array(z.string().regex(/^[a-z]{1,24}$/)).max(2) }),
  ready: z.strictObject({ ready: z.boolean() }),
  kick: z.strictObject({ seat: SeatNumber }),
  host: z.strictObject({ seat: SeatNumber }),
  bot: z.strictObject({ seat: SeatNumber, bot: BotKind.nullable() }),
  /** Whom: who sits there, or who said a line of the chat (its id). */
  report: z.strictObject({
    about: z.union([
      z.strictObject({ seat: SeatNumber }),
      z.strictObject({ line: z.int().min(1).max(2 ** 31 - 1) }),
    ]),
    reason: ReportReason,
    text: ReportText.optional(),
  }),
  ticket: z.strictObject({ as: z.enum(['seat', 'gallery']) }),
  nothing: z.strictObject({}),
};
export type BodyOf<K extends keyof typeof bodies> = z.infer<(typeof bodies)[K]>;

export const Account = z.object({ id: z.string(), name: z.string() });
export type Account = z.infer<typeof Account>;

export const TablePhase = z.enum(['waiting', 'running', 'over', 'frozen']);
export type TablePhase = z.infer<typeof TablePhase>;

export const SeatSummary = z.object({
  /** Null: free, or a bot's. */
  name: z.string().nullable(),
  bot: BotKind.nullable(),
  ready: z.boolean(),
  /** Chosen, or dealt once the game runs. */
  characters: z.array(z.string()),
  /** Its player is connected. */
  here: z.boolean(),
  /** A bot plays for its player until he returns. */
  away: z.boolean(),
});
export type SeatSummary = z.infer<typeof SeatSummary>;

export const TableSummary = z.object({
  id: z.string(),
  title: z.string(),
  visibility: z.enum(['public', 'private']),
  watch: z.enum(['anyone', 'invited', 'nobody']),
  phase: TablePhase,
  settings: TableSettings,
  host: z.int(),
  mySeat: z.int().nullable(),
  seats: z.array(SeatSummary),
  /** Of the running game; null before it. */
  round: z.int().nullable(),
  /** Milliseconds since 1970. */
  createdAt: z.int(),
  /** For the table's members only. */
  inviteCode: z.string().optional(),
});
export type TableSummary = z.infer<typeof TableSummary>;

/** A whole game, unveiled: what `writeRecording` of the engine writes to a file, and `replay` follows. */
export const Transcript = z.object({
  /** The set-up, and the version of the engine that played it. */
  header: z.looseObject({ game: z.string(), engine: z.string() }),
  /** 64 hex digits. */
  seed: z.string(),
  commands: z.array(z.object({ seat: z.int(), prompt: z.int(), option: z.string() })),
  /** Of the deal, then of each command: `{ kind, … }`. */
  facts: z.array(z.array(z.looseObject({ kind: z.string() }))),
});
export type Transcript = z.infer<typeof Transcript>;

/** What a call gives on success, besides `ok: true`. */
export const answers = {
  account: z.object({ ok: z.literal(true), account: Account }),
  newGuest: z.object({ ok: z.literal(true), account: Account, recoveryCode: z.string() }),
  recoveryCode: z.object({ ok: z.literal(true), recoveryCode: z.string() }),
  deviceLink: z.object({ ok: z.literal(true), url: z.string(), code: z.string(), expiresAt: z.int() }),
  done: z.object({ ok: z.literal(true) }),
  table: z.object({ ok: z.literal(true), table: TableSummary }),
  newTable: z.object({ ok: z.literal(true), table: TableSummary, inviteCode: z.string() }),
  tables: z.object({ ok: z.literal(true), tables: z.array(TableSummary) }),
  ticket: z.object({
    ok: z.literal(true),
    room: z.enum(['train', 'gallery']),
    roomId: z.string(),
    /** One use, 30 seconds. */
    ticket: z.string(),
  }),
  transcript: z.object({ ok: z.literal(true), transcript: Transcript }),
};
export type AnswerOf<K extends keyof typeof answers> = z.infer<(typeof answers)[K]>;
