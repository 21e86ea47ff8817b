// Plays every golden game again by the rules as they are now, shows what happens differently, and writes it down.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ENGINE_VERSION,
  type Fact,
  type GameSetup,
  openGame,
  type Recording,
  replay,
  writeRecording,
} from '../src/index.ts';

const folder = join(import.meta.dirname, 'golden');
/** How much of one difference is shown. */
const LINES = 12;

/** The facts of one answer that are new or gone, line by line; what comes before and after them is left out. */
function difference(before: readonly Fact[], after: readonly Fact[]): string[] {
  const [was, is] = [before, after].map((facts) => facts.map((fact) => JSON.stringify(fact)));
  if (!was || !is) return [];
  let head = 0;
  while (head < was.length && was[head] === is[head]) head++;
  let tail = 0;
  while (tail < Math.min(was.length, is.length) - head && was.at(-1 - tail) === is.at(-1 - tail)) tail++;
  return [
    ...was.slice(head, was.length - tail).map((line) => `    - ${line}`),
    ...is.slice(head, is.length - tail).map((line) => `    + ${line}`),
  ];
}

/** Says whether the game could be played again to its end. */
function update(file: string): boolean {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const { facts: before = [], ...commands } = JSON.parse(text) as Recording<GameSetup, Fact>;
  const { moments, divergence } = replay(openGame(commands.header), commands);
  if (divergence) {
    console.log(
      `${file}: answer ${divergence.command} is refused now (${divergence.why}); record the game anew`,
    );
    return false;
  }
  const facts = moments.map((moment) => moment.facts);
  const changes = facts.flatMap((batch, i) => {
    const lines = difference(before[i] ?? [], batch);
    return lines.length > 0 ? [[`  after answer ${i}:`, ...lines]] : [];
  });
  const header = { ...commands.header, engine: ENGINE_VERSION };
  const updated = writeRecording({ ...commands, header, facts });
  console.log(`${file}: ${changes.length === 0 ? 'the same' : `${changes.length} answers end differently`}`);
  const lines = changes.flat();
  for (const line of lines.slice(0, LINES)) console.log(line);
  if (lines.length > LINES) console.log(`    … ${lines.length - LINES} more lines`);
  if (updated !== text) writeFileSync(path, updated);
  return true;
}

const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
process.exitCode = files.map(update).every(Boolean) ? 0 : 1;
