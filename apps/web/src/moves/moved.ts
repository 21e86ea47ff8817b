import { between, type Figure, type Standing, standings } from '../stage/figures.ts';
import { ease } from '../stage/motion.ts';
import type { Act, Move } from './act.ts';

interface Gait {
  /** Milliseconds for a car's length. */
  readonly ms: number;
  /** Height of the arc in units, and of each step. */
  readonly arc: number;
  readonly step: number;
  /** Steps on the way. */
  readonly steps: number;
  /** Turns of the body on the way, in radians; positive is with the way. */
  readonly spin: number;
  readonly lean: number;
  readonly sound: Parameters<Act['sound']>[0];
}

const WALK: Gait = { ms: 620, arc: 0, step: 9, steps: 4, spin: 0, lean: 0.07, sound: 'step' };
const GAITS: Readonly<Record<string, Gait>> = {
  move: WALK,
  climb: { ms: 640, arc: 0, step: 5, steps: 5, spin: 0, lean: 0.1, sound: 'climb' },
  flee: { ms: 620, arc: 46, step: 0, steps: 0, spin: 0.35, lean: 0.16, sound: 'climb' },
  pushed: { ms: 480, arc: 54, step: 0, steps: 0, spin: 0.9, lean: 0, sound: 'drop' },
  shotAway: { ms: 480, arc: 40, step: 0, steps: 0, spin: 0.7, lean: 0, sound: 'drop' },
  event: { ms: 600, arc: 58, step: 0, steps: 0, spin: 0.4, lean: 0, sound: 'drop' },
  ride: { ms: 380, arc: 34, step: 14, steps: 8, spin: 0, lean: 0.12, sound: 'step' },
  captured: { ms: 520, arc: 40, step: 0, steps: 0, spin: 0.5, lean: 0, sound: 'drop' },
  escaped: { ms: 560, arc: 40, step: 0, steps: 0, spin: 0, lean: 0.14, sound: 'climb' },
  freed: { ms: 560, arc: 24, step: 6, steps: 3, spin: 0, lean: 0.1, sound: 'climb' },
  thrown: { ms: 420, arc: 90, step: 0, steps: 0, spin: 2.2, lean: 0, sound: 'drop' },
  fallsBack: { ms: 900, arc: 0, step: 5, steps: 10, spin: 0, lean: 0.02, sound: 'step' },
  marshal: { ms: 760, arc: 0, step: 6, steps: 3, spin: 0, lean: 0.03, sound: 'step' },
};
const LONGEST = 900;

export const moved: Move<'moved'> = async (act, fact) => {
  const figure = act.figures.get(fact.who);
  const to = standings(act.scene).get(fact.who);
  if (figure && fact.manner === 'exploded') await explode(act, figure);
  if (!figure || !to || fact.manner === 'setUp') {
    act.figures.show(act.scene);
    return;
  }
  const gait = GAITS[gaitName(fact.who, fact.manner)] ?? WALK;
  void act.look(to.x);
  act.sound(gait.sound);
  if (act.fade) await fadeTo(act, figure, to);
  else {
    if (fact.manner === 'flee') await startle(act, figure);
    void act.figures.glide(act.scene, 420, fact.who);
    await travel(act, figure, to, gait);
    if (gait.spin) await land(act, figure);
  }
};

/** What runs beside the train is not thrown about by an event: it falls back. */
function gaitName(who: string, manner: string): string {
  if (who === 'marshal' && manner === 'move') return 'marshal';
  return manner === 'event' && /^(horse|coach)/.test(who) ? 'fallsBack' : manner;
}

/** The dynamite goes up. */
async function explode(act: Act, figure: Figure): Promise<void> {
  const at = { x: figure.standing.x, y: figure.standing.y - 40 };
  await act.look(at.x);
  act.sound('shot');
  void act.effects.pop('burst', at, { size: 2.4, ms: 700 });
  if (act.fade) await act.motion.wait(400);
  else await act.shake(22, 700);
}

function durationOf(from: Standing, to: Standing, gait: Gait): number {
  return Math.min(LONGEST, gait.ms * Math.max(1, Math.hypot(to.x - from.x, to.y - from.y) / 420));
}

async function travel(act: Act, figure: Figure, to: Standing, gait: Gait): Promise<void> {
  const from = figure.standing;
  const way = Math.sign(to.x - from.x) || 1;
  await act.motion.tween(
    durationOf(from, to, gait),
    (t) => {
      figure.stand(between(from, to, gait.arc ? t : ease.inOut(t)));
      // In front of all he passes.
      figure.root.zIndex = 500;
      const beat = Math.abs(Math.sin(t * Math.PI * gait.steps));
      figure.body.y = -Math.sin(t * Math.PI) * gait.arc - beat * gait.step;
      const swing = gait.steps ? Math.sin(t * Math.PI * gait.steps) * 0.05 : 0;
      figure.body.rotation = way * Math.sin(t * Math.PI) * (gait.lean + gait.spin) + swing;
    },
    ease.linear,
  );
  figure.rest();
  figure.stand(to);
}

async function startle(act: Act, figure: Figure): Promise<void> {
  await act.motion.tween(160, (t) => {
    const squash = Math.sin(t * Math.PI) * 0.14;
    figure.body.scale.set(1 + squash, 1 - squash);
  });
}

async function land(act: Act, figure: Figure): Promise<void> {
  await act.motion.tween(170, (t) => {
    const squash = Math.sin(t * Math.PI) * 0.1;
    figure.body.scale.set(1 + squash, 1 - squash);
  });
}

async function fadeTo(act: Act, figure: Figure, to: Standing): Promise<void> {
  await act.motion.tween(180, (t) => {
    figure.body.alpha = 1 - t;
  });
  act.figures.show(act.scene);
  figure.stand(to);
  await act.motion.tween(220, (t) => {
    figure.body.alpha = t;
  });
}
