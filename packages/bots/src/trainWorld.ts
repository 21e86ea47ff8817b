import type { Table } from '@holdup/engine';
import { afterEvent } from './events.ts';
import { laterIn } from './later.ts';
import { outcomes } from './outcomes.ts';
import type { Scene } from './scene.ts';
import type { World } from './world.ts';
import { worthTo } from './worth.ts';

/** One train, with whatever runs beside it. */
export function trainWorld(table: Table): World<Scene> {
  const later = laterIn(table);
  const event = table.round?.phase === 'event' ? null : (table.round?.event ?? null);
  return {
    outcomes,
    worth: (scene, seat) => worthTo(scene, seat, later),
    ended: (scene) => afterEvent(scene, event),
  };
}
