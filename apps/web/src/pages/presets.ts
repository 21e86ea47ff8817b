import {
  castOf,
  type ExpressSetup,
  isAlone,
  playersIn,
  roundsInPlay,
  seated,
  setupProblems,
} from '@holdup/engine';
import type { TableSettings } from '@holdup/protocol';
import { CLIENT_BOXES, type ClientBox } from '../boxes/index.ts';
import { addOnNames, plainSuper } from '../super/addOns.ts';
import { phraseProblem } from '../text/boxes.ts';
import { nameOf, t } from '../text/index.ts';

export type Setup = TableSettings['setup'];
export type Express = Extract<Setup, { game: 'express' }>;

const offered = (as: ClientBox['offered']): readonly string[] =>
  CLIENT_BOXES.filter((box) => box.offered === as).map(({ id }) => id);

/** Boxes that change the game, and small variants, in the order of the form. */
export const MODULES = offered('module');
export const VARIANTS = offered('variant');

const goesAlone = (id: string): boolean => CLIENT_BOXES.some((box) => box.id === id && box.alone);

const BOXES = {
  first: ['base'],
  classic: ['base'],
  horses: ['base', 'horses', 'stagecoach', 'whiskey'],
  marshal: ['base', 'prison', 'marshal'],
  couriers: ['base', 'couriers'],
  everything: ['base', ...[...MODULES, ...VARIANTS].filter((id) => !goesAlone(id))],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type PresetId = keyof typeof BOXES;

/** Those of which there are all boxes. */
export const PRESETS = (Object.keys(BOXES) as PresetId[]).filter((id) =>
  BOXES[id].every((box) => box === 'base' || MODULES.includes(box) || VARIANTS.includes(box)),
);

/** A preset for who has not chosen box by box; the edition stays what it was. */
export const presetSetup = (id: PresetId, edition: Express['options']['edition'] = 'bigBox'): Express => ({
  game: 'express',
  boxes: [...BOXES[id]],
  options: { edition, ...(id === 'first' ? { firstGame: true as const } : {}) },
});

/** The game of this name, as `gameId` gives it; the classic one where there is no such game. */
export function gameOf(id: string): Setup {
  if (id === 'super') return plainSuper;
  return presetSetup(PRESETS.find((one) => one === id) ?? 'classic');
}

/** The name of a game, without add-ons or other changes; null for a mix of one's own. */
export const gameId = (setup: Setup): string | null => (setup.game === 'super' ? 'super' : presetOf(setup));

/** The preset that a set-up is; null for a mix of one's own. */
export function presetOf({ boxes, options }: Express): PresetId | null {
  const plain = Object.keys(options).every((key) => key === 'edition' || key === 'firstGame');
  if (!plain) return null;
  return (
    PRESETS.find(
      (id) =>
        BOXES[id].length === boxes.length &&
        BOXES[id].every((box) => boxes.includes(box)) &&
        (options.firstGame === true) === (id === 'first'),
    ) ?? null
  );
}

/** A set-up with a box more or less. What comes only with another box goes with it, and rounds are picked anew. */
export function withBox(setup: Express, box: string, on: boolean): Express {
  const needed = CLIENT_BOXES.find(({ id }) => id === box)?.needs ?? [];
  const needing = CLIENT_BOXES.filter(({ needs }) => needs?.includes(box)).map(({ id }) => id);
  const boxes = on
    ? [...setup.boxes, box, ...needed]
    : setup.boxes.filter((one) => one !== box && !needing.includes(one));
  const { pickRounds: _, ...options } = setup.options;
  return { ...setup, boxes: [...new Set(boxes)], options };
}

/** The first round cards and stations in play, for the host to go on from. */
export function firstPick({ boxes }: Express): { rounds: string[]; stations: string[] } {
  const { rounds, stations } = roundsInPlay(boxes);
  return { rounds: rounds.slice(0, 7), stations: stations.slice(0, 3) };
}

/** A set-up with as many seats as it can have. */
export function fitted<S extends Pick<TableSettings, 'setup' | 'seats'>>(wish: S): S {
  const { min, max } = playersIn(wish.setup);
  return { ...wish, seats: Math.min(max, Math.max(min, wish.seats)) };
}

/** What a table plays, in a few words: the preset's name, or the boxes of a mix of one's own. */
export function gameName(setup: Setup): string {
  if (setup.game === 'super') return `${t('preset.super')}, ${addOnNames(setup)}`;
  const preset = presetOf(setup);
  return preset ? nameOf('preset', preset) : setup.boxes.map((box) => nameOf('box', box)).join(', ');
}

/** In words, why no cast whatever makes a game of this set-up; empty where it can be played. */
export function whyNot({ setup, seats }: Pick<TableSettings, 'setup' | 'seats'>): string[] {
  if (setup.game === 'super') {
    const players = castOf(setup)
      .slice(0, seats)
      .map((who) => ({ characters: [who] }));
    return setupProblems({ ...setup, players }).map(phraseProblem);
  }
  const found = casts(setup).map((cast) => {
    const options = setup.options as ExpressSetup['options'];
    const players = seated(cast, { boxes: setup.boxes, options, players: seats });
    return setupProblems({ game: 'express', boxes: setup.boxes, options, players }).map(phraseProblem);
  });
  // What another cast would mend is no fault of the set-up: nobody has chosen a character yet.
  const [least = []] = found.toSorted((a, b) => a.length - b.length);
  return [...new Set(least)];
}

/** Casts to try: with who plays alone and without, each beginning with another bandit: some pairs are forbidden. */
function casts(setup: Express): string[][] {
  const all = castOf(setup);
  const lone = all.filter((who) => isAlone(setup.boxes, who));
  const bandits = all.filter((who) => !lone.includes(who));
  const turned = bandits.slice(0, 4).map((_, i) => [...bandits.slice(i), ...bandits.slice(0, i)]);
  return [...turned.map((cast) => [...lone, ...cast]), ...turned];
}
