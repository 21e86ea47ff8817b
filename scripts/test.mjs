// `npm test`: every check there is, quickest first. Its last line is always `N passed, N failed`.
//   npm test -- --only PATTERN    only the test files whose path matches, and no static check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, bootstrap, runNode, say } from './bootstrap.mjs';
import { runChecks } from './check.mjs';
import { buildWeb } from './web.mjs';

/** Runs jest on the named projects and reads its count. A file that does not even load counts as one failure. */
async function jest(projects, patterns) {
  const folder = mkdtempSync(join(tmpdir(), 'holdup-jest-'));
  const report = join(folder, 'report.json');
  const args = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    bin('jest'),
    '--passWithNoTests',
    '--json',
    `--outputFile=${report}`,
    '--selectProjects',
    ...projects,
    ...(patterns.length > 0 ? ['--testPathPatterns', ...patterns] : []),
  ];
  try {
    // jest reports on standard error; what `--json` writes to standard output is in the file as well.
    const code = await runNode(args, { stdio: ['ignore', 'ignore', 'inherit'] });
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
  } catch (error) {
    say(`jest gave no report: ${error.message}`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Fetches what a group of tests needs before any of its clocks run. A refusal is told; the tests say the rest. */
async function prepare(what, get) {
  try {
    say(`  ${what}: ${await get()}`);
  } catch (error) {
    say(`  ${what}: ${error.message}`);
  }
}

async function services() {
  const { postgresBin } = await import('./postgres.mjs');
  await prepare('PostgreSQL', postgresBin);
  const { redisProgram } = await import('./redis.mjs');
  await prepare('Redis', redisProgram);
  const { chromiumPath } = await import('./chromium.mjs');
  await prepare('Chromium', chromiumPath);
}

async function web() {
  const built = (await buildWeb()) === 0;
  say(built ? '  ok      web client' : '  FAILED  web client');
  return { passed: built ? 1 : 0, failed: built ? 0 : 1 };
}

function only(args) {
  const at = args.indexOf('--only');
  if (at === -1) return [];
  if (args[at + 1]) return [args[at + 1]];
  say('--only needs a pattern, for example: npm test -- --only engine/test/laws');
  process.exit(2);
}

const patterns = only(process.argv.slice(2));
const steps = [
  { title: 'Static checks', run: runChecks, everything: true },
  { title: 'Unit tests', run: () => jest(['unit'], patterns) },
  { title: 'Web client', run: web },
  { title: 'Services', run: services },
  { title: 'Server tests', run: () => jest(['server'], patterns) },
  { title: 'Browser tests', run: () => jest(['browser'], patterns) },
];

bootstrap();
const summary = [];
for (const { title, run, everything } of steps) {
  if (everything && patterns.length > 0) continue;
  say(`\n${title}`);
  const began = Date.now();
  const count = await run();
  if (count) summary.push({ title, ...count, seconds: Math.round((Date.now() - began) / 1000) });
}

const total = (key) => summary.reduce((sum, step) => sum + step[key], 0);
console.log('');
for (const { title, passed, failed, seconds } of summary) {
  console.log(
    `${title.padEnd(14)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${String(seconds).padStart(5)} s`,
  );
}
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
