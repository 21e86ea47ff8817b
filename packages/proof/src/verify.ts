import { ENGINE_VERSION } from '@holdup/engine';
import type { Hex } from './bytes.ts';
import { canonical } from './canonical.ts';
import { hashOfEnd, hashOfEntry, hashOfHeader, signedBytes } from './chain.ts';
import { dealCharacters } from './characters.ts';
import {
  charactersSeed,
  type Deal,
  matchSeed,
  type SeatShare,
  seatCommitment,
  serverCommitment,
} from './deal.ts';
import { type Check, type CheckId, type Finding, type FindingCode, firstOf, type Place } from './findings.ts';
import { isSignedBy } from './keys.ts';
import { readTranscript, setupIn, whyNoTranscript } from './recording.ts';
import { replayed } from './replayed.ts';
import type { Transcript } from './transcript.ts';

/** What the one who verifies knows from elsewhere. */
export interface Known {
  /** The server's public keys; null: they are not at hand. */
  readonly keys: readonly Hex[] | null;
  /** What was seen before the game was over; null: nothing is remembered. */
  readonly seen: Seen | null;
}

/** The commitment as it was published, and the numbers that one gave oneself, by seat. */
export interface Seen {
  readonly commitment: Hex;
  readonly shares: readonly { readonly seat: number; readonly value: Hex }[];
}

/** `sound`: every check passed. `incomplete`: none failed, but some could not be made here. */
export interface Report {
  readonly verdict: 'sound' | 'incomplete' | 'wrong' | 'unreadable';
  readonly checks: readonly Check[];
  /** What diverges first. */
  readonly first: Finding | null;
  readonly transcript: Transcript | null;
}

const found = (code: FindingCode, at: Place, about: Finding['about'] = {}): Finding => ({ code, at, about });

const ok = (id: CheckId): Check => ({ id, state: 'ok' });
const judged = (id: CheckId, finding: Finding | null): Check =>
  finding ? { id, state: 'wrong', finding } : ok(id);

/** Looks at everything in a transcript's text. Throws nothing, whatever the text is. */
export function verifyText(text: string, known: Known): Report {
  const transcript = readTranscript(text);
  if (!transcript) {
    const finding = found(whyNoTranscript(text), 'file');
    const checks: Check[] = [{ id: 'file', state: 'wrong', finding }];
    return { verdict: 'unreadable', checks, first: finding, transcript: null };
  }
  const checks = [
    ok('file'),
    ...shuffleChecks(transcript),
    ...ruleChecks(transcript),
    ...sealChecks(transcript, known),
  ];
  return {
    verdict: verdictOf(checks),
    checks,
    first: firstOf(checks, transcript.entries.length),
    transcript,
  };
}

/** A difference of versions alone proves nothing against a game: it is for another verifier. */
function verdictOf(checks: readonly Check[]): Report['verdict'] {
  const foreign = (check: Check): boolean =>
    check.state === 'wrong' && check.finding.code === 'foreign-engine';
  if (checks.some((check) => check.state === 'wrong' && !foreign(check))) return 'wrong';
  // Who was not at the table remembers nothing of it, and misses nothing.
  const left = checks.filter(
    (check) => foreign(check) || (check.state === 'unchecked' && check.why !== 'no-memory'),
  );
  return left.length > 0 ? 'incomplete' : 'sound';
}

const dealOf = ({ header }: Transcript): Deal => ({
  match: header.match,
  serverSeed: header.deal.serverSeed,
  seats: header.deal.seats as readonly SeatShare[],
});

