import { inPlaces, type Placed } from '../kernel/index.ts';
import { characterAt, type SuperScore, type SuperTable } from './table.ts';

/**
 * How everybody has come out, the foremost first; nobody before the game is over. Who stayed longer is before who left earlier;
 * of those who stayed, or left together, who won more cars, then a higher one.
 */
export function placesInSuper(table: SuperTable): Placed<SuperScore>[] {
  const { result, gone } = table;
  if (!result) return [];
  return inPlaces(result, ({ seat, aboard, cards, highest }) => {
    const left = gone.findIndex((together) => together.includes(characterAt(table, seat)));
    return [aboard ? gone.length : left, cards, highest];
  });
}
