import { onTrain, type Place } from '@holdup/engine';

/**
 * The stage's own units: x grows towards the locomotive, y downwards; the rails lie at y 0 and the caboose begins
 * at x 0. The camera turns them into pixels.
 */
export const CAR = { width: 250, gap: 26 } as const;
export const PITCH = CAR.width + CAR.gap;
/** The cab is the locomotive's place; the boiler in front of it is none. */
export const LOCOMOTIVE = { cab: 236, boiler: 176 } as const;

/** Heights of the parts of a car. */
export const Y = { axle: -20, sillBottom: -26, floor: -62, ceiling: -256, roof: -280 } as const;

/** What must fit above and below the rails: two ranks on a roof, and the ballast. */
export const SCENE = { above: 464, below: 34, left: 52, right: 66 } as const;

/** The ground beside the train, nearer to the eye: horses run there, and before them the stagecoach. */
export const BESIDE = { horses: 66, coach: 190, scale: 0.62 } as const;
/** Heights of the stagecoach's floor and roof over its ground, and the room on them. */
export const COACH = { floor: 30, roof: 130, width: 150, shift: -24 } as const;
/** What must fit below the rails with horses, and with the stagecoach. */
export const BELOW = { horses: 84, coach: 206 } as const;
/** The cell takes the caboose's end of the prison car. */
export const CELL = { left: 8, width: 106 } as const;

/** The track of another train, further from the eye: the height of its rails, and what must fit above those of the nearer one. */
export const OTHER = { rails: -456, above: 900, cars: 7 } as const;

export const FIGURE = { width: 82, height: 146 } as const;
export const TOKEN = 42;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `cars` counts the locomotive. */
export function carLeft(index: number, cars: number): number {
  return (cars - 1 - index) * PITCH;
}

export const trainLength = (cars: number): number => (cars - 1) * PITCH + LOCOMOTIVE.cab + LOCOMOTIVE.boiler;

export const roomWidth = (index: number): number => (index === 0 ? LOCOMOTIVE.cab : CAR.width);

export const carMiddle = (index: number, cars: number): number => carLeft(index, cars) + roomWidth(index) / 2;

/** What must be known of a train to find a place of it. */
export interface Yard {
  /** Counts the locomotive. */
  readonly cars: number;
  /** The car with the cell, and the one beside which the stagecoach runs; null where there is none. */
  readonly prison: number | null;
  readonly coach: number | null;
  /** Cars that the train has gone along another one, whose locomotive is at the other end; without, there is no other. */
  readonly slid?: number | null;
}

/** The left end of a car of the other train. It stands beside the car that has gone as far. */
export const otherLeft = (index: number, { cars, slid }: Pick<Yard, 'cars' | 'slid'>): number =>
  (index - (slid ?? 0) + cars - 1) * PITCH;

/** `a3/roof`: a place of the other train. */
function onOther(place: Place): { readonly car: number; readonly floor: 'inside' | 'roof' } | null {
  const [, car, floor] = /^a(\d+)\/(inside|roof)$/.exec(place) ?? [];
  if (car === undefined || Number(car) >= OTHER.cars || (Number(car) === TENDER && floor === 'inside'))
    return null;
  return { car: Number(car), floor: floor as 'inside' | 'roof' };
}

/** The other train's second car has no inside. */
const TENDER = 1;

export interface Ground {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Of the figures that stand there. */
  readonly scale: number;
  /** What is nearer to the eye is drawn over what is further away. */
  readonly depth: number;
}

/** Where figures stand at a place: the middle of the ground line and its length; null off the stage. */
export function ground(place: Place, yard: Yard): Ground | null {
  const on = onTrain(place);
  if (!on) return beside(place, yard);
  if (on.car >= yard.cars) return null;
  if (on.floor === 'inside' && on.car === yard.prison) {
    const left = carLeft(on.car, yard.cars) + CELL.left + CELL.width + 6;
    const width = CAR.width - CELL.left - CELL.width - 22;
    return { x: left + width / 2, y: Y.floor, width, scale: 0.9, depth: 0 };
  }
  return floorOf(carMiddle(on.car, yard.cars), roomWidth(on.car), on.floor);
}

function floorOf(x: number, room: number, floor: 'inside' | 'roof'): Ground {
  const inset = floor === 'inside' ? 30 : 16;
  return { x, y: floor === 'inside' ? Y.floor : Y.roof, width: room - inset, scale: 1, depth: 0 };
}

const NEAR = 200;

function beside(place: Place, yard: Yard): Ground | null {
  const { cars, prison, coach } = yard;
  if (place === 'cell') {
    if (prison === null) return null;
    const x = carLeft(prison, cars) + CELL.left + CELL.width / 2;
    return { x, y: Y.floor, width: CELL.width - 6, scale: 0.84, depth: 0 };
  }
  const other = onOther(place);
  if (other) {
    const { y, ...line } = floorOf(otherLeft(other.car, yard) + CAR.width / 2, CAR.width, other.floor);
    return { ...line, y: y + OTHER.rails };
  }
  const [where, what] = place.split('/');
  if (where === 'coach') {
    if (coach === null || coach >= cars) return null;
    const y = BESIDE.coach - (what === 'roof' ? COACH.roof : COACH.floor);
    const x = carMiddle(coach, cars) + COACH.shift;
    return { x, y, width: COACH.width - (what === 'roof' ? 0 : 18), scale: BESIDE.scale, depth: NEAR * 2 };
  }
  const car = Number(where);
  if (!Number.isInteger(car) || car >= cars) return null;
  if (what === 'horse')
    return { x: carMiddle(car, cars), y: BESIDE.horses, width: CAR.width, scale: BESIDE.scale, depth: 0 };
  if (what === 'coach')
    return {
      x: carMiddle(car, cars) + COACH.shift,
      y: BESIDE.coach,
      width: COACH.width,
      scale: 1,
      depth: NEAR,
    };
  return null;
}

/** The area that lights up and takes a tap for a place. */
export function placeBox(place: Place, yard: Yard): Box | null {
  const on = onTrain(place);
  const line = ground(place, yard);
  if (!line) return null;
  const other = onOther(place);
  if (other) return floorBox(otherLeft(other.car, yard), CAR.width, other.floor, OTHER.rails);
  if (!on || (on.floor === 'inside' && on.car === yard.prison)) {
    const height = (place === 'cell' || on ? Y.floor - Y.ceiling - 6 : 96) + (place === 'coach/roof' ? 6 : 0);
    return { x: line.x - line.width / 2 - 4, y: line.y - height, width: line.width + 8, height: height + 6 };
  }
  const x = carLeft(on.car, yard.cars);
  const width = roomWidth(on.car);
  return floorBox(x, width, on.floor, 0);
}

const floorBox = (x: number, width: number, floor: 'inside' | 'roof', rails: number): Box =>
  floor === 'inside'
    ? { x: x + 9, y: rails + Y.ceiling + 4, width: width - 18, height: Y.floor - Y.ceiling + 2 }
    : { x: x + 2, y: rails + Y.roof - 160, width: width - 4, height: 160 };

/** Every place where a figure may be put. */
export const placesOf = ({ cars, prison, coach, slid = null }: Yard): Place[] => [
  ...Array.from({ length: cars }, (_, car) => [`${car}/inside`, `${car}/roof`]).flat(),
  ...(prison === null ? [] : ['cell']),
  ...(coach === null ? [] : ['coach/inside', 'coach/roof']),
  ...(slid === null
    ? []
    : Array.from({ length: OTHER.cars }, (_, car) => [`a${car}/inside`, `a${car}/roof`]).flat()),
];
