import { JEWEL, STRONGBOX } from '../../express/base/components.ts';
import { withLoot } from '../../express/evolve.ts';
import { characterOf, held, type Loot, PUBLIC, seenBySeat, type Table } from '../../express/table.ts';
import { listOf, mapOf, notFitting, type Reader } from '../reading.ts';
import { part } from './part.ts';
import { place, standing } from './train.ts';

/**
 * Dollars of a token with one face; `hidden` where the face of a face-down token is a number, and the words where it is
 * one of them.
 */
const FACES: Readonly<Record<string, number | 'hidden' | readonly string[]>> = {
  purse: 'hidden',
  mailbag: 'hidden',
  bag: 'hidden',
  gold: 'hidden',
  flask: ['normal', 'old'],
  document: ['red', 'blue', 'dummy'],
  jewel: JEWEL,
  strongbox: STRONGBOX,
  amulet: 750,
  prototype: 0,
};

/** Kinds of which there is one token: naming it in one place takes it from where it was. */
const UNIQUE: ReadonlySet<string> = new Set(['amulet', 'prototype']);

/** `purse:300`, `flask:old`, `jewel`: a token by its true face. */
export const faceOf = ({ kind, value, face: front }: Loot): string =>
  isFaceDown(kind) ? `${kind}:${front ?? value}` : kind;

const isFaceDown = (kind: string): boolean => FACES[kind] === 'hidden' || Array.isArray(FACES[kind]);

type Face = Pick<Loot, 'kind' | 'value' | 'face'>;

const face: Reader<Face> = (value, key) => {
  const [kind = '', written, ...more] = String(value).split(':');
  const printed = Object.hasOwn(FACES, kind) ? FACES[kind] : undefined;
  if (printed === 'hidden' && /^(0|[1-9]\d*)$/.test(written ?? '') && more.length === 0) {
    return { kind, value: Number(written) };
  }
  if (typeof printed === 'number' && written === undefined) return { kind, value: printed };
  if (Array.isArray(printed) && printed.includes(written) && more.length === 0) {
    return { kind, value: 0, face: written ?? null };
  }
  const faces = Object.entries(FACES).flatMap(([name, fixed]) => {
    if (Array.isArray(fixed)) return fixed.map((word) => `${name}:${word}`);
    return [fixed === 'hidden' ? `${name}:VALUE` : name];
  });
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
function laid(table: Table, token: Face, at: string, holder: number): Table {
  const { kind, value, face: front } = token;
  const spare = table.loot.find((one) =>
    UNIQUE.has(kind)
      ? one.kind === kind
      : one.at === 'off' && one.kind === kind && one.value === value && one.face === front,
  );
  const id = spare?.id ?? table.loot.length + 1;
  return withLoot(table, { ...token, id, at, seen: isFaceDown(kind) ? holder : PUBLIC });
}
