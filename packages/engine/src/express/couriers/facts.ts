import type { Seat } from '../../kernel/index.ts';
import type { Card, CharacterId, Loot } from '../table.ts';
import type { Sums, Team } from './couriers.ts';

/** What happens at a table with couriers and the armored train. */
export type CouriersFact =
  /** The starting train goes on by so many cars along the armored one. */
  | { kind: 'trainsSlid'; cars: number }
  /** A bullet fired at a courier goes under the Wild Bunch token. */
  | { kind: 'courierShot'; by: CharacterId; courier: string }
  /** Somebody has looked at a secret document and has not taken it (yet). */
  | { kind: 'documentRead'; who: CharacterId; loot: Loot }
  /** A Gatling is fired, at bandits and couriers. */
  | { kind: 'gatlingFired'; by: CharacterId; targets: readonly string[] }
  /** A bandit gives a team mate an action. */
  | { kind: 'nudged'; by: CharacterId; who: CharacterId; action: string }
  /** A player skips his turn for a diversion; each of his opponents loses a card. */
  | { kind: 'diverted'; seat: Seat; turn: number }
  /** A card drawn at random goes from a hand to the bottom of its deck. */
  | { kind: 'cardBuried'; seat: Seat; card: Card; was: number }
  /** A bullet card goes back to the box for good. `was` and `held`: as it lay there. */
  | {
      kind: 'bulletHealed';
      who: CharacterId;
      seat: Seat;
      card: Card;
      was: number;
      held: number;
      from: 'deck' | 'hand' | 'discard';
    }
  /** Who draws more cards next round, since he planned with a team mate; or has been treated already. */
  | { kind: 'teamed'; what: 'planned' | 'treated'; who: readonly CharacterId[] }
  /** The Professor's cards are mixed anew. */
  | { kind: 'professorShuffled'; cards: readonly Card[] }
  /** The top card of the Professor's deck goes on the pile, laid by `seat`. */
  | { kind: 'professorLaid'; seat: Seat; card: Card; down: boolean; turn: number }
  /** His loot marker goes up the ladder of schemes; `step` counts from 0. */
  | { kind: 'plotted'; step: number }
  /** A bullet of the Professor's goes on top of a deck. */
  | { kind: 'professorShot'; target: CharacterId; seat: Seat; card: Card }
  /** How rich each team is at the end, in dollars, and what its sum is made of. */
  | { kind: 'teamsCounted'; sums: Readonly<Record<Team, Sums>> };
