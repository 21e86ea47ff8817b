import type { CharacterId, Fact, Loot, Table } from '@holdup/engine';
import type { Scene } from '../stage/scene.ts';
import type { Line } from '../text/fact.ts';
import type { Naming } from '../text/naming.ts';
import { amulet } from './amulet/index.ts';
import { bandits } from './bandits/index.ts';
import type { ClientBox } from './box.ts';
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
import { stagecoach } from './stagecoach/index.ts';
import { teams } from './teams/index.ts';
import { whiskey } from './whiskey/index.ts';

export type { ClientBox, Effect } from './box.ts';

/** Every box this client knows, in the order of the form and of what is shown: one line each. */
export const CLIENT_BOXES: readonly ClientBox[] = [
  bandits,
  teams,
  horsesAndStagecoach,
  horses,
  stagecoach,
  whiskey,
  marshalAndPrisoners,
  prison,
  marshal,
  couriers,
  flames,
  prototype,
  amulet,
  flatbed,
  dynamite,
  lastCar,
];

/** What all boxes say, in their order. */
export const saidByBoxes = <V>(said: (box: ClientBox) => readonly V[] | undefined): readonly V[] =>
  CLIENT_BOXES.flatMap((box) => said(box) ?? []);

/** What the first box says that says anything. */
export function firstOfBoxes<V>(said: (box: ClientBox) => V | null | undefined): V | null {
  for (const box of CLIENT_BOXES) {
    const found = said(box);
    if (found !== null && found !== undefined) return found;
  }
  return null;
}

/** Of a player's characters the one who plays bullets as cards of its own. */
export const bulletPlayer = (characters: readonly CharacterId[]): CharacterId | null =>
  firstOfBoxes(({ playsBullets }) => characters.find((who) => who === playsBullets));

/** What the log says of a fact of a box; undefined where no box knows it. */
export function boxLine(fact: Fact, naming: Naming): Line | null | undefined {
  for (const { lines } of CLIENT_BOXES) {
    // The table pairs each kind with a sentence of its own, which the type of an index by a union cannot say.
    const phrase = lines?.[fact.kind] as ((fact: Fact, naming: Naming) => Line | null) | undefined;
    if (phrase) return phrase(fact, naming);
  }
}

/** The picture after a fact of a box. */
export function boxChange(scene: Scene, fact: Fact): Scene {
  for (const { changes } of CLIENT_BOXES) {
    const change = changes?.[fact.kind] as ((scene: Scene, fact: Fact) => Scene) | undefined;
    if (change) return change(scene, fact);
  }
  return scene;
}

/** A word for a token that is worth no money, or is not as others of its kind are. */
export const shortOf = (table: Table, token: Loot): string | null =>
  firstOfBoxes((box) => box.short?.(table, token));
