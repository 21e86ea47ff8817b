import type { CouriersFact } from './couriers/facts.ts';
import type { BaseFact } from './facts.ts';
import type { FlamesFact } from './flames/facts.ts';
import type { FlatbedFact } from './flatbed/facts.ts';
import type { LastCarFact } from './lastCar/facts.ts';
import type { MarshalFact } from './marshal/facts.ts';
import type { PrisonFact } from './prison/facts.ts';
import type { StagecoachFact } from './stagecoach/facts.ts';
import type { TeamsFact } from './teams/facts.ts';
import type { WhiskeyFact } from './whiskey/facts.ts';

/** All that can happen at a table of `express`: the base game's facts and those of its boxes, one line each. */
export type Fact =
  | BaseFact
  | MarshalFact
  | PrisonFact
  | TeamsFact
  | StagecoachFact
  | WhiskeyFact
  | FlatbedFact
  | FlamesFact
  | LastCarFact
  | CouriersFact;

export type FactKind = Fact['kind'];
export type FactOf<K extends FactKind> = Extract<Fact, { kind: K }>;
