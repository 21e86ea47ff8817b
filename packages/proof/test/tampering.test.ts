import { describe, expect, test } from '@jest/globals';
import { openRecord, recordingOf, type Transcript, verifyText } from '../src/index.ts';
import { signerFrom, transcriptOf } from './games.ts';
import { KINDS, kindCalled } from './kinds.ts';
import { resigned, withValue } from './tampering.ts';
import { altered, disordered, forged } from './tampers.ts';

const signer = signerFrom('the server');
const forger = signerFrom('somebody else');
const known = { keys: [signer.public], seen: null };

const TAMPERED = ['the base game', 'two players', 'with couriers', 'super', 'an abandoned game'];

let told = 0;

describe.each(TAMPERED)('%s', (name) => {
  const record = transcriptOf(kindCalled(name), signer);

  test.each([
    ['every value altered in turn', altered],
    ['every order altered in turn', disordered],
    ['forged without the key', (record: Transcript) => forged(record, forger)],
  ] as const)('%s', (_what, tamper) => {
    for (const { what, record: changed, codes, at } of tamper(record)) {
      const { verdict, first } = verifyText(JSON.stringify(changed), known);
      const right = first !== null && codes.includes(first.code) && (at === undefined || first.at === at);
      if (!right || verdict === 'sound' || verdict === 'incomplete') {
        expect({ what, verdict, first }).toEqual({ what, codes, at });
      }
      told += 1;
    }
  });
});

test('a game that was never played, by a forger with the engine and a key of his own, is told by the key', () => {
  const invented = transcriptOf({ ...kindCalled('super'), text: 'invented' }, forger);
  const { verdict, first } = verifyText(JSON.stringify(invented), known);
  expect({ verdict, first }).toMatchObject({
    verdict: 'wrong',
    first: { code: 'unknown-key', at: 'signature' },
  });
});

test('a game of another version of the rules is named as such, though nothing else is wrong with it', () => {
  const record = transcriptOf(kindCalled('super'), signer);
  const newer = resigned(
    withValue(record, ['header', 'engine'], () => '9.9.9'),
    signer,
  );
  const { verdict, first } = verifyText(JSON.stringify(newer), known);
  expect({ verdict, code: first?.code }).toEqual({ verdict: 'incomplete', code: 'foreign-engine' });
});

test.each([
  ['lists in a fact', '['.repeat(20_000), ']'.repeat(20_000)],
  ['objects in a fact', '{"a":'.repeat(20_000), '}'.repeat(20_000)],
])('what is nested beyond measure is no record: %s', (_what, open, close) => {
  const text = JSON.stringify(transcriptOf(kindCalled('super'), signer));
  const deep = text.replace('"facts":[{', `"facts":[{"x":${open}1${close},`);
  expect(deep).not.toBe(text);
  expect(verifyText(deep, known).verdict).toBe('unreadable');
  expect(openRecord(deep)).toEqual({ why: 'not-a-recording' });
  const recording = JSON.stringify(recordingOf(JSON.parse(text)));
  expect(openRecord(recording)).not.toHaveProperty('why');
  const deepRecording = recording.replace('"facts":[[{', `"facts":[[{"x":${open}1${close},`);
  expect(openRecord(deepRecording)).toEqual({ why: 'not-a-recording' });
});

test('a record that readers might take differently is none', () => {
  const text = JSON.stringify(transcriptOf(kindCalled('super'), signer));
  for (const [from, to] of [
    ['"facts":[{"kind":', '"facts":[{"kind":"won","kind":'],
    ['"seed":', `"seed":"${'0'.repeat(64)}","seed":`],
    ['"reason":', '"re\\u0061son":"abandoned","reason":'],
  ] as const) {
    const doubled = text.replace(from, to);
    expect(doubled).not.toBe(text);
    expect(verifyText(doubled, known).verdict).toBe('unreadable');
  }
});

test.each(['1e999', '-1e999', '1.0', '-0', '1e2', '9007199254740993', '0.1000000000000000055'])(
  'a number that readers might take differently makes a file no record: %s',
  (number) => {
    const text = JSON.stringify(transcriptOf(kindCalled('super'), signer));
    for (const [from, to] of [
      ['"facts":[{', `"facts":[{"x":${number},`],
      ['"options":{', `"options":{"x":${number},`],
    ] as const) {
      const changed = text.replace(from, to).replace(',}', '}');
      expect(changed).not.toBe(text);
      expect(verifyText(changed, known).verdict).toBe('unreadable');
      expect(openRecord(changed)).toEqual({ why: 'not-a-recording' });
    }
  },
);

test('a number in a text is a text, and a fraction is a number', () => {
  const text = JSON.stringify(transcriptOf(kindCalled('super'), signer));
  const changed = text.replace('"facts":[{', '"facts":[{"x":[-1.5,"1e999, \\"-0"],');
  expect(changed).not.toBe(text);
  expect(verifyText(changed, known).verdict).toBe('wrong');
});

test('these were at least 400 tampered records, of games of several kinds', () => {
  expect(told).toBeGreaterThanOrEqual(400);
  expect(KINDS.length).toBeGreaterThan(TAMPERED.length);
});
