import type { Table } from '@holdup/engine';
import type { ClientView, Opening } from '@holdup/protocol';

/** What one may know of a table of `express`, the game this client has a table for. */
export type TrainView = Omit<ClientView, 'table'> & { readonly table: Table | null };

export const trainView = (view: ClientView): TrainView => ({
  ...view,
  table: view.table?.game === 'express' ? view.table : null,
});

/** The table after the deal, which took the first `dealt` facts. */
export interface TrainOpening {
  readonly table: Table;
  readonly dealt: number;
}

export const trainOpening = ({ table, dealt }: Opening): TrainOpening | null =>
  table.game === 'express' ? { table, dealt } : null;
