import type { GameOutcome } from '@holdup/protocol';
import { dollars, t } from './index.ts';

/** How somebody has come out of a finished game, and what he took home. */
export const outcomeWords = ({ left, won, place, players, take }: GameOutcome): string[] => [
  left ? t('player.left') : won ? t('player.isWon') : t('player.place', { place, players }),
  ...(take === null ? [] : [t('player.took', { amount: dollars(take) })]),
];
