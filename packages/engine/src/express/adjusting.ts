import type { Adjust, Adjusted, Adjusting, PointId, Points } from './points.ts';

type AnyValue = Points[PointId]['value'];
type AnyAt = Points[PointId]['at'];
type AnyAdjust = Adjust<PointId>;

/** Nobody has anything to say. */
const asItIs = <V>(value: V): V => value;

/**
 * Every point with nobody to adjust it. One literal, so that the points of all games are found in the same place of the same
 * shape: a value that nobody adjusts, as most are in any one game, costs nothing then.
 */
const UNADJUSTED: Adjusting = {
  carCount: asItIs,
  train: asItIs,
  deck: asItIs,
  roundCards: asItIs,
  drawnFirst: asItIs,
  neutralSupply: asItIs,
  placing: asItIs,
  startCars: asItIs,
  powers: asItIs,
  handSize: asItIs,
  drawFirst: asItIs,
  turnOrder: asItIs,
  inARow: asItIs,
  turnTaken: asItIs,
  lies: asItIs,
  faceUp: asItIs,
  playable: asItIs,
  schemes: asItIs,
  afterPlay: asItIs,
  cardsStay: asItIs,
  cardAs: asItIs,
  action: asItIs,
  prevented: asItIs,
  cardResolved: asItIs,
  pileResolved: asItIs,
  lands: asItIs,
  carOf: asItIs,
  insideReach: asItIs,
  roofReach: asItIs,
  hurtCrossing: asItIs,
  level: asItIs,
  rideTo: asItIs,
  moveTo: asItIs,
  changeFloorTo: asItIs,
  lootCount: asItIs,
  lootInstead: asItIs,
  lootable: asItIs,
  sight: asItIs,
  aim: asItIs,
  afterShots: asItIs,
  punchable: asItIs,
  targets: asItIs,
  droppable: asItIs,
  givable: asItIs,
  pushTo: asItIs,
  shotAwayTo: asItIs,
  beforeFlight: asItIs,
  fleeing: asItIs,
  fleeTo: asItIs,
  jail: asItIs,
  instantPenalty: asItIs,
  achieved: asItIs,
  eventFrame: asItIs,
  roundStartSteps: asItIs,
  roundEndSteps: asItIs,
  nextFirst: asItIs,
  struck: asItIs,
  countSteps: asItIs,
  counted: asItIs,
  gunslingers: asItIs,
  gunslingerPrize: asItIs,
  allies: asItIs,
  scoreLines: asItIs,
  richest: asItIs,
  winners: asItIs,
};

/**
 * What the adjusters of a game make of every point: `adjusters` by point, one after another in their order. They are given the
 * rules they are a part of, once those stand.
 */
export function adjusting(adjusters: Readonly<Record<string, unknown[]>>, rules: () => Adjusted): Adjusting {
  const adjust: Record<PointId, unknown> = { ...UNADJUSTED };
  for (const point of Object.keys(UNADJUSTED) as PointId[]) {
    const list = adjusters[point] as readonly AnyAdjust[] | undefined;
    if (list) adjust[point] = inTurn(list, rules);
  }
  return adjust as Adjusting;
}

function inTurn(list: readonly AnyAdjust[], rules: () => Adjusted): (value: AnyValue, at: AnyAt) => AnyValue {
  const [first] = list;
  if (first && list.length === 1) return (value, at) => first(value, at, rules());
  return (value, at) => {
    let adjusted = value;
    for (let i = 0; i < list.length; i++) adjusted = (list[i] as AnyAdjust)(adjusted, at, rules());
    return adjusted;
  };
}
