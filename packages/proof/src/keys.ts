import { ed25519 } from '@noble/curves/ed25519.js';
import { z } from 'zod';
import { fromHex, type Hex, taggedHash } from './bytes.ts';
import type { Signature } from './transcript.ts';

/** A key is called by the first 16 hex digits of its hash, so that an id cannot be given to another key. */
export const keyId = (publicKey: Hex): string => taggedHash('holdup/key/1', fromHex(publicKey)).slice(0, 16);

/** What a server publishes at `/.well-known/holdup-keys.json`: every key that it has signed with. */
export const KeyList = z.object({
  keys: z.array(
    z.object({
      id: z.string(),
      algorithm: z.literal('Ed25519'),
      public: z.string().regex(/^[0-9a-f]{64}$/),
      /** When it was first used, in ms since 1970. */
      since: z.int(),
    }),
  ),
});
export type KeyList = z.infer<typeof KeyList>;

/** The public keys in a key list's text; null when it is none. */
export function readKeys(text: string): Hex[] | null {
  try {
    const read = KeyList.safeParse(JSON.parse(text));
    return read.success ? read.data.keys.map((key) => key.public) : null;
  } catch {
    return null;
  }
}

/** Whether `signature` is one of `bytes` by the key that it names. */
export function isSignedBy(signature: Signature, bytes: Uint8Array): boolean {
  if (signature.key !== keyId(signature.public)) return false;
  try {
    return ed25519.verify(fromHex(signature.value), bytes, fromHex(signature.public), { zip215: false });
  } catch {
    return false;
  }
}
