import { answers, bodies, type Refused } from '@holdup/protocol';
import type { StoredAccount, StoredTable, TableId } from '../store/index.ts';
import { mayWatch } from '../tables/decide.ts';
import type { Directory } from '../tables/directory.ts';
import { sit } from '../tables/seating.ts';
import { type Call, call } from './call.ts';
import { shown, type TableCall } from './tableCall.ts';

/** Calls without a body that the room of a table carries out. */
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
        const next = await directory.founding.rematch(who, id);
        if ('ok' in next || next.seats.some((seat) => seat.account === who.id)) return next;
        const old = await directory.find(id);
        const seat = 'ok' in old ? undefined : old.seats.findIndex((one) => one.account === who.id);
        const there = await directory.change(next.id, (table) => sit(table, who, seat));
        const sat =
          'ok' in there && there.code === 'seat-taken'
            ? await directory.change(next.id, (table) => sit(table, who))
            : there;
        // Who comes too late for a seat may at least watch.
        return 'ok' in sat && mayWatch(next, who) && !next.sentAway.includes(who.id) ? next : sat;
      },
    ),
  ];
};

/** Calls on the game of one table, from its start to what is left of it. */
export const gameCalls = (directory: Directory): Call[] => [
  ...actions(directory),
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
