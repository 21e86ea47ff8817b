import { getMessageBytes, Protocol } from '@colyseus/core';
import { messages } from '@holdup/protocol';
import fc from 'fast-check';
import { nasty, nastyText, spoilt } from './nasty.ts';

/** What a client sends to a room: a message, or bytes that may be none. */
export type Said = { readonly type: string; readonly payload: unknown } | { readonly bytes: Uint8Array };

const number = fc.oneof(fc.nat(40), fc.constantFrom(-1, 2 ** 31 - 1));
const OPTIONS = [
  'draw',
  'play:move',
  'play:loot:down',
  'target:belle',
  'to:1/roof',
  'take:#3',
  'keep:shoot',
  'done',
  'yes',
  'plan:fire,move,flip',
];

/** Good payloads, by message: a message that is new and missing here fails to compile. */
const GOOD: Readonly<Record<keyof typeof messages, fc.Arbitrary<unknown>>> = {
  answer: fc.record({ re: number, prompt: fc.nat(30), option: fc.constantFrom(...OPTIONS) }),
  chat: fc.record({ re: number, text: fc.oneof(nastyText, fc.constant('hello')) }),
  mute: fc.record({ re: number, seat: fc.nat(9), muted: fc.boolean() }),
  back: fc.record({ re: number }),
  standIn: fc.record({ re: number, seat: fc.nat(9) }),
  resync: fc.record({ re: number }),
  time: fc.record({ re: number }),
  history: fc.record({ re: number, after: fc.integer({ min: -1, max: 40 }) }),
};
const TYPES = Object.keys(messages) as (keyof typeof messages)[];

const message: fc.Arbitrary<Said> = fc
  .constantFrom(...TYPES)
  .chain((type) =>
    fc.oneof({ weight: 4, arbitrary: spoilt(GOOD[type]) }, nasty).map((payload) => ({ type, payload })),
  );
const stranger: fc.Arbitrary<Said> = fc.record({ type: nastyText, payload: nasty });
const CODES = [...Object.values(Protocol), 0, 9, 23, 64, 128, 255];
/** Leaving is no attack, and is told apart. */
const frame: fc.Arbitrary<Said> = fc
  .tuple(
    fc.constantFrom(...CODES.filter((code) => code !== Protocol.LEAVE_ROOM)),
    fc.uint8Array({ maxLength: 60 }),
  )
  .map(([code, rest]) => ({ bytes: Uint8Array.from([code, ...rest]) }))
  .filter(({ bytes }) => (bytes[0] ?? 0) !== Protocol.LEAVE_ROOM);

/** A good message with a few of its bytes changed or cut off. */
const broken: fc.Arbitrary<Said> = fc
  .tuple(message, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 }), fc.nat())
  .map(([said, changes, end]) => {
    const bytes = bytesOf(said);
    for (const [at, byte] of changes) if (bytes.length > 1) bytes[1 + (at % (bytes.length - 1))] = byte;
    return { bytes: end % 3 === 0 ? bytes.slice(0, 1 + (end % bytes.length)) : bytes };
  });

export const said: fc.Arbitrary<Said> = fc.oneof({ weight: 6, arbitrary: message }, stranger, frame, broken);

export function bytesOf(one: Said): Uint8Array {
  if ('bytes' in one) return one.bytes;
  // The framework's own encoder loses its way with names of 512 bytes and more.
  return Uint8Array.from(getMessageBytes.raw(Protocol.ROOM_DATA, one.type.slice(0, 100), one.payload));
}
