import type { Table } from '@holdup/engine';

export type Team = 'red' | 'blue';

/** What the box keeps on the table, as far as a bot looks at it. */
export interface Kept {
  readonly teams: readonly Team[];
  readonly slid: number;
  readonly wildBunch: Readonly<Record<string, number>>;
  readonly professor: object | null;
}

export const keptOn = ({ box }: Table): Kept | null => (box.couriers as Kept | undefined) ?? null;
