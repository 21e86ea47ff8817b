import type { Refused } from '@holdup/protocol';
import type { House } from '../house.ts';
import type { StoredTable } from '../store/index.ts';
import { voiding } from '../tables/sealing.ts';
import { clearSeats, isSeated } from '../tables/seating.ts';
import { newDeal } from '../train/deal.ts';
import type { TrainRoom } from './trainRoom.ts';

/** The operator bars accounts in the store, beside us: they lose their seats in the rooms of this process, and where no room is open. */
export async function lookForBarred(house: House): Promise<void> {
  await house.barred.readAnew();
  for (const room of [...house.trains.values()]) await sendOffBarred(house, room);
  if (house.barred.none) return;
  for (const table of await house.store.waitingWithBarred()) await vacate(house, table);
}

/** Where it does not succeed, it is tried again at the next look round. */
export async function sendOffBarred({ log }: House, room: TrainRoom | undefined): Promise<void> {
  await room?.sendOffBarred().catch((error: unknown) => {
    log.error({ err: error, table: room.table.id }, 'somebody who is barred could not be sent off');
  });
}

/**
 * A waiting table needs no room to lose a player. Where another process has its room, that one finds the seats free at its own look
 * round. In a running game a bot takes over as soon as a room opens: until then nothing moves there.
 */
async function vacate({ store, barred, log }: House, table: StoredTable): Promise<void> {
  const isBarred = (account: string): boolean => barred.has(account);
  // Who may only watch has nothing to lose: he is let in nowhere.
  if (!isSeated(table, isBarred)) return;
  const next = newDeal();
  const cleared = (now: StoredTable) => voiding(now, clearSeats(now, isBarred), next);
  await store.changeTable<Refused>(table.id, cleared).catch((error: unknown) => {
    log.error({ err: error, table: table.id }, 'the seat of somebody who is barred could not be freed');
  });
}
