import { type Move, overHead } from './act.ts';

/** The richest step forward. */
export const scored: Move<'scored'> = async (act, fact) => {
  const richest = new Set<string>();
  for (const score of fact.result.scores) {
    if (fact.result.winners.includes(score.seat)) for (const line of score.lines) richest.add(line.character);
  }
  act.sound('win');
  const bows = [...richest].map(async (who) => {
    const figure = act.figures.get(who);
    const above = overHead(act, who);
    if (!figure || !above) return;
    figure.root.zIndex = 600;
    void act.effects.pop('bigStar', { x: above.x, y: above.y - 20 }, { size: 0.9, ms: 1_500, rise: 10 });
    if (act.fade) return;
    await act.motion.tween(1_300, (t) => {
      figure.body.y = -Math.abs(Math.sin(t * Math.PI * 3)) * 30 * (1 - t * 0.5);
      figure.body.scale.set(1 + Math.sin(t * Math.PI) * 0.2);
    });
    figure.rest();
  });
  const [first] = richest;
  const at = first ? act.figures.get(first) : undefined;
  if (at) void act.look(at.standing.x);
  await Promise.all([...bows, act.motion.wait(act.fade ? 900 : 0)]);
};
