import type { Fact, Handler } from '../rules.ts';
import type { Table } from '../table.ts';
import { horsesOf } from './horses.ts';

/** Panting Horses: the horse closest to the caboose leaves the game, with five players and more the two closest. */
const pantingHorses: Handler = (table) => {
  const tired = horsesOf(table)
    .filter((horse) => table.pawns[horse] !== 'off')
    .sort((a, b) => carBeside(table, b) - carBeside(table, a))
    .slice(0, table.players.length > 4 ? 2 : 1);
  return {
    facts: tired.map(
      (who): Fact => ({ kind: 'moved', who, from: table.pawns[who] ?? 'off', to: 'off', manner: 'event' }),
    ),
  };
};

const carBeside = (table: Table, horse: string): number => Number.parseInt(table.pawns[horse] ?? '', 10);

export const eventFrames = { pantingHorses } as const;
