import { type Account, answers, bodies } from '@holdup/protocol';
import type { House } from '../house.ts';
import {
  type AccountId,
  hashOf,
  newId,
  newRecoveryCode,
  newToken,
  playerIdOf,
  recoveryHashOf,
  type StoredAccount,
} from '../store/index.ts';
import { refused } from '../tables/decide.ts';
import { type Call, call } from './call.ts';
import { accountOf, signIn, signOut, stayIn } from './session.ts';

const DEVICE_LINK_LIVES = 5 * 60_000;

const shown = ({ id, name }: Pick<StoredAccount, 'id' | 'name'>): { account: Account } => ({
  account: { id, name, player: playerIdOf(id) },
});

/** Accounts of guests: a name, a session cookie, and two ways to another device. */
export const accountCalls = (house: House, publicUrl: () => string): Call[] => [
  call({
    method: 'post',
    path: '/guests',
    summary: 'Come in under a name. Sets the session cookie.',
    body: bodies.guest,
    answer: answers.newGuest,
    to: 'open',
    allowance: 'guests',
    async handle({ body, response }) {
      const { code, hash } = newRecoveryCode();
      const account = { id: newId<AccountId>(), name: body.name, recoveryHash: hash, createdAt: Date.now() };
      await house.store.addAccount(account);
      await signIn(house, response, account.id);
      return { ...shown(account), recoveryCode: code };
    },
  }),
  call({
    method: 'get',
    path: '/me',
    summary: 'Who I am; null for a stranger, whose asking is no mistake.',
    body: bodies.nothing,
    answer: answers.me,
    to: 'open',
    async handle({ request, response }) {
      const account = await accountOf(house, request);
      if (!account) return { account: null };
      await stayIn(house, request, response);
      return shown(account);
    },
  }),
  call({
    method: 'patch',
    path: '/me',
    summary: 'Take another name. Tables joined earlier keep the old one.',
    body: bodies.rename,
    answer: answers.account,
    to: 'account',
    async handle({ account, body }) {
      await house.store.rename(account.id, body.name);
      return shown({ ...account, name: body.name });
    },
  }),
  call({
    method: 'post',
    path: '/me/recovery-code',
    summary: 'Get a new recovery code; the old one is void.',
    body: bodies.nothing,
    answer: answers.recoveryCode,
    to: 'account',
    async handle({ account }) {
      const { code, hash } = newRecoveryCode();
      await house.store.replaceRecovery(account.id, hash);
      return { recoveryCode: code };
    },
  }),
  call({
    method: 'post',
    path: '/recover',
    summary: 'Come back by recovery code. Sets the session cookie.',
    body: bodies.recover,
    answer: answers.account,
    to: 'open',
    allowance: 'codes',
    async handle({ body, response }) {
      const hash = recoveryHashOf(body.code);
      const account = hash && (await house.store.accountByRecovery(hash));
      if (!account) return refused('bad-code');
      if (house.barred.has(account.id)) return refused('barred');
      await signIn(house, response, account.id);
      return shown(account);
    },
  }),
  call({
    method: 'post',
    path: '/me/device-link',
    summary: 'A link (for a QR code) that takes this account to another device: one use, five minutes.',
    body: bodies.nothing,
    answer: answers.deviceLink,
    to: 'account',
    async handle({ account }) {
      const { token, hash } = newToken();
      const expiresAt = Date.now() + DEVICE_LINK_LIVES;
      await house.store.addCode({
        hash,
        purpose: 'device-link',
        account: account.id,
        about: null,
        expiresAt,
      });
      return { url: `${publicUrl()}/#claim=${token}`, code: token, expiresAt };
    },
  }),
  call({
    method: 'post',
    path: '/claim/check',
    summary: 'Whether a device link still works. Does not use it up.',
    body: bodies.claim,
    answer: answers.done,
    to: 'open',
    allowance: 'codes',
    async handle({ body }) {
      const good = await house.store.goodCode(hashOf(body.code), 'device-link', Date.now());
      if (!good) return refused('bad-code');
      return house.barred.has(good.account) ? refused('barred') : {};
    },
  }),
  call({
    method: 'post',
    path: '/claim',
    summary: 'Use a device link. Sets the session cookie.',
    body: bodies.claim,
    answer: answers.account,
    to: 'open',
    allowance: 'codes',
    async handle({ body, response }) {
      const used = await house.store.consumeCode(hashOf(body.code), 'device-link', Date.now());
      const account = used && (await house.store.account(used.account));
      if (!account) return refused('bad-code');
      if (house.barred.has(account.id)) return refused('barred');
      await signIn(house, response, account.id);
      return shown(account);
    },
  }),
  call({
    method: 'post',
    path: '/me/sign-out',
    summary: 'End this session.',
    body: bodies.nothing,
    answer: answers.done,
    to: 'account',
    toBarred: true,
    async handle({ request, response }) {
      await signOut(house, request, response);
      return {};
    },
  }),
];
