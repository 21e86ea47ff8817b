import { expect, test } from '@jest/globals';
import { aTable, freeSeat } from '../../test/store/pieces.ts';
import type { House } from '../house.ts';
import type { AccountId, StoredAccount, StoredTable } from '../store/index.ts';
import { Lists } from './lists.ts';
import { NOBODY } from './summary.ts';

const settings = { title: 'A table', watch: 'anyone', secondsPerDecision: 0 };

const tableOf = (host: string): StoredTable => ({
  ...aTable({ settings, seats: [{ ...freeSeat, account: host as AccountId, name: host }, freeSeat] }),
  phase: 'waiting',
  sentAway: [],
  rematch: null,
  deal: null,
  asked: null,
  updatedAt: 1,
  revision: 1,
});

test('hosts with very many tables do not keep an older one off the list', async () => {
  const many = Array.from({ length: 400 }, (_, n) => tableOf(`host ${n % 20}`));
  const old = tableOf('Ann');
  const all = [...many, old];
  const store = {
    openTables: async ({ skip, limit }: { skip: number; limit: number }) => all.slice(skip, skip + limit),
    tablesWithRematch: async () => [],
  };
  const board = { liveOf: () => NOBODY };
  const lists = new Lists({ store, board } as unknown as House);
  const listed = await lists.open({ id: 'me' as AccountId } as StoredAccount);
  expect(listed).toHaveLength(41);
  expect(listed.at(-1)?.id).toBe(old.id);
});
