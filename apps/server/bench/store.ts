// How many answers a second the store takes down, alone and in groups, with rows of a real game: the embedded one, or
// PostgreSQL where DATABASE_URL says so.
//   node apps/server/bench/store.ts [SECONDS_PER_LINE]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openGame, seedFrom, waitingFor } from '@holdup/engine';
import {
  GroupCommit,
  type JournalRow,
  type MatchId,
  newId,
  type Ownership,
  openStore,
  type Snapshot,
  type Store,
  type TableId,
} from '../src/store/index.ts';

const seconds = Number(process.argv[2] ?? 2);

/** What a four-player game writes: the rows of its answers, and the match after each round. */
function recordGame(): { rows: Omit<JournalRow, 'match'>[]; states: Map<number, unknown> } {
  const players = ['ghost', 'belle', 'doc', 'tuco'].map((who) => ({ characters: [who] }));
  const game = openGame({ game: 'express', boxes: ['base'], options: {}, players });
  const rows: Omit<JournalRow, 'match'>[] = [];
  const states = new Map<number, unknown>();
  let { match } = game.begin(seedFrom('bench'));
  let round = 1;
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
    if (match.table.round && match.table.round.number > round) {
      round = match.table.round.number;
      states.set(seq, match);
    }
  }
  return { rows, states };
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

  async next() {
    if (this.played === recorded.rows.length) await this.begin();
    const row = recorded.rows[this.played] as Omit<JournalRow, 'match'>;
    this.played += 1;
    const state = recorded.states.get(row.seq);
    const snapshot: Snapshot | null = state ? { match: this.match, seq: row.seq, state } : null;
    return { owner: this.owner, rows: [{ ...row, match: this.match }], ...(snapshot && { snapshot }) };
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
      opening: [],
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

/** `games` games that each hand in an answer as soon as the one before is on disk. */
async function measure(store: Store, games: number): Promise<string> {
  const commit = new GroupCommit(store);
  const writers = await Promise.all(
    Array.from({ length: games }, (_, i) => newWriter(store, (i * 7) % recorded.rows.length)),
  );
  const waits: number[] = [];
  const until = performance.now() + seconds * 1000;
  const cpu = process.cpuUsage();
  const began = performance.now();
  await Promise.all(
    writers.map(async (writer) => {
      while (performance.now() < until) {
        const play = await writer.next();
        const handed = performance.now();
        const written = await commit.hand(play);
        if (!written.ok) throw new Error(written.code);
        waits.push(performance.now() - handed);
      }
    }),
  );
  const elapsed = (performance.now() - began) / 1000;
  const used = process.cpuUsage(cpu);
  waits.sort((a, b) => a - b);
  const at = (part: number) => (waits[Math.floor(waits.length * part)] ?? 0).toFixed(2).padStart(7);
  const perAnswer = ((used.user + used.system) / waits.length).toFixed(0);
  const rate = Math.round(waits.length / elapsed).toLocaleString('en-US');
  return `${String(games).padStart(6)} ${rate.padStart(12)} ${at(0.5)} ${at(0.99)} ${perAnswer.padStart(10)}`;
}

const dataDir = mkdtempSync(join(tmpdir(), 'holdup-bench-'));
try {
  const store = await openStore({ dataDir, databaseUrl: process.env.DATABASE_URL });
  const bytes = recorded.rows.reduce((sum, row) => sum + JSON.stringify(row.facts).length, 0);
  console.log(
    `${store.engine}: rows of a real game (${recorded.rows.length} answers, ${Math.round(bytes / recorded.rows.length)} bytes of facts each, ` +
      `${recorded.states.size} snapshots), each on disk before the next of its game`,
  );
  console.log(' games  answers/s   p50 ms  p99 ms  CPU us each');
  for (const games of [1, 20, 50, 200]) console.log(await measure(store, games));
  await store.close();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
