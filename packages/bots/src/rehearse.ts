import type { Card, Seat, Table } from '@holdup/engine';
import type { Step } from './outcomes.ts';
import type { Imagined, World } from './world.ts';

/** How many of his own cards somebody is thought to look ahead when his card comes up. */
const FORESIGHT = 1;

/** The cards of the pile still to be resolved that the viewer can read, in order. */
export function stepsOf(table: Table, scene: Imagined): Step[] {
  const steps: Step[] = [];
  for (let i = table.next; i < table.pile.length; i++) {
    const played = table.pile[i];
    const step = played ? stepOf(scene, played.card, played.seat) : null;
    if (step) steps.push(step);
  }
  return steps;
}

/** A card of `seat` as a step of a plan; none for a card nobody can read, or a bullet that is no punch of Misty's. */
export function stepOf(scene: Imagined, card: Card | undefined, seat: Seat): Step | null {
  if (!card?.of || !card.kind) return null;
  if (card.kind === 'bullet') return fistOf(scene, seat);
  const who = scene.names.indexOf(card.of);
  return who < 0 ? null : { who, kind: card.kind };
}

function fistOf(scene: Imagined, seat: Seat): Step | null {
  const who = scene.names.indexOf('misty');
  return scene.seats[who] === seat ? { who, kind: 'punch' } : null;
}

/** Plays the cards out as their owners would, each choosing what helps him most with his next card. */
export function rehearse<S extends Imagined>(world: World<S>, scene: S, steps: readonly Step[]): S {
  let now = scene;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] as Step;
    const possible = world.outcomes(now, step);
    now =
      possible.length === 1
        ? (possible[0] as S)
        : preferred(world, possible, ownNext(steps, i), now.seats[step.who] ?? 0);
  }
  return now;
}

/** The next cards of whoever plays card `from`. */
function ownNext(steps: readonly Step[], from: number): Step[] {
  const next: Step[] = [];
  const { who } = steps[from] as Step;
  for (let i = from + 1; i < steps.length && next.length < FORESIGHT; i++) {
    const step = steps[i] as Step;
    if (step.who === who) next.push(step);
  }
  return next;
}

function preferred<S extends Imagined>(
  world: World<S>,
  possible: readonly S[],
  next: readonly Step[],
  seat: number,
): S {
  let best = possible[0] as S;
  let most = Number.NEGATIVE_INFINITY;
  for (const scene of possible) {
    const value = bestOf(world, scene, next, seat);
    if (value > most) {
      most = value;
      best = scene;
    }
  }
  return best;
}

/** What a scene is worth to a seat when these cards follow, all of them played as suits it. */
function bestOf<S extends Imagined>(world: World<S>, scene: S, next: readonly Step[], seat: number): number {
  const step = next[0];
  if (!step) return world.worth(scene, seat);
  let most = Number.NEGATIVE_INFINITY;
  for (const outcome of world.outcomes(scene, step)) {
    most = Math.max(most, bestOf(world, outcome, next.slice(1), seat));
  }
  return most;
}
