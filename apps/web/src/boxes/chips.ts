import type { Table } from '@holdup/engine';
import type { Scene } from '../stage/scene.ts';

/** Somebody wears a chip more. */
export const withChip = (scene: Scene, who: string, chip: string): Scene => ({
  ...scene,
  chips: new Map(scene.chips).set(who, [...(scene.chips.get(who) ?? []), chip]),
});

/** A chip goes from whoever wears it to somebody else. */
export const withChipMoved = (scene: Scene, chip: string, to: string): Scene => {
  const chips = new Map([...scene.chips].map(([who, worn]) => [who, worn.filter((one) => one !== chip)]));
  return withChip({ ...scene, chips }, to, chip);
};

/** Loot that matters for what its holder can do is worn as a chip. */
export const withLootWorn = (scene: Scene, { loot }: Table, kind: string): Scene =>
  loot
    .filter((token) => token.kind === kind && token.at.startsWith('held:'))
    .reduce((now, { at }) => withChip(now, at.slice('held:'.length), `loot:${kind}`), scene);
