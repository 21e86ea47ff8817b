import { CHOOSABLE, charactersOf } from '../express/index.ts';
import { SUPER_CHARACTERS } from '../super/components.ts';
import type { Opening } from './format.ts';
import { notFitting } from './reading.ts';

/** Why a game cannot be set up like this, as the rules of a game tell it. */
interface Problem {
  readonly code: string;
  readonly about: Readonly<Record<string, string | number>>;
}

type Told = { readonly key: string; readonly expected: string; readonly got: unknown };

/** What each code means for who writes a scenario: where the file is wrong, and what would be right. */
const TOLD: Readonly<Record<string, (about: Problem['about'], opening: Opening) => Told>> = {
  'unknown-box': ({ box }, { game }) => ({
    key: 'boxes',
    expected: game === 'super' ? 'none (add-ons are options)' : oneOf(['base', ...CHOOSABLE]),
    got: box,
  }),
  'box-twice': ({ box }) => ({ key: 'boxes', expected: 'every box once', got: box }),
  'unknown-option': ({ option = '' }, { options }) => ({
    key: `options.${option}`,
    expected: 'an option of this game and these boxes, with a value that it has',
    got: options[option],
  }),
  'pick-rounds': ({ what = '', count }, { options }) => ({
    key: `options.pickRounds.${what}`,
    expected: `${count} different ids of cards that these boxes have`,
    got: (options.pickRounds as Readonly<Record<string, unknown>> | null)?.[what],
  }),
  'player-count': ({ min, max }, { players }) => ({
    key: 'players',
    expected: `${min} to ${max} players`,
    got: players.length,
  }),
  'character-count': ({ seat, each }, opening) => ({
    key: `players.${seat}`,
    expected: each === 1 ? 'one character' : `${each} characters, as each of so few players has`,
    got: castOf(seat, opening),
  }),
  'unknown-character': ({ seat, character }, { game, boxes }) => ({
    key: `players.${seat}`,
    expected: oneOf(game === 'super' ? SUPER_CHARACTERS : charactersOf(['base', ...boxes])),
    got: character,
  }),
  'character-twice': ({ seat, character }) => ({
    key: `players.${seat}`,
    expected: 'every character once',
    got: character,
  }),
  'characters-together': ({ seat }, opening) => ({
    key: `players.${seat}`,
    expected: 'characters that one player may have',
    got: castOf(seat, opening),
  }),
  'not-together': ({ box, other, option, value }) => ({
    key: option === undefined ? 'boxes' : `options.${option}`,
    expected: `nothing that does not go with ${other ?? box}`,
    got: option === undefined ? box : value,
  }),
  'no-teams': ({ bandits }) => ({
    key: 'options.teams',
    expected: 'an even number of bandits, four or more, one for each player',
    got: bandits,
  }),
};

const oneOf = (ids: readonly string[]): string => `one of ${ids.join(', ')}`;

const castOf = (seat: string | number | undefined, { players }: Opening): unknown =>
  players[Number(seat)]?.characters;

/** Throws `NotFitting` for a game that cannot be set up. */
export function unplayable({ code, about }: Problem, opening: Opening): never {
  const told = TOLD[code]?.(about, opening);
  if (!told) return notFitting('the file', `a game that can be set up (${code})`, about);
  return notFitting(told.key, told.expected, told.got);
}
