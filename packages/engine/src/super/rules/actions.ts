import type { SuperFact } from '../facts.ts';
import {
  banditOf,
  inPlace,
  opposite,
  placeAt,
  type Standpoint,
  type SuperTable,
  standpoint,
} from '../table.ts';
import { shifted } from './arriving.ts';
import type { BanditFrame, Handler } from './handler.ts';

/** Flip: he looks the other way. */
const flip: Handler<BanditFrame> = (table, { who }) => ({
  facts: [{ kind: 'turned', who, facing: opposite(banditOf(table, who).facing) }],
});

/** Change Floor: up or down in the same car. He stands with his back to the end of the car: last of all in the direction he looks. */
const changeFloor: Handler<BanditFrame> = (table, { who }) => {
  const { at: from, facing, lying } = banditOf(table, who);
  const { car, floor } = standpoint(from) as Standpoint;
  const to = placeAt({ car, floor: floor === 'inside' ? 'roof' : 'inside' });
  return {
    facts: [{ kind: 'went', who, from, to, end: opposite(facing), facing, lying, manner: 'climbed' }],
  };
};

/** Move: one car the way he looks. */
const move: Handler<BanditFrame> = (table, { who }) => ({
  facts: shifted(table, who, { way: banditOf(table, who).facing, manner: 'walked' }),
});

/** Fire: the nearest standing bandit on the same floor, in the direction of the gun, is knocked one car away. */
const fire: Handler<BanditFrame> = (table, { who }) => {
  const target = inSight(table, who);
  if (target === null) return { facts: [{ kind: 'noEffect', who, action: 'fire', why: 'noTarget' }] };
  const { facing } = banditOf(table, who);
  return {
    facts: [
      { kind: 'fired', by: who, target },
      ...shifted(table, target, { way: facing, manner: 'knockedBack' }),
    ],
  };
};

/** Whom a shot of `who` would hit. Who lies is no target and blocks nothing; the own car counts as well. */
export function inSight(table: SuperTable, who: string): string | null {
  const { at, facing } = banditOf(table, who);
  const { car, floor } = standpoint(at) as Standpoint;
  const step = facing === 'front' ? -1 : 1;
  for (let there = car; there >= 0 && there <= table.wagons.length; there += step) {
    const line = inPlace(table, placeAt({ car: there, floor }));
    if (facing === 'front') line.reverse();
    const ahead = there === car ? line.slice(line.indexOf(who) + 1) : line;
    const target = ahead.find((other) => !banditOf(table, other).lying);
    if (target) return target;
  }
  return null;
}

const gotUp = (who: string): SuperFact => ({ kind: 'gotUp', who });
/** Getting up, instead of whatever his card says. */
const getUp: Handler<BanditFrame> = (_table, { who }) => ({ facts: [gotUp(who)] });

/** Add-on Reflexes, lying: he gets up and shoots at once. */
const shootBack: Handler<BanditFrame> = (_table, { who }) => ({
  facts: [gotUp(who)],
  frames: [{ kind: 'fire', who }],
});

/** Add-on Reflexes, standing: he drops to the floor where he is. */
const reflex: Handler<BanditFrame> = (_table, { who }) => ({ facts: [{ kind: 'lay', who }] });

/** Add-on Horses: to the very front of the locomotive, inside, looking forward. */
const horse: Handler<BanditFrame> = (table, { who }) => ({ facts: [ridden(table, who, 'rode')] });

/** Who has fallen off is saved by a Horse as his very next action. HOUSE: he stands, whatever knocked him off. */
const rescue: Handler<BanditFrame> = (table, { who }) => ({ facts: [ridden(table, who, 'rescued')] });

const ridden = (table: SuperTable, who: string, manner: 'rode' | 'rescued'): SuperFact => ({
  kind: 'went',
  who,
  from: banditOf(table, who).at,
  to: placeAt({ car: 0, floor: 'inside' }),
  end: 'front',
  facing: 'front',
  lying: false,
  manner,
});

/** Who has fallen off and does anything else first stays behind. */
const giveUp: Handler<BanditFrame> = (_table, { who }) => ({
  facts: [{ kind: 'eliminated', who: [who], why: 'fell' }],
});

export const actionFrames = {
  flip,
  changeFloor,
  move,
  fire,
  getUp,
  shootBack,
  reflex,
  horse,
  rescue,
  giveUp,
} as const;
