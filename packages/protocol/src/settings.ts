import { z } from 'zod';
import { line } from './line.ts';

/** A display name, 1 to 24 characters. */
export const Name = line(24);
/** A table's title, 1 to 60 characters. */
export const Title = line(60);
/** Said at the table, 1 to 300 characters; not synced. */
export const ChatText = line(300, 1200);

/** Stands for a person at one table: the account behind it cannot be told from it. */
export const Speaker = z.string().regex(/^[A-Za-z0-9_-]{12}$/);
/** Stands for a player at every table, and for his page: the account behind it cannot be told from it. */
export const PlayerId = z.string().regex(/^[A-Za-z0-9_-]{16}$/);
/** What is wrong with somebody: worded so that one chooses the right one. */
export const ReportReason = z.enum(['stopped', 'abuse', 'collusion', 'other']);
export type ReportReason = z.infer<typeof ReportReason>;
/** What one has to say to a report, up to 500 characters. */
export const ReportText = line(500, 2000);

/** `random` answers anything that is offered; `heuristic` plays to win. */
export const BotKind = z.enum(['random', 'heuristic']);
export type BotKind = z.infer<typeof BotKind>;

const id = z.string().regex(/^[A-Za-z0-9]{1,24}$/);
/** Seats count from 0; the largest game has nine. */
export const SeatNumber = z.int().min(0).max(8);

/** What the host chose of the rules; judged by the engine's `setupProblems`. */
const GameOptions = z.strictObject({
  edition: z.enum(['bigBox', 'base2014']).optional(),
  expert: z.literal(true).optional(),
  firstGame: z.literal(true).optional(),
  teams: z.literal(true).optional(),
  betrayal: z.literal(true).optional(),
  silkPower: z.enum(['move', 'dodge', 'block']).optional(),
  pickRounds: z.strictObject({ rounds: z.array(id).max(30), stations: z.array(id).max(30) }).optional(),
});

/** The add-ons of `super`. */
export const SuperOptions = z.strictObject({
  reflexes: z.literal(true).optional(),
  horses: z.literal(true).optional(),
  timeTravel: z.literal(true).optional(),
});

/** Which game is played, with which boxes; judged by the engine's `setupProblems`. */
export const TableSetup = z.discriminatedUnion('game', [
  z.strictObject({ game: z.literal('express'), boxes: z.array(id).min(1).max(20), options: GameOptions }),
  z.strictObject({ game: z.literal('super'), boxes: z.array(id).max(0), options: SuperOptions }),
]);
export type TableSetup = z.infer<typeof TableSetup>;

/** What the host settles before the start: all that a table is but who sits there. */
export const TableSettings = z.strictObject({
  title: Title,
  visibility: z.enum(['public', 'private']),
  /** Who may look on without a seat. */
  watch: z.enum(['anyone', 'invited', 'nobody']),
  /** 0: no clock. Up to seven days, for those who play by and by. */
  secondsPerDecision: z.union([z.literal(0), z.int().min(10).max(604_800)]),
  /** What each player has in reserve for the whole game, beside the time for each decision. Absent: nothing. */
  bankSeconds: z.int().min(0).max(3600).optional(),
  /** By so many seconds those who watch are behind, in everything. Absent: by nothing. */
  watchDelaySeconds: z.int().min(0).max(600).optional(),
  /** Absent: one may talk. */
  chat: z.enum(['on', 'off']).optional(),
  /** Whether one may read through the common pile; where not, nobody is sent the faces below its last card. */
  openPile: z.boolean(),
  /** Where a seat that does not open its sealed number voids the deal; else it is dealt without that number. */
  strictShuffle: z.boolean().optional(),
  seats: z.int().min(2).max(9),
  setup: TableSetup,
});
export type TableSettings = z.infer<typeof TableSettings>;
