import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, SqliteDatabase, SqliteStatement } from 'kysely';

/** `node:sqlite` in the shape Kysely's dialect expects, each statement prepared once. */
export function preparedOnce(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      // After a full disk SQLite has rolled back by itself, and a second rollback would hide the real error.
      if (sql === 'rollback' && !database.isTransaction) return NOTHING;
      let statement = prepared.get(sql);
      if (!statement) {
        if (prepared.size >= 500) prepared.clear();
        statement = statementFor(database.prepare(sql));
        prepared.set(sql, statement);
      }
      return statement;
    },
  };
}

const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

function statementFor(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/**
 * Runs statements that give nothing back in one transaction and without a pause, so that nobody gets in between. Past Kysely's
 * layers, which take several times as long as the statements themselves. Throws what the database throws, with nothing written.
 */
export function inOneGo(database: SqliteDatabase, statements: readonly CompiledQuery[]): null {
  const run = (sql: string, parameters: readonly unknown[] = []) => database.prepare(sql).run(parameters);
  run('begin');
  try {
    for (const { sql, parameters } of statements) run(sql, parameters);
    run('commit');
  } catch (error) {
    try {
      run('rollback');
    } catch {
      // Why the statements failed is what has to be told: what a broken database says to the rollback follows from it.
    }
    throw error;
  }
  return null;
}
