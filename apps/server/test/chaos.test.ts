import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type Deployment, onPostgres, onSqlite } from '../bench/chaos/deployment.ts';
import { isClean, linesOf } from '../bench/chaos/report.ts';
import { chaos } from '../bench/chaos/run.ts';

/** Minutes of this are for `holdup chaos`; here it is shown that it still works, and that nothing is lost while it does. */
const GAMES = 5;
const SECONDS = 8;
const LIMIT = 300_000;

/** The SDK reports every broken connection, and here they are broken on purpose. */
beforeAll(() => {
  for (const level of ['warn', 'info'] as const) {
    jest.spyOn(console, level).mockImplementation(() => undefined);
  }
});
afterAll(() => {
  jest.restoreAllMocks();
});

test.each<[string, () => Promise<Deployment>]>([
  ['one process on SQLite', onSqlite],
  ['two processes on PostgreSQL and Redis', () => onPostgres(2)],
])(
  '%s: under faults no answer is lost or doubled, no view wrong, no game stuck',
  async (_what, deploy) => {
    const seed = process.env.CHAOS_SEED ?? String(Date.now());
    const tell = (): void => undefined;
    const report = await chaos(await deploy(), { games: GAMES, seconds: SECONDS, seed, tell });
    const figures = linesOf(report).join('\n');
    if (!isClean(report)) throw new Error(`CHAOS_SEED=${seed}\n${figures}\n${report.log.slice(-10_000)}`);
    expect(report.counts.games).toBeGreaterThanOrEqual(GAMES);
    expect(report.counts.acknowledged).toBeGreaterThan(100);
    console.log(figures);
  },
  LIMIT,
);
