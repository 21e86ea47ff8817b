import type { Rng } from './rng.ts';

/** A place at the table, 0 to n-1 clockwise. */
export type Seat = number;
/** Who looks: a seat, or everybody (spectators). */
export type Viewer = Seat | 'public';

/** Where we are in the rule book: one paragraph, with its arguments. Plain data. */
export interface Frame {
  readonly kind: string;
  readonly [argument: string]: unknown;
}

/** The pieces an option speaks of, so that a client can light them up. Every field is optional and public to the asked seat. */
export interface About {
  readonly place?: string;
  readonly character?: string;
  readonly loot?: number;
  readonly card?: number;
  readonly [more: string]: unknown;
}

/** One way to answer. `id` is readable and stable: `to:3/roof`, `target:belle`, `play:move`. */
export interface Option {
  readonly id: string;
  readonly about: About;
}

/**
 * What one seat is asked. Legality is membership in `options`; there is no second validator.
 * `secret` marks a question whose options depend on what others do not see: it never resolves by itself, and its
 * options go to the asked seat only.
 */
export interface Question {
  readonly seat: Seat;
  readonly kind: string;
  /** The character it is about, where there is one. */
  readonly who?: string;
  readonly options: readonly Option[];
  /** The option played when time runs out; always one of `options`. */
  readonly fallback: string;
  readonly secret?: boolean;
  /** Facts a reader needs to phrase the question (a card, a pair of characters): public to the asked seat. */
  readonly about?: About;
}

/**
 * A question, or a sealed group of them. A group is handed on when the last seat has answered, in seat order; until
 * then an answer may be replaced. `questions` are in seat order, one a seat; `answers[i]` is the answer to
 * `questions[i]`, null until it is in.
 */
export interface Prompt {
  readonly id: number;
  readonly questions: readonly Question[];
  readonly answers: readonly (string | null)[];
  /** The frame that takes the answers. */
  readonly next: Frame;
}

/** One game in progress: plain JSON data, no more. */
export interface Match<T> {
  readonly table: T;
  readonly flow: readonly Frame[];
  readonly prompt: Prompt | null;
  readonly rng: Rng;
  /** How many prompts have been closed. */
  readonly version: number;
}

/** What a handler wants: facts to happen, frames to run next (the first one first), or a question. */
export interface Outcome<F> {
  readonly facts?: readonly F[];
  readonly frames?: readonly Frame[];
  readonly ask?: Ask;
}

/** A question to one seat or a sealed group of them, and the frame that takes the answers. */
export interface Ask {
  readonly questions: readonly Question[];
  readonly next: Frame;
}

/** A choice that resolved by itself because it was the single one, whatever anybody hides. */
export interface Chose {
  readonly kind: 'chose';
  readonly seat: Seat;
  readonly question: string;
  readonly option: string;
}

export type Refusal = 'not-asked' | 'stale' | 'not-offered' | 'over';

export interface Answer {
  readonly seat: Seat;
  /** The prompt's id, so that a late answer is not taken for the next question. */
  readonly prompt: number;
  readonly option: string;
}
