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
  /**
   * The card `taken` of the discard pile goes to the hand, where nobody can tell it from the others: it gets a new id
   * (expert variant).
   */
  | { kind: 'fetched'; seat: Seat; taken: number; card: Card };
