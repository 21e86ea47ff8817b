import { openGame, replay, writeRecording } from '@holdup/engine';
import { expect, test } from '@jest/globals';
import { openRecord, recordingOf, type Seen, verifyText, writeTranscript } from '../src/index.ts';
import { signerFrom, transcriptOf } from './games.ts';
import { KINDS, kindCalled } from './kinds.ts';

const signer = signerFrom('the server');
const keys = [signer.public];

test.each(KINDS)('$text: an untouched record passes every check', (played) => {
  const transcript = transcriptOf(played, signer);
  const { verdict, checks, first } = verifyText(writeTranscript(transcript), { keys, seen: null });
  expect({ verdict, first }).toEqual({ verdict: 'sound', first: null });
  expect(checks.filter(({ state }) => state !== 'ok').map(({ id }) => id)).toEqual(['memory']);
});

test('the same record in other white space, with its fields in another order, is the same record', () => {
  const transcript = transcriptOf(kindCalled('the base game'), signer);
  const turned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turned);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([name, field]) => [name, turned(field)] as const);
    return Object.fromEntries(fields.reverse());
  };
  const text = JSON.stringify(turned(transcript), null, 3);
  expect(verifyText(text, { keys, seen: null }).verdict).toBe('sound');
});

test('without the keys at hand nothing is wrong, but not everything was looked at', () => {
  const text = writeTranscript(transcriptOf(kindCalled('super'), signer));
  expect(verifyText(text, { keys: null, seen: null })).toMatchObject({ verdict: 'incomplete', first: null });
});

test('what a player saw before the game is compared with what the record says', () => {
  const { header, ...rest } = transcriptOf(kindCalled('the base game'), signer);
  const text = writeTranscript({ header, ...rest });
  const value = header.deal.seats[0]?.value ?? '';
  const seen: Seen = { commitment: header.deal.commitment, shares: [{ seat: 0, value }] };
  const told = (other: Partial<Seen>) => verifyText(text, { keys, seen: { ...seen, ...other } });
  expect(told({}).verdict).toBe('sound');
  expect(told({ commitment: header.seed }).first?.code).toBe('other-commitment');
  expect(told({ shares: [{ seat: 0, value: header.seed }] }).first?.code).toBe('other-share');
  // The third seat withheld its number; it cannot be told that it gave one.
  expect(told({ shares: [{ seat: 2, value }] }).first).toMatchObject({
    code: 'other-share',
    about: { seat: 3 },
  });
});

test.each(['', 'null', '[]', '{}', '{"format":"holdup/transcript/1"}', '{"a":', '7', '"x"'])(
  '%j is no record, and no crash',
  (text) => {
    expect(verifyText(text, { keys, seen: null })).toMatchObject({
      verdict: 'unreadable',
      first: { code: 'not-a-transcript', at: 'file' },
    });
  },
);

test('a record that breaks off is damaged', () => {
  const text = writeTranscript(transcriptOf(kindCalled('the base game'), signer));
  for (const part of [0.1, 0.5, 0.99]) {
    const cut = text.slice(0, Math.floor(text.length * part));
    expect(verifyText(cut, { keys, seen: null })).toMatchObject({
      verdict: 'unreadable',
      first: { code: 'damaged', at: 'file' },
    });
  }
});

test('a recording of play is told from what is no record at all', () => {
  const record = transcriptOf(kindCalled('the base game'), signer);
  expect(verifyText(writeRecording(recordingOf(record)), { keys, seen: null })).toMatchObject({
    verdict: 'unreadable',
    first: { code: 'without-seals', at: 'file' },
  });
});

test('the replay viewer and the command line open a record as a recorded game', () => {
  const recording = openRecord(writeTranscript(transcriptOf(kindCalled('the big box'), signer)));
  if ('why' in recording) throw new Error(recording.why);
  expect(replay(openGame(recording.header), recording).divergence).toBeNull();
});
