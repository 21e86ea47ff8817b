import type { SuperTable } from '@holdup/engine';
import type { Staging, Tools } from '../../stage/staging.ts';
import { perform } from '../moves/index.ts';
import { SuperPicture } from './picture.ts';
import { type SuperScene, sceneAfter } from './scene.ts';

/** Colt Super Express on the stage. */
export function superStaging(tools: Tools): Staging<SuperTable, SuperScene> {
  const picture = new SuperPicture(tools);
  const { eye } = picture;
  // The table does not say at which end somebody fell off.
  let fallen: SuperScene['fallen'] = new Map();
  return {
    picture,
    sceneOf: (table) => ({ table, fallen }),
    sceneAfter(scene, fact) {
      const next = sceneAfter(scene, fact);
      fallen = next.fallen;
      return next;
    },
    actorOf: (fact) => (fact.kind === 'revealed' ? fact.who : null),
    act: (fact, scene, how) =>
      perform(
        {
          picture,
          scene,
          look: (unit) => (eye.view.whole ? Promise.resolve() : eye.follow(unit)),
          ...how,
        },
        fact,
      ),
  };
}
