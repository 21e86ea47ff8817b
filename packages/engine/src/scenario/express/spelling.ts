import { characterOf, type Loot, lootAt, PUBLIC, seenBySeat, type Table } from '../../express/table.ts';
import type { Question, Seat } from '../../kernel/index.ts';
import { faceOf } from './loot.ts';

/**
 * How a scenario writes an option: a token by its face where the asked seat knows it, else by its kind. A step may
 * use either, or the engine's own id.
 */
export function spellings(table: Table, seat: Seat, option: string, question?: Question): string[] {
  if (option === 'yes' && question?.kind === 'loot') return [option, ...whatMayBeDrawn(table, question)];
  const [, verb, id] = /^(\w+):#(\d+)$/.exec(option) ?? [];
  const token = table.loot.find((one) => one.id === Number(id));
  if (!token) return [option];
  const known = (token.seen & (PUBLIC | seenBySeat(seat))) !== 0;
  const [byFace, byKind] = namesOf(token);
  return [
    known ? `${verb}:${byFace}` : `${verb}:${byKind}`,
    option,
    `${verb}:${byFace}`,
    `${verb}:${byKind}`,
  ];
}

const namesOf = (token: Loot): readonly [byFace: string, byKind: string] => [faceOf(token), token.kind];

/** Loot that is drawn at random is consented to by `yes`, or by what is there. */
const whatMayBeDrawn = (table: Table, { who }: Question): string[] =>
  who === undefined
    ? []
    : lootAt(table, characterOf(table, who).at).flatMap((token) =>
        namesOf(token).map((name) => `take:${name}`),
      );
