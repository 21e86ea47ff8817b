import type { AnyFact, Game } from './game.ts';
import type { Answer, Chose, Match } from './match.ts';

/**
 * A recorded game: how it was set up, its seed (64 hex digits), who answered what, and where wanted the facts that
 * followed (`facts[0]` are those of the deal, `facts[i]` those of command `i - 1`). Commands prove that the rules were
 * followed; facts make a recording readable, and show what a later change of the rules does to it.
 */
export interface Recording<S, F> {
  /** The set-up, and the version of the engine that played it. */
  readonly header: S & { readonly engine: string };
  readonly seed: string;
  readonly commands: readonly Answer[];
  readonly facts?: readonly (readonly (F | Chose)[])[];
}

/** The match after a command (null: after the deal), and the facts it brought. */
export interface Moment<T, F> {
  readonly command: Answer | null;
  readonly match: Match<T>;
  readonly facts: readonly (F | Chose)[];
}

/** Why a recording cannot be followed: the number of the command (from 1, 0 is the deal), and what is wrong. */
export interface Divergence {
  readonly command: number;
  readonly why: 'not-asked' | 'stale' | 'not-offered' | 'over' | 'other-facts';
}

/**
 * Plays a recording again, to its end or to the first divergence. Where it keeps its facts, they must come out the
 * same, to the byte, and no more of them.
 */
export function replay<S, T, F extends AnyFact>(
  game: Game<T, F>,
  recording: Recording<S, F>,
): { moments: Moment<T, F>[]; divergence: Divergence | null } {
  const moments: Moment<T, F>[] = [{ command: null, ...game.begin(recording.seed) }];
  const differs = (at: number): boolean =>
    recording.facts !== undefined &&
    JSON.stringify(recording.facts[at]) !== JSON.stringify(moments[at]?.facts);
  if (differs(0)) return { moments, divergence: { command: 0, why: 'other-facts' } };
  for (const command of recording.commands) {
    const last = moments[moments.length - 1] as Moment<T, F>;
    const played = game.play(last.match, command);
    if (played.refused) return { moments, divergence: { command: moments.length, why: played.refused } };
    moments.push({ command, match: played.match, facts: played.facts });
    if (differs(moments.length - 1)) {
      return { moments, divergence: { command: moments.length - 1, why: 'other-facts' } };
    }
  }
  const surplus = recording.facts !== undefined && recording.facts.length > moments.length;
  return { moments, divergence: surplus ? { command: moments.length, why: 'other-facts' } : null };
}

/** A recording as JSON text with one command and one fact a line, so that two can be compared line by line. */
export function writeRecording<S, F>({ header, seed, commands, facts }: Recording<S, F>): string {
  const lines = (items: readonly unknown[], indent: string): string =>
    items.map((item) => `\n${indent}${JSON.stringify(item)}`).join(',');
  const parts = [
    `"header": ${JSON.stringify(header)}`,
    `"seed": ${JSON.stringify(seed)}`,
    `"commands": [${lines(commands, '  ')}\n]`,
  ];
  if (facts) parts.push(`"facts": [${facts.map((batch) => `\n  [${lines(batch, '    ')}]`).join(',')}\n]`);
  return `{\n${parts.join(',\n')}\n}\n`;
}
