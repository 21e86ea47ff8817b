import type { Account } from '@holdup/protocol';
import { api } from '../net/api.ts';
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

/** Asks the server who one is, once at a time. */
export function findOut(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

async function ask(): Promise<void> {
  const reply = await api.me();
  if (reply.ok) who.set(reply.account ? { is: 'me', account: reply.account } : { is: 'nobody' });
}

/** Makes sure there is an account of this name: a guest the first time, a new name afterwards. */
export async function becomeSomebody(name: string): Promise<Reply<object>> {
  const now = who.get();
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

export async function forget(): Promise<void> {
  await api.signOut();
  who.set({ is: 'nobody' });
}
