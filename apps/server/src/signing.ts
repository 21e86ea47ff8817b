import { createPrivateKey, createPublicKey, hash, randomBytes, sign } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyId, type Sealer, type Sha256 } from '@holdup/proof';
import type { Settings } from './settings.ts';
import { StoreFailure } from './store/index.ts';

/** The server's key, as far as others need it. */
export interface Signer extends Sealer {
  readonly id: string;
  /** 64 hex digits. */
  readonly public: string;
}

/** Node's own: a whole game is hashed when it ends. */
export const sha256: Sha256 = (bytes) => hash('sha256', bytes, 'hex');

const keyFile = (dataDir: string): string => join(dataDir, 'signing-key');

/** What stands before the 32 bytes of a private Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * The key from `HOLDUP_SIGNING_KEY`, or from the data directory, where the first start puts a fresh one that only its owner may
 * read. Throws `StoreFailure`, whose message is for the operator.
 */
export function openSigner({ signingKey, dataDir }: Pick<Settings, 'signingKey' | 'dataDir'>): Signer {
  return signerOf(signingKey ?? keyIn(dataDir));
}

function keyIn(dataDir: string): string {
  const file = keyFile(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    try {
      writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600, flush: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const key = readFileSync(file, 'utf8').trim();
    if (/^[0-9a-f]{64}$/.test(key)) return key;
  } catch (error) {
    throw new StoreFailure(`The signing key ${file} cannot be read or made: ${String(error)}`, {
      cause: error,
    });
  }
  throw new StoreFailure(`The signing key ${file} is not 64 hex digits: restore it from a back-up.`);
}

function signerOf(secret: string): Signer {
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8, Buffer.from(secret, 'hex')]),
    format: 'der',
    type: 'pkcs8',
  });
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  const publicKey = Buffer.from(x, 'base64url').toString('hex');
  const id = keyId(publicKey);
  return {
    id,
    public: publicKey,
    sha256,
    sign: (bytes) => ({ key: id, public: publicKey, value: sign(null, bytes, key).toString('hex') }),
  };
}
