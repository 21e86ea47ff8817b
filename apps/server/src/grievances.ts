// What the operator asks about people, and does about them: `holdup reports`, `evidence`, `bar`, `unbar` and `bars`.
//   node apps/server/src/grievances.ts reports|evidence|bar|unbar|bars …
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { letReaderLeave } from './earlyReader.ts';
import {
  type AccountId,
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
       holdup evidence TABLE [--data DIR] [--out FILE]
       holdup bar ACCOUNT [--note TEXT] [--data DIR]
       holdup unbar ACCOUNT [--data DIR]
       holdup bars [--data DIR] [--json]`;

/** Reports in one list. */
const LISTED = 1000;

/** Paths on the command line are relative to where the person is, which npm does not keep. */
const pathOf = (given: string): string => resolve(process.env.HOLDUP_CWD ?? '.', given);

/** Gives the exit status. */
async function run(args: readonly string[]): Promise<number> {
  const given = read(args);
  const [command = '', whom = '', ...more] = given?.positionals ?? [];
  const known = { evidence: true, bar: true, unbar: true, reports: false, bars: false }[command];
  if (!given || known === undefined || known !== (whom !== '') || more.length > 0) {
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
    if (command === 'evidence') return await evidence(store, whom as TableId, out);
    if (command === 'bar') return await bar(store, whom as AccountId, note ?? '');
    if (command === 'unbar') return await unbar(store, whom as AccountId);
    if (command === 'bars') return await listBars(store, json === true);
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
  else if (!writtenTo(out, text)) return 1;
  return 0;
}

/** Names, talk and accounts are nobody else's business; nothing is overwritten, and nothing half written stays. */
function writtenTo(out: string, text: string): boolean {
  const path = pathOf(out);
  let begun = false;
  try {
    closeSync(openSync(path, 'wx', 0o600));
    begun = true;
    writeFileSync(path, text);
  } catch (error) {
    if (begun) rmSync(path);
    console.error(
      codeOf(error) === 'EEXIST'
        ? 'That file exists already; nothing is overwritten.'
        : `${out} cannot be written: ${String(error)}`,
    );
    return false;
  }
  console.log(`Wrote ${out}.`);
  return true;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

async function closeReport(store: Store, id: ReportId, note: string): Promise<number> {
  if (await store.closeReport(id, { at: Date.now(), note })) {
    console.log(`Closed ${id}.`);
    return 0;
  }
  console.error(`There is no open report ${id}.`);
  return 1;
}

async function bar(store: Store, account: AccountId, note: string): Promise<number> {
  if (await store.bar({ account, at: Date.now(), note })) {
    console.log(`Barred ${account}.`);
    return 0;
  }
  console.error(`There is no account ${account}.`);
  return 1;
}

async function unbar(store: Store, account: AccountId): Promise<number> {
  if (await store.unbar(account)) {
    console.log(`${account} may play again.`);
    return 0;
  }
  console.error(`${account} is not barred.`);
  return 1;
}

async function listBars(store: Store, json: boolean): Promise<number> {
  const bars = await store.bars();
  if (json) console.log(JSON.stringify(bars, null, 2));
  else if (bars.length === 0) console.log('Nobody is barred.');
  for (const { account, name, at, note } of json ? [] : bars) {
    console.log(`${new Date(at).toISOString()}  ${name} (account ${account})${note && `\n  ${note}`}`);
  }
  return 0;
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

letReaderLeave();
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StoreFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
