import { Sprite } from 'pixi.js';
import { ease } from '../../stage/motion.ts';
import { dollars, nameOf } from '../../text/index.ts';
import { hourOf } from '../stage/scene.ts';
import { CHEST, OVER_HEAD, pointOf, type SuperAct, type SuperMove } from './act.ts';

export const planningBegan: SuperMove<'planningBegan'> = async (act) => {
  act.sound('whistle');
  await act.picture.ride.passTo(hourOf(act.scene));
};

/** The card turns over above its bandit and stays while he does what it says. */
export const revealed: SuperMove<'revealed'> = async (act, { who, action }) => {
  const above = pointOf(act, who, OVER_HEAD);
  if (!above) return;
  await act.look(above.x);
  act.sound('card');
  const card = new Sprite(act.picture.actionCard(who, action, nameOf('action', action)));
  card.anchor.set(0.5, 1);
  card.position.set(above.x, above.y + 8);
  act.picture.effects.layer.addChild(card);
  await act.picture.motion.tween(
    300,
    (t) => {
      card.scale.set(act.fade ? 0.95 : Math.max(0.02, Math.sin((t * Math.PI) / 2)) * 0.95, 0.95);
      card.alpha = act.fade ? t : 1;
      card.y = above.y + 8 - 14 * (act.fade ? 1 : t);
    },
    ease.out,
  );
  await act.picture.motion.wait(380);
  void fadeAway(act, card);
};

async function fadeAway({ picture, fade }: SuperAct, card: Sprite): Promise<void> {
  const { y } = card;
  await picture.motion.tween(
    900,
    (t) => {
      card.alpha = t < 0.5 ? 1 : (1 - t) * 2;
      if (!fade) card.y = y - 26 * t;
    },
    ease.linear,
  );
  card.destroy();
}

/** The car's card turns to its back, and goes to who stood furthest from the locomotive. */
export const wagonWon: SuperMove<'wagonWon'> = async (act, { who, value }) => {
  const to = pointOf(act, who, CHEST);
  const above = pointOf(act, who, OVER_HEAD);
  if (!to || !above) return;
  const { motion, effects } = act.picture;
  await act.look(to.x);
  const words = value === null ? '$ ?' : dollars(value);
  const card = new Sprite(act.picture.lootCard(words));
  card.anchor.set(0.5);
  effects.layer.addChild(card);
  if (act.fade) {
    card.position.set(above.x, above.y);
    card.scale.set(1.3);
    act.sound('coin');
    return fadeAway(act, card);
  }
  const from = { x: to.x - 260, y: -150 };
  await motion.tween(620, (t) => {
    card.position.set(
      from.x + (to.x - from.x) * t,
      from.y + (above.y - from.y) * t - Math.sin(t * Math.PI) * 60,
    );
    card.scale.set(Math.max(0.04, Math.abs(Math.cos(t * Math.PI * 2))) * 1.3, 1.3);
  });
  act.sound('coin');
  await motion.wait(520);
  void effects.pop('coin', to, { size: 0.7, ms: 520, rise: 40 });
  await motion.tween(260, (t) => {
    card.scale.set(1.3 * (1 - t));
    card.position.set(to.x, above.y + (to.y - above.y) * t);
  });
  card.destroy();
};

/** The winners leap for joy. */
export const decided: SuperMove<'decided'> = async (act, { result }) => {
  act.sound('win');
  const winners = result.winners.flatMap((seat) => {
    const [who = ''] = act.scene.table.players[seat]?.characters ?? [];
    return act.picture.bandits.get(who) ?? [];
  });
  const [first] = winners;
  if (first) await act.look(first.standing.x);
  if (act.fade) return;
  await act.picture.motion.tween(
    1_200,
    (t) => {
      for (const bandit of winners)
        bandit.fall(bandit.standing.lying ? 1 : 0, Math.abs(Math.sin(t * Math.PI * 3)) * 34 * (1 - t * 0.5));
    },
    ease.linear,
  );
};
