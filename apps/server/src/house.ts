import type { BarredAccounts } from './bars.ts';
import type { Deadlines } from './deadlines.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Pings } from './pings.ts';
import type { Feeds } from './rooms/feed.ts';
import type { Opening } from './rooms/station.ts';
import type { TrainRoom } from './rooms/trainRoom.ts';
import type { Settings } from './settings.ts';
import type { Signer } from './signing.ts';
import type { GroupCommit, Store, TableId } from './store/index.ts';
import type { Noticeboard } from './tables/noticeboard.ts';
import type { Telegraph } from './telegraph.ts';

/** What everything in the process shares. */
export interface House {
  readonly settings: Settings;
  readonly store: Store;
  readonly commit: GroupCommit;
  readonly barred: BarredAccounts;
  readonly deadlines: Deadlines;
  readonly pings: Pings;
  readonly feeds: Feeds;
  /** The rooms of this process, by table. */
  readonly trains: Map<TableId, TrainRoom>;
  /** To the other processes of the house. */
  readonly telegraph: Telegraph;
  /** What is known of rooms here and elsewhere. */
  readonly board: Noticeboard;
  /** Rooms that are being put away: a table's next room waits for its last one. */
  readonly closing: Map<TableId, Promise<void>>;
  /** Rooms about to be created. */
  readonly openings: Map<string, Opening>;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Signs the records of games. */
  readonly signer: Signer;
  /** True once the process is about to stop: no new tables, no new games. */
  draining: boolean;
}
