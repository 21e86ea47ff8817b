import {
  type AnyRecording,
  type Fact,
  type GameSetup,
  readRecording,
  setupProblems,
  type Unreadable,
} from '@holdup/engine';
import { isPlainJson, readPlainJson } from './plainJson.ts';
import { type Answered, FORMAT, type Header, Transcript } from './transcript.ts';

/** The set-up in a header. Whether it can be played is for `setupProblems` to say. */
export const setupIn = ({ game, boxes, options, players }: Header): GameSetup =>
  ({ game, boxes, options, players }) as unknown as GameSetup;

/** A transcript as the recording that `replay` follows. */
export function recordingOf({ header, entries }: Transcript): AnyRecording {
  const [opening, ...answers] = entries;
  return {
    header: { ...setupIn(header), engine: header.engine },
    seed: header.seed,
    commands: answers.map(({ seat, prompt, option }: Answered) => ({ seat, prompt, option })),
    facts: [opening, ...answers].map(({ facts }) => facts as unknown as Fact[]),
  };
}

/** The transcript in a text, with every field that is there; null when it is none. */
export function readTranscript(text: string): Transcript | null {
  try {
    const value = readPlainJson(text);
    return Transcript.safeParse(value).success ? (value as Transcript) : null;
  } catch {
    return null;
  }
}

/** What a text is instead of a transcript. */
export function whyNoTranscript(text: string): 'not-a-transcript' | 'damaged' | 'without-seals' {
  const recording = readRecording(text);
  if (!('why' in recording)) return 'without-seals';
  const begun = text.includes(FORMAT) || /^\s*\{\s*"header"/.test(text);
  return recording.why === 'not-json' && begun ? 'damaged' : 'not-a-transcript';
}

/** Reads a game to watch: a transcript, or what `writeRecording` of the engine wrote. */
export function openRecord(text: string): AnyRecording | Unreadable {
  if (!text.includes(FORMAT)) {
    const recording = readRecording(text);
    return 'why' in recording || isPlainJson(text) ? recording : { why: 'not-a-recording' };
  }
  const transcript = readTranscript(text);
  if (!transcript) return { why: 'not-a-recording' };
  const recording = recordingOf(transcript);
  const [problem] = setupProblems(recording.header);
  return problem ? { why: 'bad-setup', problem: problem.code } : recording;
}
