import type { Table } from '@holdup/engine';
import { perform } from '../moves/index.ts';
import { TrainPicture } from './picture.ts';
import { type Scene, sceneAfter, sceneOf } from './scene.ts';
import type { Staging, Tools } from './staging.ts';

/** The train of `express` on the stage. */
export function trainStaging({ renderer, resolution, carName }: Tools): Staging<Table, Scene> {
  const picture = new TrainPicture(renderer, resolution, carName);
  const { motion, figures, tokens, effects, ride, eye } = picture;
  return {
    picture,
    sceneOf,
    sceneAfter,
    actorOf: (fact) => (fact.kind === 'turnedOver' ? fact.by : null),
    act: (fact, scene, how) =>
      perform(
        {
          motion,
          figures,
          tokens,
          effects,
          ride,
          scene,
          look: (unit) => (eye.view.whole ? Promise.resolve() : eye.follow(unit)),
          shake: (units, ms) => picture.shake(units, ms),
          slide: (slid) => picture.slide(slid),
          ...how,
        },
        fact,
      ),
  };
}
