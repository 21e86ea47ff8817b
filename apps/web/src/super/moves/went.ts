import { Sprite } from 'pixi.js';
import { artOf } from '../../stage/art/pieces.ts';
import { BESIDE } from '../../stage/geometry.ts';
import { ease } from '../../stage/motion.ts';
import { type Bandit, between } from '../stage/bandits.ts';
import { type Standing, standings } from '../stage/scene.ts';
import type { SuperAct, SuperMove } from './act.ts';

/** How one gets somewhere: milliseconds, the height of the arc and of each of the steps. */
const GAITS = {
  walked: { ms: 680, arc: 0, step: 10, steps: 4, sound: 'step' },
  climbed: { ms: 640, arc: 26, step: 6, steps: 4, sound: 'climb' },
  knockedBack: { ms: 620, arc: 58, step: 0, steps: 0, sound: 'drop' },
} as const;

export const went: SuperMove<'went'> = async (act, fact) => {
  const bandit = act.picture.bandits.get(fact.who);
  const to = standings(act.scene).get(fact.who);
  if (!bandit || !to) return;
  void act.look(to.x);
  const { manner } = fact;
  if (act.fade) return fadeTo(act, bandit, to);
  void act.picture.bandits.glide(act.scene, 460, fact.who);
  if (manner === 'rode' || manner === 'rescued') return ride(act, bandit, to);
  act.sound(GAITS[manner].sound);
  await travel(act, bandit, { to, gait: GAITS[manner] });
};

interface Way {
  readonly to: Standing;
  readonly gait: (typeof GAITS)[keyof typeof GAITS];
}

/** Who is thrown falls over on the way; who walks lying slides along as he lies. */
function travel(act: SuperAct, bandit: Bandit, { to, gait }: Way): Promise<void> {
  const from = bandit.standing;
  const lies = from.lying ? 1 : 0;
  const willLie = to.lying ? 1 : 0;
  return act.picture.motion.tween(
    gait.ms,
    (t) => {
      bandit.place(between(from, to, gait.arc ? t : ease.inOut(t)));
      bandit.root.zIndex = 500;
      const beat = Math.abs(Math.sin(t * Math.PI * gait.steps)) * gait.step;
      bandit.fall(lies + (willLie - lies) * Math.min(1, t * 1.4), Math.sin(t * Math.PI) * gait.arc + beat);
      bandit.turn(turning(from, to, t));
    },
    ease.linear,
  );
}

/** Only where the way he looks changes. */
function turning(from: Standing, to: Standing, t: number): number {
  const way = (at: Standing) => (at.facing === 'front' ? 1 : -1);
  return way(from) + (way(to) - way(from)) * t;
}

export async function fadeTo(act: SuperAct, bandit: Bandit, to: Standing): Promise<void> {
  const { motion } = act.picture;
  await motion.tween(180, (t) => {
    bandit.root.alpha = 1 - t;
  });
  bandit.stand(to);
  await motion.tween(220, (t) => {
    bandit.root.alpha = t;
  });
}

/** A horse comes up beside the train, carries him forward, and he jumps off into the cab. */
async function ride(act: SuperAct, bandit: Bandit, to: Standing): Promise<void> {
  const { motion, effects } = act.picture;
  const from = bandit.standing;
  const horse = new Sprite(act.picture.horse());
  const { sheet } = artOf('horse');
  horse.anchor.set(sheet.footX / sheet.width, 0.92);
  effects.layer.addChild(horse);
  const ground = BESIDE.horses + 6;
  const saddle = { y: ground - 62, scale: BESIDE.scale };
  const gallop = (x: number, t: number) =>
    horse.position.set(x, ground - Math.abs(Math.sin(t * Math.PI * 7)) * 12);
  act.sound('step');
  await motion.tween(420, (t) => gallop(from.x - 420 * (1 - t), t), ease.out);
  await motion.tween(300, (t) => {
    bandit.place(between(from, { x: from.x, ...saddle }, t));
    bandit.root.zIndex = 900;
    bandit.fall((from.lying ? 1 : 0) * (1 - t), Math.sin(t * Math.PI) * 30);
    bandit.turn(turning(from, to, t));
  });
  act.sound('step');
  const length = Math.min(1_100, 380 + Math.abs(to.x - from.x) * 0.45);
  await motion.tween(length, (t) => {
    const x = from.x + (to.x - from.x) * t;
    gallop(x, t);
    bandit.place({ x, y: horse.y - 62, scale: saddle.scale });
  });
  act.sound('climb');
  await motion.tween(360, (t) => {
    bandit.place(between({ ...from, x: to.x, ...saddle }, to, t));
    bandit.fall(0, Math.sin(t * Math.PI) * 40);
    horse.x = to.x - 300 * t;
    horse.alpha = 1 - t;
  });
  horse.destroy();
}
