import { carMiddle, trainLength, Y } from '../stage/geometry.ts';
import { ease } from '../stage/motion.ts';
import { type Act, type Move, overHead } from './act.ts';

type Happening = (act: Act) => Promise<void>;

/** The mail crane sweeps the roofs from the locomotive to the caboose. */
const swivelArm: Happening = async (act) => {
  const length = trainLength(act.scene.cars.length);
  const hook = act.effects.sprite('hook', { x: length, y: Y.roof - 90 }, 2.1);
  hook.anchor.set(0.5, 0.1);
  act.sound('brake');
  await act.motion.tween(950, (t) => {
    hook.position.x = length * (1 - t);
    hook.rotation = Math.sin(t * Math.PI) * 0.5;
    hook.alpha = Math.min(1, t * 8, (1 - t) * 8);
  });
  hook.destroy();
};

const braking: Happening = async (act) => {
  act.sound('brake');
  act.ride.halt();
  const cars = act.scene.cars.length;
  for (let i = 0; i < cars; i++)
    void act.effects.pop('flash', { x: carMiddle(i, cars) - 60, y: -8 }, { size: 0.6, ms: 520 });
  await act.shake(16, 800);
};

const star: Happening = async (act) => {
  const above = overHead(act, 'marshal');
  if (!above) return;
  await act.look(above.x);
  act.sound('whistle');
  await act.effects.pop('bigStar', { x: above.x, y: above.y - 30 }, { size: 1.25, ms: 900, rise: 12 });
};

/** Passengers fire from inside every car. */
const rebellion: Happening = async (act) => {
  const cars = act.scene.cars.length;
  for (let i = cars - 1; i >= 1; i--) {
    act.sound('shot');
    void act.effects.pop(
      'flash',
      { x: carMiddle(i, cars) + (i % 2 ? 50 : -50), y: Y.ceiling + 66 },
      { size: 0.9, ms: 360 },
    );
    await act.motion.wait(110);
  }
  await act.motion.wait(240);
};

const coins: Happening = async (act) => {
  act.sound('coin');
  const cars = act.scene.cars.length;
  const pops = act.scene.cars.map((_, i) =>
    act.effects.pop('coin', { x: carMiddle(i, cars), y: Y.roof - 40 }, { size: 0.7, ms: 800, rise: 34 }),
  );
  await Promise.all(pops);
};

const atTheLocomotive: Happening = async (act) => {
  const x = carMiddle(0, act.scene.cars.length);
  await act.look(x);
  act.sound('coin');
  await act.effects.pop('coin', { x, y: Y.roof - 50 }, { size: 1.1, ms: 850, rise: 30 });
};

const steam: Happening = async (act) => {
  act.sound('whistle');
  const x = trainLength(act.scene.cars.length) - 52;
  void act.effects.pop('puff', { x, y: -350 }, { size: 1.6, ms: 900, rise: 70 });
  await act.motion.wait(700);
};

const happenings: Readonly<Record<string, Happening>> = {
  swivelArm,
  braking,
  angryMarshal: star,
  marshalsRevenge: star,
  rebellion,
  pickpocketing: coins,
  takeItAll: atTheLocomotive,
  hostageConductor: atTheLocomotive,
};

export const eventBegan: Move<'eventBegan'> = async (act, fact) => {
  if (act.fade) {
    act.sound('whistle');
    await act.motion.tween(500, () => {}, ease.linear);
    return;
  }
  await (happenings[fact.event] ?? steam)(act);
};
