import type { Seat } from '../kernel/index.ts';
import { notFitting, type Reader } from './reading.ts';

/** One of `players`: his name in the story, and his characters. */
export interface ScenarioPlayer {
  readonly name: string;
  readonly characters: readonly string[];
}

/** Finds seats and characters by the names a scenario uses. */
export interface Names {
  /** A seat, by a character's id or the player's name. */
  readonly seat: Reader<Seat>;
  /** A seat, by the player's name; a character of his does as well. */
  readonly player: Reader<Seat>;
  readonly character: Reader<string>;
  nameOf(seat: Seat): string;
}

export function namesOf(players: readonly ScenarioPlayer[]): Names {
  const byName = new Map(players.map(({ name }, seat) => [name, seat]));
  const byCharacter = new Map(
    players.flatMap((one, seat) => one.characters.map((who) => [who, seat] as const)),
  );
  const players_ = [...byName.keys()].join(', ');
  const characters = [...byCharacter.keys()].join(', ');
  return {
    seat: (value, key) =>
      byCharacter.get(String(value)) ??
      byName.get(String(value)) ??
      notFitting(key, `a character (${characters}) or a player (${players_})`, value),
    player: (value, key) =>
      byName.get(String(value)) ??
      byCharacter.get(String(value)) ??
      notFitting(key, `a player (${players_})`, value),
    character: (value, key) =>
      byCharacter.has(String(value)) ? String(value) : notFitting(key, `a character (${characters})`, value),
    nameOf: (seat) => players[seat]?.name ?? `seat ${seat}`,
  };
}
