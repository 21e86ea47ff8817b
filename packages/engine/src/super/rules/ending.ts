import { type Frame, NO_MORE, type Seat } from '../../kernel/index.ts';
import type { SuperFact } from '../facts.ts';
import {
  banditOf,
  characterAt,
  clockwise,
  OFF,
  type Standpoint,
  type SuperResult,
  type SuperScore,
  type SuperTable,
  standpoint,
} from '../table.ts';
import type { Handler } from './handler.ts';

/** End of a round: the last car is left behind, with everybody in and on it. */
const uncouple: Handler = (table) => {
  if (table.result) return NO_MORE;
  const car = table.wagons.length;
  const left = table.line.filter((who) => pointOf(table, who).car === car);
  const uncoupled: SuperFact = { kind: 'uncoupled', car };
  if (left.length === 0) return { facts: [uncoupled] };
  return { facts: [uncoupled, { kind: 'eliminated', who: left, why: 'uncoupled' }] };
};

/** Its card goes to the bandit furthest from the locomotive. */
const award: Handler = (table) => {
  const who = table.result ? undefined : rearmost(table);
  return who === undefined
    ? NO_MORE
    : { facts: [{ kind: 'wagonWon', who, value: table.siding.at(-1) ?? null }] };
};

/** In one car, who is on the roof goes first. HOUSE: on one floor, who stands further from the locomotive. */
function rearmost(table: SuperTable): string | undefined {
  const rank = (who: string): number => {
    const { car, floor } = pointOf(table, who);
    return car * 2 + (floor === 'roof' ? 1 : 0);
  };
  const most = Math.max(...table.line.map(rank));
  return table.line.filter((who) => rank(who) === most).at(-1);
}

const pointOf = (table: SuperTable, who: string): Standpoint =>
  standpoint(banditOf(table, who).at) as Standpoint;

/** With only the locomotive left the loot decides; else the next player to the left who is in the game begins. */
const endRound: Handler = (table) => {
  if (table.result) return NO_MORE;
  const ended: SuperFact = { kind: 'roundEnded', number: table.round?.number ?? 0 };
  if (table.wagons.length === 0) return { facts: [ended], frames: [{ kind: 'decide' }] };
  // HOUSE: the manual does not say what happens to the card of First Player where his left neighbour is out.
  const next = clockwise(table, table.first + 1).find((seat) => !bandit(table, seat).out) as Seat;
  return { facts: [ended, { kind: 'firstPlayer', seat: next }], frames: [{ kind: 'beginRound' }] };
};

const bandit = (table: SuperTable, seat: Seat) => banditOf(table, characterAt(table, seat));

/** End of the game: it ends at once when one bandit is left on the train; whoever hoped for a horse hopes in vain. */
const countAboard: Handler = (table) => {
  if (table.result || table.line.length > 1) return NO_MORE;
  const hoping = Object.keys(table.characters).filter((who) => {
    const { at, out } = banditOf(table, who);
    return at === OFF && !out;
  });
  const late: SuperFact[] = hoping.length > 0 ? [{ kind: 'eliminated', who: hoping, why: 'fell' }] : [];
  return { facts: [...late, decision(table)] };
};

/** The game ends as things stand. */
const decide: Handler = (table) => ({ facts: [decision(table)] });

/** Frames that follow a fact of somebody leaving the train. */
export const afterLeaving: readonly Frame[] = [{ kind: 'countAboard' }];

/** Who wins as things stand. HOUSE: with nobody left, those who went last are compared as those aboard would be. */
function decision(table: SuperTable): SuperFact {
  const scores = table.players.map((_, seat) => scoreOf(table, seat));
  const inRace = table.line.length > 0 ? table.line : (table.gone.at(-1) ?? []);
  const seats = inRace.map((who) => banditOf(table, who).seat);
  const result: SuperResult = {
    scores,
    winners: best(scores.filter(({ seat }) => seats.includes(seat))),
    why: table.line.length === 1 ? 'alone' : 'loot',
  };
  return { kind: 'decided', result };
}

/** Most car cards, then the highest one. HOUSE: those who have none at all share the win. */
function best(scores: readonly SuperScore[]): Seat[] {
  const most = Math.max(...scores.map(({ cards }) => cards));
  const rich = scores.filter(({ cards }) => cards === most);
  const highest = Math.max(...rich.map((score) => score.highest));
  return rich.filter((score) => score.highest === highest).map(({ seat }) => seat);
}

function scoreOf(table: SuperTable, seat: Seat): SuperScore {
  const { loot, at } = bandit(table, seat);
  return {
    seat,
    cards: loot.length,
    highest: Math.max(0, ...loot),
    total: loot.reduce((sum, value) => sum + value, 0),
    aboard: at !== OFF,
  };
}

export const endingFrames = { uncouple, award, endRound, countAboard, decide } as const;
