import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type GameSetup, setupProblems, writeRecording } from '@holdup/engine';
import { UsageProblem } from './command.ts';
import type { AnyRecording } from './course.ts';

/** Paths are relative to where the person typed them, which npm hides. */
const pathOf = (file: string): string => resolve(process.env.HOLDUP_CWD ?? process.cwd(), file);

export const saveRecording = (file: string, recording: AnyRecording): Promise<void> =>
  writeFile(pathOf(file), writeRecording(recording));

/** Reads a recorded game and makes sure that it can be opened. */
export async function loadRecording(file: string): Promise<AnyRecording> {
  const text = await readFile(pathOf(file), 'utf8').catch((problem: Error) => {
    throw new UsageProblem(`${file} cannot be read (${problem.message})`);
  });
  const recording = parsed(file, text);
  const problem = setupProblems(recording.header)[0];
  if (problem) throw new UsageProblem(`${file}: its set-up cannot be played (${problem.code})`);
  return recording;
}

function parsed(file: string, text: string): AnyRecording {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageProblem(`${file} is not JSON`);
  }
  if (!isRecording(value)) {
    throw new UsageProblem(`${file} is no recorded game: it needs header, seed (64 hex digits) and commands`);
  }
  return value;
}

function isRecording(value: unknown): value is AnyRecording {
  if (typeof value !== 'object' || value === null) return false;
  const { header, seed, commands } = value as Partial<AnyRecording>;
  return (
    isHeader(header) &&
    typeof seed === 'string' &&
    /^[0-9a-f]{64}$/.test(seed) &&
    Array.isArray(commands) &&
    commands.every(
      (one) =>
        typeof one?.seat === 'number' && typeof one.prompt === 'number' && typeof one.option === 'string',
    )
  );
}

function isHeader(header: Partial<GameSetup> | undefined): boolean {
  return (
    typeof header === 'object' &&
    header !== null &&
    header.game === 'express' &&
    Array.isArray(header.boxes) &&
    typeof header.options === 'object' &&
    Array.isArray(header.players) &&
    header.players.every(({ characters }) => Array.isArray(characters))
  );
}
