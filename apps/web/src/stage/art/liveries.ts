/** Colours of a car: its frame, and the wall one sees through the missing side. */
export interface Livery {
  readonly frame: string;
  readonly frameDark: string;
  readonly frameLight: string;
  readonly wall: string;
  readonly wallLow: string;
  readonly trim: string;
}

const LIVERIES: readonly Livery[] = [
  {
    frame: '#7d2f2b',
    frameDark: '#4f1b1c',
    frameLight: '#b2574a',
    wall: '#f2d9a6',
    wallLow: '#cf9f67',
    trim: '#e9bd5e',
  },
  {
    frame: '#2e5a54',
    frameDark: '#19383a',
    frameLight: '#5d8f83',
    wall: '#f3dfb4',
    wallLow: '#bb8a58',
    trim: '#e9bd5e',
  },
  {
    frame: '#3b3c6b',
    frameDark: '#232446',
    frameLight: '#6f70a8',
    wall: '#f0d2b0',
    wallLow: '#a8584f',
    trim: '#f0cd7d',
  },
  {
    frame: '#8a5a24',
    frameDark: '#57340f',
    frameLight: '#c08d4a',
    wall: '#f5e0b0',
    wallLow: '#c99a5d',
    trim: '#f3d58b',
  },
  {
    frame: '#5d3350',
    frameDark: '#391c33',
    frameLight: '#946184',
    wall: '#f2d8ae',
    wallLow: '#bf8f68',
    trim: '#e9bd5e',
  },
  {
    frame: '#4c5a34',
    frameDark: '#2c371d',
    frameLight: '#83925c',
    wall: '#ecd3a0',
    wallLow: '#b08556',
    trim: '#d9b15a',
  },
  {
    frame: '#3d4450',
    frameDark: '#22262f',
    frameLight: '#8b95a3',
    wall: '#bdb9ad',
    wallLow: '#77746c',
    trim: '#d8b25a',
  },
  {
    frame: '#4b4f39',
    frameDark: '#2a2d1f',
    frameLight: '#8d936f',
    wall: '#c3b896',
    wallLow: '#7d7256',
    trim: '#d8b25a',
  },
  {
    frame: '#51606a',
    frameDark: '#2d3840',
    frameLight: '#98a8b2',
    wall: '#ece7da',
    wallLow: '#a9b0ac',
    trim: '#c8372d',
  },
  {
    frame: '#4a4f5e',
    frameDark: '#2b2f3a',
    frameLight: '#8a91a3',
    wall: '#cfc6b8',
    wallLow: '#8d8577',
    trim: '#c9a24a',
  },
];

const BY_NAME: Readonly<Record<string, number>> = {
  car1: 0,
  restaurant: 1,
  firstClass: 2,
  car4: 3,
  car5: 4,
  baggage: 5,
  armored: 6,
  weapons: 7,
  medical: 8,
  prison: 9,
};

/** Those that any car may have. */
const PLAIN = 6;

export const liveryOf = (id: string, index: number): Livery =>
  LIVERIES[BY_NAME[id] ?? index % PLAIN] as Livery;
