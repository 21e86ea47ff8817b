import { type FileHandle, open } from 'node:fs/promises';
import type { DatabaseSync } from 'node:sqlite';
import { StoreFailure } from './failure.ts';

/** The write-ahead log of `database`. It stays the same file for as long as the database is open. */
export async function openLog(database: DatabaseSync): Promise<LogFile> {
  // The first read makes it.
  database.prepare('select count(*) from sqlite_schema').get();
  return new LogFile(database, await open(`${database.location()}-wal`, 'r+'));
}

/**
 * Waits for the disk without holding anything up. SQLite's own wait (`synchronous = full`) is the same call at the same
 * moment, after the commit has been written to its log; but it stops the thread on which it is made, and the server has one.
 */
export class LogFile {
  private readonly database: DatabaseSync;
  private readonly file: Pick<FileHandle, 'datasync' | 'close'>;
  private failure: StoreFailure | null = null;

  constructor(database: DatabaseSync, file: Pick<FileHandle, 'datasync' | 'close'>) {
    this.database = database;
    this.file = file;
  }

  /**
   * Runs `write`, a whole transaction, and resolves once it is on disk. Throws what `write` throws, or `StoreFailure` when the
   * disk reports an error: then the transaction may be there or not.
   */
  async keep(write: () => void): Promise<void> {
    this.database.exec('pragma synchronous = normal');
    try {
      write();
    } finally {
      this.database.exec('pragma synchronous = full');
    }
    await this.file.datasync().catch((error: unknown) => {
      this.failure ??= new StoreFailure(
        `the disk reports an error (${String(error)}): see to it and start the server again`,
        { cause: error },
      );
    });
    this.mustBeSound();
  }

  /**
   * Throws `StoreFailure` once the disk has reported an error. It must not be asked again: a system that has failed to write a
   * page may take it for written the next time, and what follows would stand on nothing.
   */
  mustBeSound(): void {
    if (this.failure) throw this.failure;
  }

  close(): Promise<void> {
    return this.file.close();
  }
}
