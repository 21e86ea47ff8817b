import type { FindingCode, Place } from '../src/index.ts';
import { hashOfEnd, hashOfEntry, hashOfHeader, signedBytes, type Transcript } from '../src/index.ts';
import type { Signer } from './games.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Path = readonly (string | number)[];

/** One thing done to a record, and what a verifier must say of it. */
export interface Tampering {
  readonly what: string;
  readonly record: unknown;
  /** Any of these is the right finding. */
  readonly codes: readonly FindingCode[];
  /** Where; undefined where it shows up only later in the file. */
  readonly at?: Place;
}

/** Every value of a record that has no parts, by its path. */
export function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, part]) =>
    leavesOf(part, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

export const copyOf = (record: Transcript): Transcript => structuredClone(record);

/** The record with one value replaced. */
export function withValue(record: Transcript, path: Path, change: (old: Json) => Json): Transcript {
  const changed = copyOf(record);
  let part = changed as unknown as Record<string | number, Json>;
  for (const name of path.slice(0, -1)) part = part[name] as unknown as Record<string | number, Json>;
  const last = path.at(-1) as string | number;
  part[last] = change(part[last] as Json);
  return changed;
}

/** Another value of the same kind, so that the shape stays right. */
export function other(old: Json): Json {
  if (typeof old === 'number') return old + 1;
  if (typeof old === 'boolean') return !old;
  if (typeof old !== 'string') return 'x';
  if (/^[0-9a-f]{16,}$/.test(old)) return (old.startsWith('0') ? '1' : '0') + old.slice(1);
  return `${old}x`;
}

/** Hashes of the entries from the beginning, as a forger would make them; the signature stays. */
export function rechained(record: Transcript): Transcript {
  const forged = copyOf(record);
  forged.headerHash = hashOfHeader(forged.header);
  let last = forged.headerHash;
  for (const entry of forged.entries) {
    entry.hash = hashOfEntry(last, entry);
    last = entry.hash;
  }
  forged.end.entries = forged.entries.length;
  forged.end.hash = hashOfEnd(last, forged.end);
  return forged;
}

/** The same, signed with a key of the forger's own. */
export function resigned(record: Transcript, forger: Signer): Transcript {
  const forged = rechained(record);
  forged.signature = forger.sign(signedBytes(forged.end.hash));
  return forged;
}

const HEADER: readonly [RegExp, readonly FindingCode[]][] = [
  [/^engine$/, ['foreign-engine']],
  [/^match$/, ['wrong-commitment']],
  [/^seed$/, ['wrong-seed']],
  [/^deal\.serverSeed$/, ['wrong-commitment']],
  [/^deal\.commitment$/, ['wrong-commitment']],
  [/^deal\.seats\.\d+\.(commit|value)$/, ['wrong-share', 'wrong-seed', 'broken-chain']],
  [/^(players|seats\.\d+\.chosen)/, ['wrong-characters', 'other-share']],
  [/^(boxes|options)/, ['wrong-characters', 'broken-chain', 'bad-setup']],
  [/^strict$/, ['other-share', 'broken-chain']],
  [/^seats\.\d+\.bot$/, ['other-share', 'broken-chain']],
];

/** What a changed value must be called, and where. Null: it may not be a record any more at all. */
export function findingFor(path: Path): Pick<Tampering, 'codes' | 'at'> {
  const [part, n, field] = path;
  if (part === 'format') return { codes: ['not-a-transcript'], at: 'file' };
  if (part === 'headerHash') return { codes: ['broken-chain'], at: 'header' };
  if (part === 'end') return { codes: n === 'reason' ? ['unfinished'] : ['broken-chain'], at: 'end' };
  if (part === 'signature') return { codes: ['bad-signature'], at: 'signature' };
  if (part === 'header') {
    const name = path.slice(1).join('.');
    const known = HEADER.find(([pattern]) => pattern.test(name));
    return { codes: known?.[1] ?? ['broken-chain'], at: 'header' };
  }
  const at = n as number;
  if (n === 0 && field === 'n') return { codes: ['not-a-transcript'], at: 'file' };
  if (field === 'table') return { codes: ['wrong-shuffle'], at };
  if (field === 'facts') return { codes: [at === 0 ? 'wrong-shuffle' : 'altered-fact'], at };
  if (field === 'prompt' || field === 'option') return { codes: ['illegal-move'], at };
  if (field === 'by') return { codes: ['illegal-move', 'broken-chain'], at };
  if (field === 'seat') return { codes: ['illegal-move', 'altered-fact', 'broken-chain'], at };
  return { codes: ['broken-chain'], at };
}
