import type { Option, Table } from '@holdup/engine';
import { foreseenIn } from '../foresee.ts';
import type { ExpressInput } from '../input.ts';
import { roundsLeft, turnsLeft } from '../later.ts';
import { PLAN, planIn } from '../plan.ts';
import { stepOf } from '../rehearse.ts';
import { add, put } from '../scene.ts';
import { BULLET_RECEIVED, HIDDEN_CARD } from '../weights.ts';
import type { World } from '../world.ts';
import { afterEvent } from './events.ts';
import { keptOn } from './kept.ts';
import {
  BASE_ACTIONS,
  firesGatling,
  goes,
  outcomes,
  punches,
  pushes,
  shoots,
  shootsCourier,
} from './outcomes.ts';
import { drops, pieceOf, type Scene, sceneOf, spotOf } from './scene.ts';
import { type Ahead, worthTo } from './worth.ts';

/** With nine players the plan grows long, and what is far off is a guess anyway. */
const HORIZON = 12;
/** What it is worth that each opponent loses a card of his hand, for each of them. */
const LOST_CARD = 38;

/** What is still to come after what a bot thinks through. */
function aheadOf(table: Table): Ahead {
  const { round } = table;
  return {
    left: roundsLeft(table),
    turns: round?.phase === 'scheming' ? Math.max(0, turnsLeft(table) - PLAN) : 0,
    lastMove: round?.event === 'understaffed',
  };
}

/** Two trains, and what comes of the cards played on them. */
function worldOf(table: Table): World<Scene> {
  const ahead = aheadOf(table);
  const event = table.round?.phase === 'event' ? null : (table.round?.event ?? null);
  return {
    outcomes,
    horizon: HORIZON,
    worth: (scene, seat) => worthTo(scene, seat, ahead),
    ended: (scene) => afterEvent(scene, event),
  };
}

/** The score of each answer; null for a question that is answered as in any other game. */
export function judgeCouriers(input: ExpressInput): ((option: Option) => number) | null {
  const { table, seat, question } = input;
  if (question.kind === 'scheming') return schemes(input);
  if (question.kind === 'treatment') return ({ id }) => (id === 'done' ? 0 : BULLET_RECEIVED);
  if (question.kind === 'document') return keeps(input);
  const leads = leadsTo[question.kind];
  if (!leads) return null;
  const scene = sceneOf(table, seat);
  return foreseenIn(worldOf(table), scene, input, (option) => leads(scene, option, input));
}

/** Whoever has nothing better to do than his opponents lose by it makes a diversion. */
function schemes(input: ExpressInput): (option: Option) => number {
  const { table, seat } = input;
  const start = sceneOf(table, seat);
  const plan = planIn(worldOf(table), start, input);
  const hand = table.players[seat]?.hand ?? [];
  const teams = keptOn(table)?.teams ?? [];
  const opponents = teams.filter((team) => team !== teams[seat]).length;
  return (option) => {
    if (option.id === 'draw') return plan.draw();
    if (option.id === 'divert') return LOST_CARD * opponents;
    const step = stepOf(
      start,
      hand.find((card) => card.id === option.about.card),
      seat,
    );
    if (!step) return 0;
    return plan.play(step) + (option.id.endsWith(':down') ? HIDDEN_CARD : 0);
  };
}

/** A dummy that the others take for a document is kept: it is worth a punch to them. */
function keeps({ question }: ExpressInput): (option: Option) => number {
  return ({ id }) => (id === 'yes' || question.options.length === 1 ? 1 : 0);
}

type LeadsTo = (scene: Scene, option: Option, input: ExpressInput) => readonly Scene[];

const actor = (scene: Scene, { question }: ExpressInput): number => scene.names.indexOf(question.who ?? '');
const victim = (scene: Scene, { question }: ExpressInput): number =>
  scene.names.indexOf(question.about?.character ?? '');
const target = (scene: Scene, { about }: Option): number => scene.names.indexOf(about.character ?? '');

/** To leave it is to leave the scene as it is. */
const orNot =
  (leads: LeadsTo): LeadsTo =>
  (scene, option, input) =>
    option.id === 'done' || option.id === 'no' ? [scene] : leads(scene, option, input);

const walks =
  (of: (scene: Scene, input: ExpressInput) => number): LeadsTo =>
  (scene, option, input) => {
    const spot = spotOf(option.about.place ?? '');
    const who = of(scene, input);
    return spot && who >= 0 ? [goes(scene, who, spot)] : [scene];
  };

const fallen = (scene: Scene, option: Option, { table }: ExpressInput, who: number): readonly Scene[] => {
  const token = table.loot.find(({ id }) => id === option.about.loot);
  return token && who >= 0 ? [drops(scene, who, pieceOf(table, token, scene.side))] : [scene];
};

const acts =
  (of: (scene: Scene, input: ExpressInput) => number): LeadsTo =>
  (scene, option, input) => {
    const kind = option.id.slice('give:'.length);
    return outcomes(scene, { who: of(scene, input), kind });
  };

/** By question kind, the scenes an answer may lead to. */
const leadsTo: Readonly<Record<string, LeadsTo>> = {
  move: orNot(walks(actor)),
  changeFloor: orNot(walks(actor)),
  help: orNot(walks(actor)),
  push: walks(victim),
  shotAway: walks(victim),
  loot: orNot((scene, _option, input) => outcomes(scene, { who: actor(scene, input), kind: 'loot' })),
  gatling: (scene, option, input) => {
    const by = actor(scene, input);
    return option.id === 'yes' ? firesGatling(scene, by) : outcomes(scene, { who: by, kind: 'shoot' });
  },
  shoot: orNot((scene, option, input) => {
    const by = actor(scene, input);
    const courier = /^courier:(\d)$/.exec(option.about.character ?? '')?.[1];
    if (courier !== undefined) return [shootsCourier(scene, by, Number(courier) - 1)];
    return [shoots(scene, by, target(scene, option))];
  }),
  punch: orNot((scene, option, input) => punches(scene, actor(scene, input), target(scene, option))),
  drop: (scene, option, input) => {
    const hit = victim(scene, input);
    const [next = scene] = fallen(scene, option, input, hit);
    return input.question.who === input.question.about?.character ? [next] : pushes(next, hit);
  },
  layDown: (scene, option, input) => fallen(scene, option, input, actor(scene, input)),
  pocket: (scene, option, input) => {
    const who = actor(scene, input);
    return option.id === 'yes'
      ? [{ ...scene, money: add(scene.money, who, 300), held: put(scene.held, who, scene.held[who] ?? []) }]
      : [scene];
  },
  nudge: (scene, option) => {
    const mate = target(scene, option);
    return BASE_ACTIONS.flatMap((kind) => outcomes(scene, { who: mate, kind }));
  },
  nudgeAction: acts(victim),
  freeAction: orNot(acts(actor)),
};
