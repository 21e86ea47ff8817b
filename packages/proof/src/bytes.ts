import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** 32 bytes as 64 lower-case hex digits: a seed, a random number, a hash, a public key. */
export type Hex = string;
/** Whether a text, from wherever, is such a `Hex`. */
export const isHex32 = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

const NUL = Uint8Array.of(0);

/**
 * What is hashed, keyed or signed always begins with a tag that says what it is for, and a zero byte: nothing made for one
 * purpose can be passed off as made for another.
 */
export const tagged = (tag: string, ...parts: readonly Uint8Array[]): Uint8Array =>
  concatBytes(utf8ToBytes(tag), NUL, ...parts);

/** SHA-256: the one thing here that a machine may have quicker than we bring it. */
export type Sha256 = (bytes: Uint8Array) => Hex;

/** In JavaScript, which runs everywhere. */
export const portableSha256: Sha256 = (bytes) => bytesToHex(sha256(bytes));

/** SHA-256 of the parts behind their tag: `H` in docs/verifying.md. */
export const taggedHash = (tag: string, ...parts: readonly Uint8Array[]): Hex =>
  portableSha256(tagged(tag, ...parts));

/** A text and a zero byte: where it ends cannot be moved. */
export const ended = (text: string): Uint8Array => concatBytes(utf8ToBytes(text), NUL);

/** The bytes of hex digits; throws where they are none. */
export const fromHex = (hex: Hex): Uint8Array => hexToBytes(hex);
/** Bytes as lower-case hex digits, two for each. */
export const toHex = (bytes: Uint8Array): Hex => bytesToHex(bytes);
/** The bytes of a text. */
export const utf8 = (text: string): Uint8Array => utf8ToBytes(text);
