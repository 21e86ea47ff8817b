/** What tells a character apart: any one of colour, pattern, letter and outline is enough. */
export interface Look {
  readonly letter: string;
  readonly colour: string;
  readonly dark: string;
  readonly light: string;
  readonly pattern: Pattern;
  readonly skin: string;
  readonly hair?: string;
  readonly hat: Hat;
  readonly coat: Coat;
}

export type Pattern = 'zigzag' | 'pinstripe' | 'bands' | 'diamonds' | 'dots' | 'checks' | 'waves' | 'plain';
export type Hat =
  | 'slouch'
  | 'topHat'
  | 'sombrero'
  | 'feathers'
  | 'plume'
  | 'flatCrown'
  | 'cone'
  | 'bowler'
  | 'hood'
  | 'goggles'
  | 'kepi';
export type Coat = 'poncho' | 'frock' | 'stout' | 'fringed' | 'gown' | 'duster' | 'robe';

/** Everybody this client has a drawing of, but for the Marshal. */
export const LOOKS: Readonly<Record<string, Look>> = {
  ghost: {
    letter: 'G',
    colour: '#e6dfd0',
    dark: '#8b8f9e',
    light: '#fffaf0',
    pattern: 'zigzag',
    skin: '#d9c3ae',
    hair: '#75727c',
    hat: 'slouch',
    coat: 'poncho',
  },
  doc: {
    letter: 'D',
    colour: '#2f6f9f',
    dark: '#173e63',
    light: '#7fb2d2',
    pattern: 'pinstripe',
    skin: '#e8bd98',
    hair: '#5a4136',
    hat: 'topHat',
    coat: 'frock',
  },
  tuco: {
    letter: 'T',
    colour: '#c4392c',
    dark: '#7a1b1c',
    light: '#f2a65a',
    pattern: 'bands',
    skin: '#c98f63',
    hair: '#2b1b18',
    hat: 'sombrero',
    coat: 'stout',
  },
  cheyenne: {
    letter: 'C',
    colour: '#3f8a55',
    dark: '#1d5134',
    light: '#d8c25e',
    pattern: 'diamonds',
    skin: '#b9784d',
    hair: '#241a1c',
    hat: 'feathers',
    coat: 'fringed',
  },
  belle: {
    letter: 'B',
    colour: '#a23f86',
    dark: '#5f1e57',
    light: '#efa9cd',
    pattern: 'dots',
    skin: '#f2cba9',
    hair: '#8a3a22',
    hat: 'plume',
    coat: 'gown',
  },
  django: {
    letter: 'J',
    colour: '#e39a24',
    dark: '#8a4c12',
    light: '#fbd98c',
    pattern: 'checks',
    skin: '#7d5138',
    hair: '#2a1a15',
    hat: 'flatCrown',
    coat: 'duster',
  },
  mei: {
    letter: 'M',
    colour: '#d8577c',
    dark: '#7e2244',
    light: '#f7c5cf',
    pattern: 'waves',
    skin: '#efc79d',
    hair: '#1f1a22',
    hat: 'cone',
    coat: 'robe',
  },
  silk: {
    letter: 'S',
    colour: '#555a6b',
    dark: '#272a38',
    light: '#b9bfd2',
    pattern: 'pinstripe',
    skin: '#e0b48f',
    hair: '#201a1d',
    hat: 'bowler',
    coat: 'frock',
  },
  misty: {
    letter: 'Y',
    colour: '#5fa9ab',
    dark: '#235a61',
    light: '#c6e8e2',
    pattern: 'waves',
    skin: '#e9c4a5',
    hair: '#6d5a50',
    hat: 'hood',
    coat: 'poncho',
  },
  twins: {
    letter: 'W',
    colour: '#8c5a34',
    dark: '#4c2c17',
    light: '#dcb483',
    pattern: 'checks',
    skin: '#e3b78d',
    hair: '#b5622c',
    hat: 'bowler',
    coat: 'stout',
  },
  shotgun: {
    letter: 'SG',
    colour: '#6d5a34',
    dark: '#3b2f18',
    light: '#d8c28a',
    pattern: 'bands',
    skin: '#e0b48f',
    hair: '#8a8378',
    hat: 'flatCrown',
    coat: 'duster',
  },
  courier: {
    letter: '✉',
    colour: '#3d5573',
    dark: '#1d2c45',
    light: '#d9b15a',
    pattern: 'plain',
    skin: '#e0b48f',
    hair: '#3a2c25',
    hat: 'kepi',
    coat: 'frock',
  },
  professor: {
    letter: 'P',
    colour: '#5a62b8',
    dark: '#2a2f6b',
    light: '#c0c5f2',
    pattern: 'diamonds',
    skin: '#e6c2a2',
    hair: '#e9e6df',
    hat: 'goggles',
    coat: 'duster',
  },
};

/** For a character this client has no drawing of. */
const STRANGER: Look = {
  letter: '?',
  colour: '#8f7f6a',
  dark: '#4b4136',
  light: '#d9cdb8',
  pattern: 'plain',
  skin: '#d9b08c',
  hair: '#3a2c25',
  hat: 'bowler',
  coat: 'frock',
};

export function lookOf(character: string): Look {
  const known = LOOKS[character.split(':')[0] ?? ''];
  if (known) return known;
  return { ...STRANGER, letter: character.charAt(0).toUpperCase() || '?' };
}

/** The Marshal wears no pattern and no letter: his is the star. */
export const MARSHAL = { colour: '#2b3350', dark: '#151a2e', gold: '#f4c64a', goldDark: '#a8741a' } as const;
