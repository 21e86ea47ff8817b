import { ease } from '../stage/motion.ts';
import { chest, type Move } from './act.ts';

export const punched: Move<'punched'> = async (act, fact) => {
  const puncher = act.figures.get(fact.by);
  const target = act.figures.get(fact.target);
  const from = chest(act, fact.by);
  const to = chest(act, fact.target);
  if (!puncher || !target || !from || !to) return;
  await act.look(to.x);
  const way = Math.sign(to.x - from.x) || 1;
  const reach = to.x - from.x - way * 40 * target.standing.scale;
  const rise = target.standing.y - puncher.standing.y;
  const { scale } = puncher.standing;
  if (!act.fade) {
    puncher.root.zIndex = 500;
    await act.motion.tween(200, (t) => {
      puncher.body.x = -way * 14 * t;
      puncher.body.rotation = -way * 0.16 * t;
    });
    await act.motion.tween(
      150,
      (t) => {
        puncher.body.x = (reach / scale + way * 14) * t - way * 14;
        puncher.body.y = (rise / scale) * t;
        puncher.body.rotation = way * (0.34 * t - 0.16);
      },
      ease.out,
    );
  }
  act.sound('punch');
  void act.effects.pop('burst', { x: to.x, y: to.y - 18 }, { size: 0.9, ms: 380 });
  if (act.fade) await act.motion.wait(380);
  else
    await act.motion.tween(
      320,
      (t) => {
        const swing = Math.exp(-t * 3) * Math.sin(t * 11);
        target.body.rotation = way * swing * 0.4;
        puncher.body.x = (reach / scale) * (1 - t);
        puncher.body.y = (rise / scale) * (1 - t);
        puncher.body.rotation = way * 0.18 * (1 - t);
      },
      ease.out,
    );
  puncher.rest();
  puncher.stand(puncher.standing);
  target.rest();
};
