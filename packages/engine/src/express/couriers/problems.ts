import type { Box } from '../rules.ts';
import type { SetupProblem } from '../setup.ts';

/** Fewest bandits, and fewest in the mode of betrayal (Couriers & Armored Train manual, Set-up; Charge cards). */
export const PLAYERS_AT_LEAST = 3;
const TRAITORS_AT_LEAST = 4;
const PLAYERS_AT_MOST = 9;

/** Options that make another round deck or other teams. */
const OTHER_GAMES: readonly string[] = ['teams', 'pickRounds', 'firstGame'];

/** The box stands for itself: it has no Marshal, other round cards, and two trains, of which no other box speaks. */
export const problems: NonNullable<Box['problems']> = ({ boxes, options, players }) => {
  if (!boxes.includes('couriers')) return [];
  const others = boxes.filter((box) => box !== 'base' && box !== 'couriers');
  const found = others.map(
    (other): SetupProblem => ({ code: 'not-together', about: { box: other, other: 'couriers' } }),
  );
  for (const option of OTHER_GAMES) {
    if (!options[option]) continue;
    found.push({ code: 'not-together', about: { option, value: 'true', box: 'couriers' } });
  }
  if (options.betrayal === true && players.length < TRAITORS_AT_LEAST) {
    found.push({ code: 'player-count', about: { min: TRAITORS_AT_LEAST, max: PLAYERS_AT_MOST } });
  }
  return found;
};
