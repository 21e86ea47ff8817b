import { maybe } from '../../text/index.ts';
import type { ClientBox } from '../box.ts';

/** Mei, Silk, Misty and the Twins. */
export const bandits: ClientBox = {
  id: 'bandits',
  choices: [{ option: 'silkPower', values: ['move', 'dodge', 'block'] }],
  /** Silk's is the one agreed on. */
  power: (who, { silkPower }) =>
    who === 'silk' && silkPower ? maybe(`character.silk.power.${silkPower}`) : null,
};
