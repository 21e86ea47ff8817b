import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { AccountId, Hash, PlayerId } from './records.ts';

/** Crockford's base 32: no I, L, O or U, so that nothing is misread aloud or by hand. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RECOVERY_LENGTH = 20;
const INVITE_LENGTH = 8;

function randomCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** What a person may have typed for a code: any case, spaces and hyphens anywhere, O for 0, I and L for 1. */
function tidied(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}

/** SHA-256 is enough for secrets of this length: there is nothing to guess, so nothing to slow down. */
export function hashOf(secret: string): Hash {
  return createHash('sha256').update(secret).digest('hex') as Hash;
}

/** A session or one-time token: 256 random bits, 43 characters. */
export function newToken(): { token: string; hash: Hash } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** A guest's way back without a password: 100 random bits as `7K3M-…`, five groups of four. Shown once. */
export function newRecoveryCode(): { code: string; hash: Hash } {
  const plain = randomCode(RECOVERY_LENGTH);
  return { code: (plain.match(/.{4}/g) ?? []).join('-'), hash: hashOf(plain) };
}

/** The hash to look a typed recovery code up by; null when it cannot be one. */
export function recoveryHashOf(typed: string): Hash | null {
  const plain = tidied(typed);
  return plain.length === RECOVERY_LENGTH && isCode(plain) ? hashOf(plain) : null;
}

/** A table's invite: 40 random bits in 8 characters. It expires, and the API limits attempts. */
export const newInviteCode = (): string => randomCode(INVITE_LENGTH);

/** A typed invite code as the store has it; null when it cannot be one. */
export function inviteCodeOf(typed: string): string | null {
  const plain = tidied(typed);
  return plain.length === INVITE_LENGTH && isCode(plain) ? plain : null;
}

const isCode = (text: string): boolean => [...text].every((character) => ALPHABET.includes(character));

/** Whether a text that somebody sent can be an id; PostgreSQL does not even look up some that cannot. */
export const isId = (text: string): boolean => /^[0-9a-hjkmnp-tv-z]{20}$/.test(text);

/** An id for an account, table or match: 100 random bits, not to be guessed, though nothing rests on that. */
export function newId<Id extends string>(): Id {
  return randomCode(RECOVERY_LENGTH).toLowerCase() as Id;
}

/** Accounts have random ids that nobody else is told: they cannot be found from this. The same wherever somebody plays. */
export const playerIdOf = (account: AccountId): PlayerId =>
  createHash('sha256').update(`player ${account}`).digest('base64url').slice(0, 16) as PlayerId;
