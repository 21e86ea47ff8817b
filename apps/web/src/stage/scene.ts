import type { Fact, Place, Table } from '@holdup/engine';
import { boxChange, CLIENT_BOXES } from '../boxes/index.ts';
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
  /** Cars that the train has gone along the armored one; null where there is no other train. */
  readonly slid: number | null;
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
  slid: null,
};

export function sceneOf(table: Table): Scene {
  const figures = new Map<string, Place>();
  for (const [who, character] of Object.entries(table.characters)) figures.set(who, character.at);
  for (const [pawn, at] of Object.entries(table.pawns)) figures.set(pawn, at);
  const plain: Scene = {
    ...EMPTY,
    cars: table.cars,
    figures,
    loot: new Map(table.loot.map(({ id, kind, at }) => [id, { kind, at }])),
    round: table.round?.number ?? 0,
  };
  return CLIENT_BOXES.reduce((scene, box) => box.paints?.(scene, table) ?? scene, plain);
}

/** Where places are found that do not lie along the train. */
export function yardOf({ cars, figures, slid }: Scene): Yard {
  const prison = cars.indexOf('prison');
  const coach = Number.parseInt(figures.get('coach') ?? '', 10);
  return {
    cars: cars.length,
    prison: prison < 0 ? null : prison,
    coach: Number.isNaN(coach) ? null : coach,
    slid,
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
    default:
      return boxChange(scene, fact);
  }
}
