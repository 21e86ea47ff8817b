import { describe, expect, test } from '@jest/globals';
import { opened } from './games.ts';

const hostagesOf = (
  cast: readonly (readonly string[])[],
  boxes: readonly string[] = [],
): readonly string[] => {
  const { table } = opened(['stagecoach', ...boxes], cast).match;
  return (table.box.stagecoach as { readonly offer: readonly string[] }).offer;
};

describe('hostages on offer (Big Box manual, Set Up 9)', () => {
  test('are one fewer than the bandits', () => {
    expect(hostagesOf([['doc'], ['tuco'], ['ghost'], ['django']])).toHaveLength(3);
    expect(
      hostagesOf([
        ['doc', 'tuco'],
        ['belle', 'django'],
      ]),
    ).toHaveLength(3);
    expect(hostagesOf([['doc'], ['tuco'], ['ghost'], ['django'], ['belle'], ['mei']])).toHaveLength(5);
  });

  test('do not count a playable Marshal', () => {
    expect(hostagesOf([['doc'], ['tuco'], ['ghost'], ['marshal']], ['marshal'])).toHaveLength(2);
  });

  test('are all different', () => {
    const eight = [['doc'], ['tuco'], ['ghost'], ['django'], ['belle'], ['mei'], ['silk'], ['cheyenne']];
    expect(new Set(hostagesOf(eight)).size).toBe(7);
  });
});
