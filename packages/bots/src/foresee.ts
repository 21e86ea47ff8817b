import type { Option } from '@holdup/engine';
import { consequences } from './consequence.ts';
import type { ExpressInput } from './input.ts';
import { rehearse, stepsOf } from './rehearse.ts';
import { sceneOf } from './scene.ts';
import { trainWorld } from './trainWorld.ts';
import type { Imagined, World } from './world.ts';

/**
 * Stealin': what an answer is worth, by playing the rest of the visible pile and the round's event out in mind. Null
 * for a question the bot does not know.
 */
export function foresees(input: ExpressInput): ((option: Option) => number) | null {
  const consequence = consequences[input.question.kind];
  if (!consequence) return null;
  const scene = sceneOf(input.table);
  return foreseenIn(trainWorld(input.table), scene, input, (option) => consequence(scene, option, input));
}

/** The most an answer can come to, by the scenes it may lead to and the rest of the pile. */
export function foreseenIn<S extends Imagined>(
  world: World<S>,
  scene: S,
  { table, seat }: Pick<ExpressInput, 'table' | 'seat'>,
  leadsTo: (option: Option) => readonly S[],
): (option: Option) => number {
  const steps = stepsOf(table, scene).slice(0, world.horizon);
  return (option) => {
    let most = Number.NEGATIVE_INFINITY;
    for (const after of leadsTo(option)) {
      const end = world.ended(rehearse(world, after, steps));
      most = Math.max(most, world.worth(end, seat));
    }
    return most;
  };
}
