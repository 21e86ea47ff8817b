import { chest, type Move, overHead } from './act.ts';

/** He whose card comes up steps forth. */
export const turnedOver: Move<'turnedOver'> = async (act, fact) => {
  const figure = act.figures.get(fact.by);
  if (!figure) return;
  act.sound('card');
  await act.look(figure.standing.x);
  if (act.fade) return;
  await act.motion.tween(240, (t) => {
    const rise = Math.sin(t * Math.PI);
    figure.body.y = -rise * 12;
    figure.body.scale.set(1 + rise * 0.06, 1 + rise * 0.06);
  });
  figure.rest();
};

/** The sound alone: the card's way to the pile is shown beside the stage. */
export const played: Move<'played'> = async (act) => {
  act.sound('card');
};

export const noEffect: Move<'noEffect'> = async (act, fact) => {
  const figure = act.figures.get(fact.who);
  const above = overHead(act, fact.who);
  if (!figure || !above) return;
  await act.look(above.x);
  act.sound('shrug');
  void act.effects.pop('dots', { x: above.x + 20, y: above.y - 14 }, { size: 0.7, ms: 720 });
  if (act.fade) await act.motion.wait(560);
  else
    await act.motion.tween(560, (t) => {
      figure.body.rotation = Math.sin(t * Math.PI * 3) * 0.07 * (1 - t);
    });
  figure.rest();
};

export const paid: Move<'paid'> = async (act, fact) => {
  const at = chest(act, fact.who);
  const above = overHead(act, fact.who);
  if (!at || !above) return;
  await act.look(at.x);
  act.sound('coin');
  void act.effects.pop('coin', at, { size: 0.7, ms: 520, rise: 50 });
  const sign = fact.amount < 0 ? '−' : '+';
  await act.effects.words(`${sign}$${Math.abs(fact.amount)}`, above, fact.amount < 0 ? 0xffb3a0 : 0xffe680);
};
