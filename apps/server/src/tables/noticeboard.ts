import type { TableId } from '../store/index.ts';
import type { Telegraph } from '../telegraph.ts';
import { type Live, NOBODY } from './summary.ts';

/** What only the room of a table knows, as it travels. */
export type LiveNotice = Omit<Live, 'here' | 'standInAt'> & { readonly here: readonly number[] };

/** A room of this process. */
export interface Posting {
  live(): LiveNotice;
}

const asLive = (live: LiveNotice): Live => ({ ...live, here: new Set(live.here) });

interface Posted {
  readonly live: Live;
  readonly from: string;
  /** By `performance.now()`: after that its process is taken for dead. */
  readonly until: number;
}

/** Table by table; null: its room has closed. */
type Notices = readonly (readonly [TableId, LiveNotice | null])[];

/** What has changed is told so often, in ms. */
const POST_EVERY = 1000;
/** Everything is told so often, in ms, for who has just started or has missed something. */
const ALL_EVERY = 10_000;
const GOOD_FOR = 2.5 * ALL_EVERY;

/**
 * What lists of tables say of who is there, and of the round: rooms of this process are asked, those of other processes are heard of
 * by telegraph, about a second late.
 */
export class Noticeboard {
  private readonly telegraph: Telegraph;
  private readonly rooms: ReadonlyMap<TableId, Posting>;
  private readonly elsewhere = new Map<TableId, Posted>();
  /** What has been told of our rooms, as text. */
  private readonly told = new Map<TableId, string>();
  private allAt = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(telegraph: Telegraph, rooms: ReadonlyMap<TableId, Posting>) {
    this.telegraph = telegraph;
    this.rooms = rooms;
    telegraph.listen('tables', (notices, from) => this.hear(notices as Notices, from));
  }

  start(): void {
    if (!this.telegraph.isOpen) return;
    this.timer = setInterval(() => this.post(), POST_EVERY);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** What is known of a table beyond its row. */
  liveOf(id: TableId): Live {
    const posted = this.elsewhere.get(id);
    const heard = posted && posted.until > performance.now() ? posted.live : NOBODY;
    const live = this.rooms.get(id)?.live();
    return live ? asLive(live) : heard;
  }

  /** Tells the other processes what is new here. */
  post(now = performance.now()): void {
    const all = now >= this.allAt;
    if (all) this.allAt = now + ALL_EVERY;
    const notices: [TableId, LiveNotice | null][] = [];
    for (const [id, room] of this.rooms) {
      const live = room.live();
      const text = JSON.stringify(live);
      if (!all && this.told.get(id) === text) continue;
      this.told.set(id, text);
      notices.push([id, live]);
    }
    for (const id of this.told.keys()) {
      if (this.rooms.has(id)) continue;
      this.told.delete(id);
      notices.push([id, null]);
    }
    if (notices.length > 0) this.telegraph.tell('tables', notices satisfies Notices);
    if (all) this.forget(now);
  }

  private hear(notices: Notices, from: string): void {
    const until = performance.now() + GOOD_FOR;
    for (const [id, live] of notices) {
      if (live) this.elsewhere.set(id, { live: asLive(live), from, until });
      // Another process may have opened the table's next room already.
      else if (this.elsewhere.get(id)?.from === from) this.elsewhere.delete(id);
    }
  }

  private forget(now: number): void {
    for (const [id, { until }] of this.elsewhere) if (until <= now) this.elsewhere.delete(id);
  }
}
