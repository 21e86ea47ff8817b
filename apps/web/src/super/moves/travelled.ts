import { ease } from '../../stage/motion.ts';
import { between } from '../stage/bandits.ts';
import { standings } from '../stage/scene.ts';
import type { SuperMove } from './act.ts';
import { fadeTo } from './went.ts';

/** Into the time machine, gone in a flash, and out of it in the last car. */
export const travelled: SuperMove<'travelled'> = async (act, { who }) => {
  const { picture } = act;
  const bandit = picture.bandits.get(who);
  const to = standings(act.scene).get(who);
  if (!bandit || !to) return;
  const from = bandit.standing;
  const door = picture.timeMachineAt();
  await act.look(door.x);
  if (act.fade) return fadeTo(act, bandit, to);
  act.sound('step');
  await picture.motion.tween(
    620,
    (t) => {
      bandit.place(between(from, { ...door, scale: 0.8 }, t));
      bandit.root.zIndex = 900;
      bandit.fall(from.lying ? 1 : 0, Math.sin(t * Math.PI) * 34);
    },
    ease.linear,
  );
  act.sound('whistle');
  void picture.effects.pop('bigStar', { x: door.x, y: door.y - 50 }, { size: 1.7, ms: 620 });
  await picture.motion.tween(300, (t) => {
    bandit.root.scale.set(0.8 * (1 - t), 0.8 * (1 + t * 0.8));
    bandit.root.alpha = 1 - t;
  });
  await act.look(to.x);
  void picture.bandits.glide(act.scene, 300, who);
  void picture.effects.pop('bigStar', { x: to.x, y: to.y - 70 }, { size: 1.7, ms: 620 });
  act.sound('coin');
  bandit.stand(to);
  await picture.motion.tween(360, (t) => {
    bandit.root.scale.set(to.scale * t, to.scale * (1.8 - 0.8 * t));
    bandit.root.alpha = t;
  });
};
