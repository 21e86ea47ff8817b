import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** PostgreSQL's type id of `bigint`, which `pg` gives as text; all of ours are times and fit a number. */
const BIGINT = 20;

/** How long things may take, in ms, before the database counts as away. */
interface Patience {
  /** To connect, or to wait for a free connection. */
  readonly connecting: number;
  /** For one statement, by the database's own watch: one that waits for a lock longer is given up there. */
  readonly statement: number;
  /** For the answer to a statement, by ours: longer, so that the database speaks first if it can. */
  readonly answer: number;
  /** A transaction whose owner has gone without a word holds its locks for so long. */
  readonly forgotten: number;
}
export const PATIENCE: Patience = {
  connecting: 5000,
  statement: 8000,
  answer: 10_000,
  forgotten: 10_000,
};
/** The system asks a silent connection after so many ms whether it is still there. */
const KEEP_ALIVE = 10_000;

/**
 * Connections to PostgreSQL that hang for nobody. A connection may be open at this end and dead at the other (a cable, a firewall, a
 * machine that vanished): an answer that does not come in time ends it, and all its idle siblings, who are probably as deaf.
 */
export class Connections implements PostgresPool {
  readonly options: pg.PoolConfig;
  private pool: pg.Pool;
  private retired: Promise<unknown> = Promise.resolve();

  /** `patience` null: for as long as it takes, as when a large database is brought up to date. */
  constructor(url: string, patience: Patience | null) {
    this.options = {
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: PATIENCE.connecting,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE,
      types: {
        getTypeParser: (id: number, format?: 'text' | 'binary') =>
          id === BIGINT ? Number : pg.types.getTypeParser(id, format ?? 'text'),
      },
      ...(patience && {
        connectionTimeoutMillis: patience.connecting,
        statement_timeout: patience.statement,
        query_timeout: patience.answer,
        idle_in_transaction_session_timeout: patience.forgotten,
      }),
    };
    this.pool = this.open();
  }

  async connect(): Promise<PostgresPoolClient> {
    const { pool } = this;
    const client = await pool.connect();
    let broken: Error | null = null;
    const query = async (sql: string, parameters: unknown[]): Promise<unknown> => {
      // Not even the end of the transaction is sent after a statement that may still be under way.
      if (broken) throw broken;
      try {
        return await client.query(sql, parameters);
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) broken = error as Error;
        if (broken?.message === READ_TIMEOUT) this.startAfresh(pool);
        throw error;
      }
    };
    return {
      query: query as PostgresPoolClient['query'],
      release: () => client.release(broken ?? undefined),
    };
  }

  async end(): Promise<void> {
    await this.pool.end();
    await this.retired;
  }

  private open(): pg.Pool {
    const pool = new pg.Pool(this.options);
    // Without a listener a connection that breaks would end the process: idle, and lent out between two statements.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  }

  private startAfresh(deaf: pg.Pool): void {
    if (deaf !== this.pool) return;
    this.pool = this.open();
    this.retired = Promise.all([this.retired, deaf.end()]);
  }
}

/** `pg`'s words for an answer that did not come in time. */
const READ_TIMEOUT = 'Query read timeout';
