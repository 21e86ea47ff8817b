// What the operator asks about people: `holdup reports` and `holdup evidence TABLE`.
//   node apps/server/src/grievances.ts reports|evidence …
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  openStoreBeside,
  type ReportId,
  type Store,
  type StoredReport,
  StoreFailure,
  type TableId,
} from './store/index.ts';
import { evidenceOf } from './tables/evidence.ts';

const USAGE = `usage: holdup reports [--data DIR] [--json]
       holdup reports --close REPORT [--note TEXT] [--data DIR]
       holdup evidence TABLE [--data DIR] [--out FILE]`;

/** Reports in one list. */
const LISTED = 1000;

/** Paths on the command line are relative to where the person is, which npm does not keep. */
const pathOf = (given: string): string => resolve(process.env.HOLDUP_CWD ?? '.', given);

/** Gives the exit status. */
async function run(args: readonly string[]): Promise<number> {
  const given = read(args);
  const [command, table] = given?.positionals ?? [];
  const known = (command === 'evidence' && table) || (command === 'reports' && !table);
  if (!given || !known) {
    console.error(USAGE);
    return 2;
  }
  const { data, out, close, note, json } = given.values;
  const dataDir = data === undefined ? process.env.DATA_DIR || './data' : pathOf(data);
  const store = await openStoreBeside({
    dataDir,
    databaseUrl: data === undefined ? process.env.DATABASE_URL || undefined : undefined,
  });
  try {
    if (command === 'evidence') return await evidence(store, table as TableId, out);
    if (close !== undefined) return await closeReport(store, close as ReportId, note ?? '');
    return await list(store, json === true);
  } finally {
    await store.close();
  }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        data: { type: 'string' },
        out: { type: 'string' },
        close: { type: 'string' },
        note: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
  } catch {
    return null;
  }
}

async function evidence(store: Store, table: TableId, out: string | undefined): Promise<number> {
  const found = await evidenceOf(store, table);
  if (!found) {
    console.error(`There is no table ${table}.`);
    return 1;
  }
  const text = `${JSON.stringify(found, null, 2)}\n`;
  if (out === undefined) process.stdout.write(text);
  else {
    // Names, talk and accounts are nobody else's business; nothing is overwritten.
    writeFileSync(pathOf(out), text, { mode: 0o600, flag: 'wx' });
    console.log(`Wrote ${out}.`);
  }
  return 0;
}

async function closeReport(store: Store, id: ReportId, note: string): Promise<number> {
  if (await store.closeReport(id, { at: Date.now(), note })) {
    console.log(`Closed ${id}.`);
    return 0;
  }
  console.error(`There is no open report ${id}.`);
  return 1;
}

async function list(store: Store, json: boolean): Promise<number> {
  const reports = await store.openReports(LISTED);
  if (json) console.log(JSON.stringify(reports, null, 2));
  else if (reports.length === 0) console.log('No open reports.');
  else for (const report of reports) console.log(inWords(report));
  return 0;
}

function inWords({ id, at, table, aboutName, aboutSeat, about, reason, text, line }: StoredReport): string {
  const seat = aboutSeat === null ? '' : `, seat ${aboutSeat}`;
  const lines = [
    `${new Date(at).toISOString()}  ${reason}  ${aboutName} (account ${about}${seat})`,
    `  report ${id}, table ${table}`,
    ...(line ? [`  said: ${line.text}`] : []),
    ...(text ? [`  ${text}`] : []),
  ];
  return lines.join('\n');
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
  if (!(error instanceof StoreFailure) && !exists) throw error;
  console.error(exists ? 'That file exists already; nothing is overwritten.' : error.message);
  process.exitCode = 1;
}
