import { castEach, castOf, setupProblems } from '@holdup/engine';
import type { TableSettings } from '@holdup/protocol';

/** The characters one can choose from at a table with these settings. */
export const choosable = ({ setup }: TableSettings): readonly string[] => castOf(setup);

/** How many characters each player leads there. */
export const charactersPerSeat = ({ seats, setup }: TableSettings): 1 | 2 => castEach(setup, seats);

/** Whether one player may lead these characters together. The server judges; the chooser does not offer what it would refuse. */
export function mayGoTogether({ setup }: TableSettings, chosen: readonly string[]): boolean {
  const problems = setupProblems({ ...setup, players: [{ characters: chosen }] });
  return !problems.some(({ code }) => code === 'characters-together');
}
