import { t } from '../../text/index.ts';
import type { ClientBox } from '../box.ts';

export const horses: ClientBox = {
  id: 'horses',
  offered: 'module',
  actions: ['ride'],
  agrees: ['board'],
  more({ pawns }, car, floor) {
    if (floor === 'roof') return [];
    const beside = Object.entries(pawns).filter(
      ([who, at]) => who.startsWith('horse:') && at === `${car}/horse`,
    );
    return beside.length > 0 ? [t('train.horses', { count: beside.length })] : [];
  },
};
