import { SUPER_PLAYERS } from './components.ts';
import type { SuperResult, SuperTable } from './table.ts';

/** No game asks more questions than this: a car is lost each round, and each round everybody is asked once. */
export const SUPER_QUESTIONS_AT_MOST = (SUPER_PLAYERS.max + 1) * SUPER_PLAYERS.max;

/** How many of each piece there are, wherever they lie: car cards by value, and bandits. */
export function superCensus(table: SuperTable): Record<string, number> {
  const bandits = Object.values(table.characters);
  const count: Record<string, number> = { bandits: bandits.length };
  for (const value of [...table.wagons, ...table.siding, ...bandits.flatMap(({ loot }) => loot)]) {
    count[`car:${value}`] = (count[`car:${value}`] ?? 0) + 1;
  }
  return count;
}

/** Where pieces and their places contradict each other, or a score is not what lies before its player; or null. */
export function superMiscounted(table: SuperTable, result: SuperResult): string | null {
  for (const { seat, cards, total } of result.scores) {
    const { loot } = Object.values(table.characters).find((one) => one.seat === seat) ?? { loot: [] };
    const held = loot.reduce((sum, value) => sum + value, 0);
    if (held !== total || loot.length !== cards) {
      return `seat ${seat}: ${held} in ${loot.length} cars, but ${total} in ${cards} counted`;
    }
  }
  const aboard = Object.keys(table.characters).filter((who) => table.characters[who]?.at !== 'off');
  if ([...aboard].sort().join() !== [...table.line].sort().join()) return 'the line is not who is aboard';
  if (result.winners.length === 0) return 'nobody wins';
  return null;
}
