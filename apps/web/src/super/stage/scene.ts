import {
  evolveSuper,
  type Fact,
  inPlace,
  type LineEnd,
  type SuperFact,
  type SuperTable,
} from '@holdup/engine';
import { BESIDE, ground, trainLength } from '../../stage/geometry.ts';

/** The picture as data: the table itself, and what one has seen but the table does not keep. */
export interface SuperScene {
  readonly table: SuperTable;
  /** At which end of the train those lie who have fallen off and may still be saved; the rear where it is not known. */
  readonly fallen: ReadonlyMap<string, LineEnd>;
}

export function sceneAfter({ table, fallen }: SuperScene, fact: Fact): SuperScene {
  const next = evolveSuper(table, fact as SuperFact);
  return { table: next, fallen: fact.kind === 'fell' ? new Map(fallen).set(fact.who, fact.side) : fallen };
}

/** Cars with the locomotive. */
export const carsOf = ({ table }: SuperScene): number => table.wagons.length + 1;

/** The hour of a day that ends with the longest game: 1 to 5. */
export const hourOf = ({ table }: SuperScene): number =>
  1 + Math.round((((table.round?.number ?? 1) - 1) * 4) / Math.max(1, table.players.length));

export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly facing: LineEnd;
  readonly lying: boolean;
}

/** Units along the floor that a bandit needs to be seen whole. */
const ROOM = { standing: 74, lying: 128 } as const;
/** Smaller than this nobody is drawn: then they stand closer. */
const SMALLEST = 0.62;

/** Where everybody is: in a place in the order of the line, from the locomotive's side. */
export function standings(scene: SuperScene): Map<string, Standing> {
  const { table, fallen } = scene;
  const cars = carsOf(scene);
  const found = new Map<string, Standing>();
  for (let car = 0; car < cars; car++)
    for (const floor of ['inside', 'roof'])
      for (const [who, at] of lineIn(table, `${car}/${floor}`, cars)) found.set(who, at);
  let lying = 0;
  for (const [who, { at, out, facing }] of Object.entries(table.characters)) {
    if (at !== 'off' || out) continue;
    const front = fallen.get(who) === 'front';
    const x = front ? trainLength(cars) - 60 - lying * 60 : 40 + lying * 60;
    found.set(who, { x, y: BESIDE.horses, scale: BESIDE.scale, facing, lying: true });
    lying++;
  }
  return found;
}

function lineIn(table: SuperTable, place: string, cars: number): [string, Standing][] {
  const line = inPlace(table, place);
  const at = ground(place, { cars, prison: null, coach: null });
  if (!at || line.length === 0) return [];
  const rooms = line.map((who) => ROOM[table.characters[who]?.lying ? 'lying' : 'standing']);
  const whole = rooms.reduce((sum, room) => sum + room, 0);
  const scale = Math.min(1, Math.max(SMALLEST, at.width / whole));
  const step = Math.min(scale, at.width / whole);
  let x = at.x + (whole * step) / 2;
  return line.map((who, i) => {
    const room = (rooms[i] ?? 0) * step;
    x -= room;
    const { facing, lying } = table.characters[who] ?? { facing: 'front' as const, lying: false };
    return [who, { x: x + room / 2, y: at.y, scale, facing, lying }];
  });
}
