import { afterAll, describe, expect, test } from '@jest/globals';
import { type Hash, hashOf, newToken, SESSION_CAP } from '../../src/store/index.ts';
import { HOMES, opened, stopPostgres } from './engines.ts';
import { anAccount, NOON } from './pieces.ts';

afterAll(stopPostgres);

describe.each(HOMES)('accounts in %s', (_name, newHome) => {
  const at = opened(newHome);

  test('an account is found by id and by its recovery code, and keeps its new name', async () => {
    const account = anAccount('Etta');
    await at.store.addAccount(account);
    await at.store.rename(account.id, 'Etta P. 🚂');
    const renamed = { ...account, name: 'Etta P. 🚂' };
    expect(await at.store.account(account.id)).toEqual(renamed);
    expect(await at.store.accountByRecovery(account.recoveryHash)).toEqual(renamed);
    expect(await at.store.account(anAccount().id)).toBeNull();
  });

  test('a new recovery code makes the old one void', async () => {
    const account = anAccount();
    await at.store.addAccount(account);
    const fresh = hashOf('fresh');
    await at.store.replaceRecovery(account.id, fresh);
    expect(await at.store.accountByRecovery(account.recoveryHash)).toBeNull();
    expect((await at.store.accountByRecovery(fresh))?.id).toBe(account.id);
  });

  test('a session lives until its time is up, is extended, or is ended', async () => {
    const account = anAccount();
    const tokenHash = newToken().hash;
    await at.store.addAccount(account);
    await at.store.addSession({ tokenHash, account: account.id, createdAt: NOON, expiresAt: NOON + 10 });
    expect((await at.store.accountBySession(tokenHash, NOON + 9))?.id).toBe(account.id);
    expect(await at.store.accountBySession(tokenHash, NOON + 10)).toBeNull();
    await at.store.extendSession(tokenHash, NOON + 20);
    expect((await at.store.accountBySession(tokenHash, NOON + 19))?.id).toBe(account.id);
    await at.store.endSession(tokenHash, NOON);
    expect(await at.store.accountBySession(tokenHash, NOON)).toBeNull();
  });

  test('an account is signed in at so many places, the latest ones', async () => {
    const [account, other] = [anAccount(), anAccount()];
    for (const one of [account, other]) await at.store.addAccount(one);
    const hashes = Array.from({ length: SESSION_CAP + 2 }, () => newToken().hash);
    const [first, second, third] = hashes as [Hash, Hash, Hash];
    const kept = newToken().hash;
    await at.store.addSession({
      tokenHash: kept,
      account: other.id,
      createdAt: NOON - 9,
      expiresAt: NOON * 2,
    });
    for (const [i, tokenHash] of hashes.entries())
      await at.store.addSession({ tokenHash, account: account.id, createdAt: NOON + i, expiresAt: NOON * 2 });
    for (const gone of [first, second]) expect(await at.store.accountBySession(gone, NOON)).toBeNull();
    for (const stays of [third, hashes.at(-1) as Hash])
      expect((await at.store.accountBySession(stays, NOON))?.id).toBe(account.id);
    expect((await at.store.accountBySession(kept, NOON))?.id).toBe(other.id);
  });

  test('of twenty callers at once one gets a code', async () => {
    const account = anAccount();
    await at.store.addAccount(account);
    const code = {
      hash: hashOf('once'),
      purpose: 'ticket',
      account: account.id,
      about: { table: 'T', as: 'seat' },
      expiresAt: NOON + 10,
    } as const;
    await at.store.addCode(code);
    const got = await Promise.all(
      Array.from({ length: 20 }, () => at.store.consumeCode(code.hash, 'ticket', NOON)),
    );
    expect(got.filter((one) => one !== null)).toEqual([code]);
  });

  test('a code is refused for another purpose, when expired and when unknown', async () => {
    const account = anAccount();
    await at.store.addAccount(account);
    const hash = hashOf('link');
    await at.store.addCode({
      hash,
      purpose: 'device-link',
      account: account.id,
      about: null,
      expiresAt: NOON,
    });
    expect(await at.store.goodCode(hash, 'ticket', NOON - 1)).toBeNull();
    expect(await at.store.goodCode(hash, 'device-link', NOON)).toBeNull();
    expect(await at.store.goodCode(hash, 'device-link', NOON - 1)).toMatchObject({ account: account.id });
    expect(await at.store.consumeCode(hash, 'ticket', NOON - 1)).toBeNull();
    expect(await at.store.consumeCode(hash, 'device-link', NOON)).toBeNull();
    expect(await at.store.consumeCode('no such' as Hash, 'device-link', NOON - 1)).toBeNull();
    expect(await at.store.consumeCode(hash, 'device-link', NOON - 1)).not.toBeNull();
    expect(await at.store.goodCode(hash, 'device-link', NOON - 1)).toBeNull();
  });

  test('the broom takes what has expired and leaves the rest', async () => {
    const account = anAccount();
    const [old, live] = [newToken().hash, newToken().hash];
    await at.store.addAccount(account);
    await at.store.addSession({ tokenHash: old, account: account.id, createdAt: NOON, expiresAt: NOON });
    await at.store.addSession({ tokenHash: live, account: account.id, createdAt: NOON, expiresAt: NOON + 1 });
    await at.store.sweep(NOON);
    expect(await at.store.accountBySession(old, NOON - 1)).toBeNull();
    expect(await at.store.accountBySession(live, NOON)).not.toBeNull();
  });
});
