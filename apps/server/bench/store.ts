// How many answers a second the store takes down, alone and in groups, with all that a server writes of a real game: the embedded
// store, or PostgreSQL where DATABASE_URL says so. What the process writes is known on Linux only.
//   node apps/server/bench/store.ts [SECONDS_PER_LINE]
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { openGame, seedFrom, waitingFor } from '@holdup/engine';
import {
  GroupCommit,
  type JournalRow,
  type MatchId,
  newId,
  type Ownership,
  openStore,
  type Play,
  type Store,
  type TableId,
} from '../src/store/index.ts';

const seconds = Number(process.argv[2] ?? 2);
/** As a train keeps them. */
const SNAPSHOT_EVERY = 32;

/** What a four-player game writes: its opening, the rows of its answers, some states of the match, and its result. */
interface Recorded {
  readonly opening: unknown;
  readonly rows: readonly Omit<JournalRow, 'match'>[];
  readonly states: ReadonlyMap<number, unknown>;
  readonly result: unknown;
}

function recordGame(): Recorded {
  const players = ['ghost', 'belle', 'doc', 'tuco'].map((who) => ({ characters: [who] }));
  const game = openGame({ game: 'express', boxes: ['base'], options: {}, players });
  const rows: Omit<JournalRow, 'match'>[] = [];
  const states = new Map<number, unknown>();
  const begun = game.begin(seedFrom('bench'));
  let { match } = begun;
  while (match.prompt) {
    const { id: prompt, questions } = match.prompt;
    const seat = waitingFor(match.prompt)[0] as number;
    const options = questions.find((question) => question.seat === seat)?.options ?? [];
    const option = options[rows.length % options.length]?.id as string;
    const played = game.play(match, { seat, prompt, option });
    if (played.refused) throw new Error(played.refused);
    match = played.match;
    const { facts } = played;
    const seq = rows.length + 1;
    rows.push({
      seq,
      seat,
      prompt,
      option,
      by: 'player',
      facts,
      version: match.version,
      at: Date.now(),
      remaining: 30_000,
      took: 1500,
      charged: 1500,
    });
    if (seq % SNAPSHOT_EVERY === 0) states.set(seq, match);
  }
  return { opening: begun.facts, rows, states, result: match.table.result };
}

const recorded = recordGame();

/** A game under way that hands in its next answer whenever asked; after its last one it starts again as another match. */
class Writer {
  private readonly store: Store;
  private readonly owner: Ownership;
  private match = '' as MatchId;
  private played = recorded.rows.length;
  private number = 0;

  /** Where in the game it starts, so that games do not all end at once. */
  private start: number;

  constructor(store: Store, owner: Ownership, start: number) {
    this.store = store;
    this.owner = owner;
    this.start = start;
  }

  async next(): Promise<Play> {
    if (this.played === recorded.rows.length) await this.begin();
    const row = { ...(recorded.rows[this.played] as Omit<JournalRow, 'match'>), match: this.match };
    this.played += 1;
    const state = recorded.states.get(row.seq);
    return {
      owner: this.owner,
      rows: [row],
      ...(state ? { snapshot: { match: this.match, seq: row.seq, state } } : {}),
      ...(this.played === recorded.rows.length
        ? { ends: { result: recorded.result, at: Date.now(), finishes: [] } }
        : {}),
    };
  }

  private async begin(): Promise<void> {
    this.match = newId<MatchId>();
    this.number += 1;
    this.played = this.start;
    this.start = 0;
    await this.store.startMatch(this.owner, {
      id: this.match,
      table: this.owner.table,
      number: this.number,
      setup: {},
      seed: '',
      engineVersion: 'bench',
      opening: recorded.opening,
      startedAt: Date.now(),
    });
  }
}

async function newWriter(store: Store, start: number): Promise<Writer> {
  const id = newId<TableId>();
  await store.addTable({
    id,
    visibility: 'private',
    settings: {},
    host: 0,
    seats: [],
    guests: [],
    inviteCode: null,
    inviteExpiresAt: null,
    createdAt: Date.now(),
  });
  const owner = await store.claimTable(id);
  if ('refused' in owner) throw new Error(owner.refused);
  return new Writer(store, owner, start);
}

/** What the process has handed to the system to be written, in bytes; NaN where that is not known. */
function bytesWritten(): number {
  try {
    return Number(/wchar: (\d+)/.exec(readFileSync('/proc/self/io', 'utf8'))?.[1] ?? Number.NaN);
  } catch {
    return Number.NaN;
  }
}

/** Plays every writer's games until the time is over. Gives how long each answer waited for the disk, in ms. */
async function write(commit: GroupCommit, writers: readonly Writer[]): Promise<number[]> {
  const waits: number[] = [];
  const until = performance.now() + seconds * 1000;
  const one = async (writer: Writer): Promise<void> => {
    while (performance.now() < until) {
      const play = await writer.next();
      const handed = performance.now();
      const written = await commit.hand(play);
      if (!written.ok) throw new Error(written.code);
      waits.push(performance.now() - handed);
    }
  };
  await Promise.all(writers.map(one));
  return waits.sort((a, b) => a - b);
}

/** `games` games that each hand in an answer as soon as the one before is on disk. */
async function measure(store: Store, games: number): Promise<string> {
  const commit = new GroupCommit(store);
  const writers = await Promise.all(
    Array.from({ length: games }, (_, i) => newWriter(store, (i * 7) % recorded.rows.length)),
  );
  const bytes = bytesWritten();
  const busy = performance.eventLoopUtilization();
  const cpu = process.cpuUsage();
  const began = performance.now();
  const waits = await write(commit, writers);
  const elapsed = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  const { active } = performance.eventLoopUtilization(busy);
  const each = (total: number) => Math.round(total / waits.length);
  const at = (part: number) => (waits[Math.floor(waits.length * part)] ?? 0).toFixed(2);
  const rate = Math.round((1000 * waits.length) / elapsed).toLocaleString('en-US');
  const written = each(bytesWritten() - bytes).toLocaleString('en-US');
  const columns = [games, rate, at(0.5), at(0.99), each(user + system), each(active * 1000), written];
  return columns.map((column, i) => String(column).padStart(WIDTHS[i] ?? 0)).join('');
}

const WIDTHS = [6, 12, 9, 9, 14, 17, 15];

const dataDir = mkdtempSync(join(tmpdir(), 'holdup-bench-'));
try {
  const store = await openStore({ dataDir, databaseUrl: process.env.DATABASE_URL });
  const bytes = recorded.rows.reduce((sum, row) => sum + JSON.stringify(row.facts).length, 0);
  console.log(
    `${store.engine}: rows of a real game (${recorded.rows.length} answers, ${Math.round(bytes / recorded.rows.length)} bytes of facts each, ` +
      `${recorded.states.size} snapshots), each on disk before the next of its game.\n` +
      'CPU: of all threads. Thread: how long the one that plays was not free, the wait for the disk on it included.',
  );
  console.log(' games   answers/s   p50 ms   p99 ms   CPU us each   thread us each   bytes written');
  // The first thousands of answers are slower than the rest.
  await measure(store, 20);
  for (const games of [1, 20, 50, 200]) console.log(await measure(store, games));
  await store.close();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
