import type { CompiledQuery, RawBuilder, SqlBool } from 'kysely';
import type { Explain } from './failure.ts';
import type { Db } from './schema.ts';
import type { Ownership, TableId } from './store.ts';

/** Who may write which table. The two engines differ in this and in how they are opened, and in nothing else. */
export interface Claims {
  /** Of a row of `owners`: another living process has the table. */
  readonly elsewhere: RawBuilder<SqlBool>;
  claim(table: TableId): Promise<Ownership | null>;
  release(owner: Ownership): Promise<void>;
  /** The first of `owners` that is void, asked inside the transaction that writes; none may change hands before it ends. */
  firstVoid(trx: Db, owners: readonly Ownership[]): Promise<Ownership | null>;
  onLost(listener: (owner: Ownership) => void): () => void;
}

/** An opened database, brought up to date and locked as far as it needs to be. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  readonly db: Db;
  readonly claims: Claims;
  readonly explain: Explain;
  /** So many rows of the journal go best into one statement. */
  readonly rowsAtOnce: number;
  /**
   * Runs statements that give nothing back in one transaction, which is on disk when this resolves. Where one of `owners` is void
   * it gives the first such one instead, and nothing is written.
   */
  writeAll(owners: readonly Ownership[], statements: readonly CompiledQuery[]): Promise<Ownership | null>;
  close(): Promise<void>;
}
