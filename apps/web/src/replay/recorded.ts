import type { AnyRecording, Fact, Seat } from '@holdup/engine';
import type { Fortunes } from './fortunes.ts';
import type { Course } from './story.ts';

/** Whose eyes see a replay: everything lies open, or only what one seat saw. */
export type Eyes = Seat | 'all';

/** A game that was played, ready to be shown. */
export interface Recorded {
  readonly recording: AnyRecording;
  /** The file that one may keep. */
  readonly text: string;
  readonly fortunes: Fortunes;
  /** The answer (from 1) from which on today's rules say otherwise: what is shown ends there. Null: all of it follows. */
  readonly diverges: number | null;
  seenBy(eyes: Eyes): Course & { readonly facts: readonly Fact[] };
}

/** Why a recording is not shown here. */
export type Unshown = 'not-json' | 'not-a-recording' | 'bad-setup';
