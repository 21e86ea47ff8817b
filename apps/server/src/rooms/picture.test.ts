import type { Seat } from '@holdup/engine';
import { TrainState } from '@holdup/protocol';
import { expect, test } from '@jest/globals';
import { Deadlines } from '../deadlines.ts';
import type { StoredSeat, StoredTable, TableId } from '../store/index.ts';
import type { Train } from '../train/train.ts';
import { Feed } from './feed.ts';
import { type Framed, Picture } from './picture.ts';

const seat: StoredSeat = {
  account: null,
  name: null,
  bot: null,
  ready: false,
  characters: ['belle'],
  away: false,
};

const table: StoredTable = {
  id: 't' as TableId,
  phase: 'running',
  visibility: 'public',
  settings: { title: 'x' },
  host: 0,
  seats: [seat, seat],
  guests: [],
  sentAway: [],
  inviteCode: null,
  inviteExpiresAt: null,
  rematch: null,
  deal: null,
  asked: null,
  createdAt: 1,
  updatedAt: 1,
  revision: 1,
};

/** A room that nobody is in, and the picture of its table. */
function opened() {
  const clients: { auth: { seat: Seat } }[] = [];
  const standIns = new Map<Seat, number>();
  const room = {
    state: new TrainState(),
    clients,
    standInAt: (at: Seat) => standIns.get(at) ?? null,
    broadcastPatch: () => undefined,
  };
  const train = { running: { match: { table: { round: { number: 1 } } } } };
  const deadlines = new Deadlines((error) => {
    throw error;
  });
  const feed = new Feed(deadlines, 'gallery', () => 0);
  const picture = new Picture(room as unknown as Framed, train as unknown as Train, feed);
  return { picture, clients, standIns, train };
}

test('the lobby is the same as long as nothing of it has changed', () => {
  const { picture } = opened();
  expect(picture.lobbyOf(table)).toBe(picture.lobbyOf(table));
});

test('the lobby shows at once what has changed', () => {
  const { picture, clients, standIns, train } = opened();
  const shows = (what: object, now = table) => expect(picture.lobbyOf(now)).toMatchObject(what);
  shows({ round: 1, watching: 0, watchers: [], host: 0, seats: [{}, { here: false, standInAt: null }] });
  clients.push({ auth: { seat: 1 } });
  shows({ seats: [{ here: false }, { here: true }] });
  clients.pop();
  shows({ seats: [{ here: false }, { here: false }] });
  standIns.set(1, 5000);
  shows({ seats: [{ standInAt: null }, { standInAt: 5000 }] });
  train.running.match.table.round = { number: 2 };
  shows({ round: 2 });
  picture.onlookers = { watching: 1, watchers: ['Wim'] };
  shows({ watching: 1, watchers: ['Wim'] });
  shows({ host: 1 }, { ...table, host: 1, revision: 2 });
});
