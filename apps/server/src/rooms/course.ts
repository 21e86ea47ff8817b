import type { NoticeCode, RefusalAbout, Refused } from '@holdup/protocol';
import type { House } from '../house.ts';
import { type StoredTable, StoreFailure } from '../store/index.ts';
import type { Outcome } from '../tables/decide.ts';
import { transcriptOf } from '../tables/transcript.ts';
import { beginMatch } from '../train/begin.ts';
import type { Standstill } from '../train/train.ts';
import type { Crew } from './crew.ts';

/** What the course of a game needs of its room. */
export interface OnCourse {
  readonly table: StoredTable;
  readonly crew: Crew;
  /** Takes in a row that was written here. */
  tableIs(table: StoredTable): void;
  /** Reads the row anew. */
  tableChanged(): Promise<void>;
  notice(code: NoticeCode, about: RefusalAbout): void;
  journalLost(reason: string): void;
}

/**
 * How the game of one table begins, stands still and ends. Where the store fails, what it has written is not known: then the
 * room closes, and a fresh one reads what is there. Otherwise people would sit before a game that has begun elsewhere.
 */
export class Course {
  private readonly house: House;
  private readonly room: OnCourse;
  private abandoning: Promise<Outcome> | null = null;

  constructor(house: House, room: OnCourse) {
    this.house = house;
    this.room = room;
  }

  async begin(): Promise<Outcome> {
    const { crew, table } = this.room;
    const begun = await this.orStartOver(() => beginMatch(this.house, crew.train.owner, table));
    if ('ok' in begun) return begun;
    crew.resume(begun.running);
    this.room.tableIs(begun.table);
    crew.tempo.begins(begun.facts);
    crew.picture.show(this.room.table, begun.facts);
    return { ok: true };
  }

  /** The players have given the game up; whoever asks has seen that all of them have. Several may have in the same moment. */
  abandon(): Promise<Outcome> {
    this.abandoning ??= this.endUnplayed().finally(() => {
      this.abandoning = null;
    });
    return this.abandoning;
  }

  private async endUnplayed(): Promise<Outcome> {
    const { deal, phase } = this.room.table;
    if (phase === 'over') return { ok: true };
    if (!deal || phase === 'waiting') return { ok: false, code: 'not-started' };
    await this.halt('over');
    const { train } = this.room.crew;
    // The answer that was just being written was the last one: the game has come to its end by itself.
    if (train.running?.match.prompt === null) return { ok: true };
    try {
      const ended = await this.house.store.abandonMatch(train.owner, deal.match, Date.now());
      if (!ended.ok) {
        this.room.journalLost(ended.code);
        return { ok: false, code: 'failed' };
      }
    } catch (error) {
      // Nothing moves in this room any more: whatever it was, a fresh one goes on.
      this.room.journalLost(String(error));
      throw error;
    }
    await this.ended();
    this.room.notice('abandoned', {});
    return { ok: true };
  }

  /** The end is on disk. The record is signed as soon as there is one, so that it is the same for whoever asks. */
  async ended(): Promise<void> {
    await this.orStartOver(() => this.room.tableChanged());
    const { deal } = this.room.table;
    if (deal) await transcriptOf(this.house, deal.match);
  }

  async freeze(reason: string): Promise<void> {
    const { crew, table } = this.room;
    crew.train.stop('frozen');
    crew.tempo.stop();
    this.house.metrics.frozen.inc();
    this.house.log.error({ table: table.id, reason }, 'a table is frozen');
    this.room.notice('frozen', {});
    const change = { phase: 'frozen', updatedAt: Date.now() } as const;
    const changed = await this.house.store.changeTable<never>(table.id, () => ({ change }));
    if (changed) this.room.tableIs(changed.table);
  }

  /** Resolves when all that was taken is on disk and nothing more is taken, for that reason. */
  async halt(why: Standstill): Promise<void> {
    const { tempo, train } = this.room.crew;
    tempo.stop();
    train.stop(why);
    await train.quiet();
    await this.keepClock();
  }

  /** The room closes, and nothing more is taken: whom the game waits for is kept, for its players' lists of tables. */
  async keepAsked(): Promise<void> {
    const { crew, table } = this.room;
    if (table.phase !== 'running' || crew.picture.asked.length === 0 || !crew.train.isOnDisk) return;
    const kept = await this.house.store.keepAsked(crew.train.owner, crew.picture.asked);
    if (!kept.ok) this.house.log.warn({ table: table.id, ...kept }, 'whom a game waits for was not kept');
  }

  /** So that a restart gives nobody more time than he had: what it does not find here, it gives in full. */
  async keepClock(): Promise<void> {
    const { crew, table } = this.room;
    const { running } = crew.train;
    const remaining = running && crew.tempo.remaining(running.match);
    if (!running || remaining === null) return;
    await this.house.store.keepClock(running.id, { seq: running.seq, remaining }).catch((error: unknown) => {
      this.house.log.warn({ err: error, table: table.id }, 'a clock was not kept');
    });
  }

  private async orStartOver<T>(work: () => Promise<T>): Promise<T | Refused> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      this.room.journalLost(error.message);
      return { ok: false, code: 'failed' };
    }
  }
}
