import { z } from 'zod';

/** Every refusal there is. Each has a text in every language of the client. */
export const ErrorCode = z.enum([
  // accounts
  'not-signed-in',
  'bad-code',
  'barred',
  'bad-name',
  // tables
  'no-such-table',
  'not-your-table',
  'sent-away',
  'not-the-host',
  'not-seated',
  'already-seated',
  'seat-taken',
  'table-full',
  'already-started',
  'not-started',
  'not-over',
  'not-ready',
  'not-absent',
  'seats-empty',
  'bad-setup',
  'watching-closed',
  'chat-off',
  'chat-closed',
  'too-many-tables',
  'frozen',
  // the shuffle
  'not-sealed',
  'wrong-number',
  // answers
  'not-asked',
  'stale',
  'not-offered',
  'over',
  // the connection
  'old-client',
  'bad-ticket',
  'moved',
  'draining',
  'owned-elsewhere',
  'muted',
  // any call
  'bad-input',
  'too-fast',
  'too-big',
  'foreign-origin',
  'not-found',
  'failed',
]);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** What a refusal is about: values for its text. */
export type RefusalAbout = Readonly<Record<string, unknown>>;
/** A refusal, as HTTP gives it and as a room replies. */
export interface Refused {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly about?: RefusalAbout;
}

/** Things the server says without being asked. */
export const NoticeCode = z.enum([
  /** The server is about to stop; `about.seconds`. */
  'draining',
  /** The game cannot go on: its rules changed under it, or a bug was met. */
  'frozen',
  /** A newer connection of the account took the seat. */
  'moved',
  /** A bot plays for `about.seat`: it did not answer in time, or left. */
  'bot-sits-in',
  /** `about.seat` plays for itself again. */
  'player-returned',
  /** The fallback was played for `about.seat`. */
  'timed-out',
  /** `about.seat` was removed from the table by the host. */
  'kicked',
  /** The deal is void and another one is committed to: `about.seat` did not open its number. */
  'redealt',
  /** The players have given the game up. */
  'abandoned',
  /** There is a new table for the same players: `about.table`; `about.seat` asked for it. */
  'rematch',
  /** The table was given up or expired. */
  'closed',
]);
export type NoticeCode = z.infer<typeof NoticeCode>;

/** WebSocket close codes of our own. */
export const CLOSE = {
  /** A newer connection of the account took over. */
  moved: 4401,
  kicked: 4402,
  closed: 4403,
  abuse: 4404,
  /** Not let in; the reason is an `ErrorCode`. */
  refused: 4405,
  /** The room starts over from the journal, or the server stops: come back with a new ticket. */
  restart: 4406,
} as const;
