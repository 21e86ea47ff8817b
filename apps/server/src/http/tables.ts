import { answers, bodies, type Refused } from '@holdup/protocol';
import { inviteCodeOf, type StoredTable } from '../store/index.ts';
import { isMember, mayWatch, refused } from '../tables/decide.ts';
import type { Directory } from '../tables/directory.ts';
import { comeIn } from '../tables/seating.ts';
import { type Call, call } from './call.ts';
import { changeCalls } from './changes.ts';
import { gameCalls } from './games.ts';
import { shown } from './tableCall.ts';

/** The table that an invite code leads to, as somebody has typed it. */
async function tableOf(directory: Directory, typed: string): Promise<StoredTable | Refused> {
  const code = inviteCodeOf(typed);
  return code ? directory.byInvite(code) : refused('bad-code');
}

export const tableCalls = (directory: Directory): Call[] => [
  call({
    method: 'get',
    path: '/me/tables',
    summary: 'My tables: waiting, running, lately finished.',
    body: bodies.nothing,
    answer: answers.tables,
    to: 'account',
    handle: async ({ account }) => ({ tables: await directory.lists.mine(account) }),
  }),
  call({
    method: 'get',
    path: '/tables',
    summary: 'Public tables to join or watch.',
    body: bodies.nothing,
    answer: answers.tables,
    to: 'account',
    handle: async ({ account }) => ({ tables: await directory.lists.open(account) }),
  }),
  call({
    method: 'post',
    path: '/tables',
    summary: 'Make a table and sit at its first seat as host.',
    body: bodies.createTable,
    answer: answers.newTable,
    to: 'account',
    allowance: 'tables',
    async handle({ account, body }) {
      const made = await shown(directory, account, await directory.founding.create(account, body));
      return 'ok' in made ? made : { ...made, inviteCode: made.table.inviteCode ?? '' };
    },
  }),
  call({
    method: 'post',
    path: '/quick',
    summary: 'A private game against bots, started at once.',
    body: bodies.quick,
    answer: answers.table,
    to: 'account',
    allowance: 'tables',
    handle: async ({ account, body }) =>
      shown(directory, account, await directory.founding.quick(account, body)),
  }),
  call({
    method: 'post',
    path: '/tables/invitation',
    summary: 'What an invite code is for, or why nobody can come in by it any more.',
    body: bodies.joinByCode,
    answer: answers.invitation,
    to: 'open',
    allowance: 'codes',
    async handle({ body }) {
      const found = await tableOf(directory, body.code);
      return 'ok' in found ? found : directory.lists.invitation(found);
    },
  }),
  call({
    method: 'post',
    path: '/tables/join-by-code',
    summary: 'Come in by invite code: to a seat, or to watch where all are taken.',
    body: bodies.joinByCode,
    answer: answers.table,
    to: 'account',
    allowance: 'codes',
    async handle({ account, body }) {
      const found = await tableOf(directory, body.code);
      if ('ok' in found) return found;
      const entered = await directory.change(found.id, (table) => comeIn(table, account));
      const already = 'ok' in entered && entered.code === 'already-seated';
      return shown(directory, account, already ? found : entered);
    },
  }),
  call({
    method: 'get',
    path: '/tables/:id',
    summary: 'One table: mine, or one that I may watch or join.',
    body: bodies.nothing,
    answer: answers.table,
    to: 'account',
    async handle({ account, params }) {
      const table = await directory.find(params.id as string);
      if ('ok' in table) return table;
      if (table.visibility === 'private' && !isMember(table, account)) return refused('no-such-table');
      if (table.phase === 'running' && !mayWatch(table, account)) return refused('watching-closed');
      return shown(directory, account, table);
    },
  }),
  ...changeCalls(directory),
  ...gameCalls(directory),
];
