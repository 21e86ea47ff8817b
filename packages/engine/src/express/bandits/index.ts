import type { Box } from '../rules.ts';
import { mei } from './mei.ts';
import { misty } from './misty.ts';
import { SILK_POWERS, silk } from './silk.ts';
import { twins } from './twins.ts';

/** The bandits of later boxes. They may join any table, whatever its boxes (Big Box manual, Set Up 6). */
export const bandits: Box = {
  id: 'bandits',
  always: true,
  characters: [mei, silk, misty, twins],
  options: { silkPower: SILK_POWERS },
  /** "This power cannot be chosen" beside a playable Marshal (Character Powers 8, Dodge power). */
  problems: ({ options, boxes }) =>
    options.silkPower === 'dodge' && boxes.includes('marshal')
      ? [{ code: 'not-together', about: { option: 'silkPower', value: 'dodge', box: 'marshal' } }]
      : [],
};
