import type { CharacterId } from '../table.ts';

/** What a bullet of the Marshal's does besides being one (Big Box manual, Marshal's Bullet Cards). */
export type Penalty = LastingPenalty | 'gotHim' | 'dropThatBag' | 'goldenBullet';
/** Penalties that last until the end of the round, and the action whose cards they spoil. */
export type LastingPenalty = 'disarmed' | 'woundedKnee' | 'shoulderInjury';
export const SPOILS: Readonly<Record<LastingPenalty, string>> = {
  disarmed: 'shoot',
  woundedKnee: 'changeFloor',
  shoulderInjury: 'punch',
};
export const isLasting = (penalty: Penalty): penalty is LastingPenalty => penalty in SPOILS;

/** The two cylinder piles. */
export type PileId = 'a' | 'b';
export const PILE_IDS: readonly PileId[] = ['a', 'b'];
export const BULLETS_EACH = 6;

/** The penalties in each pile from the first shot to the last. No source shows the order. */
export const CYLINDERS: { readonly house: true } & Readonly<Record<PileId, readonly Penalty[]>> = {
  house: true,
  a: ['disarmed', 'gotHim', 'woundedKnee', 'dropThatBag', 'shoulderInjury', 'goldenBullet'],
  b: ['woundedKnee', 'dropThatBag', 'disarmed', 'gotHim', 'shoulderInjury', 'goldenBullet'],
};

/** His ten action cards. No source counts them. */
export const MARSHAL_DECK: { readonly house: true; readonly cards: readonly string[] } = {
  house: true,
  cards: [
    'move',
    'movePlus',
    'movePlus',
    'changeFloor',
    'changeFloorPlus',
    'shoot',
    'shoot',
    'punch',
    'capture',
    'capture',
  ],
};

/** Dollars in the two mailbags. */
export const MAILBAGS: readonly number[] = [200, 1200];
/** Brawler cards from the top: Gold, Silver, Bronze. */
export const BRAWLER_PRIZES: readonly number[] = [800, 500, 300];
export const WANTED_REWARD = 500;

/** Special targets; the last two only where there are at least four bandits. */
export const TARGETS: readonly string[] = [
  'onlyAFleshWound',
  'dodgeBullets',
  'goldenBulletAward',
  'theMailMustGoThrough',
  'throwAwayTheKey',
  'fullOfLead',
  'archEnemy',
];
export const FOR_FOUR_BANDITS: readonly string[] = ['fullOfLead', 'archEnemy'];
export const TARGETS_IN_PLAY = 3;
export const WARRANTS_IN_PLAY = 2;
/** Goals that make the Marshal the winner. */
export const GOALS_TO_WIN = 4;

/** The goal of capturing `who` (Big Box manual, Arrest Warrants). */
export const warrant = (who: CharacterId): string => `warrant:${who}`;
/** The bandit an arrest warrant names; null for a special target. */
export const wantedBy = (goal: string): CharacterId | null =>
  goal.startsWith('warrant:') ? goal.slice('warrant:'.length) : null;
