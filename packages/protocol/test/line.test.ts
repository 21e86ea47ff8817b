import { Decoder, Encoder } from '@colyseus/schema';
import { expect, test } from '@jest/globals';
import { ChatText, Name, Title } from '../src/settings.ts';
import { linesOf, readSheet } from '../src/sheet.ts';
import { TrainState } from '../src/state.ts';

test.each([
  ['  Annie \n  Oakley ', 'Annie Oakley'],
  ['x'.repeat(24), 'x'.repeat(24)],
  ['😀'.repeat(12), '😀'.repeat(12)],
  ['e\u0301', 'é'],
  ['שלום', 'שלום'],
  ['می\u200cروم', 'می\u200cروم'],
  ['क\u094d\u200dष', 'क\u094d\u200dष'],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
  ['👍🏽', '👍🏽'],
  ['❤\ufe0f\u200d🔥', '❤\ufe0f\u200d🔥'],
  ['1\ufe0f\u20e3', '1\ufe0f\u20e3'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['<b>O’Hara</b>', '<b>O’Hara</b>'],
  ['__proto__', '__proto__'],
])('%j is a name', (typed, name) => {
  expect(Name.parse(typed)).toBe(name);
});

test.each([
  ['nothing', ' '],
  ['too long', 'x'.repeat(25)],
  ['half a pair', 'a\ud800'],
  ['the other half', '\udc00b'],
  ['a control character', 'a\u0000b'],
  ['an upper control character', 'a\u0085b'],
  ['a zero-width space', 'An\u200bn'],
  ['a joiner that joins nothing', 'An\u200dn'],
  ['a soft hyphen', 'An\u00adn'],
  ['text turned around', '\u202enA'],
  ['a Hangul filler', '\u3164'],
  ['an empty Braille cell', '\u2800'],
  ['a variation of nothing', 'A\ufe0f'],
  ['tags', 'A\u{e0041}'],
  ['private use', '\ue000'],
  ['a tower of marks', `Z${'\u0316\u0327'.repeat(4)}`],
])('%s is no name', (_what, typed) => {
  expect(Name.safeParse(typed).success).toBe(false);
  expect(ChatText.safeParse(typed).success).toBe(typed.length === 25);
});

/** What a client that joins now would read of a state. */
function afterTheWire(state: TrainState): TrainState {
  const copy = new TrainState();
  new Decoder(copy).decode(new Encoder(state).encodeAll());
  return copy;
}

test.each([
  'x'.repeat(60),
  'あ'.repeat(60),
  '😀'.repeat(30),
  ':'.repeat(60),
  'あ:'.repeat(30),
  `${'😀'.repeat(29)}ab`,
])('the longest title travels: %s', (title) => {
  expect(Title.parse(title)).toBe(title);
  const state = new TrainState();
  for (const [key, text] of linesOf({ title, name: 'あ'.repeat(24) })) {
    expect(Buffer.byteLength(key)).toBeLessThan(200);
    expect(Buffer.byteLength(text)).toBeLessThan(200);
    state.lobby.set(key, text);
  }
  expect(readSheet(afterTheWire(state).lobby.entries())).toEqual({ title, name: 'あ'.repeat(24) });
});
