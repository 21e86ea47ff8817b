// Real servers and real clients under faults, and whether anything was lost. docs/operating.md says what is done to them.
//   holdup chaos [--minutes N] [--games N] [--store sqlite|postgres] [--processes N] [--seed S]
import { parseArgs } from 'node:util';
import './load/lighter.ts';
import { onPostgres, onSqlite } from './chaos/deployment.ts';
import { isClean, linesOf } from './chaos/report.ts';
import { chaos } from './chaos/run.ts';

const usage =
  'holdup chaos [--minutes N] [--games N] [--store sqlite|postgres] [--processes N] [--seed S] [--log]';

function refuse(why: string): never {
  process.stderr.write(`holdup: ${why}\n${usage}\n`);
  process.exit(2);
}

function options() {
  try {
    return parseArgs({
      options: {
        minutes: { type: 'string', default: '1' },
        games: { type: 'string', default: '20' },
        store: { type: 'string', default: 'sqlite' },
        processes: { type: 'string', default: '2' },
        seed: { type: 'string', default: String(Date.now()) },
        log: { type: 'boolean', default: false },
      },
    }).values;
  } catch (problem) {
    return refuse(problem instanceof Error ? problem.message : String(problem));
  }
}

// Whoever read our words may be gone before us: the servers are still to be ended.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const values = options();
const [minutes, games, processes] = [values.minutes, values.games, values.processes].map(Number);
if (!minutes || !(minutes > 0 && minutes <= 600)) refuse('--minutes is more than 0 and at most 600');
if (!games || !Number.isInteger(games) || games > 1000) refuse('--games is from 1 to 1000');
if (!processes || !Number.isInteger(processes) || processes > 8) refuse('--processes is from 1 to 8');
if (values.store !== 'sqlite' && values.store !== 'postgres') refuse('--store is sqlite or postgres');

// The SDK reports every broken connection, and here they are broken on purpose.
console.warn = () => undefined;
console.info = () => undefined;
const tell = (line: string): void => void process.stderr.write(`${line}\n`);
tell(`seed ${values.seed}`);
const on = values.store === 'postgres' ? await onPostgres(processes) : await onSqlite();
const report = await chaos(on, { games, seconds: minutes * 60, seed: values.seed, tell });
for (const line of linesOf(report)) console.log(line);
const clean = isClean(report);
if (!clean || values.log) tell(`\nThe last that the servers logged:\n${report.log}`);
process.exit(clean ? 0 : 1);
