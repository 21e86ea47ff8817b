import { playersIn } from '@holdup/engine';
import type { TableSettings } from '@holdup/protocol';
import { describe, expect, test } from '@jest/globals';
import { mayGoTogether } from '../src/pages/characters.ts';
import { errorText, reasonOf } from '../src/pages/failure.ts';
import {
  firstPick,
  gameId,
  gameOf,
  MODULES,
  PRESETS,
  presetOf,
  presetSetup,
  VARIANTS,
  whyNot,
  withBox,
} from '../src/pages/presets.ts';
import { phraseProblem } from '../src/text/boxes.ts';
import { maybe } from '../src/text/index.ts';

const settings = (setup: TableSettings['setup'], seats = 3): TableSettings => ({
  title: 'x',
  visibility: 'public',
  watch: 'anyone',
  secondsPerDecision: 0,
  openPile: true,
  seats,
  setup,
});

describe('presets', () => {
  test.each(PRESETS)('%s can be played with any number of players there are characters for', (id) => {
    const setup = presetSetup(id);
    const { min, max } = playersIn(setup);
    for (let seats = min; seats <= max; seats++)
      expect([seats, whyNot({ setup, seats })]).toEqual([seats, []]);
    expect(presetOf(setup)).toBe(id);
    expect(maybe(`preset.${id}`)).not.toBeNull();
    expect(maybe(`preset.${id}.help`)).not.toBeNull();
  });

  test('a game is found again by its name, and the classic one in place of what is not known', () => {
    for (const id of ['super', ...PRESETS]) expect(gameId(gameOf(id))).toBe(id);
    expect(gameId(gameOf('moonlight'))).toBe('classic');
    expect(gameId(withBox(presetSetup('classic'), VARIANTS[0] ?? '', true))).toBeNull();
  });

  test('a box more is a mix of one’s own', () => {
    for (const box of VARIANTS) expect(presetOf(withBox(presetSetup('classic'), box, true))).toBeNull();
    const all = withBox(presetSetup('everything'), MODULES[0] ?? '', false);
    expect([presetOf(all), all.boxes.includes(MODULES[0] ?? '')]).toEqual([null, false]);
  });
});

describe('what cannot be played is explained', () => {
  test('rounds are picked among those in play', () => {
    const setup = presetSetup('everything');
    expect(whyNot({ setup: { ...setup, options: { pickRounds: firstPick(setup) } }, seats: 4 })).toEqual([]);
    const short = { rounds: ['tunnel'], stations: firstPick(setup).stations };
    expect(whyNot({ setup: { ...setup, options: { pickRounds: short } }, seats: 4 })).toEqual([
      'Choose exactly 7 round cards of the boxes in play.',
    ]);
  });

  test('no bandit is named whom nobody has chosen, where something else is wrong', () => {
    const everything = presetSetup('everything');
    const teams = { ...everything, options: { ...everything.options, teams: true as const } };
    for (const seats of [2, 3]) {
      const why = whyNot({ setup: teams, seats });
      expect([seats, why]).toEqual([seats, [expect.stringMatching(/^Teams need an even number/)]]);
    }
  });

  test('every code of the engine has a sentence without gaps', () => {
    const about = { box: 'horses', option: 'expert', character: 'mei', characters: 'ghost doc' };
    const numbers = { seat: 0, each: 2, min: 2, max: 9, bandits: 3, what: 'rounds', count: 7 };
    const codes =
      'unknown-box unknown-option unknown-character player-count character-count character-twice characters-together not-together pick-rounds';
    for (const code of codes.split(' ')) {
      const text = phraseProblem({ code: code as 'pick-rounds', about: { ...about, ...numbers } });
      expect(maybe(`setup.${code}`)).not.toBeNull();
      expect(text).not.toMatch(/…|undefined/);
    }
  });

  test('a refusal of the server says what is wrong with the set-up', () => {
    const about = { code: 'player-count', about: { min: 2, max: 9 } };
    expect(errorText(reasonOf({ code: 'bad-setup', about }))).toBe('This game is for 2 to 9 players.');
    expect(errorText(reasonOf({ code: 'bad-setup' }))).toBe('A game cannot be set up like this.');
    expect(errorText('stale')).toBe('Too late: that question is closed.');
  });
});

describe('two characters each', () => {
  const table = settings(presetSetup('classic'));

  test('some may not share a player', () => {
    expect(mayGoTogether(table, ['ghost', 'doc'])).toBe(false);
    expect(mayGoTogether(table, ['ghost', 'tuco'])).toBe(true);
  });
});
