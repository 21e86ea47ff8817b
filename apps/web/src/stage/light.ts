/** The colours of one hour of the day; numbers are 0xRRGGBB. */
export interface Light {
  readonly skyTop: number;
  readonly skyMiddle: number;
  readonly skyLow: number;
  readonly sun: number;
  /** Where the sun stands: share of the width, and of the height above the horizon. */
  readonly sunX: number;
  readonly sunY: number;
  readonly cloud: number;
  readonly far: number;
  readonly middle: number;
  readonly near: number;
  readonly ground: number;
  readonly front: number;
  /** Multiplies the train's colours. */
  readonly train: number;
  /** 0 to 1: how strongly lamps and stars shine. */
  readonly lamps: number;
  readonly stars: number;
}

/** From morning (round 1) to dusk (round 5). */
export const HOURS: readonly Light[] = [
  {
    skyTop: 0x6fb4c4,
    skyMiddle: 0xbcd9c9,
    skyLow: 0xf9e3b4,
    sun: 0xfff3cf,
    sunX: 0.16,
    sunY: 0.34,
    cloud: 0xfff6e4,
    far: 0xc9a9a0,
    middle: 0xcf8f6c,
    near: 0xb8754a,
    ground: 0xdcae74,
    front: 0x8a5a3c,
    train: 0xfffaf0,
    lamps: 0.1,
    stars: 0,
  },
  {
    skyTop: 0x4f9fc0,
    skyMiddle: 0x9fd0d2,
    skyLow: 0xf3ead0,
    sun: 0xfffbe6,
    sunX: 0.36,
    sunY: 0.8,
    cloud: 0xffffff,
    far: 0xbfa8ac,
    middle: 0xd0936a,
    near: 0xbd7a48,
    ground: 0xe3b679,
    front: 0x8c5d3b,
    train: 0xffffff,
    lamps: 0.05,
    stars: 0,
  },
  {
    skyTop: 0x5b93ad,
    skyMiddle: 0xe9c98f,
    skyLow: 0xfbd68a,
    sun: 0xfff0b8,
    sunX: 0.6,
    sunY: 0.58,
    cloud: 0xffeccb,
    far: 0xb98d88,
    middle: 0xc97c52,
    near: 0xa9613a,
    ground: 0xd99f5c,
    front: 0x74462f,
    train: 0xfff3dc,
    lamps: 0.25,
    stars: 0,
  },
  {
    skyTop: 0x53557f,
    skyMiddle: 0xd9795d,
    skyLow: 0xfdbb63,
    sun: 0xffe39a,
    sunX: 0.74,
    sunY: 0.26,
    cloud: 0xf4a27a,
    far: 0x8d5d72,
    middle: 0x9c4f4c,
    near: 0x7b3b38,
    ground: 0xb56f48,
    front: 0x46262b,
    train: 0xffe6c8,
    lamps: 0.65,
    stars: 0.25,
  },
  {
    skyTop: 0x1f2447,
    skyMiddle: 0x5b4173,
    skyLow: 0xdd7a5e,
    sun: 0xf6ecd2,
    sunX: 0.82,
    sunY: 0.66,
    cloud: 0x7a5580,
    far: 0x54406b,
    middle: 0x473259,
    near: 0x35264a,
    ground: 0x5d4056,
    front: 0x1d1730,
    train: 0xe6d3d6,
    lamps: 1,
    stars: 1,
  },
];

/** The light of a round, 1 to 5; before the first round it is morning. */
export const lightOf = (round: number): Light =>
  HOURS[Math.min(HOURS.length, Math.max(1, round)) - 1] ?? (HOURS[0] as Light);

/** A colour between two, `0xRRGGBB`: with `share` 0 it is the first, with 1 the second. */
export function mix(a: number, b: number, share: number): number {
  const channel = (shift: number) => {
    const from = (a >> shift) & 255;
    return Math.round(from + (((b >> shift) & 255) - from) * share) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}

/** A light between two, likewise: colours are mixed, and what is no colour is in between. */
export function mixLight(a: Light, b: Light, share: number): Light {
  const mixed: Record<string, number> = {};
  for (const key of Object.keys(a) as (keyof Light)[]) {
    const real = key === 'sunX' || key === 'sunY' || key === 'lamps' || key === 'stars';
    mixed[key] = real ? a[key] + (b[key] - a[key]) * share : mix(a[key], b[key], share);
  }
  return mixed as unknown as Light;
}

export const css = (colour: number, alpha = 1): string =>
  `rgb(${colour >> 16} ${(colour >> 8) & 255} ${colour & 255} / ${alpha})`;
