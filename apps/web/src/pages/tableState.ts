import type { TableSummary } from '@holdup/protocol';
import { t } from '../text/index.ts';

type State = Pick<TableSummary, 'phase' | 'round' | 'seats'>;

/** Its game runs, and nobody is there to play it. */
export const isLeft = ({ phase, seats }: State): boolean =>
  phase === 'running' && !seats.some(({ here }) => here);

/** Where something can be seen to happen first; else in the order they came in. */
export const liveFirst = <T extends State>(tables: readonly T[]): T[] =>
  tables.toSorted((a, b) => Number(isLeft(a)) - Number(isLeft(b)));

/** How far its game is: the last round of one that is over tells nothing. */
export const howFar = ({ phase, round }: State): string =>
  phase === 'over' || round === null ? t(`table.phase.${phase}`) : t('table.summary.round', { round });
