// The operator's hand on the embedded store: `holdup backup FILE` and `holdup restore FILE`.
//   node apps/server/src/backup.ts backup|restore FILE
import { relative, resolve } from 'node:path';
import { letReaderLeave } from './earlyReader.ts';
import { backUp, restore, StoreFailure } from './store/index.ts';

const [command, given] = process.argv.slice(2);
const dataDir = process.env.DATA_DIR || './data';

/** What was done, in a sentence. Throws `StoreFailure` when it could not be. */
function carryOut(file: string): string {
  if (process.env.DATABASE_URL) {
    throw new StoreFailure(
      'DATABASE_URL is set: back up PostgreSQL with pg_dump, restore it with pg_restore.',
    );
  }
  if (command === 'backup') {
    backUp(dataDir, file);
    return `Backed up ${dataDir} to ${file}.`;
  }
  const { keptAs } = restore(dataDir, file);
  const before = keptAs ? ` What was there before is kept as ${relative('.', keptAs)}.` : '';
  return `Restored ${file} to ${dataDir}.${before}`;
}

letReaderLeave();
if ((command !== 'backup' && command !== 'restore') || !given) {
  console.error('usage: holdup backup FILE    copies the data of a running or stopped server to FILE');
  console.error('       holdup restore FILE   puts FILE in the place of the data of a stopped server');
  process.exitCode = 2;
} else {
  try {
    // Paths on the command line are relative to where the person is, which npm does not keep.
    console.log(carryOut(resolve(process.env.HOLDUP_CWD ?? '.', given)));
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
