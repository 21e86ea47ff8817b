import { amulet } from './amulet/index.ts';
import { bandits } from './bandits/index.ts';
import { base } from './base/index.ts';
import { couriers } from './couriers/index.ts';
import { dynamite } from './dynamite/index.ts';
import { flames } from './flames/index.ts';
import { flatbed } from './flatbed/index.ts';
import { horses } from './horses/index.ts';
import { horsesAndStagecoach } from './horsesAndStagecoach/index.ts';
import { lastCar } from './lastCar/index.ts';
import { marshal } from './marshal/index.ts';
import { marshalAndPrisoners } from './marshalAndPrisoners/index.ts';
import { prison } from './prison/index.ts';
import { prototype } from './prototype/index.ts';
import type { Box } from './rules.ts';
import { stagecoach } from './stagecoach/index.ts';
import { teams } from './teams/index.ts';
import { whiskey } from './whiskey/index.ts';

/** Every box of `express` there is, in the order in which they are composed: one line each. */
export const BOXES: readonly Box[] = [
  base,
  bandits,
  marshalAndPrisoners,
  prison,
  marshal,
  teams,
  horsesAndStagecoach,
  horses,
  stagecoach,
  whiskey,
  prototype,
  amulet,
  flatbed,
  dynamite,
  flames,
  lastCar,
  couriers,
];

/** The boxes of a game: those the host chose, those that come with them, and those that are part of every one. */
export const boxesOf = (ids: readonly string[]): readonly Box[] => {
  const all = withBrought(ids);
  return BOXES.filter((box) => box.always || all.includes(box.id));
};

/** `ids`, and the boxes that come into the game with them. */
export const withBrought = (ids: readonly string[]): readonly string[] => {
  const brought = BOXES.filter(({ id }) => ids.includes(id)).flatMap((box) => box.brings ?? []);
  // Several boxes may bring the same one.
  return [...new Set([...ids, ...brought.filter((id) => BOXES.some((box) => box.id === id))])];
};
