import type { Seat } from '../../kernel/index.ts';
import type { Card, CharacterId } from '../table.ts';

/** What happens at a table with the prison car. */
export type PrisonFact =
  /** A bandit takes a prisoner card from behind the prison car. */
  | { kind: 'prisonerFreed'; who: CharacterId; prisoner: CharacterId }
  /** A prisoner goes to the Marshal's achievement zone: from a bandit, or (null) from behind the prison car. */
  | { kind: 'prisonerSeized'; who: CharacterId | null; prisoner: CharacterId }
  /** A Brilliant Idea repeats the card `action` of `of`. */
  | { kind: 'copied'; who: CharacterId; action: string; of: CharacterId }
  /** A card goes from the discard pile, where all saw it, to the hand (expert variant). */
  | { kind: 'fetched'; seat: Seat; card: Card };
