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

/** Where figures stand at a place: the middle of the ground line and its length; null off the train. */
export function ground(
  place: Place,
  cars: number,
): { readonly x: number; readonly y: number; readonly width: number } | null {
  const on = onTrain(place);
  if (!on || on.car >= cars) return null;
  const room = roomWidth(on.car);
  const inset = on.floor === 'inside' ? 30 : 16;
  return {
    x: carMiddle(on.car, cars),
    y: on.floor === 'inside' ? Y.floor : Y.roof,
    width: room - inset,
  };
}

/** The area that lights up and takes a tap for a place. */
export function placeBox(place: Place, cars: number): Box | null {
  const on = onTrain(place);
  if (!on || on.car >= cars) return null;
  const x = carLeft(on.car, cars);
  const width = roomWidth(on.car);
  return on.floor === 'inside'
    ? { x: x + 9, y: Y.ceiling + 4, width: width - 18, height: Y.floor - Y.ceiling + 2 }
    : { x: x + 2, y: Y.roof - 160, width: width - 4, height: 160 };
}
