import { answers, bodies } from '@holdup/protocol';
import type { TableId } from '../store/index.ts';
import { mayWatch } from '../tables/decide.ts';
import type { Directory } from '../tables/directory.ts';
import { sit } from '../tables/seating.ts';
import { type Call, call } from './call.ts';
import { callsOnTables } from './tableCall.ts';

/** Calls on the game of one table, from its start to what is left of it. */
export const gameCalls = (directory: Directory): Call[] => {
  const onTable = callsOnTables(directory);
  return [
    onTable(
      { path: '/tables/:id/start', summary: 'Start (host; seats full, everybody ready).' },
      'nothing',
      (who, id) => directory.start(who, id),
    ),
    onTable(
      {
        path: '/tables/:id/leave',
        summary: 'Leave. In a running game a bot plays on until I return.',
        toBarred: true,
      },
      'nothing',
      (who, id) => directory.leave(who, id),
    ),
    onTable(
      { path: '/tables/:id/return', summary: 'Take my seat back from the bot.' },
      'nothing',
      (who, id) => directory.setAbsence(who, id, false),
    ),
    onTable(
      {
        path: '/tables/:id/rematch',
        summary:
          'Play again: the first to ask makes the new table, the others join it. Against bots alone it begins at once.',
        allowance: 'tables',
      },
      'nothing',
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
        return 'ok' in sat && sat.code !== 'sent-away' && mayWatch(next, who) ? next : sat;
      },
    ),
    onTable(
      {
        path: '/tables/:id/stand-in',
        summary: 'Let a bot sit in for somebody who has been gone for long (no clock; I sit at the table).',
      },
      'standIn',
      (who, id, { seat }) => directory.letStandIn(who, id, seat),
    ),
    onTable(
      {
        path: '/tables/:id/abandon',
        summary:
          'Give the game up, or not after all; when all players have, it ends and its record is public.',
      },
      'abandon',
      (who, id, { agree }) => directory.giveUp(who, id, agree),
    ),
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
};
