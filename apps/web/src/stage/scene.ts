import type { Fact, Place, Table } from '@holdup/engine';

/** The picture as data: what stands where. The stage draws it; a fact turns one into the next. */
export interface Scene {
  readonly cars: readonly string[];
  readonly figures: ReadonlyMap<string, Place>;
  readonly loot: ReadonlyMap<number, { readonly kind: string; readonly at: string }>;
  readonly round: number;
}

export const EMPTY: Scene = { cars: [], figures: new Map(), loot: new Map(), round: 0 };

export function sceneOf(table: Table): Scene {
  const figures = new Map<string, Place>();
  for (const [who, character] of Object.entries(table.characters)) figures.set(who, character.at);
  for (const [pawn, at] of Object.entries(table.pawns)) figures.set(pawn, at);
  return {
    cars: table.cars,
    figures,
    loot: new Map(table.loot.map(({ id, kind, at }) => [id, { kind, at }])),
    round: table.round?.number ?? 0,
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
      const { id, kind, at } = fact.loot;
      return { ...scene, loot: new Map(scene.loot).set(id, { kind, at }) };
    }
    case 'roundBegan':
      return { ...scene, round: fact.number };
    default:
      return scene;
  }
}
