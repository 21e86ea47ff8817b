import { beforeEach, describe, expect, test } from '@jest/globals';
import { GroupCommit } from './groupCommit.ts';
import type { JournalRow, MatchId, Play, TableId, Written } from './store.ts';

const OK: Written = { ok: true };
const FULL: Written = { ok: false, code: 'store-failed', reason: 'the disk is full' };
const CONFLICT: Written = { ok: false, code: 'conflict' };

function play(match: string, seq = 1): Play {
  const row = { match: match as MatchId, seq, seat: 0, prompt: seq, option: 'draw', by: 'player' } as const;
  const rows = [{ ...row, facts: [], version: seq, at: 0, remaining: null, took: null, charged: null }];
  return { owner: { table: match as TableId, epoch: 1 }, rows };
}

/** A store in memory whose answers a test chooses; it keeps what each append was handed. */
class Paper {
  appends: string[][] = [];
  kept: JournalRow[] = [];
  answer: (plays: readonly Play[]) => Written = () => OK;

  async append(plays: readonly Play[]): Promise<Written> {
    this.appends.push(plays.map(({ rows }) => `${rows[0]?.match}${rows[0]?.seq}`));
    const written = this.answer(plays);
    if (written.ok) this.kept.push(...plays.flatMap(({ rows }) => rows));
    return written;
  }

  async journal(match: MatchId, afterSeq: number): Promise<JournalRow[]> {
    return this.kept.filter((row) => row.match === match && row.seq > afterSeq);
  }
}

describe('GroupCommit', () => {
  let paper: Paper;
  let commit: GroupCommit;
  beforeEach(() => {
    paper = new Paper();
    commit = new GroupCommit(paper);
  });
  const refuse = (bad: string, how: Written) => {
    paper.answer = (plays) => (plays.some(({ rows }) => rows[0]?.match === bad) ? how : OK);
  };

  test('what is handed in within one turn of the event loop goes down in one transaction', async () => {
    const written = [commit.hand(play('a')), commit.hand(play('b'))];
    await Promise.resolve();
    written.push(commit.hand(play('c')));
    expect(await Promise.all(written)).toEqual([OK, OK, OK]);
    expect(paper.appends).toEqual([['a1', 'b1', 'c1']]);
  });

  test('so does what is read only in the next turn', async () => {
    const first = commit.hand(play('a'));
    await new Promise((next) => setImmediate(next));
    expect(await Promise.all([first, commit.hand(play('b'))])).toEqual([OK, OK]);
    expect(paper.appends).toEqual([['a1', 'b1']]);
  });

  test('nothing is promised before the transaction has ended', async () => {
    const { promise: writing, resolve: begun } = Promise.withResolvers<(written: Written) => void>();
    const slow = { append: () => new Promise<Written>((tell) => begun(tell)), journal: paper.journal };
    const slowCommit = new GroupCommit(slow);
    let told = false;
    const written = slowCommit.hand(play('a')).then(() => {
      told = true;
    });
    const end = await writing;
    await new Promise((next) => setTimeout(next, 20));
    expect(told).toBe(false);
    end(OK);
    await written;
    expect(told).toBe(true);
  });

  test('how long a group has waited is told once for all its plays', async () => {
    const waits: number[] = [];
    const timed = new GroupCommit(paper, (seconds) => waits.push(seconds));
    await Promise.all([timed.hand(play('a')), timed.hand(play('b'))]);
    await timed.hand(play('c'));
    expect(waits).toHaveLength(2);
    for (const seconds of waits) expect(seconds).toBeGreaterThan(0);
  });

  test('a bad play is refused alone', async () => {
    refuse('b', CONFLICT);
    expect(await Promise.all(['a', 'b', 'c'].map((match) => commit.hand(play(match))))).toEqual([
      OK,
      CONFLICT,
      OK,
    ]);
    expect(paper.kept.map((row) => row.match)).toEqual(['a', 'c']);
  });

  test('what was played on top of a refused play is refused with it', async () => {
    paper.answer = (plays) =>
      plays.some(({ rows }) => rows[0]?.match === 'a' && rows[0].seq === 1) ? CONFLICT : OK;
    const written = [commit.hand(play('a', 1)), commit.hand(play('a', 2)), commit.hand(play('b', 1))];
    expect(await Promise.all(written)).toEqual([CONFLICT, CONFLICT, OK]);
    expect(paper.kept.map((row) => row.match)).toEqual(['b']);
  });

  test('a full disk refuses everybody without asking for each', async () => {
    paper.answer = () => FULL;
    const matches = Array.from({ length: 40 }, (_, i) => `m${i}-`);
    const written = await Promise.all(matches.map((match) => commit.hand(play(match))));
    expect(written).toEqual(matches.map(() => FULL));
    expect(paper.appends).toHaveLength(3);
    paper.answer = () => OK;
    expect(await commit.hand(play('after'))).toEqual(OK);
  });

  test('a bug hurts the play that has it', async () => {
    paper.answer = (plays) => {
      if (plays.some(({ rows }) => rows[0]?.match === 'b')) throw new Error('a bug');
      return OK;
    };
    const written = await Promise.allSettled(['a', 'b', 'c'].map((match) => commit.hand(play(match))));
    expect(written.map((one) => one.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    await expect(commit.hand(play('b'))).rejects.toThrow('a bug');
    expect(await commit.hand(play('d'))).toEqual(OK);
  });

  test('a connection lost in the middle of a commit: what was kept counts as written', async () => {
    let lost = false;
    paper.answer = (plays) => {
      if (lost) return CONFLICT;
      lost = true;
      paper.kept.push(...plays.flatMap(({ rows }) => rows));
      return { ok: false, code: 'store-failed', reason: 'connection lost' };
    };
    expect(await Promise.all([commit.hand(play('a')), commit.hand(play('b'))])).toEqual([OK, OK]);
    expect(paper.kept).toHaveLength(2);
  });

  test('… in whatever order the store gives the fields of a row', async () => {
    let kept = false;
    paper.answer = (plays) => {
      if (kept) return CONFLICT;
      kept = true;
      const rows = plays.flatMap((one) => one.rows);
      paper.kept.push(...rows.map((row) => Object.fromEntries(Object.entries(row).reverse()) as never));
      return FULL;
    };
    expect(await commit.hand(play('a'))).toEqual(OK);
  });

  test('… and what another has written there does not', async () => {
    let first = true;
    paper.answer = () => {
      if (!first) return CONFLICT;
      first = false;
      paper.kept.push({ ...(play('a').rows[0] as JournalRow), option: 'play:move' });
      return FULL;
    };
    expect(await commit.hand(play('a'))).toEqual(CONFLICT);
  });

  test('drain waits for what is under way and what was handed in meanwhile', async () => {
    const told: string[] = [];
    void commit.hand(play('a')).then(() => {
      told.push('a');
      void commit.hand(play('b')).then(() => told.push('b'));
    });
    await commit.drain();
    await commit.drain();
    expect(told).toEqual(['a', 'b']);
  });
});
