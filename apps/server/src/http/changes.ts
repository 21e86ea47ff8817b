import type { bodies } from '@holdup/protocol';
import type { StoredAccount, StoredTable } from '../store/index.ts';
import { type Decision, refused } from '../tables/decide.ts';
import type { Directory } from '../tables/directory.ts';
import * as preparing from '../tables/preparing.ts';
import { openShare, sealShare } from '../tables/sealing.ts';
import * as seating from '../tables/seating.ts';
import type { Call } from './call.ts';
import { type BodyOf, callsOnTables } from './tableCall.ts';

/** Calls on one table that change its row, by the name of their body. */
export const changeCalls = (directory: Directory): Call[] => {
  const onTable = callsOnTables(directory);
  const change = <K extends keyof typeof bodies>(
    one: Parameters<typeof onTable>[0],
    name: K,
    decided: (table: StoredTable, account: StoredAccount, body: BodyOf<K>) => Decision,
  ): Call =>
    onTable(one, name, (account, id, body) => directory.change(id, (table) => decided(table, account, body)));
  return [
    change(
      {
        method: 'patch',
        path: '/tables/:id',
        summary: 'Change settings (host, before the start); un-readies everybody.',
      },
      'changeTable',
      (table, who, body) =>
        preparing.changeSettings(
          table,
          who,
          Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
        ),
    ),
    change(
      { path: '/tables/:id/join', summary: 'Take a seat: the one named, or the first free one.' },
      'join',
      (table, who, { seat }) =>
        // A private table is joined by its code, or by who is its guest; who was sent away is told so.
        table.visibility === 'private' && ![...table.guests, ...table.sentAway].includes(who.id)
          ? refused('not-your-table')
          : seating.sit(table, who, seat),
    ),
    change(
      { path: '/tables/:id/characters', summary: 'Choose characters; none: surprise me.' },
      'characters',
      (table, who, body) => preparing.chooseCharacters(table, who, body.characters),
    ),
    change({ path: '/tables/:id/ready', summary: 'Say whether I am ready.' }, 'ready', (table, who, body) =>
      preparing.setReady(table, who, body.ready),
    ),
    change(
      {
        path: '/tables/:id/commit',
        summary: 'Seal a random number for the shuffle (before the start).',
      },
      'commit',
      sealShare,
    ),
    change(
      { path: '/tables/:id/reveal', summary: 'Open the sealed number, when the seats are asked to.' },
      'reveal',
      openShare,
    ),
    change(
      { path: '/tables/:id/kick', summary: 'Send somebody away (host, before the start).' },
      'kick',
      (table, who, body) => seating.kick(table, who, body.seat),
    ),
    change(
      { path: '/tables/:id/host', summary: 'Hand on the host’s role (before the start).' },
      'host',
      (table, who, body) => preparing.handOnHost(table, who, body.seat),
    ),
    change(
      {
        path: '/tables/:id/bot',
        summary: 'Put a bot on a free seat, or take it off (host, before the start).',
      },
      'bot',
      (table, who, body) => seating.seatBot(table, who, body.seat, body.bot),
    ),
  ];
};
