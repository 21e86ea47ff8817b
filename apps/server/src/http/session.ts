import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { House } from '../house.ts';
import { type AccountId, hashOf, newToken, type StoredAccount, StoreFailure } from '../store/index.ts';

const COOKIE = 'holdup';
/** A session lives so long after it was last used. */
const SESSION_LIVES = 180 * 24 * 3600_000;

const tokenOf = (request: Request): string | null =>
  parseCookie(request.headers.cookie ?? '')[COOKIE] || null;

/** Who asks, by the cookie of his browser; null without a session that still lives. */
export async function accountOf(house: House, request: Request): Promise<StoredAccount | null> {
  const token = tokenOf(request);
  return token ? house.store.accountBySession(hashOf(token), Date.now()) : null;
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

/** Both the session and the browser's cookie live on from now; where that cannot be written, as long as they did. */
export async function stayIn(house: House, request: Request, response: Response): Promise<void> {
  const token = tokenOf(request);
  if (!token) return;
  try {
    await house.store.extendSession(hashOf(token), Date.now() + SESSION_LIVES);
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    return house.log.warn({ err: error }, 'a session was not extended');
  }
  setCookie(house, response, token, SESSION_LIVES / 1000);
}

/** Ends the session and takes the cookie from the browser. */
export async function signOut(house: House, request: Request, response: Response): Promise<void> {
  const token = tokenOf(request);
  if (token) await house.store.endSession(hashOf(token), Date.now());
  setCookie(house, response, '', 0);
}
