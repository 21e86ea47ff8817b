import { answers, bodies, type Refused, type TableSummary } from '@holdup/protocol';
import { inviteCodeOf, type StoredAccount, type StoredTable, type TableId } from '../store/index.ts';
import * as decide from '../tables/decide.ts';
import type { Directory } from '../tables/directory.ts';
import { type Asked, type Call, call } from './call.ts';

type TableCall = Pick<Call, 'path' | 'summary'> & Partial<Pick<Call, 'allowance' | 'toBarred'>>;

/** Calls on one table that change its row, by the name of their body. */
const changes = (directory: Directory): Call[] => {
  const change = <K extends keyof typeof bodies>(
    one: TableCall & { readonly method?: 'patch' },
    name: K,
    decided: (
      table: StoredTable,
      account: StoredAccount,
      body: Asked<ReturnType<(typeof bodies)[K]['parse']>>['body'],
    ) => decide.Decision,
  ): Call =>
    call({
      method: 'post',
      ...one,
      body: bodies[name],
      answer: answers.table,
      to: 'account',
      async handle({ account, params, body }) {
        const changed = await directory.change(params.id as TableId, (table) =>
          decided(table, account, body as ReturnType<(typeof bodies)[K]['parse']>),
        );
        return shown(directory, account, changed);
      },
    });
  return [
    change(
      {
        method: 'patch',
        path: '/tables/:id',
        summary: 'Change settings (host, before the start); un-readies everybody.',
      },
      'changeTable',
      (table, who, body) =>
        decide.changeSettings(
          table,
          who,
          Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
        ),
    ),
    change(
      { path: '/tables/:id/join', summary: 'Take a seat: the one named, or the first free one.' },
      'join',
      (table, who, { seat }) =>
        // A private table is joined by its code, or by who is its guest.
        table.visibility === 'private' && !table.guests.includes(who.id)
          ? decide.refused('not-your-table')
          : decide.sit(table, who, seat),
    ),
    change(
      { path: '/tables/:id/characters', summary: 'Choose characters; none: surprise me.' },
      'characters',
      (table, who, body) => decide.chooseCharacters(table, who, body.characters),
    ),
    change({ path: '/tables/:id/ready', summary: 'Say whether I am ready.' }, 'ready', (table, who, body) =>
      decide.setReady(table, who, body.ready),
    ),
    change(
      {
        path: '/tables/:id/commit',
        summary: 'Seal a random number for the shuffle (before the start).',
      },
      'commit',
      decide.sealShare,
    ),
    change(
      { path: '/tables/:id/reveal', summary: 'Open the sealed number, when the seats are asked to.' },
      'reveal',
      decide.openShare,
    ),
    change(
      { path: '/tables/:id/kick', summary: 'Send somebody away (host, before the start).' },
      'kick',
      (table, who, body) => decide.kick(table, who, body.seat),
    ),
    change(
      { path: '/tables/:id/host', summary: 'Hand on the host’s role (before the start).' },
      'host',
      (table, who, body) => decide.handOnHost(table, who, body.seat),
    ),
    change(
      {
        path: '/tables/:id/bot',
        summary: 'Put a bot on a free seat, or take it off (host, before the start).',
      },
      'bot',
      (table, who, body) => decide.seatBot(table, who, body.seat, body.bot),
    ),
  ];
};

async function shown(
  directory: Directory,
  account: StoredAccount,
  table: StoredTable | Refused,
): Promise<{ table: TableSummary } | Refused> {
  return 'ok' in table ? table : { table: directory.lists.summary(table, account.id) };
}

/** The table that an invite code leads to, as somebody has typed it. */
async function tableOf(directory: Directory, typed: string): Promise<StoredTable | Refused> {
  const code = inviteCodeOf(typed);
  return code ? directory.byInvite(code) : decide.refused('bad-code');
}

/** Calls on one table that its room carries out. */
const actions = (directory: Directory): Call[] => {
  const act = (
    one: TableCall,
    doing: (account: StoredAccount, id: TableId) => Promise<StoredTable | Refused>,
  ): Call =>
    call({
      method: 'post',
      ...one,
      body: bodies.nothing,
      answer: answers.table,
      to: 'account',
      handle: async ({ account, params }) =>
        shown(directory, account, await doing(account, params.id as TableId)),
    });
  return [
    act({ path: '/tables/:id/start', summary: 'Start (host; seats full, everybody ready).' }, (who, id) =>
      directory.start(who, id),
    ),
    act(
      {
        path: '/tables/:id/leave',
        summary: 'Leave. In a running game a bot plays on until I return.',
        toBarred: true,
      },
      (who, id) => directory.leave(who, id),
    ),
    act({ path: '/tables/:id/return', summary: 'Take my seat back from the bot.' }, (who, id) =>
      directory.setAbsence(who, id, false),
    ),
    act(
      {
        path: '/tables/:id/rematch',
        summary:
          'Play again: the first to ask makes the new table, the others join it. Against bots alone it begins at once.',
        allowance: 'tables',
      },
      async (who, id) => {
        const next = await directory.rematch(who, id);
        if ('ok' in next || next.seats.some((seat) => seat.account === who.id)) return next;
        const old = await directory.find(id);
        const seat = 'ok' in old ? undefined : old.seats.findIndex((one) => one.account === who.id);
        const there = await directory.change(next.id, (table) => decide.sit(table, who, seat));
        const sat =
          'ok' in there && there.code === 'seat-taken'
            ? await directory.change(next.id, (table) => decide.sit(table, who))
            : there;
        // Who comes too late for a seat may at least watch.
        return 'ok' in sat && decide.mayWatch(next, who) && !next.sentAway.includes(who.id) ? next : sat;
      },
    ),
  ];
};

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
      const made = await shown(directory, account, await directory.create(account, body));
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
    handle: async ({ account, body }) => shown(directory, account, await directory.quick(account, body)),
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
      const entered = await directory.change(found.id, (table) => decide.comeIn(table, account));
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
      const hidden = table.visibility === 'private' && !decide.isMember(table, account);
      return hidden ? decide.refused('no-such-table') : shown(directory, account, table);
    },
  }),
  call({
    method: 'post',
    path: '/tables/:id/stand-in',
    summary: 'Let a bot sit in for somebody who has been gone for long (no clock; I sit at the table).',
    body: bodies.standIn,
    answer: answers.table,
    to: 'account',
    handle: async ({ account, params, body }) =>
      shown(directory, account, await directory.letStandIn(account, params.id as TableId, body.seat)),
  }),
  ...changes(directory),
  ...actions(directory),
  call({
    method: 'post',
    path: '/tables/:id/abandon',
    summary: 'Give the game up, or not after all; when all players have, it ends and its record is public.',
    body: bodies.abandon,
    answer: answers.table,
    to: 'account',
    handle: async ({ account, params, body }) =>
      shown(directory, account, await directory.giveUp(account, params.id as TableId, body.agree)),
  }),
  call({
    method: 'post',
    path: '/tables/:id/ticket',
    summary: 'A ticket for the table’s room: one use, 30 seconds.',
    body: bodies.ticket,
    answer: answers.ticket,
    to: 'account',
    handle: ({ account, params, body }) => directory.ticket(account, params.id as TableId, body.as),
  }),
  call({
    method: 'get',
    path: '/tables/:id/transcript',
    summary: 'The record of the game, signed and with every face open, once it is over.',
    body: bodies.nothing,
    answer: answers.transcript,
    to: 'account',
    async handle({ account, params }) {
      const transcript = await directory.transcript(account, params.id as TableId);
      return 'ok' in transcript ? transcript : { transcript: { ...transcript } };
    },
  }),
];
