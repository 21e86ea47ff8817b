import { words as amulet } from './amulet/en.ts';
import { words as bandits } from './bandits/en.ts';
import { words as couriers } from './couriers/en.ts';
import { words as dynamite } from './dynamite/en.ts';
import { words as flames } from './flames/en.ts';
import { words as flatbed } from './flatbed/en.ts';
import { words as horses } from './horses/en.ts';
import { words as horsesAndStagecoach } from './horsesAndStagecoach/en.ts';
import { words as lastCar } from './lastCar/en.ts';
import { words as marshal } from './marshal/en.ts';
import { words as marshalAndPrisoners } from './marshalAndPrisoners/en.ts';
import { words as prison } from './prison/en.ts';
import { words as prototype } from './prototype/en.ts';
import { words as stagecoach } from './stagecoach/en.ts';
import { words as teams } from './teams/en.ts';
import { words as whiskey } from './whiskey/en.ts';

/** The words of every box in English: one line each. */
export const boxWords = {
  ...bandits,
  ...marshalAndPrisoners,
  ...prison,
  ...marshal,
  ...teams,
  ...horsesAndStagecoach,
  ...horses,
  ...stagecoach,
  ...whiskey,
  ...prototype,
  ...amulet,
  ...flatbed,
  ...dynamite,
  ...flames,
  ...lastCar,
  ...couriers,
} as const;
