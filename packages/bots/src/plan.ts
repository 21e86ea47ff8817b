import type { Option } from '@holdup/engine';
import type { ExpressInput } from './input.ts';
import { turnsLeft } from './later.ts';
import type { Step } from './outcomes.ts';
import { rehearse, stepOf, stepsOf } from './rehearse.ts';
import { sceneOf } from './scene.ts';
import { trainWorld } from './trainWorld.ts';
import { DRINK, FRESH_CARDS, HIDDEN_CARD, LATER, WAY_OUT } from './weights.ts';
import type { Imagined, World } from './world.ts';

/** How many cards ahead a plan is made in Schemin'. */
export const PLAN = 2;
/** The kinds of action cards that a good hand has at least one of. */
const STAPLES: readonly string[] = ['loot', 'move', 'changeFloor', 'shoot', 'punch'];

/** What each card that could be played next brings, given the pile as far as it can be read. */
export interface Plan {
  readonly play: (step: Step) => number;
  readonly draw: () => number;
  readonly steps: readonly Step[];
}

/** Schemin': plays the pile out in mind, then looks for the hand's best sequence of cards. */
export function planIn<S extends Imagined>(
  world: World<S>,
  start: S,
  { table, seat }: Pick<ExpressInput, 'table' | 'seat'>,
): Plan {
  const scene = rehearse(world, start, stepsOf(table, start).slice(0, world.horizon));
  const hand = (table.players[seat]?.hand ?? []).flatMap((card) => stepOf(scene, card, seat) ?? []);
  const turns = turnsLeft(table);
  const value = (one: S): number => world.worth(world.ended(one), seat);
  const now = value(scene);
  const gain = (at: S, before: number, step: Step, rest: readonly Step[], depth: number): number => {
    let most = Number.NEGATIVE_INFINITY;
    for (const outcome of world.outcomes(at, step)) {
      const after = value(outcome);
      const more = depth > 1 ? Math.max(0, best(outcome, after, rest, depth - 1)) : 0;
      most = Math.max(most, after - before + LATER * more);
    }
    return most;
  };
  const best = (at: S, before: number, cards: readonly Step[], depth: number): number => {
    let most = Number.NEGATIVE_INFINITY;
    for (const step of distinct(cards))
      most = Math.max(most, gain(at, before, step, without(cards, step), depth));
    return most;
  };
  const depth = Math.min(PLAN, turns);
  const missing = STAPLES.filter((kind) => !hand.some((step) => step.kind === kind)).length;
  return {
    steps: hand,
    play: (step) => gain(scene, now, step, without(hand, step), depth),
    draw: () =>
      turns < 2 ? 0 : LATER * Math.max(0, best(scene, now, hand, depth - 1)) + FRESH_CARDS * missing,
  };
}

/** What playing or drawing by this option is worth. */
export function schemes(input: ExpressInput): (option: Option) => number {
  const plan = planIn(trainWorld(input.table), sceneOf(input.table), input);
  const hand = input.table.players[input.seat]?.hand ?? [];
  const scene = sceneOf(input.table);
  const best = plan.steps.reduce((most, step) => Math.max(most, plan.play(step)), 0);
  return (option) => {
    if (option.id === 'draw') return plan.draw();
    if (option.id === 'seek') return isLockedUp(input) ? WAY_OUT : 0;
    if (option.id === 'done') return 0;
    if (option.id.startsWith('drink:')) return best + DRINK;
    const step = stepOf(
      scene,
      hand.find((card) => card.id === option.about.card),
      input.seat,
    );
    if (!step) return 0;
    return plan.play(step) + (option.id.endsWith(':down') ? HIDDEN_CARD : 0);
  };
}

/** Whether one of the seat's bandits sits in the cell without a card to get out. */
function isLockedUp({ table, seat }: ExpressInput): boolean {
  const { characters = [], hand = [] } = table.players[seat] ?? {};
  const inCell = characters.some((who) => table.characters[who]?.at === 'cell');
  return inCell && !hand.some(({ kind }) => kind === 'brilliantIdea');
}

const same = (a: Step, b: Step): boolean => a.who === b.who && a.kind === b.kind;
const distinct = (steps: readonly Step[]): Step[] =>
  steps.filter((step, i) => steps.findIndex((other) => same(step, other)) === i);

function without(steps: readonly Step[], gone: Step): Step[] {
  const left = steps.slice();
  left.splice(
    left.findIndex((step) => same(step, gone)),
    1,
  );
  return left;
}
