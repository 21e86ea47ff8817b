import { isDeepStrictEqual } from 'node:util';
import {
  type AnyTable,
  type Fact,
  type Game,
  type GameSetup,
  type Match,
  openGame,
  promptFor,
} from '@holdup/engine';
import type { JournalRow, Store, TableId } from '../../src/store/index.ts';
import type { Told } from './company.ts';
import { digestOf, type Testimony } from './testimony.ts';

/** What is wrong, one sentence each, by kind. */
export interface Findings {
  /** Acknowledged, and not in the journal. */
  readonly lost: string[];
  /** In the journal more often than it was sent. */
  readonly doubled: string[];
  /** Shown, and not what the journal comes to. */
  readonly wrongViews: string[];
  /** Not over, and nothing said why. */
  readonly stuck: string[];
  /** The journal is no game, or not the one whose facts and result are stored. */
  readonly broken: string[];
  /** Refusals that nothing explains. */
  readonly surprises: string[];
}

const noFindings = (): Findings => ({
  lost: [],
  doubled: [],
  wrongViews: [],
  stuck: [],
  broken: [],
  surprises: [],
});

export interface Counts {
  games: number;
  rows: number;
  acknowledged: number;
  views: number;
}

/** A match played again from its journal: what the table was after every answer. */
interface Again {
  readonly game: Game<AnyTable, Fact>;
  readonly states: readonly Match<AnyTable>[];
  readonly rows: readonly JournalRow[];
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Plays the last match at a table again by the rules alone; a sentence when that is not what is stored. */
async function playAgain(store: Store, table: TableId): Promise<Again | string> {
  const stored = await store.lastMatch(table);
  if (!stored) return 'it has no match';
  const game = openGame(stored.setup as GameSetup);
  const begun = game.begin(stored.seed);
  if (!isDeepStrictEqual(plain(begun.facts), stored.opening)) return 'the deal differs';
  const states = [begun.match];
  const rows = await store.journal(stored.id, 0);
  for (const row of rows) {
    if (row.seq !== states.length) return `row ${row.seq} stands where ${states.length} belongs`;
    const { seat, prompt, option } = row;
    const played = game.play(states.at(-1) as Match<AnyTable>, { seat, prompt, option });
    if (played.refused) return `row ${row.seq} is no legal answer: ${played.refused}`;
    if (!isDeepStrictEqual(plain(played.facts), row.facts)) return `row ${row.seq} has other facts`;
    if (played.match.version !== row.version) return `row ${row.seq} makes version ${played.match.version}`;
    states.push(played.match);
  }
  const last = states.at(-1);
  const over = last?.prompt === null;
  if (over !== (stored.endedAt !== null)) return 'it is over and not written down as over, or the reverse';
  if (over && !isDeepStrictEqual(plain(last.table.result), stored.result)) return 'the result differs';
  return { game, states, rows };
}

interface Answered {
  readonly prompt: number;
  readonly option: string;
}

const keyOf = ({ prompt, option }: Answered): string => `${option} to prompt ${prompt}`;

/**
 * Every acknowledged answer stands in the journal, as a row of its own with the version that its acknowledgement named; and none
 * stands there more often than it was sent. (A sealed answer may be given again while its group is open: that is a row of its own.)
 */
function checkAnswers(
  testimony: Testimony,
  rows: readonly JournalRow[],
  findings: Findings,
  at: string,
): void {
  const own = rows.filter((row) => row.by === 'player' && row.seat === testimony.seat);
  const byVersion = (one: Answered & { readonly version: number }): string =>
    `${keyOf(one)}, version ${one.version}`;
  const rowsBy = Map.groupBy(own, byVersion);
  for (const [key, acknowledged] of Map.groupBy(testimony.acknowledged, byVersion)) {
    const kept = rowsBy.get(key)?.length ?? 0;
    if (kept < acknowledged.length)
      findings.lost.push(`${at}: ${key}: acknowledged ${acknowledged.length} times, kept ${kept}`);
  }
  const sent = Map.groupBy(testimony.sent, keyOf);
  for (const [key, kept] of Map.groupBy(own, keyOf)) {
    const times = sent.get(key)?.length ?? 0;
    if (kept.length > times) findings.doubled.push(`${at}: ${key}: sent ${times} times, kept ${kept.length}`);
  }
}

function checkViews(testimony: Testimony, { game, states }: Again, findings: Findings, at: string): void {
  const digests = new Map<number, string>();
  for (const { seq, digest } of testimony.shown) {
    const match = states[seq];
    if (match && !digests.has(seq)) {
      const table = game.project(match.table, testimony.seat);
      const prompt = promptFor(match.prompt, testimony.seat);
      digests.set(seq, digestOf({ table, prompt, version: match.version } as never));
    }
    if (digests.get(seq) !== digest)
      findings.wrongViews.push(`${at}: after answer ${seq} of ${states.length - 1}`);
  }
  if (testimony.wrongHashes > 0) findings.wrongViews.push(`${at}: ${testimony.wrongHashes} hashes differ`);
}

/** Holds what the people of all games say against what the store has. No server may be running. */
export async function audit(
  store: Store,
  games: readonly Told[],
): Promise<{ findings: Findings; counts: Counts }> {
  const findings = noFindings();
  const counts: Counts = { games: 0, rows: 0, acknowledged: 0, views: 0 };
  for (const { table, testimonies, over, plights } of games) {
    const again = await playAgain(store, table as TableId);
    if (typeof again === 'string') {
      findings.broken.push(`${table}: ${again}`);
      continue;
    }
    counts.games += 1;
    counts.rows += again.rows.length;
    const row = await store.table(table as TableId);
    if (!over || row?.phase !== 'over') {
      findings.stuck.push(`${table}: ${row?.phase}, ${again.rows.length} answers: ${plights.join('; ')}`);
    }
    for (const testimony of testimonies) {
      const at = `${table} ${testimony.name}`;
      counts.acknowledged += testimony.acknowledged.length;
      counts.views += testimony.shown.length;
      findings.surprises.push(...testimony.surprises.map((one) => `${at}: ${one}`));
      // Who never saw the table has no seat to be checked by.
      if (testimony.seat < 0) continue;
      checkAnswers(testimony, again.rows, findings, at);
      checkViews(testimony, again, findings, at);
    }
  }
  return { findings, counts };
}
