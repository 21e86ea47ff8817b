import { isDeepStrictEqual } from 'node:util';
import { boxesOf } from '../../src/express/boxes.ts';
import type { Adjust, PointId, Points } from '../../src/express/points.ts';
import type { ExpressRules } from '../../src/express/rules.ts';
import { type ExpressSetup, type Game, openGame, type Table } from '../../src/index.ts';

type Value = Points[PointId]['value'];
type At = Points[PointId]['at'];

/** An adjuster, and the box or character it belongs to. */
interface Owned {
  readonly owner: string;
  readonly adjust: Adjust<PointId>;
}

/** Two boxes or characters whose adjusters on one point do not commute: in nothing but the order of a list, or in more. */
export interface Clash {
  readonly point: string;
  /** In alphabetical order. */
  readonly owners: readonly [string, string];
  readonly differ: 'order' | 'value';
}

const adjustersIn = (setup: ExpressSetup): ReadonlyMap<string, readonly Owned[]> => {
  const all = new Map<string, Owned[]>();
  for (const box of boxesOf(setup.boxes)) {
    for (const part of [box, ...(box.characters ?? [])]) {
      for (const [point, adjust] of Object.entries(part.adjust ?? {})) {
        const list = all.get(point) ?? [];
        all.set(point, list);
        list.push({ owner: part.id, adjust: adjust as Adjust<PointId> });
      }
    }
  }
  return all;
};

/** How often each pair met on a point, by `POINT OWNER OWNER`, and how they clashed. */
export class Encounters {
  readonly met = new Map<string, number>();
  readonly clashes = new Map<string, Clash>();

  /** A game like any other, but whatever two adjusters change is changed in both orders besides. */
  open(setup: ExpressSetup): Game<Table, Parameters<ExpressRules['evolve']>[1]> {
    const game = openGame(setup);
    const rules = game.rules as ExpressRules;
    const usual = rules.adjust;
    const lists = adjustersIn(setup);
    const adjust = Object.entries(usual).map(([point, adjusted]) => {
      const list = lists.get(point) ?? [];
      const compared = (value: Value, at: At): Value => {
        if (list.length > 1) this.compare(point, list, value, at, rules);
        return (adjusted as (value: Value, at: At) => Value)(value, at);
      };
      return [point, compared];
    });
    Object.assign(rules, { adjust: Object.fromEntries(adjust) });
    return game;
  }

  private compare(point: string, list: readonly Owned[], value: Value, at: At, rules: ExpressRules): void {
    for (const [i, one] of list.entries()) {
      for (const other of list.slice(i + 1)) {
        if (one.adjust === other.adjust) continue;
        const apply = (owned: Owned, before: typeof value): typeof value => owned.adjust(before, at, rules);
        const forth = apply(other, apply(one, value));
        const back = apply(one, apply(other, value));
        this.note(
          point,
          one.owner < other.owner ? [one.owner, other.owner] : [other.owner, one.owner],
          forth,
          back,
        );
      }
    }
  }

  private note(point: string, owners: readonly [string, string], forth: unknown, back: unknown): void {
    const key = [point, ...owners].join(' ');
    this.met.set(key, (this.met.get(key) ?? 0) + 1);
    if (isDeepStrictEqual(forth, back)) return;
    const differ = isDeepStrictEqual(sorted(forth), sorted(back)) ? 'order' : 'value';
    if (this.clashes.get(key)?.differ !== 'value') this.clashes.set(key, { point, owners, differ });
  }
}

const sorted = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((item) => JSON.stringify(item)).sort() : value;
