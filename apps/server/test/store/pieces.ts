import {
  type AccountId,
  type JournalRow,
  type MatchId,
  type NewMatch,
  type NewTable,
  newId,
  newInviteCode,
  newRecoveryCode,
  type Ownership,
  type Play,
  type Store,
  type StoredAccount,
  type StoredSeat,
  type TableId,
} from '../../src/store/index.ts';

export const NOON = Date.UTC(2030, 0, 1, 12);

export const freeSeat: StoredSeat = {
  account: null,
  name: null,
  bot: null,
  ready: false,
  characters: [],
  away: false,
};

export function anAccount(name = 'Calamity'): StoredAccount {
  return { id: newId<AccountId>(), name, recoveryHash: newRecoveryCode().hash, createdAt: NOON };
}

export function aTable(change: Partial<NewTable> = {}): NewTable {
  return {
    id: newId<TableId>(),
    visibility: 'public',
    settings: { title: 'The 12:05', boxes: ['base'] },
    host: 0,
    seats: [freeSeat, freeSeat],
    guests: [],
    inviteCode: newInviteCode(),
    inviteExpiresAt: NOON + 1000,
    createdAt: NOON,
    ...change,
  };
}

export function aMatch(table: TableId, number = 1): NewMatch {
  return {
    id: newId<MatchId>(),
    table,
    number,
    setup: { game: 'express' },
    seed: 'ab'.repeat(32),
    engineVersion: '0.1.0',
    opening: [{ kind: 'firstPlayer', seat: 0 }],
    startedAt: NOON,
  };
}

export function aRow(match: MatchId, seq: number, change: Partial<JournalRow> = {}): JournalRow {
  return {
    match,
    seq,
    seat: seq % 2,
    prompt: seq,
    option: 'play:move',
    by: 'player',
    facts: [{ kind: 'moved', who: 'belle', text: 'naïve “quotes” \u0000 🚂' }],
    version: seq,
    at: NOON + seq,
    remaining: 29_500,
    took: 1200,
    charged: 1200,
    ...change,
  };
}

/** A table with a game under way. */
export async function aGame(store: Store): Promise<{ owner: Ownership; match: MatchId; table: TableId }> {
  const table = aTable();
  await store.addTable(table);
  const owner = await claimed(store, table.id);
  const match = aMatch(table.id);
  const started = await store.startMatch(owner, match);
  if (!started.ok) throw new Error(started.code);
  return { owner, match: match.id, table: table.id };
}

export async function claimed(store: Store, table: TableId): Promise<Ownership> {
  const owner = await store.claimTable(table);
  if ('refused' in owner) throw new Error(owner.refused);
  return owner;
}

/** The play that writes row `seq` of a game. */
export function aPlay(
  game: { owner: Ownership; match: MatchId },
  seq: number,
  more: Partial<Play> = {},
): Play {
  return { owner: game.owner, rows: [aRow(game.match, seq)], ...more };
}
