import type { Seat } from '@holdup/engine';
import { TrainState } from '@holdup/protocol';
import { expect, test } from '@jest/globals';
import { Deadlines } from '../deadlines.ts';
import type { StoredTable } from '../store/index.ts';
import type { Train } from '../train/train.ts';
import { Feed } from './feed.ts';
import { Picture } from './picture.ts';

const seat = {
  ...{ account: null, name: null, bot: null, ready: false, characters: ['belle'], away: false },
};
const table = {
  ...{
    id: 't',
    phase: 'running',
    visibility: 'public',
    host: 0,
    seats: [seat, seat],
    guests: [],
    sentAway: [],
  },
  ...{ settings: { title: 'x' }, deal: null, rematch: null, createdAt: 1, updatedAt: 1, revision: 1 },
} as unknown as StoredTable;

test('the lobby is made anew when something of it has changed, and only then', () => {
  let standIn: number | null = null;
  const clients: { auth: { seat: Seat } }[] = [];
  const train = { running: { match: { table: { round: { number: 1 } } } } };
  const room = {
    state: new TrainState(),
    clients,
    standInAt: (at: Seat) => (at === 1 ? standIn : null),
    broadcastPatch: () => undefined,
  };
  const deadlines = new Deadlines((error) => {
    throw error;
  });
  const picture = new Picture(
    room as never,
    train as unknown as Train,
    new Feed(deadlines, 'gallery', () => 0),
  );
  let now = table;
  let last = picture.lobbyOf(now);
  expect(picture.lobbyOf(now)).toBe(last);
  const changes: (() => void)[] = [
    () => void clients.push({ auth: { seat: 1 } }),
    () => void clients.pop(),
    () => {
      standIn = 5000;
    },
    () => {
      train.running.match.table.round = { number: 2 };
    },
    () => {
      picture.onlookers = { watching: 1, watchers: ['Wim'] };
    },
    () => {
      now = { ...now, host: 1, revision: 2 };
    },
  ];
  for (const change of changes) {
    change();
    const next = picture.lobbyOf(now);
    expect(next).not.toEqual(last);
    expect(picture.lobbyOf(now)).toBe(next);
    last = next;
  }
});
