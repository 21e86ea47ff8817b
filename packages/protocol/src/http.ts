import { z } from 'zod';
import { GameOutcome, PlayedGame, PlayerFigures } from './player.ts';
import {
  BotKind,
  Name,
  PlayerId,
  ReportReason,
  ReportText,
  SeatNumber,
  TableSettings,
  TableSetup,
  Title,
} from './settings.ts';

const MatchId = z.string().regex(/^[0-9a-z]{20}$/);
/** 32 bytes. */
const Hex32 = z.string().regex(/^[0-9a-f]{64}$/);

/** Bodies of the calls under `/api`, by name of the call. All are strict: an unknown key is refused. */
export const bodies = {
  guest: z.strictObject({ name: Name }),
  rename: z.strictObject({ name: Name }),
  recover: z.strictObject({ code: z.string().min(1).max(80) }),
  claim: z.strictObject({ code: z.string().min(1).max(80) }),
  createTable: TableSettings,
  /** Without a set-up the base game is played; without a title the table bears the player's name. */
  quick: z.strictObject({
    bots: z.int().min(1).max(8),
    bot: BotKind,
    setup: TableSetup.optional(),
    title: Title.optional(),
  }),
  changeTable: TableSettings.partial(),
  joinByCode: z.strictObject({ code: z.string().min(1).max(40) }),
  join: z.strictObject({ seat: SeatNumber.optional() }),
  characters: z.strictObject({ characters: z.array(z.string().regex(/^[a-z]{1,24}$/)).max(2) }),
  ready: z.strictObject({ ready: z.boolean() }),
  kick: z.strictObject({ seat: SeatNumber }),
  standIn: z.strictObject({ seat: SeatNumber }),
  host: z.strictObject({ seat: SeatNumber }),
  bot: z.strictObject({ seat: SeatNumber, bot: BotKind.nullable() }),
  /** Whom: who sits there, or who said a line of the chat (its id). */
  report: z.strictObject({
    about: z.union([
      z.strictObject({ seat: SeatNumber }),
      z.strictObject({
        line: z
          .int()
          .min(1)
          .max(2 ** 31 - 1),
      }),
    ]),
    reason: ReportReason,
    text: ReportText.optional(),
  }),
  /** Seals a number for the match to come; `commit` is `seatCommitment` of it. */
  commit: z.strictObject({ match: MatchId, commit: Hex32 }),
  /** Opens it, once the seats are asked to. */
  reveal: z.strictObject({ match: MatchId, value: Hex32 }),
  /** Whether one wants to give the game up. */
  abandon: z.strictObject({ agree: z.boolean() }),
  ticket: z.strictObject({ as: z.enum(['seat', 'gallery']) }),
  nothing: z.strictObject({}),
};
export type BodyOf<K extends keyof typeof bodies> = z.infer<(typeof bodies)[K]>;

/** One's own account: `id` is told to nobody else, others know one by `player`. */
export const Account = z.object({ id: z.string(), name: z.string(), player: PlayerId });
export type Account = z.infer<typeof Account>;

/** `frozen`: its journal and the rules no longer agree, or a bug was met; it goes no further. */
export const TablePhase = z.enum(['waiting', 'running', 'over', 'frozen']);
export type TablePhase = z.infer<typeof TablePhase>;

/** One seat of a table, as everybody may know it. */
export const SeatSummary = z.object({
  /** Null: free, or a bot's. */
  name: z.string().nullable(),
  /** The page of its player; null where there is none. */
  player: PlayerId.nullable(),
  bot: BotKind.nullable(),
  ready: z.boolean(),
  /** Chosen, or dealt once the game runs. */
  characters: z.array(z.string()),
  /** Its player is connected. */
  here: z.boolean(),
  /** A bot plays for its player until he returns. */
  away: z.boolean(),
  /** Its player is gone, and from then on (ms since 1970) anybody at the table may let a bot sit in. */
  standInAt: z.int().nullable().optional(),
  /** What it has sealed for the shuffle; null: nothing. */
  commit: z.string().nullable(),
  /** It has opened what it had sealed. */
  opened: z.boolean(),
  /** Its player wants to give the game up. */
  givesUp: z.boolean(),
});
export type SeatSummary = z.infer<typeof SeatSummary>;

/** What the server has committed to for the match of a table: published before anybody seals a number. */
export const DealSummary = z.object({
  match: z.string(),
  /** SHA-256, 64 hex digits: `serverCommitment` of the seed. */
  commitment: z.string(),
  /** The seats are asked to open their numbers: the game is about to begin. */
  asked: z.boolean(),
});
export type DealSummary = z.infer<typeof DealSummary>;

