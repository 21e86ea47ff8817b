import { open, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type AnyRecording, type Unreadable, writeRecording } from '@holdup/engine';
import { openRecord } from '@holdup/proof';
import { UsageProblem } from './command.ts';

/** Paths are relative to where the person typed them, which npm hides. */
export const pathOf = (file: string): string => resolve(process.env.HOLDUP_CWD ?? process.cwd(), file);

/** Makes sure, before anything is played, that it can be written down there afterwards. What is in the file stays until then. */
export async function prepareRecording(file: string): Promise<void> {
  const opened = await open(pathOf(file), 'a').catch((problem: Error) => {
    throw new UsageProblem(`${file} cannot be written (${problem.message})`);
  });
  await opened.close();
}

/** Writes a game down, in place of what was in the file. */
export const saveRecording = (file: string, recording: AnyRecording): Promise<void> =>
  writeFile(pathOf(file), writeRecording(recording)).catch((problem: Error) => {
    throw new UsageProblem(`${file} cannot be written (${problem.message})`);
  });

/** The text of a file, without the byte-order mark that some editors put before it. */
export async function textOf(file: string): Promise<string> {
  const text = await readFile(pathOf(file), 'utf8').catch((problem: Error) => {
    throw new UsageProblem(`${file} cannot be read (${problem.message})`);
  });
  return text.replace(/^\uFEFF/, '');
}

/** Reads a recorded game, or the record of a server's, and makes sure that it can be opened. */
export async function loadRecording(file: string): Promise<AnyRecording> {
  const recording = openRecord(await textOf(file));
  if ('why' in recording) throw new UsageProblem(complaint(file, recording));
  return recording;
}

function complaint(file: string, unreadable: Unreadable): string {
  switch (unreadable.why) {
    case 'not-json':
      return `${file} is not JSON: it is cut short or damaged, or something else than a recorded game`;
    case 'not-a-recording':
      return `${file} is no recorded game: it needs header, seed (64 hex digits) and commands`;
    case 'bad-setup':
      return `${file}: its set-up cannot be played (${unreadable.problem})`;
  }
}
