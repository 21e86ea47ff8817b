import type { Evolvers } from '../rules.ts';
import { type Stagecoach, stagecoachOf } from './coach.ts';

export const evolve: Evolvers = {
  hostageTaken(table, { who, hostage }) {
    const { offer, held } = stagecoachOf(table);
    const stagecoach: Stagecoach = {
      offer: offer.filter((one) => one !== hostage),
      held: { ...held, [who]: hostage },
    };
    return { ...table, box: { ...table.box, stagecoach } };
  },
};
