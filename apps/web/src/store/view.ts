import type { Table } from '@holdup/engine';
import type { ClientView } from '@holdup/protocol';

/** What one may know of a table of `express`, the game this client has a table for. */
export type TrainView = Omit<ClientView, 'table'> & { readonly table: Table | null };

export const trainView = (view: ClientView): TrainView => ({
  ...view,
  table: view.table?.game === 'express' ? view.table : null,
});
