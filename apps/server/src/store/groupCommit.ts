import { isDeepStrictEqual } from 'node:util';
import type { Matches, MatchId, Play, Written } from './store.ts';

interface Waiting {
  readonly play: Play;
  readonly tell: (written: Written) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * For so many turns of the event loop whatever else arrives goes with a group. What came in while the plays of the last one were
 * shown is only read in the second, and what those led to comes later; six took 0.89 to 0.97 of the processor time of two, and
 * nobody waited longer (`docs/performance.md`). Where nothing else happens a turn takes microseconds; a commit of its own would cost
 * each of them several times as much.
 */
const TURNS = 6;

async function turnsOfTheLoop(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((next) => setImmediate(next));
}

/**
 * Collects the plays handed in during a few turns of the event loop and writes them in one transaction: a commit waits
 * for the disk, and a hundred plays can wait together. A promise resolves only once its play is on disk or refused.
 * When a group does not go down, its plays are tried one by one, so that a bad one does not sink the others.
 */
export class GroupCommit {
  private readonly store: Pick<Matches, 'append' | 'journal'>;
  private readonly took: (seconds: number) => void;
  private waiting: Waiting[] = [];
  /** When the first of them was handed in, by `performance.now()`. */
  private since = 0;
  /** The group being written, and whatever follows it without a pause; null when idle. */
  private writing: Promise<void> | null = null;

  /** `took` is told of each group how long its first play has waited. */
  constructor(store: Pick<Matches, 'append' | 'journal'>, took: (seconds: number) => void = () => {}) {
    this.store = store;
    this.took = took;
  }

  /** Rejects on a bug only; every expected failure is a `Written`. A room waits for the answer before its next play. */
  hand(play: Play): Promise<Written> {
    return new Promise((tell, fail) => {
      if (this.waiting.length === 0) this.since = performance.now();
      this.waiting.push({ play, tell, fail });
      this.writing ??= this.run();
    });
  }

  /** Resolves when nothing is waiting any more. */
  async drain(): Promise<void> {
    while (this.writing) await this.writing;
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      await turnsOfTheLoop(TURNS);
      const { waiting: group, since } = this;
      this.waiting = [];
      await this.write(group, since);
    }
    this.writing = null;
  }

  private async write(group: readonly Waiting[], since: number): Promise<void> {
    const written = await this.attempt(group);
    this.took((performance.now() - since) / 1000);
    const alone = group.length === 1;
    if (written?.ok || (written && alone && written.code !== 'store-failed')) {
      for (const { tell } of group) tell(written);
    } else if (written || !alone) {
      await this.writeSingly(group, written?.code === 'store-failed');
    }
  }

  /** Null for a bug: it must not hurt more than the play that has it. */
  private async attempt(group: readonly Waiting[]): Promise<Written | null> {
    try {
      return await this.store.append(group.map(({ play }) => play));
    } catch (error) {
      if (group.length === 1) group[0]?.fail(error);
      return null;
    }
  }

  /**
   * Tries each play on its own. Once a play of a match has been refused, later ones of that match are as well, since they were
   * made on top of it; and after two failures of the database in a row the rest are refused without waiting for more.
   */
  private async writeSingly(group: readonly Waiting[], perhapsWritten: boolean): Promise<void> {
    const refusedMatches = new Map<MatchId | undefined, Written>();
    let failedInARow = 0;
    let lastFailure: Written = { ok: false, code: 'store-failed', reason: 'a play of the same group failed' };
    for (const one of group) {
      const match = one.play.rows[0]?.match;
      const earlier: Written | undefined =
        refusedMatches.get(match) ?? (failedInARow >= 2 ? lastFailure : undefined);
      const written: Written = earlier ?? (await this.single(one, perhapsWritten));
      if (!written.ok) refusedMatches.set(match, written);
      if (!written.ok && written.code === 'store-failed') {
        failedInARow += 1;
        lastFailure = written;
      } else {
        failedInARow = 0;
      }
      one.tell(written);
    }
  }

  private async single(one: Waiting, perhapsWritten: boolean): Promise<Written> {
    const written = await this.attempt([one]);
    if (written === null)
      return { ok: false, code: 'store-failed', reason: 'a bug; see the error of the play' };
    if (written.ok || written.code !== 'conflict' || !perhapsWritten) return written;
    return (await this.alreadyThere(one.play)) ? { ok: true } : written;
  }

  /** A database that went away while it committed may have kept the group: then the very rows are there. */
  private async alreadyThere({ rows }: Play): Promise<boolean> {
    const first = rows[0];
    if (!first) return false;
    const stored = await this.store.journal(first.match, first.seq - 1).catch(() => []);
    return isDeepStrictEqual(stored.slice(0, rows.length), JSON.parse(JSON.stringify(rows)));
  }
}
