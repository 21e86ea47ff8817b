import { type AuthContext, connectClientToRoom, matchMaker, Protocol } from '@colyseus/core';
import { WebSocketClient } from '@colyseus/ws-transport';
import type { AnyTable, Fact, Game, GameSetup, Viewer } from '@holdup/engine';
import { PROTOCOL_VERSION, type TableSettings } from '@holdup/protocol';
import { pino } from 'pino';
import type { House } from '../../src/house.ts';
import { galleryOf } from '../../src/rooms/station.ts';
import type { TrainRoom } from '../../src/rooms/trainRoom.ts';
import { type AccountId, type JournalRow, newToken, type TableId } from '../../src/store/index.ts';
import { type Guest, newGuest, settings } from '../harness.ts';
import type { World } from './pairs.ts';
import { Recorder, type Speaker } from './recorder.ts';

/** The server that runs in this process; its own parts, which nothing outside of it is given. */
export const houseHere = (): House => matchMaker.getHandler('train').options.house;

/** Lets everything happen that has been handed on from one turn of the event loop to the next. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await new Promise((next) => setImmediate(next));
}

/** Lines of the server's log from now on; `end` gives the log back. */
export function overhear(house: House): { readonly lines: string[]; end(): void } {
  const lines: string[] = [];
  const log = house.log as unknown as Record<symbol, unknown>;
  const stream = log[pino.symbols.streamSym];
  log[pino.symbols.streamSym] = { write: (line: string) => void lines.push(line) };
  return {
    lines,
    end: () => {
      log[pino.symbols.streamSym] = stream;
    },
  };
}

/** What a host may have chosen for the sake of secrets. */
export type Chosen = Partial<Pick<TableSettings, 'openPile' | 'watchDelaySeconds'>>;

/** People with accounts, and tables at which they sit, for each number of players one. */
export class Company {
  readonly guests: Guest[] = [];
  private readonly url: string;
  private readonly tables = new Map<string, TableId>();
  private readonly accounts = new Map<Guest, AccountId>();

  constructor(url: string) {
    this.url = url;
    standIn(houseHere());
  }

  /** A table with a running game; the last of the guests sits nowhere. Which game it is does not matter: another takes its place. */
  async tableFor(setup: GameSetup, chosen: Chosen = {}): Promise<TableId> {
    const { players, ...rules } = setup;
    const key = JSON.stringify([rules.boxes, players.length, chosen]);
    const known = this.tables.get(key);
    if (known) return known;
    const seats = players.length;
    while (this.guests.length <= seats) {
      const guest = await newGuest(this.url, `Guest ${this.guests.length}`);
      const { account } = (await guest.call('GET', '/me')) as unknown as { account: { id: AccountId } };
      this.accounts.set(guest, account.id);
      this.guests.push(guest);
    }
    const plain = settings({ ...chosen, seats, setup: { ...rules, options: {} } as TableSettings['setup'] });
    const [host, ...others] = this.guests.slice(0, seats) as [Guest, ...Guest[]];
    const { id } = await host.table('POST', '/tables', plain);
    for (const guest of others) await guest.table('POST', `/tables/${id}/join`, {});
    for (const guest of [host, ...others]) await guest.table('POST', `/tables/${id}/ready`, { ready: true });
    await host.table('POST', `/tables/${id}/start`, {});
    await putAway(id as TableId);
    this.tables.set(key, id as TableId);
    return id as TableId;
  }

  /** Who sits at `viewer`'s place; for the public, one who sits nowhere at a table of so many. */
  at(viewer: Viewer, seats: number): Guest {
    return this.guests[viewer === 'public' ? seats : viewer] as Guest;
  }

  accountOf(guest: Guest): AccountId {
    return this.accounts.get(guest) as AccountId;
  }
}

/** The world that is being played. */
let stage: Wire | null = null;

/** While a world is played, its journal stands in for the store's: whatever is read or written there is this world's. */
function standIn({ store, commit }: House): void {
  const { journal, lastMatch } = store;
  const hand = commit.hand.bind(commit);
  store.journal = async (match, after) =>
    stage ? (stage.rows.filter(({ seq }) => seq > after) as JournalRow[]) : journal(match, after);
  store.lastMatch = async (table) => {
    const stored = await lastMatch(table);
    return stage && stored ? { ...stored, ...stage.opening } : stored;
  };
  commit.hand = async (play) => {
    if (!stage) return hand(play);
    stage.rows.push(...play.rows);
    return { ok: true };
  };
}

/** How things really stand in the world that is being played: what a leak would give away. */
export function truth() {
  if (!stage) throw new Error('nothing is being played');
  const { world, game } = stage.boarding;
  const { match, facts } = [world.dealt, ...world.steps][stage.at] as World['dealt'];
  return { match, facts, game, seed: world.seed, rows: stage.rows };
}
export const isPlaying = (): boolean => stage !== null;

async function putAway(id: TableId): Promise<void> {
  const house = houseHere();
  await matchMaker.getLocalRoomById(galleryOf(id))?.disconnect();
  await house.trains.get(id)?.disconnect();
  await house.closing.get(id);
}

