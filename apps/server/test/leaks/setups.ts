import { anySetup, type GameSetup, type Settled, SUPER_CHARACTERS } from '@holdup/engine';
import { whimOf } from './pairs.ts';

/** Games of every kind: what is not settled here is drawn anew for each pair. */
const SETTLED = {
  base: { boxes: ['base'], players: 4 },
  'base 2014': { boxes: ['base'], players: 5, options: { edition: 'base2014' } },
  'two each': { boxes: ['base'], players: 3, options: { edition: 'bigBox', expert: false } },
  expert: { boxes: ['base'], players: 4, options: { expert: true } },
  'expert in teams': { boxes: ['base'], players: 4, options: { expert: true, teams: true } },
  teams: { boxes: ['base', 'whiskey'], players: 4, options: { teams: true, expert: false } },
  country: { boxes: ['base', 'horses', 'stagecoach', 'horsesAndStagecoach', 'whiskey'], players: 4 },
  law: { boxes: ['base', 'marshal', 'prison'], players: 5, options: { teams: false } },
  'expert prison': { boxes: ['base', 'prison'], players: 4, options: { expert: true, teams: false } },
  'small boxes': {
    boxes: ['base', 'flames', 'prototype', 'amulet', 'flatbed', 'dynamite', 'lastCar'],
    players: 4,
  },
  'big box': {
    boxes: ['base', 'horses', 'stagecoach', 'horsesAndStagecoach', 'whiskey', 'marshal', 'prison'],
    players: 5,
  },
  couriers: { boxes: ['base', 'couriers'], players: 5 },
  'expert couriers': { boxes: ['base', 'couriers'], players: 4, options: { expert: true } },
} as const satisfies Record<string, Settled>;

const SUPER = {
  super: {},
  'super with all': { reflexes: true, horses: true, timeTravel: true },
} as const;

export type SetupName = keyof typeof SETTLED | keyof typeof SUPER;
export const SETUPS = [...Object.keys(SETTLED), ...Object.keys(SUPER)] as readonly SetupName[];

/** One set-up of the kind; the same for the same text. */
export function setupOf(name: SetupName, text: string): GameSetup {
  const whim = whimOf(`${name} ${text}`);
  const random = (): number => whim(65_536) / 65_536;
  if (name === 'super' || name === 'super with all') {
    const from = whim(3);
    const players = SUPER_CHARACTERS.slice(from, from + 4).map((who) => ({ characters: [who] }));
    return { game: 'super', boxes: [], options: SUPER[name], players };
  }
  return anySetup(random, SETTLED[name]);
}
