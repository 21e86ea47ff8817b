import type { Option } from '@holdup/engine';
import { consequences } from './consequence.ts';
import { afterEvent } from './events.ts';
import type { ExpressInput } from './input.ts';
import { laterIn } from './later.ts';
import { rehearse, stepsOf } from './rehearse.ts';
import { sceneOf } from './scene.ts';
import { worthTo } from './worth.ts';

/**
 * Stealin': what an answer is worth, by playing the rest of the visible pile and the round's event out in mind. Null
 * for a question the bot does not know.
 */
export function foresees(input: ExpressInput): ((option: Option) => number) | null {
  const consequence = consequences[input.question.kind];
  if (!consequence) return null;
  const { table, seat } = input;
  const scene = sceneOf(table);
  const steps = stepsOf(table, scene);
  const later = laterIn(table);
  const event = table.round?.phase === 'event' ? null : (table.round?.event ?? null);
  return (option) => {
    let most = Number.NEGATIVE_INFINITY;
    for (const after of consequence(scene, option, input)) {
      const end = afterEvent(rehearse(after, steps, later), event);
      most = Math.max(most, worthTo(end, seat, later));
    }
    return most;
  };
}