/** A game that goes as a world of a pair went; whatever else is answered is judged by the rules themselves. */
function gameOfWorld(game: Game<AnyTable, Fact>, world: World): Game<AnyTable, Fact> {
  const moments = [world.dealt, ...world.steps];
  return {
    ...game,
    begin: () => ({ match: world.dealt.match, facts: [...world.dealt.facts] }),
    play(match, answer) {
      const at = moments.findIndex((moment) => moment.match === match);
      const step = world.steps[at];
      const scripted =
        step !== undefined &&
        step.answer.seat === answer.seat &&
        step.answer.prompt === answer.prompt &&
        step.answer.option === answer.option;
      return scripted ? { match: step.match, facts: [...step.facts] } : game.play(match, answer);
    },
  };
}

export interface Boarding {
  readonly company: Company;
  readonly table: TableId;
  readonly seats: number;
  readonly game: Game<AnyTable, Fact>;
  readonly world: World;
  /** How many steps have been taken before anybody comes. */
  readonly start: number;
}

/** What is kept of an answer, as far as the test reads it. */
type Row = Pick<JournalRow, 'seq' | 'facts'>;

/** One world being played in a real room, with a recorder at each connection. */
export class Wire {
  readonly rows: Row[];
  readonly seats = new Map<number, Speaker>();
  /** How many steps have been taken. */
  at: number;
  readonly boarding: Boarding;
  private readonly random: string[] = [];

  private constructor(boarding: Boarding) {
    this.boarding = boarding;
    this.at = boarding.start;
    this.rows = boarding.world.steps.slice(0, boarding.start).map(({ facts }, i) => ({ seq: i + 1, facts }));
  }

  /** The table's room is opened by who wants to sit down; then the world's game takes the place of the one restored there. */
  static async open(boarding: Boarding): Promise<Wire> {
    const { company, table, world, start } = boarding;
    const opened = await company.at(0, 0).call('POST', `/tables/${table}/ticket`, { as: 'seat' });
    if (!opened.ok) throw new Error(`the room does not open: ${opened.code}`);
    const room = houseHere().trains.get(table) as TrainRoom;
    const { train, picture, tempo, resume } = room['crew'];
    if (!train.running) throw new Error('no game is restored');
    const moment = [world.dealt, ...world.steps][start] as World['dealt'];
    stage = new Wire(boarding);
    resume({ ...train.running, game: gameOfWorld(boarding.game, world), match: moment.match, seq: start });
    tempo.settle();
    picture.show(room.table, null);
    return stage;
  }

  /** What the journal has of the deal. */
  get opening(): { seed: string; opening: unknown } {
    return { seed: this.boarding.world.seed, opening: this.boarding.world.dealt.facts };
  }

  /** Somebody takes his seat, or takes it again from another window. */
  async sit(seat: number): Promise<Recorder> {
    const recorder = await this.connect(this.boarding.company.at(seat, this.boarding.seats), 'seat');
    this.seats.set(seat, recorder);
    return recorder;
  }

  watch(): Promise<Recorder> {
    return this.connect(this.boarding.company.at('public', this.boarding.seats), 'gallery');
  }

  private async connect(guest: Guest, as: 'seat' | 'gallery'): Promise<Recorder> {
    const { table } = this.boarding;
    const roomId = as === 'seat' ? table : galleryOf(table);
    // A room is opened by who first asks for a ticket to it.
    if (!matchMaker.getLocalRoomById(roomId)) await guest.call('POST', `/tables/${table}/ticket`, { as });
    const { token, hash } = newToken();
    const account = this.boarding.company.accountOf(guest);
    const code = {
      hash,
      purpose: 'ticket',
      account,
      about: { table, as },
      expiresAt: Date.now() + 60_000,
    } as const;
    await houseHere().store.addCode(code);
    const options = { ticket: token, protocol: PROTOCOL_VERSION };
    const { sessionId } = await matchMaker.joinById(roomId, options);
    const recorder = new Recorder();
    const client = new WebSocketClient(sessionId, recorder as never);
    await connectClientToRoom(matchMaker.getLocalRoomById(roomId), client, NO_CONTEXT, {});
    this.random.push(client.reconnectionToken, sessionId);
    // Whoever sat here before is gone by now.
    await settled();
    recorder.emit('message', Buffer.from([Protocol.JOIN_ROOM]));
    await settled();
    return recorder;
  }

  /** The next answer of this world is given by who is asked. */
  async step(): Promise<void> {
    const step = this.boarding.world.steps[this.at];
    if (!step) throw new Error('the world ends here');
    const { seat, prompt, option } = step.answer;
    this.seats.get(seat)?.say('answer', { re: this.at + 1, prompt, option });
    this.at += 1;
    for (let turns = 0; this.rows.length < this.at; turns++) {
      if (turns > 1000) throw new Error(`${option} was not taken`);
      await settled();
    }
    await settled();
  }

  async close(): Promise<void> {
    await putAway(this.boarding.table);
    stage = null;
  }

  /** Bytes without what is drawn at random for each connection. */
  plain(sent: readonly Uint8Array[]): string[] {
    return sent.map((bytes) => {
      let text = Buffer.from(bytes).toString('latin1');
      for (const word of this.random) text = text.replaceAll(word, '…');
      return text;
    });
  }
}

const NO_CONTEXT = { headers: new Headers(), ip: '127.0.0.1' } as AuthContext;
