import {
  type AnyRecording,
  compose,
  type ExpressFact,
  type Fact,
  openGame,
  readRecording,
  replay,
  type Table,
} from '@holdup/engine';
import { fortunesOf } from './fortunes.ts';
import type { Recorded, Unshown } from './recorded.ts';
import type { Course } from './story.ts';

/**
 * The one place where this client meets the rules, in a chunk of its own that is fetched when somebody looks back. A game
 * that runs is only ever folded here: veiled facts upon a veiled table (law 3). Nothing is decided.
 */
export function evolverOf({ boxes, options }: Table): Course['evolve'] {
  const { evolve } = compose(boxes, options);
  return (table, fact) => evolve(table, fact as ExpressFact);
}

/** Plays a recording again, as far as it follows. */
export function openRecording(recording: AnyRecording): Recorded | Unshown {
  const { header } = recording;
  if (header.game !== 'express') return 'other-game';
  const game = openGame(header);
  const { moments, divergence } = replay(game, { ...recording, header });
  const followed = divergence ? moments.slice(0, Math.max(1, divergence.command)) : moments;
  const facts: readonly Fact[] = followed.flatMap((moment) => moment.facts);
  const opening = (followed[0] as (typeof followed)[0]).match.table;
  const dealt = followed[0]?.facts.length ?? 0;
  const evolve = evolverOf(opening);
  const open = { opening, dealt, facts, evolve };
  return {
    recording,
    fortunes: fortunesOf(open, facts),
    diverges: divergence?.command ?? null,
    seenBy: (eyes) =>
      eyes === 'all'
        ? open
        : {
            ...open,
            opening: game.project(opening, eyes),
            facts: facts.map((fact) => game.veil(fact as ExpressFact, eyes)),
          },
  };
}

/** Reads a saved game. */
export function openFile(text: string): Recorded | Unshown {
  const read = readRecording(text);
  return 'why' in read ? read.why : openRecording(read);
}
