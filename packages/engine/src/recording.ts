import { type Fact, type GameSetup, setupProblems } from './games.ts';
import type { Recording } from './kernel/index.ts';

/** A recorded game of either kind. */
export type AnyRecording = Recording<GameSetup, Fact>;

/** Why a text is no recording that can be opened: its shape, or a set-up that cannot be played (`problem` is its code). */
export type Unreadable =
  | { readonly why: 'not-json' | 'not-a-recording' }
  | { readonly why: 'bad-setup'; readonly problem: string };

/** Reads what `writeRecording` wrote. Whether the game can be followed to its end is for `replay` to say. */
export function readRecording(text: string): AnyRecording | Unreadable {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { why: 'not-json' };
  }
  if (!isRecording(value)) return { why: 'not-a-recording' };
  const [problem] = setupProblems(value.header);
  return problem ? { why: 'bad-setup', problem: problem.code } : value;
}

function isRecording(value: unknown): value is AnyRecording {
  if (typeof value !== 'object' || value === null) return false;
  const { header, seed, commands, facts } = value as Partial<AnyRecording>;
  return (
    isHeader(header) &&
    typeof seed === 'string' &&
    /^[0-9a-f]{64}$/.test(seed) &&
    Array.isArray(commands) &&
    commands.every(
      (one) =>
        typeof one?.seat === 'number' && typeof one.prompt === 'number' && typeof one.option === 'string',
    ) &&
    (facts === undefined || Array.isArray(facts))
  );
}

function isHeader(header: Partial<GameSetup> | undefined): boolean {
  return (
    typeof header === 'object' &&
    header !== null &&
    (header.game === 'express' || header.game === 'super') &&
    Array.isArray(header.boxes) &&
    typeof header.options === 'object' &&
    header.options !== null &&
    Array.isArray(header.players) &&
    header.players.every((player) => Array.isArray(player?.characters)) &&
    (header.first === undefined || isSeatOf(header.players.length, header.first))
  );
}

const isSeatOf = (players: number, seat: unknown): boolean =>
  Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < players;
