import { sql } from 'kysely';
import type { Db } from './schema.ts';
import type { Clocks } from './store.ts';

/** The time of matches, as far as it must outlive the process. */
export const clocksIn = (db: Db): Clocks => ({
  async drawnFromBanks(match, decision) {
    const rows = await db
      .selectFrom('journal')
      .select(['seat', sql<number>`sum(charged - ${decision})`.as('drawn')])
      .where('match_id', '=', match)
      .where('charged', '>', decision)
      .groupBy('seat')
      .execute();
    return new Map(rows.map(({ seat, drawn }) => [seat, Number(drawn)]));
  },
  async keepClock(match, { seq, remaining }) {
    const clock = { seq, remaining: Math.round(remaining) };
    await db
      .insertInto('clocks')
      .values({ match_id: match, ...clock })
      .onConflict((conflict) => conflict.column('match_id').doUpdateSet(clock))
      .execute();
  },
  async keptClock(match) {
    const row = await db
      .selectFrom('clocks')
      .select(['seq', 'remaining'])
      .where('match_id', '=', match)
      .executeTakeFirst();
    return row ?? null;
  },
});
