import type { JournalRow, Store, StoredMatch, StoredTable, TableId } from '../store/index.ts';

/** A moment as people read it. */
const moment = (at: number): string => new Date(at).toISOString();

/**
 * All that the server knows of a table, for whoever has to judge what happened at it; null when there is no such table. A game that
 * is not over keeps its secrets from the operator too: of it there are times only.
 */
export async function evidenceOf(store: Store, id: TableId) {
  const table = await store.table(id);
  if (!table) return null;
  const [matches, chat, reports] = await Promise.all([
    store.matchesOf(id),
    store.chatOf(id),
    store.reportsOf(id),
  ]);
  return {
    form: 'holdup evidence 1',
    table: shownTable(table),
    games: await Promise.all(matches.map((match) => shownGame(store, match))),
    chat: chat.map(({ at, ...line }) => ({ at: moment(at), ...line })),
    reports: reports.map(({ at, closed, ...report }) => ({
      at: moment(at),
      ...report,
      closed: closed && { at: moment(closed.at), note: closed.note },
    })),
  };
}

const shownTable = ({ id, phase, settings, host, seats, guests, sentAway, ...times }: StoredTable) => ({
  id,
  phase,
  settings,
  host,
  createdAt: moment(times.createdAt),
  updatedAt: moment(times.updatedAt),
  seats: seats.map(({ account, name, bot, characters, away }, seat) => ({
    seat,
    account,
    name,
    bot,
    characters,
    away,
  })),
  guests,
  sentAway,
});

async function shownGame(store: Store, match: StoredMatch) {
  const [rows, deal] = await Promise.all([store.journal(match.id, 0), store.deal(match.id)]);
  const over = match.endedAt !== null;
  return {
    id: match.id,
    number: match.number,
    setup: match.setup,
    engine: match.engineVersion,
    startedAt: moment(match.startedAt),
    endedAt: match.endedAt === null ? null : moment(match.endedAt),
    result: match.result,
    // By these the signed record of the game is known to be of the same game.
    commitment: deal?.commitment ?? null,
    record: deal?.seal?.endHash ?? null,
    seed: over ? match.seed : null,
    opening: over ? match.opening : null,
    answers: rows.map((row) => shownAnswer(row, over)),
    seats: timesBySeat(rows),
  };
}

/** `took` is how long its giver thought, `charged` what of that his clock was charged, in ms. */
const shownAnswer = (
  { seq, seat, prompt, by, at, took, charged, option, facts }: JournalRow,
  over: boolean,
) => ({
  seq,
  at: moment(at),
  seat,
  prompt,
  by,
  took,
  charged,
  ...(over ? { option, facts } : {}),
});

/** What stands out at a glance: who let his time run out, and how long each thought. In ms. */
function timesBySeat(rows: readonly JournalRow[]) {
  const seats = [...new Set(rows.map(({ seat }) => seat))].sort((a, b) => a - b);
  return seats.map((seat) => {
    const own = rows.filter((row) => row.seat === seat);
    const took = own.flatMap((row) => (row.by === 'player' && row.took !== null ? [row.took] : []));
    took.sort((a, b) => a - b);
    return {
      seat,
      answers: own.length,
      byTimeout: own.filter(({ by }) => by === 'timeout').length,
      byBot: own.filter(({ by }) => by === 'bot').length,
      medianTook: took[took.length >> 1] ?? null,
      longestTook: took.at(-1) ?? null,
    };
  });
}
