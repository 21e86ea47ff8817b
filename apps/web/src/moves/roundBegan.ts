import type { Move } from './act.ts';

/** The whistle blows, and it gets later. */
export const roundBegan: Move<'roundBegan'> = async (act, fact) => {
  act.sound('whistle');
  const end = act.scene.cars.length;
  if (end && !act.fade) void act.shake(1.6, 700);
  await act.ride.passTo(fact.number);
};
