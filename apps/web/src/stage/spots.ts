import { FIGURE, TOKEN } from './geometry.ts';

/** Where a figure's feet stand, relative to the middle of the ground line; ranks further back come first in depth. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** 0 is the front rank. */
  readonly rank: 0 | 1;
}

const ONE_RANK = 3;
/** How much of a front figure's height the one behind is lifted: his head and letter stay in sight. */
const LIFT = 0.62;

function rank(which: 0 | 1, count: number, scale: number, step: number, shift: number): Spot[] {
  const y = which === 0 ? 0 : -FIGURE.height * scale * LIFT;
  return Array.from({ length: count }, (_, i) => ({
    x: (i - (count - 1) / 2) * step + shift,
    y,
    scale,
    rank: which,
  }));
}

/**
 * Spots for `count` figures on a ground line of `width`, from the caboose's end to the locomotive's. Up to three
 * stand in one rank at full size; more stand in two, and shrink before they hide each other.
 */
export function figureSpots(count: number, width: number): Spot[] {
  if (count <= 0) return [];
  if (count <= ONE_RANK) {
    const scale = count < ONE_RANK ? 1 : 0.92;
    return rank(
      0,
      count,
      scale,
      Math.min(FIGURE.width * scale * 1.06, (width - FIGURE.width * scale) / Math.max(1, count - 1)),
      0,
    );
  }
  const front = Math.ceil(count / 2);
  const back = count - front;
  const scale = Math.max(0.5, Math.min(0.82, width / (front * FIGURE.width * 1.06)));
  // An odd one out stands in the gaps by itself; equal ranks are shifted by half a step.
  const gaps = front - 1 + (back === front ? 0.5 : 0);
  const step = Math.min(FIGURE.width * scale * 1.06, (width - FIGURE.width * scale) / gaps);
  const shift = back === front ? step / 4 : 0;
  return [...rank(1, back, scale, step, shift), ...rank(0, front, scale, step, -shift)];
}

interface TokenSpot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const ROOMY = 5;

/**
 * Where the token on `spot` (from 0) lies when the place has `count` of them: five at full size at the front edge,
 * more in rows of eight that shrink, so that those who stand behind stay in sight.
 */
export function tokenSpot(spot: number, count: number, width: number): TokenSpot {
  const few = count <= ROOMY;
  const perRow = few ? ROOMY : ROOMY + 3;
  const row = Math.floor(spot / perRow);
  const column = spot % perRow;
  // From the middle outwards.
  const side = column % 2 === 0 ? column / 2 : -(column + 1) / 2;
  const shift = perRow % 2 === 0 ? 0.5 : 0;
  const step = Math.min(width / perRow, TOKEN * 1.08);
  return {
    x: (side + shift + (row % 2) * 0.25) * step,
    y: -row * TOKEN * 0.3,
    scale: few ? 1 : 0.66,
  };
}

/** Gives each token of a place a spot: it keeps the one it has, and a new one takes the first that is free. */
export function keepSpots(held: ReadonlyMap<number, number>, tokens: readonly number[]): Map<number, number> {
  const kept = new Map<number, number>();
  const used = new Set<number>();
  for (const id of tokens) {
    const spot = held.get(id);
    if (spot === undefined || used.has(spot)) continue;
    kept.set(id, spot);
    used.add(spot);
  }
  let free = 0;
  for (const id of tokens) {
    if (kept.has(id)) continue;
    while (used.has(free)) free++;
    kept.set(id, free);
    used.add(free);
  }
  return kept;
}
