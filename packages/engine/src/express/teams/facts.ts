import type { Seat } from '../../kernel/index.ts';
import type { Card } from '../table.ts';

/** What happens in a game of teams. */
export type TeamsFact =
  /** A player draws the top card of his partner's deck. */
  { kind: 'drewFromPartner'; seat: Seat; from: Seat; cards: readonly Card[] };
