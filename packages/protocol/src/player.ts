import { z } from 'zod';
import { PlayerId, TableSetup } from './settings.ts';

/** Finished games counted together. */
const tally = {
  games: z.int(),
  /** A victory that was shared is one. */
  won: z.int(),
  /** Of what was taken home, in whole dollars; null: never anything, as the Marshal. */
  average: z.int().nullable(),
  best: z.int().nullable(),
};
export const PlayerTally = z.object(tally);
export type PlayerTally = z.infer<typeof PlayerTally>;

const Game = z.enum(['express', 'super']);

export const PlayerFigures = z.object({
  all: PlayerTally,
  /** The most played first, here and among characters. */
  byGame: z.array(z.object({ game: Game, ...tally })),
  /** Who has two bandits in a game has a game with each, and what that one took. */
  byCharacter: z.array(z.object({ game: Game, character: z.string(), ...tally })),
});
export type PlayerFigures = z.infer<typeof PlayerFigures>;

/** How somebody has come out of a finished game. */
const outcome = {
  players: z.int(),
  /** 1 for all who have won; who are equal share a place, and so do partners. */
  place: z.int(),
  won: z.boolean(),
  /** A bot finished it for him, which is no victory. */
  left: z.boolean(),
  take: z.int().nullable(),
};
export const GameOutcome = z.object(outcome);
export type GameOutcome = z.infer<typeof GameOutcome>;

/** A finished game as it stands on a player's page. */
export const PlayedGame = z.object({
  ...outcome,
  /** Milliseconds since 1970. */
  endedAt: z.int(),
  setup: TableSetup,
  characters: z.array(z.string()),
  /** The others with an account; null where the table is not open to who asks. */
  people: z.array(z.object({ name: z.string(), player: PlayerId })).nullable(),
  bots: z.int(),
  /** The table whose record who asks may read; null: he may not. */
  replay: z.string().nullable(),
});
export type PlayedGame = z.infer<typeof PlayedGame>;
