import { matchMaker } from '@colyseus/core';
import { waitingFor } from '@holdup/engine';
import type { ErrorCode } from '@holdup/protocol';
import type { House } from '../house.ts';
import type { Ownership, StoredTable, TableId } from '../store/index.ts';
import { isSlow, settingsOf, timeControlOf } from '../tables/summary.ts';
import { askRoom } from '../tables/tableRooms.ts';
import { type Restored, restoreMatch } from '../train/restore.ts';
import { Conversation } from './conversation.ts';
import { lookForBarred, sendOffBarred } from './sendingOff.ts';

/** As a patch rate: Node's longest interval. The room's own timer never comes; `Station` ticks all rooms. */
export const NEVER = 2 ** 31 - 1;
export const galleryOf = (table: TableId): string => `${table}_gallery`;

/** All that a train's room needs at its creation, read beforehand so that the creation cannot fail. */
export interface Opening {
  readonly table: StoredTable;
  readonly owner: Ownership;
  readonly restored: Restored | null;
  /** What each seat has drawn from its bank, in ms. */
  readonly drawn: ReadonlyMap<number, number>;
  readonly talk: Conversation;
}

type Refused = { readonly refused: ErrorCode };

const TICK_EVERY = 500;
/** Soon enough that a game whose process has died is not missed for long. */
const SWEEP_EVERY = 5000;
/** A room in which nobody has been for so long, and nothing will happen, is put away. */
const IDLE_AFTER = 10 * 60_000;

/** Opens and puts away the rooms of this process. A table's room is there when somebody needs it. */
export class Station {
  private readonly house: House;
  private readonly opening = new Map<TableId, Promise<Refused | null>>();
  /** Running tables that wait for their players. */
  private readonly atRest = new Set<TableId>();
  /** Of which table it is being found out whom it waits for: nobody opens it meanwhile. */
  private askingAt: { readonly table: TableId; readonly done: Promise<boolean> } | null = null;
  private looking: Promise<void> | null = null;
  private timers: NodeJS.Timeout[] = [];
  private tickedAt = performance.now();

  constructor(house: House) {
    this.house = house;
  }

  start(): void {
    this.tickedAt = performance.now();
    const tick = setInterval(() => this.tick(), TICK_EVERY);
    const sweep = setInterval(() => this.lookRound(), SWEEP_EVERY);
    this.timers = [tick, sweep];
    for (const timer of this.timers) timer.unref();
    this.lookRound();
  }

