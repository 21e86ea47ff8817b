import { playersIn } from '@holdup/engine';
import type { TableSettings } from '@holdup/protocol';
import { describe, expect, test } from '@jest/globals';
import { mayGoTogether, wantedOf } from '../src/pages/characters.ts';
import { errorText, reasonOf } from '../src/pages/failure.ts';
import { firstPick, PRESETS, presetOf, presetSetup, whyNot, withBox } from '../src/pages/presets.ts';
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

  test('everything takes up to nine', () => expect(playersIn(presetSetup('everything')).max).toBe(9));

  test('a box more is a mix of one’s own, and the Marshal brings his prison', () => {
    const mixed = withBox(presetSetup('classic'), 'marshal', true);
    expect(mixed.boxes).toEqual(['base', 'marshal', 'prison']);
    expect(presetOf(withBox(presetSetup('horses'), 'dynamite', true))).toBeNull();
    expect(withBox(mixed, 'prison', false).boxes).toEqual(['base']);
  });
});

describe('what cannot be played is explained', () => {
  test('teams need an even number of bandits', () => {
    const setup = { ...presetSetup('classic'), options: { teams: true as const } };
    expect(whyNot({ setup, seats: 5 }).join()).toContain('even number');
    expect(whyNot({ setup, seats: 4 })).toEqual([]);
  });

  test('the Dodge power does not go with the Marshal', () => {
    const setup = { ...presetSetup('marshal'), options: { silkPower: 'dodge' as const } };
    expect(whyNot({ setup, seats: 4 }).join()).toContain('Dodge power');
  });

  test('rounds are picked among those in play', () => {
    const setup = presetSetup('horses');
    expect(whyNot({ setup: { ...setup, options: { pickRounds: firstPick(setup) } }, seats: 4 })).toEqual([]);
    const short = { rounds: ['tunnel'], stations: firstPick(setup).stations };
    expect(whyNot({ setup: { ...setup, options: { pickRounds: short } }, seats: 4 })).toEqual([
      'Choose exactly 7 round cards of the boxes in play.',
    ]);
  });

  test('every code of the engine has a sentence without gaps', () => {
    const about = { box: 'horses', option: 'expert', character: 'mei', characters: 'ghost doc' };
    const numbers = { seat: 0, each: 2, min: 2, max: 9, bandits: 3, what: 'rounds', count: 7 };
    const codes =
      'unknown-box unknown-option unknown-character player-count character-count character-twice characters-together not-together no-teams pick-rounds';
    for (const code of codes.split(' ')) {
      const text = phraseProblem({ code: code as 'no-teams', about: { ...about, ...numbers } });
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
  const table = settings(presetSetup('everything'));

  test('some may not share a player', () => {
    expect(mayGoTogether(table, ['ghost', 'doc'])).toBe(false);
    expect(mayGoTogether(table, ['ghost', 'tuco'])).toBe(true);
  });

  test('the Marshal plays alone', () => {
    expect(mayGoTogether(table, ['marshal', 'tuco'])).toBe(false);
    expect(wantedOf(table, ['marshal'])).toBe(1);
    expect(wantedOf(table, ['tuco'])).toBe(2);
  });
});
