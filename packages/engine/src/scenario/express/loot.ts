import { JEWEL, STRONGBOX } from '../../express/base/components.ts';
import { withLoot } from '../../express/evolve.ts';
import { characterOf, held, type Loot, PUBLIC, seenBySeat, type Table } from '../../express/table.ts';
import { listOf, mapOf, notFitting, type Reader } from '../reading.ts';
import { part } from './part.ts';
import { place, standing } from './train.ts';

/** Dollars of a token with one face; `hidden` where the face is a number on the back of a face-down token. */
const FACES: Readonly<Record<string, number | 'hidden'>> = {
  purse: 'hidden',
  mailbag: 'hidden',
  jewel: JEWEL,
  strongbox: STRONGBOX,
};

/** `purse:300`, `jewel`: a token by its true face. */
export const faceOf = (token: Loot): string =>
  FACES[token.kind] === 'hidden' ? `${token.kind}:${token.value}` : token.kind;

interface Face {
  readonly kind: string;
  readonly value: number;
}

const face: Reader<Face> = (value, key) => {
  const [kind = '', written, ...more] = String(value).split(':');
  const printed = Object.hasOwn(FACES, kind) ? FACES[kind] : undefined;
  if (printed === 'hidden' && /^[1-9]\d*$/.test(written ?? '') && more.length === 0) {
    return { kind, value: Number(written) };
  }
  if (typeof printed === 'number' && written === undefined) return { kind, value: printed };
  const faces = Object.entries(FACES).map(([name, fixed]) => (fixed === 'hidden' ? `${name}:VALUE` : name));
  return notFitting(key, `a token (${faces.join(', ')})`, value);
};

/** Loot lying around and held. */
export const lootPart = part(
  (names) => ({ floor: mapOf(place, listOf(face)), holds: mapOf(names.character, listOf(face)) }),
  (table, given) => {
    let put = table;
    if (given.floor) put = cleared(put, (token) => !isSetAside(token) && !isHeld(token));
    if (given.holds) put = cleared(put, isHeld);
    for (const [at, faces] of given.floor ?? []) {
      standing(put, at, `given.floor.${at}`);
      for (const one of faces) put = laid(put, one, at, 0);
    }
    for (const [who, faces] of given.holds ?? []) {
      for (const one of faces) put = laid(put, one, held(who), seenBySeat(characterOf(put, who).seat));
    }
    return put;
  },
);

export const isHeld = (token: Loot): boolean => token.at.startsWith('held:');
export const isSetAside = (token: Loot): boolean => token.at === 'supply' || token.at === 'off';

/** Marks a token that lay here before and may be used again; `off` for the game as soon as the part is done. */
const cleared = (table: Table, which: (token: Loot) => boolean): Table => ({
  ...table,
  loot: table.loot.map((token) => (which(token) ? { ...token, at: 'off' } : token)),
});

/** Lays a token that is out of the game, or a new one. A hidden face has been seen by its holder alone. */
function laid(table: Table, { kind, value }: Face, at: string, holder: number): Table {
  const spare = table.loot.find((one) => one.at === 'off' && one.kind === kind && one.value === value);
  const id = spare?.id ?? table.loot.length + 1;
  return withLoot(table, { id, kind, value, at, seen: FACES[kind] === 'hidden' ? holder : PUBLIC });
}
