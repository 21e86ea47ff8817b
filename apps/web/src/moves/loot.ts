import { ease } from '../stage/motion.ts';
import type { Lying, Token } from '../stage/tokens.ts';
import { type Act, chest, type Move, overHead } from './act.ts';

export const lootTaken: Move<'lootTaken'> = async (act, fact) => {
  const to = chest(act, fact.who);
  const token = act.tokens.get(fact.loot.id);
  if (!to) return;
  await act.look(to.x);
  if (token && !act.fade) {
    await act.motion.tween(180, (t) => token.root.scale.set(token.lying.scale * (1 + 0.3 * t)), ease.back);
    await arc(act, token, { ...to, scale: 0.5 }, 320, 40);
  }
  act.sound('coin');
  const above = overHead(act, fact.who);
  act.tokens.show(act.scene);
  if (above) void act.effects.pop('coin', above, { size: 0.42, ms: 420, rise: 16 });
  await bounce(act, fact.who);
};

export const lootDropped: Move<'lootDropped'> = async (act, fact) => {
  const from = chest(act, fact.who);
  const to = act.tokens.places(act.scene).get(fact.loot.id);
  if (!from || !to) return;
  await act.look(to.x);
  const token = act.tokens.at(fact.loot.id, fact.loot.kind);
  if (act.fade) {
    token.lie(to);
    await appear(act, token);
  } else {
    token.lie({ ...from, scale: 0.6 });
    token.root.zIndex = 1_000;
    await arc(act, token, to, 420, 62);
  }
  act.sound('drop');
};

/** A token comes from outside. */
export const lootPlaced: Move<'lootPlaced'> = async (act, fact) => {
  const to = act.tokens.places(act.scene).get(fact.loot.id);
  if (!to) return;
  await act.look(to.x);
  const token = act.tokens.at(fact.loot.id, fact.loot.kind);
  token.lie(to);
  act.sound('drop');
  if (act.fade) await appear(act, token);
  else
    await act.motion.tween(
      520,
      (t) => token.root.position.set(to.x, to.y - 150 * (1 - t)),
      (t) => ease.out(t),
    );
};

/** A token leaves the game. */
export const lootLost: Move<'lootLost'> = async (act, fact) => {
  const from = chest(act, fact.who);
  if (!from) return;
  await act.look(from.x);
  const token = act.tokens.at(fact.loot.id, fact.loot.kind);
  token.lie({ ...from, scale: 0.8 });
  await act.motion.tween(560, (t) => {
    token.root.alpha = 1 - t;
    if (!act.fade) token.root.position.set(from.x - 60 * t, from.y - 120 * t);
  });
};

function arc(act: Act, token: Token, to: Lying, ms: number, height: number): Promise<void> {
  const from = token.lying;
  return act.motion.tween(ms, (t) => {
    token.root.position.set(
      from.x + (to.x - from.x) * t,
      from.y + (to.y - from.y) * t - Math.sin(t * Math.PI) * height,
    );
    token.root.scale.set(from.scale + (to.scale - from.scale) * t);
  });
}

function appear(act: Act, token: Token): Promise<void> {
  return act.motion.tween(300, (t) => {
    token.root.alpha = t;
  });
}

async function bounce(act: Act, who: string): Promise<void> {
  const figure = act.figures.get(who);
  if (!figure || act.fade) return;
  await act.motion.tween(260, (t) => {
    const stretch = Math.sin(t * Math.PI) * 0.09;
    figure.body.scale.set(1 - stretch, 1 + stretch);
  });
  figure.rest();
}
