import { type Client, ClientState, getMessageBytes, Protocol } from '@colyseus/core';
import { StateView } from '@colyseus/schema';
import {
  type AnyTable,
  type Fact,
  promptFor,
  type Seat,
  type Seen,
  type Viewer,
  waitingFor,
} from '@holdup/engine';
import {
  type ClientView,
  clockIn,
  FactPress,
  type LobbyView,
  Mirror,
  type PackedBatch,
  type Shown,
  type TrainState,
} from '@holdup/protocol';
import type { StoredTable } from '../store/index.ts';
import { type Live, lobbyMadeOf, lobbyOf } from '../tables/summary.ts';
import type { Running, Train } from '../train/train.ts';
import { isAmong, passengerOf } from './door.ts';
import type { Feed } from './feed.ts';
import { NO_ONLOOKERS, type Onlookers } from './onlookers.ts';

/** The room whose picture this is. */
export interface Framed {
  readonly state: TrainState;
  readonly clients: Iterable<Client>;
  /** From when on a bot may sit in at a seat. */
  standInAt(seat: Seat): number | null;
  /** Sends what differs in the state, then what waits for that. */
  broadcastPatch(): unknown;
}

/**
 * What clients see of one table: the lobby, the projections and the facts. Each method leaves nothing pending, so
 * that whoever joins next gets everything once.
 */
export class Picture {
  readonly feed: Feed;
  /** Who looks on from the gallery. */
  onlookers: Onlookers = NO_ONLOOKERS;
  private readonly room: Framed;
  private readonly train: Train;
  private readonly mirror: Mirror;
  /** What each was last shown of the table. */
  private readonly seen = new Map<Viewer, Seen<AnyTable>>();
  /** The lobby as it was last asked for, and what it was made of. */
  private lobby: LobbyView | null = null;
  private lobbyMadeOf: readonly unknown[] = [];

  constructor(room: Framed, train: Train, feed: Feed) {
    this.room = room;
    this.train = train;
    this.feed = feed;
    this.mirror = new Mirror(room.state);
  }

  get here(): Set<Seat> {
    const seats = new Set<Seat>();
    for (const client of this.room.clients) {
      const seat = passengerOf(client)?.seat;
      if (seat !== null && seat !== undefined) seats.add(seat);
    }
    return seats;
  }

  get watching(): number {
    return this.onlookers.watching;
  }

  get asked(): readonly Seat[] {
    return waitingFor(this.train.running?.match.prompt ?? null);
  }

  get round(): number | null {
    return this.train.running?.match.table.round?.number ?? null;
  }

  /** The same as long as nothing of it has changed: then nobody packs it anew. */
  lobbyOf(table: StoredTable): LobbyView {
    const { here, round, onlookers } = this;
    const standInAt = (seat: Seat): number | null => this.room.standInAt(seat);
    const live: Live = { here, round, ...onlookers, heldBack: null, standInAt };
    const madeOf = lobbyMadeOf(table, live);
    if (!madeOf.every((part, i) => part === this.lobbyMadeOf[i])) {
      this.lobby = lobbyOf(table, live);
      this.lobbyMadeOf = madeOf;
    }
    return this.lobby as LobbyView;
  }

  showLobby(table: StoredTable): void {
    this.mirror.showLobby(this.lobbyOf(table));
    this.room.broadcastPatch();
    this.feedGallery(table, null);
  }

  /** Lets a newcomer see what his seat may. */
  admit(client: Client, seat: Seat): void {
    this.mirror.showSeat(seat, this.shownTo(seat));
    this.room.broadcastPatch();
    client.view = new StateView();
    const secrets = this.room.state.secrets[seat];
    if (secrets) client.view.add(secrets);
  }

  /** Nobody looks from this seat any more. */
  dismiss(seat: Seat): void {
    if (!isAmong(this.room.clients, seat)) this.mirror.hideSeat(seat);
  }

  /** Shows what the train has now, with the facts that led there. */
  show(table: StoredTable, facts: readonly Fact[] | null): void {
    const { state } = this.room;
    const running = this.train.running;
    this.mirror.showPublic(this.shownTo('public'));
    for (const seat of this.here) this.mirror.showSeat(seat, this.shownTo(seat));
    state.version = running?.match.version ?? 0;
    state.seq = running?.seq ?? 0;
    if (facts) this.sendFacts(facts);
    this.room.broadcastPatch();
    this.feedGallery(table, facts);
  }

  /** Everything `seat` may know, for a client that lost its way. */
  viewOf(table: StoredTable, seat: Seat): ClientView {
    const shown = this.shownTo(seat);
    const { state } = this.room;
    return {
      lobby: this.lobbyOf(table),
      seat,
      table: shown?.table ?? null,
      prompt: shown?.prompt ?? null,
      clock: clockIn(state),
      version: state.version,
      seq: state.seq,
    };
  }

  /** To everybody as he may know them. Who is still joining gets the full state instead. */
  private sendFacts(facts: readonly Fact[]): void {
    const running = this.train.running;
    if (!running) return;
    const { seq, game, match } = running;
    const press = new FactPress(facts, game.veil);
    const frames = new Map<string, Uint8Array>();
    for (const client of this.room.clients) {
      const { seat } = passengerOf(client);
      if (seat === null || client.state !== ClientState.JOINED) continue;
      const text = press.textFor(seat);
      let frame = frames.get(text);
      if (!frame) {
        const batch: PackedBatch = [seq, match.version, this.mirror.viewHash, text];
        frame = getMessageBytes.raw(Protocol.ROOM_DATA, 'facts', batch);
        frames.set(text, frame);
      }
      client.enqueueRaw(frame, { afterNextPatch: true });
    }
  }

  private feedGallery(table: StoredTable, facts: readonly Fact[] | null): void {
    if (!this.feed.watched) return;
    const running = this.train.running;
    const shown = this.shownTo('public');
    const { version, seq } = this.room.state;
    this.feed.show(
      {
        lobby: this.lobbyOf(table),
        table: shown?.table ?? null,
        prompt: shown?.prompt ?? null,
        clock: clockIn(this.room.state),
        version,
        seq,
      },
      running && facts
        ? { seq, version, facts: facts.map((fact) => running.game.veil(fact, 'public')) }
        : null,
    );
  }

  private shownTo(viewer: Viewer): Shown | null {
    const running = this.train.running;
    if (!running) return null;
    return { table: this.tableFor(viewer, running), prompt: promptFor(running.match.prompt, viewer) };
  }

  private tableFor(viewer: Viewer, running: Running): AnyTable {
    const { game, match } = running;
    const { table } = match;
    const earlier = this.seen.get(viewer);
    if (earlier?.table === table) return earlier.seen;
    const open = viewer === 'public' ? undefined : this.tableFor('public', running);
    const seen = game.project(table, viewer, earlier, open);
    this.seen.set(viewer, { table, seen });
    return seen;
  }
}
