import { expect, test } from '@jest/globals';
import { discardOf } from '../src/express/base/round.ts';
import { type Card, seenBySeat, type Table } from '../src/express/table.ts';
import { opened } from './boxes/games.ts';

test('bullets go on the discard pile in an order that does not tell which was drawn first', () => {
  const cast = [
    ['doc', 'tuco'],
    ['ghost', 'django'],
  ];
  const { match } = opened([], cast, { expert: true });
  const bullet = (hit: string, id: number): Card => ({
    id,
    of: 'ghost',
    kind: 'bullet',
    hit,
    seen: seenBySeat(0),
  });
  const hitsOf = (hand: readonly Card[]) => {
    const fact = discardOf(match.table as Table, 0, hand);
    return fact.kind === 'discarded' ? fact.cards.map(({ hit }) => hit) : [];
  };
  expect(hitsOf([bullet('doc', 5), bullet('tuco', 9)])).toEqual(
    hitsOf([bullet('tuco', 5), bullet('doc', 9)]),
  );
});
