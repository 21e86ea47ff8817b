import { z } from 'zod';
import type { ErrorCode, NoticeCode, RefusalAbout } from './codes.ts';
import { ChatText, SeatNumber, Speaker } from './settings.ts';

/** What a column of the store holds. */
const MOST = 2 ** 31 - 1;
/** A number the client chooses; the reply carries it. */
const re = z.int().min(0).max(MOST);

/** What `joinById` is given. */
export const JoinOptions = z.strictObject({ ticket: z.string().min(1).max(80), protocol: z.int() });
export type JoinOptions = z.infer<typeof JoinOptions>;

/** Messages to a room, by type. */
export const messages = {
  answer: z.strictObject({ re, prompt: z.int().min(0).max(MOST), option: z.string().min(1).max(120) }),
  chat: z.strictObject({ re, text: ChatText }),
  /** Whom: who sits there, or who said something (`by` of a line). */
  mute: z.strictObject({ re, seat: SeatNumber.optional(), by: Speaker.optional(), muted: z.boolean() }),
  back: z.strictObject({ re }),
  /** Lets a bot sit in for somebody who has been gone for long. */
  standIn: z.strictObject({ re, seat: SeatNumber }),
  resync: z.strictObject({ re }),
  /** What time is it by the server's clock? */
  time: z.strictObject({ re }),
  /** -1: from the deal, which is batch 0. */
  history: z.strictObject({ re, after: z.int().min(-1).max(MOST) }),
};
export type MessageType = keyof typeof messages;
export type MessageOf<K extends MessageType> = z.infer<(typeof messages)[K]>;

/** The answer to every message. `version` is the match's after an accepted answer; `now` is the server's clock, in answer to `time`. */
export type Reply =
  | { readonly re: number; readonly ok: true; readonly version?: number; readonly now?: number }
  | { readonly re: number; readonly ok: false; readonly code: ErrorCode; readonly about?: RefusalAbout };

/** `at` is in milliseconds since 1970, by the server's clock. `seat` is null for a line of the gallery. */
export interface ChatMessage {
  readonly id: number;
  readonly seat: number | null;
  /** Whose line it is, whoever sits there by now: the same for all lines of a person at a table. Empty: not known any more. */
  readonly by: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** Somebody whom the reader has muted; `seat` is where he sits here, if he does. */
export interface Muted {
  readonly by: string;
  readonly name: string;
  readonly seat: number | null;
}

/** Said by the server without being asked; `about` has what its code names. */
export interface Notice {
  readonly code: NoticeCode;
  readonly about: RefusalAbout;
}

/** Sent once to everybody who joins, before anything else: what no state can tell. */
export interface Hello {
  /** The joiner's seat; null in the gallery. */
  readonly seat: number | null;
  /** The server's clock, to set the client's against. */
  readonly now: number;
  /** The chat so far, oldest first, less what the joiner muted. */
  readonly chat: readonly ChatMessage[];
  readonly muted: readonly Muted[];
  /** The table at which the joiner may play again, where another player has opened it already; null: none. */
  readonly rematch: string | null;
}
