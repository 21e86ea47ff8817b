import type { Act, Moves } from '../../moves/act.ts';
import { chest, overHead } from '../../moves/act.ts';
import { wounded } from '../../moves/shot.ts';
import { actionName } from '../../text/naming.ts';

/** Milliseconds in which two cars pass by. */
const PASSING_MS = 2_200;
/** Where the Professor lies in wait: beyond the train, high up. */
const LOOKOUT = { dx: -520, dy: -420 } as const;

/** What happens between the two trains, acted out. */
export const moves: Moves = {
  async trainsSlid(act, { cars }) {
    const to = act.scene.slid ?? 0;
    act.sound('whistle');
    if (act.fade) return act.motion.wait(600);
    void act.shake(2, PASSING_MS);
    await act.motion.tween(PASSING_MS, (t) => act.slide(to - cars * (1 - t)));
  },

  async courierShot(act, { by, courier }) {
    const from = chest(act, by);
    const to = chest(act, courier);
    if (!to) return;
    await act.look(to.x);
    act.sound('shot');
    const muzzle = from ?? { x: to.x + LOOKOUT.dx, y: to.y + LOOKOUT.dy };
    void act.effects.pop('flash', muzzle, { size: 0.95, ms: 260 });
    if (!act.fade) await act.effects.fly('bullet', muzzle, to, { size: 0.42, ms: 260 });
    act.sound('hit');
    await wounded(act, courier, Math.sign(to.x - muzzle.x) || 1);
  },

  async gatlingFired(act, { by, targets }) {
    const from = chest(act, by);
    if (!from) return;
    await act.look(from.x);
    for (const target of targets) {
      const to = chest(act, target);
      if (!to) continue;
      act.sound('shot');
      void act.effects.pop('flash', { x: from.x + 46, y: from.y }, { size: 0.8, ms: 160 });
      if (act.fade) await act.motion.wait(140);
      else await act.effects.fly('bullet', { x: from.x + 46, y: from.y }, to, { size: 0.36, ms: 150 });
      act.sound('hit');
      void wounded(act, target, Math.sign(to.x - from.x) || 1);
    }
    await act.motion.wait(300);
  },

  async nudged(act, { by, who, action }) {
    const from = overHead(act, by);
    const to = overHead(act, who);
    if (from) await act.look(from.x);
    act.sound('card');
    if (from && to && !act.fade)
      await act.effects.fly('bigStar', from, to, { size: 0.4, ms: 420, height: 90 });
    if (to) await act.look(to.x);
    if (to) await act.effects.words(actionName(action), to, 0xffe680);
  },

  async documentRead(act, { who }) {
    const above = overHead(act, who);
    if (!above) return;
    await act.look(above.x);
    act.sound('card');
    await act.effects.pop('dots', { x: above.x + 18, y: above.y - 12 }, { size: 0.8, ms: 800 });
  },

  async professorShot(act, { target }) {
    const to = chest(act, target);
    if (!to) return;
    await act.look(to.x);
    const from = { x: to.x + LOOKOUT.dx, y: to.y + LOOKOUT.dy };
    act.sound('shot');
    if (!act.fade) await act.effects.fly('bullet', from, to, { size: 0.42, ms: 340 });
    act.sound('hit');
    await wounded(act, target, 1);
  },

  async bulletHealed(act, { who }) {
    const at = chest(act, who);
    if (!at) return;
    await act.look(at.x);
    act.sound('card');
    await act.effects.pop('bullet', at, { size: 0.5, ms: 620, rise: 70 });
  },

  async teamed(act, { what, who }) {
    act.sound('card');
    await Promise.all(
      who.map(async (one) => {
        const above = overHead(act, one);
        if (above) await hail(act, above, what === 'planned' ? '+2' : '+');
      }),
    );
  },
};

const hail = (act: Act, at: { x: number; y: number }, text: string): Promise<void> =>
  act.effects.words(text, at, 0xbfe8ff);
