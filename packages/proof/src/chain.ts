import { fromHex, type Hex, portableSha256, type Sha256, tagged, utf8 } from './bytes.ts';
import { canonical } from './canonical.ts';
import {
  type Entry,
  FORMAT,
  type Header,
  type Signature,
  type Transcript,
  type Unsealed,
} from './transcript.ts';

type WithoutHash<Part> = Omit<Part, 'hash'>;

/** What the chain begins with (docs/verifying.md, The record). */
export const hashOfHeader = (header: Header, sha256 = portableSha256): Hex =>
  sha256(tagged('holdup/header/1', utf8(canonical(header))));

/** `before` is the hash of the entry before; of the header for the first. */
export function hashOfEntry(before: Hex, { hash: _, ...entry }: Entry): Hex {
  return linkOf(before, entry, portableSha256);
}

const linkOf = (before: Hex, entry: WithoutHash<Entry>, sha256: Sha256): Hex =>
  sha256(tagged('holdup/entry/1', fromHex(before), utf8(canonical(entry))));

/** A table as the deal has left it, with every card and token in its place and order. */
export const hashOfTable = (table: object, sha256 = portableSha256): Hex =>
  sha256(tagged('holdup/table/1', utf8(canonical(table))));

/** `before` is the hash of the last entry. */
export function hashOfEnd(before: Hex, { hash: _, ...end }: Transcript['end']): Hex {
  return lastLinkOf(before, end, portableSha256);
}

const lastLinkOf = (before: Hex, end: WithoutHash<Transcript['end']>, sha256: Sha256): Hex =>
  sha256(tagged('holdup/end/1', fromHex(before), utf8(canonical(end))));

/** What is signed: everything, by way of the last hash. */
export const signedBytes = (endHash: Hex): Uint8Array => tagged('holdup/record/1', fromHex(endHash));

/** Who seals: with a key, and perhaps with a quicker hash than ours. */
export interface Sealer {
  /** Is given the bytes to sign. */
  sign(bytes: Uint8Array): Signature;
  readonly sha256?: Sha256;
}

/** Chains and signs a match. */
export function sealTranscript(
  { header, opening, answers, end: ending }: Unsealed,
  { sign, sha256 = portableSha256 }: Sealer,
): Transcript {
  const headerHash = hashOfHeader(header, sha256);
  let last = headerHash;
  const chained = <E extends WithoutHash<Entry>>(entry: E): E & { hash: Hex } => {
    last = linkOf(last, entry, sha256);
    return { ...entry, hash: last };
  };
  const entries: Transcript['entries'] = [chained(opening), ...answers.map(chained)];
  const counted = { ...ending, entries: entries.length };
  const end = { ...counted, hash: lastLinkOf(last, counted, sha256) };
  return { format: FORMAT, header, headerHash, entries, end, signature: sign(signedBytes(end.hash)) };
}
