import { PUBLIC, seenBySeat, type Table } from '../../express/table.ts';
import type { Seat } from '../../kernel/index.ts';
import { faceOf } from './loot.ts';

/**
 * How a scenario writes an option: a token by its face where the asked seat knows it, else by its kind. A step may
 * use either, or the engine's own id.
 */
export function spellings(table: Table, seat: Seat, option: string): string[] {
  const [, verb, id] = /^(\w+):#(\d+)$/.exec(option) ?? [];
  const token = table.loot.find((one) => one.id === Number(id));
  if (!token) return [option];
  const known = (token.seen & (PUBLIC | seenBySeat(seat))) !== 0;
  const [byFace, byKind] = [`${verb}:${faceOf(token)}`, `${verb}:${token.kind}`];
  return [known ? byFace : byKind, option, byFace, byKind];
}
