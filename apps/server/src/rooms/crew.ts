import type { Seat } from '@holdup/engine';
import { type NoticeCode, packBanks, type RefusalAbout, type Refused } from '@holdup/protocol';
import type { House } from '../house.ts';
import type { StoredTable } from '../store/index.ts';
import { finishesOf } from '../tables/finish.ts';
import { settingsOf, watchDelayOf } from '../tables/summary.ts';
import { withCoveredPile } from '../train/coveredPile.ts';
import { Tempo } from '../train/tempo.ts';
import { type Running, Train } from '../train/train.ts';
import type { Conversation } from './conversation.ts';
import { Desk } from './desk.ts';
import { isAmong } from './door.ts';
import { Feed } from './feed.ts';
import { type Framed, Picture } from './picture.ts';
import type { Opening } from './station.ts';

/** Those who work at one table. */
export interface Crew {
  /** Keeps the game. */
  readonly train: Train;
  /** Keeps the time, and moves the bots. */
  readonly tempo: Tempo;
  /** Shows it. */
  readonly picture: Picture;
  /** Takes what people send. */
  readonly desk: Desk;
  readonly talk: Conversation;
  /** The game, as this table plays it, was begun or brought back. */
  resume(running: Running): void;
}

/** What the crew asks of its room. */
export interface Workplace extends Framed {
  readonly table: StoredTable;
  notice(code: NoticeCode, about: RefusalAbout): void;
  setAway(seat: Seat, away: boolean): Promise<void>;
  letStandIn(seat: Seat): Promise<{ readonly ok: true } | Refused>;
  /** The last answer is on disk. */
  gameOver(): Promise<void>;
  journalLost(reason: string): void;
  onUncaughtException(error: Error, method: string): void;
  /** Work that nobody waits for. */
  background(work: Promise<unknown>): void;
}

/** Puts a crew to work in a room. */
export function crewFor(house: House, { owner, talk }: Opening, room: Workplace): Crew {
  const train: Train = new Train(house, owner, {
    remaining: (match) => tempo.remaining(match),
    thought: (seat, by, at) => tempo.thought(seat, by, at),
    finishes: ({ id, match: { table } }, endedAt) => finishesOf(room.table, { id, table, endedAt }),
    played: (moment) => {
      tempo.happened(moment);
      picture.show(room.table, moment.facts);
      if (!train.running?.match.prompt) room.background(room.gameOver());
    },
    lost: (reason) => room.journalLost(reason),
  });
  const tempo = new Tempo(house, train, {
    isHere: (seat) => isAmong(room.clients, seat),
    timedOut: (seat) => room.notice('timed-out', { seat }),
    absent: (seat) => room.background(room.setAway(seat, true)),
    failed: (error) => room.onUncaughtException(error, 'tempo'),
    deadlineSet: (at) => {
      room.state.deadline = at ?? 0;
    },
    banksAre: (banks) => {
      room.state.banks = packBanks(banks);
    },
  });
  const feed = new Feed(house.deadlines, `gallery ${owner.table}`, () => watchDelayOf(room.table));
  const picture = new Picture(room, train, feed);
  const desk = new Desk(house, () => ({
    house,
    talk,
    train,
    picture,
    clients: room.clients,
    table: room.table,
    setAway: (seat, away) => room.setAway(seat, away),
    letStandIn: (seat) => room.letStandIn(seat),
  }));
  const resume = (running: Running): void => {
    const { openPile } = settingsOf(room.table);
    train.resume(openPile ? running : { ...running, game: withCoveredPile(running.game) });
  };
  return { train, tempo, picture, desk, talk, resume };
}
