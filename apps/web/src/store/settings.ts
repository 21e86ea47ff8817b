import { cell } from './cell.ts';

export interface Settings {
  /** Sound at all, and how loud (0 to 1). */
  readonly sound: boolean;
  readonly volume: number;
  /** How fast facts are played; 0 shows the outcome at once. */
  readonly speed: 0 | 0.5 | 1 | 2 | 4;
  /** Fades in place of movement: as the system says, or always. */
  readonly reducedMotion: boolean;
  /** A tap chooses, a second one plays. */
  readonly confirmPlays: boolean;
  /** Percent of the usual size. */
  readonly textSize: 90 | 100 | 115 | 130;
  /** Coach marks already seen; `off` when they were ended for good. */
  readonly coach: 'off' | readonly string[];
  readonly logOpen: boolean | null;
  /** What was played last against bots; null before the first time. */
  readonly quick: QuickChoice | null;
}

/** A game against bots as it is chosen on the start page. */
export interface QuickChoice {
  /** The name of a preset. */
  readonly game: string;
  readonly bots: number;
  readonly kind: 'random' | 'heuristic';
}

export const defaults: Settings = {
  sound: true,
  volume: 0.6,
  speed: 1,
  reducedMotion: false,
  confirmPlays: false,
  textSize: 100,
  coach: [],
  logOpen: null,
  quick: null,
};

const KEY = 'holdup.settings';

const checks: { readonly [K in keyof Settings]: (value: unknown) => boolean } = {
  sound: (value) => typeof value === 'boolean',
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  speed: (value) => [0, 0.5, 1, 2, 4].includes(value as number),
  reducedMotion: (value) => typeof value === 'boolean',
  confirmPlays: (value) => typeof value === 'boolean',
  textSize: (value) => [90, 100, 115, 130].includes(value as number),
  coach: (value) =>
    value === 'off' || (Array.isArray(value) && value.every((one) => typeof one === 'string')),
  logOpen: (value) => value === null || typeof value === 'boolean',
  quick: (value) => value === null || isQuickChoice(value),
};

function isQuickChoice(value: unknown): value is QuickChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { game, bots, kind } = value as Partial<QuickChoice>;
  return typeof game === 'string' && Number.isInteger(bots) && (kind === 'random' || kind === 'heuristic');
}

/** Reads stored settings; whatever is missing or out of range is the default. */
export function settingsFrom(stored: string | null): Settings {
  let read: unknown = null;
  try {
    read = stored === null ? null : JSON.parse(stored);
  } catch {
    return defaults;
  }
  if (typeof read !== 'object' || read === null) return defaults;
  const known = Object.entries(read).filter(
    ([key, value]) => key in checks && checks[key as keyof Settings](value),
  );
  return { ...defaults, ...Object.fromEntries(known) };
}

/** The part of `localStorage` that settings need; a private window may have none, or refuse to write, or be full. */
interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export const settings = cell<Settings>(defaults);

/** Reads the settings from the shelf and puts them back at each change; where it refuses, they last as long as the page. */
export function keepSettings(shelf: Shelf | null): void {
  const stored = tried(() => shelf?.getItem(KEY));
  settings.set(settingsFrom(stored ?? null));
  settings.watch((value) => tried(() => shelf?.setItem(KEY, JSON.stringify(value))));
}

function tried<V>(act: () => V): V | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

export const change = (part: Partial<Settings>): void => settings.update((value) => ({ ...value, ...part }));
