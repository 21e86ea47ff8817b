import type { CharacterId } from '../table.ts';
import type { Penalty, PileId } from './components.ts';
import type { Goal } from './office.ts';

/** What happens at a table where the Marshal is played. */
export type MarshalFact =
  /** The top card of the upcoming goals becomes a current one. */
  | { kind: 'goalCame'; index: number; goal: Goal }
  /** A goal is turned up for all to see. */
  | { kind: 'goalRevealed'; index: number; goal: Goal; completed: boolean | null }
  /** He draws the top bullet of a pile to shoot `target`; the shot itself follows. */
  | { kind: 'pileDrawn'; pile: PileId; target: CharacterId; penalty: Penalty }
  /** Who was wanted is his prisoner; the poster stays with the Marshal. */
  | { kind: 'captured'; who: CharacterId }
  /** Who punched him takes the top brawler card. */
  | { kind: 'brawlerTaken'; who: CharacterId; amount: number }
  /** The round is over, and so are the penalties that lasted. */
  | { kind: 'penaltiesLifted' };
