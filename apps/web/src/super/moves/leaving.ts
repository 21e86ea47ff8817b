import { trainLength } from '../../stage/geometry.ts';
import { ease } from '../../stage/motion.ts';
import { between } from '../stage/bandits.ts';
import { carsOf, standings } from '../stage/scene.ts';
import { OVER_HEAD, pointOf, type SuperMove } from './act.ts';

/** Over the end of the train and down beside the track. */
export const fell: SuperMove<'fell'> = async (act, { who, side, manner }) => {
  const bandit = act.picture.bandits.get(who);
  if (!bandit) return;
  const from = bandit.standing;
  const end = side === 'front' ? trainLength(carsOf(act.picture.scene)) + 60 : -80;
  const lands = standings(act.scene).get(who) ?? { x: end, y: 24, scale: 0.8 };
  await act.look(from.x);
  act.sound(manner === 'walked' ? 'step' : 'drop');
  if (act.fade) {
    await act.picture.motion.tween(240, (t) => {
      bandit.root.alpha = 1 - t;
    });
    return;
  }
  void act.picture.bandits.glide(act.scene, 420, who);
  const over = { x: end, y: from.y, scale: from.scale };
  const lay = from.lying ? 1 : 0;
  await act.picture.motion.tween(
    520,
    (t) => {
      bandit.place(between(from, over, t));
      bandit.root.zIndex = 900;
      bandit.fall(manner === 'walked' ? lay : lay + (1 - lay) * t, Math.sin(t * Math.PI) * 40);
    },
    ease.linear,
  );
  await act.picture.motion.tween(
    460,
    (t) => {
      bandit.place(between({ ...from, ...over }, lands, t));
      bandit.fall(Math.max(lay, t), 0);
    },
    (t) => t * t,
  );
  act.sound('hit');
  void act.picture.effects.pop('puff', { x: lands.x, y: lands.y - 10 }, { size: 1, ms: 500 });
};

/** Left behind: the train rolls on without them. Who went with a car is out of sight already. */
export const eliminated: SuperMove<'eliminated'> = async (act, { who, why }) => {
  const { bandits, motion, effects } = act.picture;
  const there = who.flatMap((one) => bandits.get(one) ?? []);
  for (const one of who) {
    const above = pointOf(act, one, OVER_HEAD);
    if (above && why === 'lostInTime') void effects.pop('bigStar', above, { size: 1.1, ms: 700 });
  }
  if (there.length === 0) return;
  await motion.tween(
    700,
    (t) => {
      for (const { root, standing } of there) {
        if (why !== 'lostInTime' && !act.fade) root.x = standing.x - 620 * t * t;
        root.alpha = 1 - t;
      }
    },
    ease.linear,
  );
};

export const uncoupled: SuperMove<'uncoupled'> = async (act, { car }) => {
  act.sound('brake');
  await act.look(act.picture.middleOf(car));
  const { characters } = act.scene.table;
  const left = Object.keys(characters).filter((who) => characters[who]?.at.startsWith(`${car}/`));
  await act.picture.leaveBehind(left, act.scene);
};
