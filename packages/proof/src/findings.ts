import type { Refusal } from '@holdup/engine';

/** Where in a transcript something is wrong: the number of an entry (0 is the deal), or a part around them. */
export type Place = 'file' | 'header' | number | 'end' | 'signature';

export type FindingCode =
  | 'not-a-transcript'
  /** The text of a record breaks off, or something in it is no JSON. */
  | 'damaged'
  /** A recording that `replay` can show, without what a server seals a record with. */
  | 'without-seals'
  | 'foreign-engine'
  /** The server's seed is not the one it had committed to. */
  | 'wrong-commitment'
  /** It is not the commitment that was published or seen before the game. */
  | 'other-commitment'
  /** A seat's number does not open what it had sealed. */
  | 'wrong-share'
  /** A seat's part in the shuffle is not what it was, or cannot be. */
  | 'other-share'
  | 'wrong-seed'
  | 'wrong-characters'
  | 'bad-setup'
  | 'wrong-shuffle'
  | 'illegal-move'
  | 'altered-fact'
  | 'unfinished'
  | 'broken-chain'
  | 'bad-signature'
  | 'unknown-key';

/** Why an answer was not allowed: by the rules, or by who can have given it. */
export type IllegalBecause = Refusal | 'not-by-bot' | 'not-the-fallback';

/** One thing that is wrong with a record, and where. */
export interface Finding {
  readonly code: FindingCode;
  readonly at: Place;
  /** Values for its sentence; `why` is an `IllegalBecause`. */
  readonly about: Readonly<Record<string, string | number>>;
}

/** What is looked at, in the order in which it is told. */
export const CHECKS = [
  'file',
  'engine',
  'commitment',
  'shares',
  'seed',
  'characters',
  'deal',
  'moves',
  'facts',
  'end',
  'chain',
  'signature',
  'key',
  'memory',
] as const;
export type CheckId = (typeof CHECKS)[number];

/** `unchecked`: it could not be looked at here; `why` is the key of a sentence. */
export type Check =
  | { readonly id: CheckId; readonly state: 'ok' }
  | { readonly id: CheckId; readonly state: 'wrong'; readonly finding: Finding }
  | {
      readonly id: CheckId;
      readonly state: 'unchecked';
      readonly why: 'foreign-engine' | 'no-keys' | 'no-memory' | 'no-shuffle';
    };

/** How early in the file a place is. */
function order(at: Place, entries: number): number {
  if (typeof at === 'number') return at;
  return { file: -2, header: -1, end: entries, signature: entries + 1 }[at];
}

/** The finding of what comes first in the file; of two at one place, the one that was looked at first. */
export function firstOf(checks: readonly Check[], entries: number): Finding | null {
  let first: Finding | null = null;
  for (const check of checks) {
    if (check.state !== 'wrong') continue;
    if (!first || order(check.finding.at, entries) < order(first.at, entries)) first = check.finding;
  }
  return first;
}
