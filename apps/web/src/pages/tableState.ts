import type { SeatSummary, TableSummary } from '@holdup/protocol';
import { t } from '../text/index.ts';
import { outcomeWords } from '../text/outcome.ts';

type State = Pick<TableSummary, 'phase' | 'round' | 'seats' | 'myOutcome'>;

/** Neither a person nor a bot has the seat. */
export const isFree = ({ name, bot }: Pick<SeatSummary, 'name' | 'bot'>): boolean =>
  name === null && bot === null;

/** Its game runs, and nobody is there to play it. */
export const isLeft = ({ phase, seats }: State): boolean =>
  phase === 'running' && !seats.some(({ here }) => here);

/** Where something can be seen to happen first; else in the order they came in. */
export const liveFirst = <T extends State>(tables: readonly T[]): T[] =>
  tables.toSorted((a, b) => Number(isLeft(a)) - Number(isLeft(b)));

/** How far its game is, or how one has come out of it: the last round of one that is over tells nothing. */
export function howFar({ phase, round, myOutcome }: State): string {
  if (myOutcome) return outcomeWords(myOutcome).join(' · ');
  return phase === 'over' || round === null ? t(`table.phase.${phase}`) : t('table.summary.round', { round });
}
