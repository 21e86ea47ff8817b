import type { CharacterId, SeenBy, Table } from '../table.ts';
import type { LastingPenalty } from './components.ts';

/** One of the Marshal's five goals. */
export interface Goal {
  /** `dodgeBullets`, `warrant:belle`…; null to whoever has not seen it. */
  readonly id: string | null;
  readonly seen: SeenBy;
}

/** What the playable Marshal's sheet keeps. */
export interface Office {
  /** Bullets left in piles a and b. */
  readonly piles: readonly [number, number];
  /** Current goals come first, then the upcoming ones in their order. */
  readonly goals: readonly Goal[];
  /** How many goals are current. */
  readonly current: number;
  /** Bandits whose wanted poster he has: he captured them at least once. */
  readonly captured: readonly CharacterId[];
  /** Who took the brawler cards, from the top one on. */
  readonly brawls: readonly CharacterId[];
  /** Bullets lying before a bandit until the end of the round. */
  readonly penalties: Readonly<Record<CharacterId, readonly LastingPenalty[]>>;
}

export const MARSHAL: CharacterId = 'marshal';
export const START = '0/inside';

/** Whether somebody plays the Marshal: only then do the rules of his module hold. */
export const isPlayed = (table: Table): boolean => table.characters[MARSHAL] !== undefined;

export function officeOf(table: Table): Office {
  const kept = table.box.marshal as Office | undefined;
  if (!kept) throw new Error('nobody plays the Marshal');
  return kept;
}

export const penaltiesOf = (table: Table, who: CharacterId): readonly LastingPenalty[] =>
  officeOf(table).penalties[who] ?? [];
