import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { runScenario, type Verdict } from '@holdup/engine/scenario';
import { parse } from 'yaml';

/**
 * `holdup scenario FILE…`: runs scenario files, one line each, and counts them in the last line. Gives the exit
 * status: 1 if any failed, 2 if a file cannot be read or is no scenario (it says which key, and what was expected).
 */
export async function scenarioCommand(files: readonly string[]): Promise<number> {
  const count = { passed: 0, failed: 0, unfit: 0 };
  for (const file of files) count[await runFile(file)] += 1;
  if (files.length === 0) console.error('holdup scenario FILE…: no file was named');
  console.log(`${count.passed} passed, ${count.failed} failed`);
  if (files.length === 0 || count.unfit > 0) return 2;
  return count.failed > 0 ? 1 : 0;
}

async function runFile(file: string): Promise<'passed' | 'failed' | 'unfit'> {
  let verdict: Verdict;
  try {
    verdict = runScenario(await parsed(file));
  } catch (thrown) {
    if (!(thrown instanceof Unreadable)) throw thrown;
    console.error(`${file}: ${thrown.message}`);
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

class Unreadable extends Error {}

/** Paths are relative to where the person typed them, which npm hides. */
async function parsed(file: string): Promise<unknown> {
  const path = resolve(process.env.HOLDUP_CWD ?? process.cwd(), file);
  const content = await readFile(path, 'utf8').catch((problem: Error) => {
    throw new Unreadable(`cannot be read (${problem.message})`);
  });
  try {
    return parse(content);
  } catch (problem) {
    const [line] = (problem instanceof Error ? problem.message : String(problem)).split('\n');
    throw new Unreadable(`expected YAML, got ${line}`);
  }
}
