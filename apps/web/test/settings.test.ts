import { describe, expect, jest, test } from '@jest/globals';
import { change, defaults, keepSettings, settings, settingsFrom } from '../src/store/settings.ts';

describe('settings', () => {
  test('survive storage, and what is broken or unknown is the default', () => {
    expect(settingsFrom(JSON.stringify({ ...defaults, speed: 4, coach: 'off' }))).toEqual({
      ...defaults,
      speed: 4,
      coach: 'off',
    });
    const quick = { game: 'super', bots: 2, kind: 'random' };
    expect(settingsFrom(JSON.stringify({ quick })).quick).toEqual(quick);
    for (const broken of ['super', {}, { ...quick, bots: 'two' }, { ...quick, kind: 'cheat' }])
      expect(settingsFrom(JSON.stringify({ quick: broken })).quick).toBeNull();
    expect(settingsFrom('{')).toEqual(defaults);
    expect(settingsFrom('[]')).toEqual(defaults);
    expect(settingsFrom(JSON.stringify({ speed: 3, volume: 7, hack: 1 }))).toEqual(defaults);
  });

  test('hold for the page where storage refuses to be read or written', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const refuse = () => {
      throw new Error('full');
    };
    keepSettings({ getItem: refuse, setItem: refuse });
    change({ speed: 4 });
    expect(settings.get()).toEqual({ ...defaults, speed: 4 });
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});