/** A table in short, without its game: for lists, the waiting room and (less what is one's own) as the room's lobby. */
export const TableSummary = z.object({
  id: z.string(),
  title: z.string(),
  visibility: z.enum(['public', 'private']),
  watch: z.enum(['anyone', 'invited', 'nobody']),
  phase: TablePhase,
  settings: TableSettings,
  host: z.int(),
  mySeat: z.int().nullable(),
  /** Its game waits for one's own answer. */
  myTurn: z.boolean(),
  /** How one has come out of its game, in the list of one's own tables. */
  myOutcome: GameOutcome.optional(),
  seats: z.array(SeatSummary),
  /** Of the running game; null before it. */
  round: z.int().nullable(),
  /** Null only at tables of before there were commitments. */
  deal: DealSummary.nullable(),
  /** Milliseconds since 1970. */
  createdAt: z.int(),
  /** For the table's members only. */
  inviteCode: z.string().optional(),
});
export type TableSummary = z.infer<typeof TableSummary>;

/** What an invite code is for, in short, before one has a name. */
export const Invitation = z.object({
  title: z.string(),
  /** Null: the table is deserted. */
  host: z.string().nullable(),
  phase: TablePhase,
  settings: TableSettings,
  /** Seats of people and bots. */
  taken: z.int(),
});
export type Invitation = z.infer<typeof Invitation>;

/**
 * The record of a match that has ended, unveiled, chained and signed: what `verifyText` of the proof package looks at, and
 * docs/verifying.md describes. Loose here: who reads it verifies it.
 */
export const SignedTranscript = z.looseObject({
  format: z.string(),
  header: z.looseObject({ game: z.string(), engine: z.string() }),
  headerHash: z.string(),
  entries: z.array(z.looseObject({ n: z.int() })),
  end: z.looseObject({ reason: z.string() }),
  signature: z.looseObject({ key: z.string() }),
});

/** One line of the public list of what the server has committed to. */
export const Commitment = z.object({
  match: z.string(),
  commitment: z.string(),
  state: z.enum(['open', 'running', 'revealed', 'abandoned', 'void']),
  /** Milliseconds since 1970. */
  createdAt: z.int(),
  closedAt: z.int().nullable(),
  /** Null while it is secret: `open` and `running`. */
  serverSeed: z.string().nullable(),
  /** The last hash of the record, once there is one. */
  record: z.string().nullable(),
});
export type Commitment = z.infer<typeof Commitment>;

/** What a call gives on success, besides `ok: true`. */
export const answers = {
  account: z.object({ ok: z.literal(true), account: Account }),
  /** Null: a stranger, who has no account yet. */
  me: z.object({ ok: z.literal(true), account: Account.nullable() }),
  newGuest: z.object({ ok: z.literal(true), account: Account, recoveryCode: z.string() }),
  recoveryCode: z.object({ ok: z.literal(true), recoveryCode: z.string() }),
  deviceLink: z.object({ ok: z.literal(true), url: z.string(), code: z.string(), expiresAt: z.int() }),
  done: z.object({ ok: z.literal(true) }),
  table: z.object({ ok: z.literal(true), table: TableSummary }),
  invitation: z.object({ ok: z.literal(true), invitation: Invitation }),
  newTable: z.object({ ok: z.literal(true), table: TableSummary, inviteCode: z.string() }),
  tables: z.object({ ok: z.literal(true), tables: z.array(TableSummary) }),
  ticket: z.object({
    ok: z.literal(true),
    room: z.enum(['train', 'gallery']),
    roomId: z.string(),
    /** One use, 30 seconds. */
    ticket: z.string(),
  }),
  player: z.object({
    ok: z.literal(true),
    player: z.object({ id: PlayerId, name: z.string(), since: z.int(), me: z.boolean() }),
    /** Games in which others with an account played, and games against bots alone. */
    withPeople: PlayerFigures,
    withBots: PlayerFigures,
    /** The last ones, the newest first. */
    games: z.array(PlayedGame),
  }),
  transcript: z.object({ ok: z.literal(true), transcript: SignedTranscript }),
  commitment: z.object({ ok: z.literal(true), commitment: Commitment }),
  commitments: z.object({
    ok: z.literal(true),
    commitments: z.array(Commitment),
    /** The match to ask on from, as `?before=`; null: these were the last. */
    next: z.string().nullable(),
  }),
};
export type AnswerOf<K extends keyof typeof answers> = z.infer<(typeof answers)[K]>;
