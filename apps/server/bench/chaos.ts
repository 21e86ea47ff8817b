// Real servers and real clients under faults, and whether anything was lost. docs/operating.md says what is done to them.
//   holdup chaos [--minutes N] [--games N] [--store sqlite|postgres] [--processes N] [--seed S]
import { parseArgs } from 'node:util';
import './load/lighter.ts';
import { onPostgres, onSqlite } from './chaos/deployment.ts';
import { isClean, linesOf } from './chaos/report.ts';
import { chaos } from './chaos/run.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    games: { type: 'string', default: '20' },
    store: { type: 'string', default: 'sqlite' },
    processes: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Date.now()) },
    log: { type: 'boolean', default: false },
  },
});

// The SDK reports every broken connection, and here they are broken on purpose.
console.warn = () => undefined;
const tell = (line: string): void => void process.stderr.write(`${line}\n`);
tell(`seed ${values.seed}`);
const on = values.store === 'postgres' ? await onPostgres(Number(values.processes)) : await onSqlite();
const report = await chaos(on, {
  games: Number(values.games),
  seconds: Number(values.minutes) * 60,
  seed: values.seed,
  tell,
});
for (const line of linesOf(report)) console.log(line);
const clean = isClean(report);
if (!clean || values.log) tell(`\nThe last that the servers logged:\n${report.log}`);
process.exit(clean ? 0 : 1);
