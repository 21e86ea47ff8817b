import type { ChatMessage } from '@holdup/protocol';
import type { TableState } from './table.ts';

/** The number of the newest line; 0 where nothing was said. Numbers of a table's lines grow. */
export const lastLine = (chat: readonly ChatMessage[]): number => chat.at(-1)?.id ?? 0;

/** How many lines the reader at `mySeat` has missed, having seen all up to line `seen`: no own ones, none of whom he muted. */
export function unseenLines(
  { chat, chatBefore, muted }: Pick<TableState, 'chat' | 'chatBefore' | 'muted'>,
  mySeat: number | null,
  seen: number,
): number {
  const after = Math.max(seen, chatBefore ?? 0);
  const isNews = ({ id, seat, by }: ChatMessage) =>
    id > after && (seat === null || seat !== mySeat) && !muted.some((one) => one.by === by);
  return chat.filter(isNews).length;
}
