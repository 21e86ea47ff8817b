import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database, Db } from './schema.ts';
import {
  type AccountId,
  type Accounts,
  type Hash,
  SESSION_CAP,
  type StoredAccount,
  type StoredCode,
} from './store.ts';
import { playerIdOf } from './tokens.ts';

function accountFrom(row: Database['accounts']): StoredAccount {
  return {
    id: row.id as AccountId,
    name: row.name,
    recoveryHash: row.recovery_hash as Hash,
    createdAt: row.created_at,
  };
}

function codeFrom(row: Database['codes']): StoredCode {
  return {
    hash: row.hash as Hash,
    purpose: row.purpose as StoredCode['purpose'],
    account: row.account_id as AccountId,
    about: JSON.parse(row.about),
    expiresAt: row.expires_at,
  };
}

/** Guests, the sessions they are signed in with, and codes that work once. */
export function accountsIn(db: Db): Accounts {
  return { ...people(db), ...sessions(db), ...codes(db) };
}

function people(db: Db) {
  return {
    async addAccount(account) {
      await db
        .insertInto('accounts')
        .values({
          id: account.id,
          name: account.name,
          recovery_hash: account.recoveryHash,
          created_at: account.createdAt,
          signed_out_at: 0,
          player_id: playerIdOf(account.id),
        })
        .execute();
    },
    async account(id) {
      const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? accountFrom(row) : null;
    },
    async accountByPlayer(id) {
      const row = await db.selectFrom('accounts').selectAll().where('player_id', '=', id).executeTakeFirst();
      return row ? accountFrom(row) : null;
    },
    async accountByRecovery(hash) {
      const found = db.selectFrom('accounts').selectAll().where('recovery_hash', '=', hash);
      const row = await found.executeTakeFirst();
      return row ? accountFrom(row) : null;
    },
    async rename(id, name) {
      await db.updateTable('accounts').set({ name }).where('id', '=', id).execute();
    },
    async replaceRecovery(id, hash) {
      await db.updateTable('accounts').set({ recovery_hash: hash }).where('id', '=', id).execute();
    },
  } satisfies Partial<Accounts>;
}

function sessions(db: Db) {
  return {
    async addSession(session) {
      await db
        .insertInto('sessions')
        .values({
          token_hash: session.tokenHash,
          account_id: session.account,
          created_at: session.createdAt,
          expires_at: session.expiresAt,
        })
        .execute();
      const latest = db
        .selectFrom('sessions')
        .select('token_hash')
        .where('account_id', '=', session.account)
        .orderBy('created_at', 'desc')
        .orderBy('expires_at', 'desc')
        .limit(SESSION_CAP);
      await db
        .deleteFrom('sessions')
        .where('account_id', '=', session.account)
        .where('token_hash', 'not in', latest)
        .execute();
    },
    async accountBySession(tokenHash, now) {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
        .selectAll('accounts')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row ? accountFrom(row) : null;
    },
    async extendSession(tokenHash, expiresAt) {
      await db
        .updateTable('sessions')
        .set({ expires_at: expiresAt })
        .where('token_hash', '=', tokenHash)
        .execute();
    },
    async endSession(tokenHash, now) {
      await endSessions(db, now, (e) => e('token_hash', '=', tokenHash));
    },
  } satisfies Partial<Accounts>;
}

function codes(db: Db) {
  return {
    async addCode(code) {
      await db
        .insertInto('codes')
        .values({
          hash: code.hash,
          purpose: code.purpose,
          account_id: code.account,
          about: JSON.stringify(code.about),
          expires_at: code.expiresAt,
          consumed_at: null,
        })
        .execute();
    },
    async consumeCode(hash, purpose, now) {
      const row = await db
        .updateTable('codes')
        .set({ consumed_at: now })
        .where('hash', '=', hash)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .where('consumed_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      return row ? codeFrom(row) : null;
    },
    async goodCode(hash, purpose, now) {
      const row = await db
        .selectFrom('codes')
        .selectAll()
        .where('hash', '=', hash)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .where('consumed_at', 'is', null)
        .executeTakeFirst();
      return row ? codeFrom(row) : null;
    },
  } satisfies Partial<Accounts>;
}

/** An account goes unused from the end of its last session on: of whichever of these ends last. */
async function endSessions(
  db: Db,
  now: number,
  ending: (e: ExpressionBuilder<Database, 'sessions'>) => Expression<SqlBool>,
): Promise<void> {
  const accounts = db.selectFrom('sessions').select('account_id').where(ending);
  await db.updateTable('accounts').set({ signed_out_at: now }).where('id', 'in', accounts).execute();
  await db.deleteFrom('sessions').where(ending).execute();
}

/** Deletes what has expired; used codes go when their time is up too. */
export async function sweepAccounts(db: Db, now: number): Promise<void> {
  await endSessions(db, now, (e) => e('expires_at', '<=', now));
  await db.deleteFrom('codes').where('expires_at', '<=', now).execute();
}
