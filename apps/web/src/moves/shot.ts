import type { Figure } from '../stage/figures.ts';
import { ease } from '../stage/motion.ts';
import { type Act, chest, type Move, overHead } from './act.ts';

export const shot: Move<'shot'> = async (act, fact) => {
  const shooter = act.figures.get(fact.by);
  const from = chest(act, fact.by);
  const to = chest(act, fact.target);
  if (!shooter || !from || !to) return;
  await act.look(from.x);
  const way = Math.sign(to.x - from.x) || 1;
  if (!act.fade) await aim(act, shooter, way);
  act.sound('shot');
  const muzzle = { x: from.x + way * 40 * shooter.standing.scale, y: from.y + 6 };
  void act.effects.pop('flash', muzzle, { size: 0.95, ms: 260 });
  if (!act.fade) {
    void recoil(act, shooter, way);
    void act.look(to.x);
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    await act.effects.fly('bullet', muzzle, to, { size: 0.42, ms: Math.min(320, 120 + distance * 0.22) });
  }
  act.sound('hit');
  await wounded(act, fact.target, way);
};

export const bulletTaken: Move<'bulletTaken'> = async (act, fact) => {
  const at = chest(act, fact.who);
  if (!at) return;
  await act.look(at.x);
  act.sound('hit');
  await wounded(act, fact.who, 1);
};

/** Thrown back by a hit, with the bullet over his head. */
export async function wounded(act: Act, who: string, way: number): Promise<void> {
  const figure = act.figures.get(who);
  const at = chest(act, who);
  const above = overHead(act, who);
  if (!figure || !at || !above) return;
  void act.effects.pop('burst', at, { size: 0.62, ms: 340 });
  void act.effects.pop('bullet', above, { size: 0.6, ms: 620, rise: 22 });
  if (act.fade) await act.motion.wait(420);
  else
    await act.motion.tween(
      460,
      (t) => {
        const swing = Math.exp(-t * 4) * Math.sin(t * 13);
        figure.body.rotation = way * swing * 0.42;
        figure.body.x = way * swing * 12;
      },
      ease.linear,
    );
  figure.rest();
}

function aim(act: Act, figure: Figure, way: number): Promise<void> {
  return act.motion.tween(200, (t) => {
    figure.body.rotation = -way * 0.1 * t;
    figure.body.y = 2 * t;
  });
}

async function recoil(act: Act, figure: Figure, way: number): Promise<void> {
  await act.motion.tween(
    260,
    (t) => {
      figure.body.rotation = -way * 0.22 * (1 - t);
      figure.body.x = -way * 10 * (1 - t);
    },
    ease.out,
  );
  figure.rest();
}
