import { fromHex, type Hex, tagged, taggedHash, utf8 } from './bytes.ts';
import { canonical } from './canonical.ts';
import {
  type Entry,
  FORMAT,
  type Header,
  type Signature,
  type Transcript,
  type Unsealed,
} from './transcript.ts';

export const hashOfHeader = (header: Header): Hex => taggedHash('holdup/header/1', utf8(canonical(header)));

/** `before` is the hash of the entry before; of the header for the first. */
export function hashOfEntry(before: Hex, { hash: _, ...entry }: Entry): Hex {
  return taggedHash('holdup/entry/1', fromHex(before), utf8(canonical(entry)));
}

/** A table as the deal has left it, with every card and token in its place and order. */
export const hashOfTable = (table: object): Hex => taggedHash('holdup/table/1', utf8(canonical(table)));

export function hashOfEnd(before: Hex, { hash: _, ...end }: Transcript['end']): Hex {
  return taggedHash('holdup/end/1', fromHex(before), utf8(canonical(end)));
}

/** What is signed: everything, by way of the last hash. */
export const signedBytes = (endHash: Hex): Uint8Array => tagged('holdup/record/1', fromHex(endHash));

/** Chains and signs a match. `sign` is given the bytes to sign. */
export function sealTranscript(
  { header, opening, answers, end: ending }: Unsealed,
  sign: (bytes: Uint8Array) => Signature,
): Transcript {
  const headerHash = hashOfHeader(header);
  let last = headerHash;
  const chained = <E extends object>(entry: E): E & { hash: Hex } => {
    last = hashOfEntry(last, { ...entry, hash: '' } as unknown as Entry);
    return { ...entry, hash: last };
  };
  const entries: Transcript['entries'] = [chained(opening), ...answers.map(chained)];
  const end = { ...ending, entries: entries.length, hash: '' };
  end.hash = hashOfEnd(last, end);
  return { format: FORMAT, header, headerHash, entries, end, signature: sign(signedBytes(end.hash)) };
}
