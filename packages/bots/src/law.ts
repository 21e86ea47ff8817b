import { goes } from './happen.ts';
import { cardsTo } from './reach.ts';
import { add, ELSEWHERE, put, type Scene, type Spot, spotAt } from './scene.ts';
import { BRAWLERS, CAPTURE, GIFT, PRISONER, WANTED, WITHIN_REACH } from './weights.ts';

/** The playable Marshal, his prisoners and those who want out, as far as a bot thinks of them. */

/** A bandit goes to the cell; the first time he loses the reward for never having been caught. */
export function captures(scene: Scene, who: number): Scene {
  const caught = { ...scene, at: put(scene.at, who, ELSEWHERE) };
  if (!scene.wanted[who]) return caught;
  const money = add(add(scene.money, who, -WANTED), scene.lawman, CAPTURE);
  return { ...caught, money, wanted: put(scene.wanted, who, false) };
}

/** Who punches the Marshal takes the top brawler card, and with it one of his goals. */
export function brawls(scene: Scene, who: number, target: number): Scene {
  const prize = BRAWLERS[scene.brawls];
  if (target !== scene.lawman || prize === undefined) return scene;
  const money = add(add(scene.money, who, prize), scene.lawman, -prize / 2);
  return { ...scene, money, brawls: scene.brawls + 1 };
}

/** Who is in no place on the train and may still act is in the cell. */
export const leavesCell = (scene: Scene, who: number): Scene[] =>
  scene.prison < 0 ? [] : [false, true].map((up) => goes(scene, who, spotAt(scene.prison, up)));

export const isAtPrison = (scene: Scene, spot: Spot): boolean =>
  scene.prison >= 0 && spot !== ELSEWHERE && spot >> 1 === scene.prison;

/** A prisoner freed is worth his reward and what he can do. */
export const freesPrisoner = (scene: Scene, who: number): Scene => ({
  ...scene,
  prisoners: scene.prisoners - 1,
  freed: put(scene.freed, who, true),
  money: add(scene.money, who, PRISONER),
});

/** A bandit let out of the cell pays for it. */
export function freesBandit(scene: Scene, who: number, other: number): Scene {
  const gift = Math.min(GIFT, Math.max(0, scene.money[other] ?? 0));
  const out = { ...scene, at: put(scene.at, other, scene.at[who] ?? ELSEWHERE) };
  return { ...out, money: add(add(scene.money, who, gift), other, -gift) };
}

/** What a wanted bandit is worth to the Marshal who is so many cards away from him. */
export function quarry(scene: Scene): number {
  const here = scene.at[scene.lawman] ?? ELSEWHERE;
  if (here === ELSEWHERE) return 0;
  let best = 0;
  scene.at.forEach((spot, who) => {
    if (who === scene.lawman || spot === ELSEWHERE || !scene.wanted[who]) return;
    best = Math.max(best, CAPTURE * (WITHIN_REACH[cardsTo(scene, here, spot)] ?? 0));
  });
  return best;
}
