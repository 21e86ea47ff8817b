import fc from 'fast-check';
import { WORDS } from '../src/words.ts';

/** Any JSON data, most of it in words that the wire knows. */
export const data: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    fc.constantFrom(null, true, 0, 5, 1000, 'belle', '3/roof', 'something unheard of'),
    fc.array(tie('value'), { maxLength: 8 }),
    fc.dictionary(
      fc.constantFrom(...WORDS.slice(0, 40), 'new', 'newer', '0', 'constructor', 'toString'),
      tie('value'),
      { maxKeys: 6 },
    ),
  ),
})).value;