function shuffleChecks(transcript: Transcript): Check[] {
  const { header } = transcript;
  const deal = dealOf(transcript);
  const native = header.engine === ENGINE_VERSION;
  const foreign = found('foreign-engine', 'header', { theirs: header.engine, ours: ENGINE_VERSION });
  const committed = serverCommitment(deal.match, deal.serverSeed) === header.deal.commitment;
  return [
    judged('engine', native ? null : foreign),
    judged('commitment', committed ? null : found('wrong-commitment', 'header')),
    judged('shares', shareFinding(transcript)),
    judged('seed', matchSeed(deal) === header.seed ? null : found('wrong-seed', 'header')),
    native
      ? judged('characters', charactersFinding(transcript))
      : { id: 'characters', state: 'unchecked', why: 'foreign-engine' },
  ];
}

/** Each opened number must be the one that was sealed, and who sits there must be able to have given it. */
function shareFinding({ header }: Transcript): Finding | null {
  const { match, seats, strict, players } = header;
  const shares = header.deal.seats as readonly SeatShare[];
  if (shares.length !== seats.length || seats.length !== players.length)
    return found('other-share', 'header', { seat: 0 });
  for (const [seat, share] of shares.entries()) {
    const bot = seats[seat]?.bot !== null;
    const opened = share.source === 'player' ? seatCommitment(match, seat, share.value) : null;
    if (opened !== null && opened !== share.commit) return found('wrong-share', 'header', { seat: seat + 1 });
    const missing = strict && !bot && share.source !== 'player';
    if (bot !== (share.source === 'bot') || missing)
      return found('other-share', 'header', { seat: seat + 1 });
  }
  return null;
}

function charactersFinding(transcript: Transcript): Finding | null {
  const { header } = transcript;
  try {
    const chosen = header.seats.map((seat) => seat.chosen);
    const dealt = dealCharacters(header, chosen, charactersSeed(dealOf(transcript)));
    if (canonical(dealt.players) === canonical(setupIn(header).players)) return null;
  } catch {
    // Boxes or options that no game has: nobody can have been dealt anything by them.
  }
  return found('wrong-characters', 'header');
}

function ruleChecks(transcript: Transcript): Check[] {
  const ids = ['deal', 'moves', 'facts', 'end'] as const;
  if (transcript.header.engine !== ENGINE_VERSION) {
    return ids.map((id) => ({ id, state: 'unchecked', why: 'foreign-engine' }));
  }
  const rules = replayed(transcript);
  return ids.map((id) =>
    rules.deal?.code === 'bad-setup' && id !== 'deal'
      ? { id, state: 'unchecked', why: 'no-shuffle' }
      : judged(id, rules[id]),
  );
}

function sealChecks(transcript: Transcript, { keys, seen }: Known): Check[] {
  const { signature, end } = transcript;
  const signed = isSignedBy(signature, signedBytes(end.hash));
  const unknown = found('unknown-key', 'signature', { key: signature.key });
  return [
    judged('chain', chainFinding(transcript)),
    judged('signature', signed ? null : found('bad-signature', 'signature')),
    keys
      ? judged('key', keys.includes(signature.public) ? null : unknown)
      : { id: 'key', state: 'unchecked', why: 'no-keys' },
    seen
      ? judged('memory', memoryFinding(transcript, seen))
      : { id: 'memory', state: 'unchecked', why: 'no-memory' },
  ];
}

/** The first link whose hash is not of what stands beside it. */
function chainFinding({ header, headerHash, entries, end }: Transcript): Finding | null {
  const broken = (at: Place): Finding => found('broken-chain', at);
  if (hashOfHeader(header) !== headerHash) return broken('header');
  let before = headerHash;
  for (const [n, entry] of entries.entries()) {
    if (entry.n !== n || hashOfEntry(before, entry) !== entry.hash) return broken(n);
    before = entry.hash;
  }
  return end.entries === entries.length && hashOfEnd(before, end) === end.hash ? null : broken('end');
}

function memoryFinding({ header }: Transcript, { commitment, shares }: Seen): Finding | null {
  if (header.deal.commitment !== commitment) return found('other-commitment', 'header');
  for (const { seat, value } of shares) {
    if (header.deal.seats[seat]?.value !== value) return found('other-share', 'header', { seat: seat + 1 });
  }
  return null;
}
