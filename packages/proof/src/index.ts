export { type Hex, isHex32, type Sha256 } from './bytes.ts';
export { canonical } from './canonical.ts';
export {
  hashOfEnd,
  hashOfEntry,
  hashOfHeader,
  hashOfTable,
  type Sealer,
  sealTranscript,
  signedBytes,
} from './chain.ts';
export { type BareSetup, dealCharacters, setupFor } from './characters.ts';
export {
  charactersSeed,
  type Deal,
  matchSeed,
  type SeatShare,
  seatCommitment,
  serverCommitment,
} from './deal.ts';
export * from './findings.ts';
export { isSignedBy, KeyList, keyId, readKeys } from './keys.ts';
export { openRecord, readTranscript, recordingOf } from './recording.ts';
export { type SentenceKey, sentences } from './sentences.ts';
export {
  type Answered,
  type Entry,
  FORMAT,
  type Header,
  type Opening,
  type Signature,
  Transcript,
  type Unsealed,
  writeTranscript,
} from './transcript.ts';
export { type Known, type Report, type Seen, verifyText } from './verify.ts';
