import { ease } from '../../stage/motion.ts';
import type { SuperAct, SuperMove } from './act.ts';

/** From one stance to the other: 0 stands, 1 lies. */
async function tip(act: SuperAct, who: string, way: { readonly from: number; readonly to: number }) {
  const bandit = act.picture.bandits.get(who);
  if (!bandit) return;
  void act.look(bandit.standing.x);
  if (!act.fade) void act.picture.bandits.glide(act.scene, 360, who);
  await act.picture.motion.tween(
    act.fade ? 1 : 420,
    (t) => bandit.fall(way.from + (way.to - way.from) * t, Math.sin(t * Math.PI) * 14),
    way.to === 1 ? ease.inOut : ease.back,
  );
}

export const gotUp: SuperMove<'gotUp'> = async (act, { who }) => {
  act.sound('climb');
  await tip(act, who, { from: 1, to: 0 });
};

export const lay: SuperMove<'lay'> = async (act, { who }) => {
  act.sound('drop');
  await tip(act, who, { from: 0, to: 1 });
};

/** Round his own height, like a piece of paper. */
export const turned: SuperMove<'turned'> = async (act, { who, facing }) => {
  const bandit = act.picture.bandits.get(who);
  if (!bandit) return;
  act.sound('step');
  void act.look(bandit.standing.x);
  const to = facing === 'front' ? 1 : -1;
  await act.picture.motion.tween(act.fade ? 1 : 480, (t) => {
    bandit.turn(to * (t * 2 - 1));
    bandit.body.y = -Math.sin(t * Math.PI) * 16;
  });
};
