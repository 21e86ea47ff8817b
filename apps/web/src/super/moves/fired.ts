import { ease } from '../../stage/motion.ts';
import { CHEST, OVER_HEAD, pointOf, type SuperAct, type SuperMove } from './act.ts';

/** Half the length of an arm with a revolver, in units. */
const MUZZLE = 82;

/** Aims, shoots, and is thrown back a little; gives where the muzzle is. */
async function shoot(act: SuperAct, who: string) {
  const bandit = act.picture.bandits.get(who);
  const chest = pointOf(act, who, CHEST);
  if (!bandit || !chest) return null;
  const { motion, effects } = act.picture;
  const way = bandit.standing.facing === 'front' ? 1 : -1;
  await act.look(bandit.standing.x);
  if (!act.fade)
    await motion.tween(170, (t) => {
      bandit.body.rotation = 0.06 * t;
    });
  act.sound('shot');
  const muzzle = { x: chest.x + way * MUZZLE * bandit.standing.scale, y: chest.y + 4 };
  void effects.pop('flash', muzzle, { size: 0.9, ms: 260 });
  if (!act.fade)
    void motion.tween(
      240,
      (t) => {
        bandit.body.rotation = -0.16 * (1 - t);
        bandit.body.x = -9 * (1 - t);
      },
      ease.out,
    );
  return { muzzle, way };
}

export const fired: SuperMove<'fired'> = async (act, { by, target }) => {
  const shot = await shoot(act, by);
  const to = pointOf(act, target, CHEST);
  if (!shot || !to) return;
  const { effects } = act.picture;
  void act.look(to.x);
  if (!act.fade) {
    const ms = Math.min(360, 110 + Math.abs(to.x - shot.muzzle.x) * 0.22);
    await effects.fly('bullet', shot.muzzle, to, { size: 0.42, ms });
  }
  act.sound('hit');
  void effects.pop('burst', to, { size: 0.66, ms: 340 });
  await act.picture.motion.wait(act.fade ? 380 : 90);
};

/** A shot that hits nobody, or whatever else leads to nothing. */
export const noEffect: SuperMove<'noEffect'> = async (act, { who, action }) => {
  const above = pointOf(act, who, OVER_HEAD);
  if (!above) return;
  const { effects, motion } = act.picture;
  const shot = action === 'fire' ? await shoot(act, who) : null;
  if (shot && !act.fade) {
    const far = { x: shot.muzzle.x + shot.way * 520, y: shot.muzzle.y - 40 };
    void effects.fly('bullet', shot.muzzle, far, { size: 0.42, ms: 260 });
  }
  act.sound('shrug');
  void effects.pop('dots', { x: above.x + 20, y: above.y - 10 }, { size: 0.7, ms: 700 });
  await motion.wait(520);
};
