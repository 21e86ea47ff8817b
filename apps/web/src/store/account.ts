import type { Account } from '@holdup/protocol';
import { api } from '../net/api.ts';
import { waitFor } from '../net/backoff.ts';
import type { Reply } from '../net/http.ts';
import { cell } from './cell.ts';

export type Who =
  | { readonly is: 'unknown' }
  | { readonly is: 'nobody' }
  | { readonly is: 'me'; readonly account: Account };

export const who = cell<Who>({ is: 'unknown' });
/** The recovery code of a guest that was just made: shown once, kept nowhere. */
export const newCode = cell<string | null>(null);

let asking: Promise<void> | null = null;

let tries = 0;

/** Asks the server who one is, once at a time; goes on asking until the server is heard. */
export function findOut(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

async function ask(): Promise<void> {
  const reply = await api.me();
  if (!reply.ok && who.get().is === 'unknown')
    setTimeout(() => void findOut(), waitFor(tries++, Math.random()));
  if (reply.ok) who.set(reply.account ? { is: 'me', account: reply.account } : { is: 'nobody' });
}

/**
 * Makes sure there is an account of this name: a guest the first time, a new name afterwards. Before it is known whether there is
 * one already none is made: it would take the place of that one, with its seats.
 */
export async function becomeSomebody(name: string): Promise<Reply<object>> {
  if (who.get().is === 'unknown') await findOut();
  const now = who.get();
  if (now.is === 'unknown') return { ok: false, code: 'offline' };
  if (now.is === 'me') {
    if (now.account.name === name) return { ok: true };
    return signedIn(await api.rename(name));
  }
  const reply = await api.becomeGuest(name);
  if (reply.ok) newCode.set(reply.recoveryCode);
  return signedIn(reply);
}

export function signedIn<T extends { account: Account }>(reply: Reply<T>): Reply<T> {
  if (reply.ok) who.set({ is: 'me', account: reply.account });
  return reply;
}

/** Signs out. Where the server does not hear of it one is still signed in, and should know. */
export async function forget(): Promise<Reply<object>> {
  const reply = await api.signOut();
  if (reply.ok || reply.code === 'not-signed-in') who.set({ is: 'nobody' });
  return reply;
}
