import { castEach, castOf, isAlone, setupProblems } from '@holdup/engine';
import type { TableSettings } from '@holdup/protocol';

/** The characters one can choose from at a table with these settings. */
export const choosable = ({ setup }: TableSettings): readonly string[] => castOf(setup);

/** How many characters each player leads there. */
export const charactersPerSeat = ({ seats, setup }: TableSettings): 1 | 2 => castEach(setup, seats);

/** How many characters the player of `chosen` leads: who plays alone has no second one. */
export const wantedOf = (settings: TableSettings, chosen: readonly string[]): 1 | 2 =>
  chosen.some((who) => isAlone(settings.setup.boxes, who)) ? 1 : charactersPerSeat(settings);

/** Whether one player may lead these characters together. The server judges; the chooser does not offer what it would refuse. */
export function mayGoTogether({ setup }: TableSettings, chosen: readonly string[]): boolean {
  const other = { characters: [] };
  const problems = setupProblems({ ...setup, players: [{ characters: chosen }, other] });
  return !problems.some(
    ({ code, about }) =>
      code === 'characters-together' || (code === 'character-count' && about.seat === 0 && chosen.length > 1),
  );
}
