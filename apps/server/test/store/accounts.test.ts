import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Hash, hashOf, newToken, SESSION_CAP, type Store } from '../../src/store/index.ts';
import { HOMES, type Home, stopPostgres } from './engines.ts';
import { anAccount, NOON } from './pieces.ts';

afterAll(stopPostgres);

describe.each(HOMES)('accounts in %s', (_name, newHome) => {
  let home: Home;
  let store: Store;
  beforeEach(async () => {
    home = await newHome();
    store = await home.open();
  });
  afterEach(async () => {
    await store.close();
    await home.remove();
  });

  test('an account is found by id and by its recovery code, and keeps its new name', async () => {
    const account = anAccount('Etta');
    await store.addAccount(account);
    await store.rename(account.id, 'Etta P. 🚂');
    const renamed = { ...account, name: 'Etta P. 🚂' };
    expect(await store.account(account.id)).toEqual(renamed);
    expect(await store.accountByRecovery(account.recoveryHash)).toEqual(renamed);
    expect(await store.account(anAccount().id)).toBeNull();
  });

  test('a new recovery code makes the old one void', async () => {
    const account = anAccount();
    await store.addAccount(account);
    const fresh = hashOf('fresh');
    await store.replaceRecovery(account.id, fresh);
    expect(await store.accountByRecovery(account.recoveryHash)).toBeNull();
    expect((await store.accountByRecovery(fresh))?.id).toBe(account.id);
  });

  test('a session lives until its time is up, is extended, or is ended', async () => {
    const account = anAccount();
    const tokenHash = newToken().hash;
    await store.addAccount(account);
    await store.addSession({ tokenHash, account: account.id, createdAt: NOON, expiresAt: NOON + 10 });
    expect((await store.accountBySession(tokenHash, NOON + 9))?.id).toBe(account.id);
    expect(await store.accountBySession(tokenHash, NOON + 10)).toBeNull();
    await store.extendSession(tokenHash, NOON + 20);
    expect((await store.accountBySession(tokenHash, NOON + 19))?.id).toBe(account.id);
    await store.endSession(tokenHash, NOON);
    expect(await store.accountBySession(tokenHash, NOON)).toBeNull();
  });

  test('an account is signed in at so many places, the latest ones', async () => {
    const [account, other] = [anAccount(), anAccount()];
    for (const one of [account, other]) await store.addAccount(one);
    const hashes = Array.from({ length: SESSION_CAP + 2 }, () => newToken().hash);
    const [first, second, third] = hashes as [Hash, Hash, Hash];
    const kept = newToken().hash;
    await store.addSession({ tokenHash: kept, account: other.id, createdAt: NOON - 9, expiresAt: NOON * 2 });
    for (const [i, tokenHash] of hashes.entries())
      await store.addSession({ tokenHash, account: account.id, createdAt: NOON + i, expiresAt: NOON * 2 });
    for (const gone of [first, second]) expect(await store.accountBySession(gone, NOON)).toBeNull();
    for (const stays of [third, hashes.at(-1) as Hash])
      expect((await store.accountBySession(stays, NOON))?.id).toBe(account.id);
    expect((await store.accountBySession(kept, NOON))?.id).toBe(other.id);
  });

  test('of twenty callers at once one gets a code', async () => {
    const account = anAccount();
    await store.addAccount(account);
    const code = {
      hash: hashOf('once'),
      purpose: 'ticket',
      account: account.id,
      about: { table: 'T', as: 'seat' },
      expiresAt: NOON + 10,
    } as const;
    await store.addCode(code);
    const got = await Promise.all(
      Array.from({ length: 20 }, () => store.consumeCode(code.hash, 'ticket', NOON)),
    );
    expect(got.filter((one) => one !== null)).toEqual([code]);
  });

  test('a code is refused for another purpose, when expired and when unknown', async () => {
    const account = anAccount();
    await store.addAccount(account);
    const hash = hashOf('link');
    await store.addCode({ hash, purpose: 'device-link', account: account.id, about: null, expiresAt: NOON });
    expect(await store.goodCode(hash, 'ticket', NOON - 1)).toBeNull();
    expect(await store.goodCode(hash, 'device-link', NOON)).toBeNull();
    expect(await store.goodCode(hash, 'device-link', NOON - 1)).toMatchObject({ account: account.id });
    expect(await store.consumeCode(hash, 'ticket', NOON - 1)).toBeNull();
    expect(await store.consumeCode(hash, 'device-link', NOON)).toBeNull();
    expect(await store.consumeCode('no such' as Hash, 'device-link', NOON - 1)).toBeNull();
    expect(await store.consumeCode(hash, 'device-link', NOON - 1)).not.toBeNull();
    expect(await store.goodCode(hash, 'device-link', NOON - 1)).toBeNull();
  });

  test('the broom takes what has expired and leaves the rest', async () => {
    const account = anAccount();
    const [old, live] = [newToken().hash, newToken().hash];
    await store.addAccount(account);
    await store.addSession({ tokenHash: old, account: account.id, createdAt: NOON, expiresAt: NOON });
    await store.addSession({ tokenHash: live, account: account.id, createdAt: NOON, expiresAt: NOON + 1 });
    await store.sweep(NOON);
    expect(await store.accountBySession(old, NOON - 1)).toBeNull();
    expect(await store.accountBySession(live, NOON)).not.toBeNull();
  });
});
