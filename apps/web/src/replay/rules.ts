import {
  type AnyFact,
  type AnyRecording,
  type AnyTable,
  compose,
  evolveSuper,
  type Fact,
  type Game,
  type GameSetup,
  openGame,
  type Recording,
  replay,
  writeRecording,
} from '@holdup/engine';
import { openRecord, recordingOf, type Transcript, writeTranscript } from '@holdup/proof';
import { fortunesOf } from './fortunes.ts';
import type { Eyes, Recorded, Unshown } from './recorded.ts';
import type { Course } from './story.ts';

/**
 * The one place where this client meets the rules, in a chunk of its own that is fetched when somebody looks back. A game
 * that runs is only ever folded here: veiled facts upon a veiled table (law 3). Nothing is decided.
 */
export function evolverOf<T extends AnyTable>(table: T): Course<T>['evolve'] {
  const evolve = table.game === 'super' ? evolveSuper : compose(table.boxes, table.options).evolve;
  // A game's facts are of its own kinds, which a union of both games cannot say.
  return evolve as Course<AnyTable>['evolve'] as Course<T>['evolve'];
}

/** Plays a recording again, as far as it follows. */
export function openRecording(recording: AnyRecording, text = writeRecording(recording)): Recorded {
  const { header } = recording;
  return header.game === 'super'
    ? recorded(opened(openGame(header), { ...recording, header }))
    : recorded(opened(openGame(header), { ...recording, header }));

  function recorded<T extends AnyTable>({ seenBy, diverges }: Opened<T>): Recorded {
    const open = seenBy('all');
    return { recording, text, fortunes: fortunesOf(open, open.facts), diverges, seenBy };
  }
}

interface Opened<T extends AnyTable> {
  readonly diverges: number | null;
  seenBy(eyes: Eyes): Course<T> & { readonly facts: readonly Fact[] };
}

function opened<T extends AnyTable, F extends AnyFact & Fact>(
  game: Game<T, F>,
  recording: Recording<GameSetup, Fact>,
): Opened<T> {
  const { moments, divergence } = replay(game, recording as Recording<GameSetup, F>);
  const followed = divergence ? moments.slice(0, Math.max(1, divergence.command)) : moments;
  const all = followed.flatMap((moment) => moment.facts);
  const opening = (followed[0] as (typeof followed)[0]).match.table;
  const dealt = followed[0]?.facts.length ?? 0;
  const evolve = game.rules.evolve as Course<T>['evolve'];
  return {
    diverges: divergence?.command ?? null,
    seenBy: (eyes) =>
      eyes === 'all'
        ? { opening, dealt, evolve, facts: all }
        : {
            opening: game.project(opening, eyes),
            dealt,
            evolve,
            facts: all.map((fact) => game.veil(fact, eyes)),
          },
  };
}

/** Plays the record of a table's game again. Whether it is true is for the page /verify to say. */
export const openTranscript = (transcript: Transcript): Recorded =>
  openRecording(recordingOf(transcript), writeTranscript(transcript));

/** Reads a saved game. */
export function openFile(text: string): Recorded | Unshown {
  const read = openRecord(text);
  return 'why' in read ? read.why : openRecording(read, text);
}
