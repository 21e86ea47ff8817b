import type { Seat } from '../../kernel/index.ts';
import type { Loot } from '../table.ts';

export type WhiskeyFact =
  /** A flask is used: turned to its half-drunk side, or out of the game after the second time. Everybody sees which kind it is. */
  { kind: 'flaskUsed'; seat: Seat; loot: Loot };
