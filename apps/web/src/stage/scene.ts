import type { Fact, Place, Table } from '@holdup/engine';
import { boxOf, burningCars, rooflessCar } from '../store/boxes.ts';
import type { Yard } from './geometry.ts';

/** The picture as data: what stands where. The stage draws it; a fact turns one into the next. */
export interface Scene {
  readonly cars: readonly string[];
  readonly figures: ReadonlyMap<string, Place>;
  readonly loot: ReadonlyMap<number, { readonly kind: string; readonly at: string }>;
  readonly round: number;
  /** Cars on fire. */
  readonly burning: readonly number[];
  /** The car without a roof. */
  readonly roofless: number | null;
  /** Chips that somebody wears: `hostage:banker`, `penalty:disarmed`; the stagecoach wears those on offer. */
  readonly chips: ReadonlyMap<string, readonly string[]>;
  /** Prisoners behind the prison car, as chips. */
  readonly prisoners: readonly string[];
}

export const EMPTY: Scene = {
  cars: [],
  figures: new Map(),
  loot: new Map(),
  round: 0,
  burning: [],
  roofless: null,
  chips: new Map(),
  prisoners: [],
};

/** Loot that matters for what its holder can do is worn as a chip. */
const WORN = new Set(['amulet', 'prototype']);

export function sceneOf(table: Table): Scene {
  const figures = new Map<string, Place>();
  for (const [who, character] of Object.entries(table.characters)) figures.set(who, character.at);
  for (const [pawn, at] of Object.entries(table.pawns)) figures.set(pawn, at);
  const half = boxOf(table, 'whiskey')?.halfDrunk ?? [];
  const lookOf = (token: Table['loot'][number]) => flaskLook(token.kind, token.face, half.includes(token.id));
  return {
    cars: table.cars,
    figures,
    loot: new Map(table.loot.map((token) => [token.id, { kind: lookOf(token), at: token.at }])),
    round: table.round?.number ?? 0,
    burning: burningCars(table),
    roofless: rooflessCar(table),
    chips: chipsOf(table),
    prisoners: (boxOf(table, 'prison')?.offer ?? []).map((who) => `prisoner:${who}`),
  };
}

/** How a token looks: only flasks of which there is something to see have a look of their own. */
function flaskLook(kind: string, face: string | null | undefined, half: boolean): string {
  if (kind !== 'flask') return kind;
  return half ? 'flask:half' : face === 'old' ? 'flask:old' : kind;
}

function chipsOf(table: Table): Map<string, string[]> {
  const chips = new Map<string, string[]>();
  const wear = (who: string, chip: string) => chips.set(who, [...(chips.get(who) ?? []), chip]);
  const coach = boxOf(table, 'stagecoach');
  for (const hostage of coach?.offer ?? []) wear('coach', `hostage:${hostage}`);
  for (const [who, hostage] of Object.entries(coach?.held ?? {})) wear(who, `hostage:${hostage}`);
  for (const [who, prisoner] of Object.entries(boxOf(table, 'prison')?.held ?? {}))
    wear(who, `prisoner:${prisoner}`);
  for (const [who, penalties] of Object.entries(boxOf(table, 'marshal')?.penalties ?? {}))
    for (const penalty of penalties) wear(who, `penalty:${penalty}`);
  for (const { kind, at } of table.loot)
    if (WORN.has(kind) && at.startsWith('held:')) wear(at.slice('held:'.length), `loot:${kind}`);
  return chips;
}

/** Where places are found that do not lie along the train. */
export function yardOf({ cars, figures }: Scene): Yard {
  const prison = cars.indexOf('prison');
  const coach = Number.parseInt(figures.get('coach') ?? '', 10);
  return {
    cars: cars.length,
    prison: prison < 0 ? null : prison,
    coach: Number.isNaN(coach) ? null : coach,
  };
}

/** What a fact changes in the picture; facts that change nothing in it give the same scene. */
export function sceneAfter(scene: Scene, fact: Fact): Scene {
  switch (fact.kind) {
    case 'moved':
      return { ...scene, figures: new Map(scene.figures).set(fact.who, fact.to) };
    case 'lootTaken':
    case 'lootDropped':
    case 'lootPlaced':
    case 'lootLost': {
      const { id, at } = fact.loot;
      const kind = scene.loot.get(id)?.kind ?? fact.loot.kind;
      return { ...scene, loot: new Map(scene.loot).set(id, { kind, at }) };
    }
    case 'roundBegan':
      return { ...scene, round: fact.number };
    case 'caughtFire':
      return { ...scene, burning: [...scene.burning, ...fact.cars] };
    case 'fireOut':
      return { ...scene, burning: scene.burning.filter((car) => car !== fact.car) };
    case 'roofRemoved':
      return { ...scene, roofless: fact.car };
    case 'carUnhooked':
      return { ...scene, cars: scene.cars.slice(0, fact.car) };
    case 'hostageTaken':
      return chipMoved(scene, `hostage:${fact.hostage}`, fact.who);
    case 'prisonerFreed': {
      const chip = `prisoner:${fact.prisoner}`;
      return chipMoved(
        { ...scene, prisoners: scene.prisoners.filter((one) => one !== chip) },
        chip,
        fact.who,
      );
    }
    default:
      return scene;
  }
}

function chipMoved(scene: Scene, chip: string, to: string): Scene {
  const chips = new Map([...scene.chips].map(([who, worn]) => [who, worn.filter((one) => one !== chip)]));
  chips.set(to, [...(chips.get(to) ?? []), chip]);
  return { ...scene, chips };
}
