import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { House } from '../house.ts';
import { type AccountId, type Hash, hashOf, newToken, type StoredAccount } from '../store/index.ts';

const COOKIE = 'holdup';
/** A session lives so long after it was last used. */
const SESSION_LIVES = 180 * 24 * 3600_000;

function tokenOf(request: Request): Hash | null {
  const token = parseCookie(request.headers.cookie ?? '')[COOKIE];
  return token ? hashOf(token) : null;
}

export async function accountOf(house: House, request: Request): Promise<StoredAccount | null> {
  const hash = tokenOf(request);
  return hash ? house.store.accountBySession(hash, Date.now()) : null;
}

function setCookie(house: House, response: Response, value: string, maxAge: number): void {
  const secure = house.settings.publicUrl?.startsWith('https:') ?? false;
  const cookie = { name: COOKIE, value, httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge } as const;
  response.append('Set-Cookie', stringifySetCookie(cookie));
}

/** Opens a session for the account on this browser. */
export async function signIn(house: House, response: Response, account: AccountId): Promise<void> {
  const { token, hash } = newToken();
  const createdAt = Date.now();
  await house.store.addSession({ tokenHash: hash, account, createdAt, expiresAt: createdAt + SESSION_LIVES });
  setCookie(house, response, token, SESSION_LIVES / 1000);
}

export async function stayIn(house: House, request: Request): Promise<void> {
  const hash = tokenOf(request);
  if (hash) await house.store.extendSession(hash, Date.now() + SESSION_LIVES);
}

export async function signOut(house: House, request: Request, response: Response): Promise<void> {
  const hash = tokenOf(request);
  if (hash) await house.store.endSession(hash);
  setCookie(house, response, '', 0);
}