  stop(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  /** Makes sure that the table's room runs here or in another process. */
  async open(id: TableId): Promise<Refused | null> {
    await this.house.closing.get(id);
    if (this.askingAt?.table === id) await this.askingAt.done.catch(() => false);
    if (this.house.trains.has(id)) return null;
    const known = this.opening.get(id);
    if (known) return known;
    const opening = this.openRoom(id).finally(() => this.opening.delete(id));
    this.opening.set(id, opening);
    return opening;
  }

  /** Makes sure that the table has a gallery, in the process that runs its train. */
  async openGallery(id: TableId): Promise<Refused | null> {
    const refused = await this.open(id);
    if (!refused) await askRoom(id, 'openGallery');
    return refused;
  }

  /**
   * Games whose decisions take hours or days go on whether anybody is there or not: after a start, after their room has had to
   * close, and after the process that ran them has died. All others wait for the first who comes back.
   */
  private async openRunning(): Promise<void> {
    const running = new Set(await this.house.store.runningTables());
    for (const id of this.atRest) if (!running.has(id)) this.atRest.delete(id);
    for (const id of running) {
      if (this.house.draining) return;
      if (this.house.trains.has(id) || this.atRest.has(id)) continue;
      // Whoever comes back to his table meanwhile waits for one other at the most, not for all.
      await new Promise((next) => setImmediate(next));
      await this.openSlow(id).catch((error: unknown) => {
        this.house.log.error({ err: error, table: id }, 'a running table could not be opened');
      });
    }
  }

  private async openSlow(id: TableId): Promise<void> {
    const table = await this.house.store.table(id);
    if (table && isSlow(settingsOf(table))) {
      await this.open(id);
      return;
    }
    // Somebody has come back to it meanwhile.
    if (this.opening.has(id) || this.house.trains.has(id)) return;
    if (table?.asked === null) {
      const done = this.findAsked(id).finally(() => {
        this.askingAt = null;
      });
      this.askingAt = { table: id, done };
      if (!(await done)) return;
    }
    this.atRest.add(id);
  }

  /**
   * Whom a game waits for is read off its journal where the process that ran it has died, or was not sure of the last answer. False
   * where that could not be kept: it is tried again.
   */
  private async findAsked(id: TableId): Promise<boolean> {
    const { store } = this.house;
    const owner = await store.claimTable(id);
    if ('refused' in owner) return false;
    try {
      const found = await restoreMatch(store, id);
      const prompt = found && !('mismatch' in found) && found.running.match.prompt;
      return !prompt || (await store.keepAsked(owner, waitingFor(prompt))).ok;
    } finally {
      await store.releaseTable(owner);
    }
  }

  private async openRoom(id: TableId): Promise<Refused | null> {
    const { store } = this.house;
    const owner = await store.claimTable(id);
    // Its owner has yet to open it, or has just stopped: whoever asks again a little later finds it.
    if ('refused' in owner) return (await matchMaker.getRoomById(id)) ? null : owner;
    let opened = false;
    // Where that fails, it is looked at again whom the game waits for.
    this.atRest.delete(id);
    try {
      await this.unlist(id);
      const table = await store.table(id);
      if (!table) return { refused: 'no-such-table' };
      // From the first answer on it is wrong.
      if (table.asked && !(await store.keepAsked(owner, null)).ok) return { refused: 'failed' };
      const talk = new Conversation(store, id);
      await talk.open();
      this.house.openings.set(id, { owner, talk, ...(await this.bringBack(table)) });
      await matchMaker.createRoom('train', { table: id });
      opened = true;
      await sendOffBarred(this.house, this.house.trains.get(id));
      return null;
    } finally {
      this.house.openings.delete(id);
      if (!opened) await store.releaseTable(owner);
    }
  }

  /**
   * Who may claim a table knows that no living process runs it, whatever the list of rooms says: a process that died has taken
   * nothing off the list.
   */
  private async unlist(id: TableId): Promise<void> {
    if (!this.house.settings.redisUrl) return;
    await Promise.all([id, galleryOf(id)].map((room) => matchMaker.driver.remove(room)));
  }

  /** The list of rooms is lost with Redis, and a process that has lost a table takes its successor's entry off. */
  private async relist(): Promise<void> {
    if (this.house.settings.redisUrl) await matchMaker.restoreMissingRoomCaches();
  }

  /** The table with its game as the journal has it; where the rules no longer agree with that, the table is frozen. */
  private async bringBack(table: StoredTable): Promise<Pick<Opening, 'table' | 'restored' | 'drawn'>> {
    const none = { restored: null, drawn: new Map() };
    if (table.phase === 'waiting') return { table, ...none };
    const { store, log, metrics } = this.house;
    const found = await restoreMatch(store, table.id);
    if (!found) return { table, ...none };
    if (!('mismatch' in found)) {
      const { decision, bank } = timeControlOf(settingsOf(table));
      const drawn = bank > 0 ? await store.drawnFromBanks(found.running.id, decision) : none.drawn;
      return { table, restored: found, drawn };
    }
    log.error({ table: table.id, mismatch: found.mismatch }, 'a table cannot be restored and is frozen');
    metrics.frozen.inc();
    const change = { phase: 'frozen', updatedAt: Date.now() } as const;
    const frozen = await store.changeTable<never>(table.id, () => ({ change }));
    return { table: frozen?.table ?? table, ...none };
  }

  /** The framework counts a client's messages by the room's clock, which nothing else moves on. */
  private tick(): void {
    const now = performance.now();
    const stoodStill = now - this.tickedAt - TICK_EVERY;
    this.tickedAt = now;
    if (stoodStill > TICK_EVERY) for (const room of this.house.trains.values()) room.stoodStill(stoodStill);
    for (const [id, train] of this.house.trains) {
      if (train.clients.length > 0) train.clock.tick();
      if (this.house.feeds.get(id)?.watched) matchMaker.getLocalRoomById(galleryOf(id))?.clock.tick();
    }
  }

  private lookRound(): void {
    const since = Date.now() - IDLE_AFTER;
    for (const room of this.house.trains.values()) {
      if (room.idleSince(since)) void room.disconnect();
      else if (room.slow) void room.keepClock();
    }
    this.looking ??= lookForBarred(this.house)
      .then(() => this.relist())
      .then(() => this.openRunning())
      .catch((error: unknown) => this.house.log.error({ err: error }, 'running tables could not be opened'))
      .finally(() => {
        this.looking = null;
      });
  }
}
