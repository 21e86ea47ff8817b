import { readFile } from 'node:fs/promises';
import { runScenario, type Verdict } from '@holdup/engine/scenario';
import { parse } from 'yaml';
import type { Command } from './command.ts';
import { pathOf } from './files.ts';

export const scenario: Command = {
  summary: 'runs scenario files: given a train, when somebody acts, then …',
  usage: `holdup scenario FILE…

One line for each: "ok TITLE", or "FAIL TITLE: expected … got …". The last line is "N passed, N failed". The exit status
is 1 if any failed, 2 if a file cannot be read or is no scenario.`,
  run: runFiles,
};

async function runFiles(files: readonly string[]): Promise<number> {
  const count = { passed: 0, failed: 0, unfit: 0 };
  for (const file of files) count[await runFile(file)] += 1;
  if (files.length === 0) console.error('holdup scenario FILE…: no file was named');
  console.log(`${count.passed} passed, ${count.failed} failed`);
  if (files.length === 0 || count.unfit > 0) return 2;
  return count.failed > 0 ? 1 : 0;
}

async function runFile(file: string): Promise<'passed' | 'failed' | 'unfit'> {
  const read = await readYaml(file);
  const verdict: Verdict | Unread = 'unread' in read ? read : run(read.parsed);
  if ('unread' in verdict) {
    console.error(`${file}: ${verdict.unread}`);
    return 'unfit';
  }
  if (verdict.kind === 'misfit') {
    const { key, expected, got } = verdict.misfit;
    console.error(`${file}: ${key || 'the file'}: expected ${expected}, got ${got}`);
    return 'unfit';
  }
  if (verdict.kind === 'passed') {
    console.log(`ok ${verdict.title}`);
    return 'passed';
  }
  const wrong = verdict.differences.map(({ expected, got }) => `expected ${expected} got ${got}`);
  console.log(`FAIL ${verdict.title}: ${wrong.join('; ')}`);
  return 'failed';
}

/** A fault of the rules themselves is a failure of this one scenario; the others are still run. */
function run(parsed: unknown): Verdict {
  try {
    return runScenario(parsed);
  } catch (fault) {
    const title = typeof parsed === 'object' && parsed !== null && 'title' in parsed ? `${parsed.title}` : '';
    const differences = [{ expected: 'the rules to know what to do', got: messageOf(fault) }];
    return { kind: 'failed', title, differences };
  }
}

interface Unread {
  readonly unread: string;
}

async function readYaml(file: string): Promise<{ readonly parsed: unknown } | Unread> {
  let content: string;
  try {
    content = await readFile(pathOf(file), 'utf8');
  } catch (problem) {
    return { unread: `cannot be read: ${messageOf(problem)}` };
  }
  try {
    return { parsed: parse(content) };
  } catch (problem) {
    return { unread: `the file: expected YAML, got ${messageOf(problem)}` };
  }
}

/** In one line. */
const messageOf = (problem: unknown): string =>
  (problem instanceof Error ? problem.message : String(problem)).split('\n')[0] ?? '';
