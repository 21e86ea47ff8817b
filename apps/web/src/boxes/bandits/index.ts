import { maybe } from '../../text/index.ts';
import type { ClientBox } from '../box.ts';

/** Mei, Silk, Misty and the Twins. */
export const bandits: ClientBox = {
  id: 'bandits',
  choices: [{ option: 'silkPower', values: ['move', 'dodge', 'block'] }],
  playsBullets: 'misty',
  /** Silk's is the one agreed on; of the Shotgun or the Marshal nothing is said where there is none. */
  power(who, { boxes, options: { silkPower = 'move' } }) {
    if (who !== 'silk') return null;
    const beside = boxes.find((box) => maybe(`character.silk.power.${silkPower}.${box}`));
    return maybe(`character.silk.power.${silkPower}${beside ? `.${beside}` : ''}`);
  },
};
