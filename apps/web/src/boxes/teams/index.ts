import { t } from '../../text/index.ts';
import { actorName, capital } from '../../text/naming.ts';
import type { ClientBox } from '../box.ts';

/** Partners who sit side by side. */
export const teams: ClientBox = {
  id: 'teams',
  flags: ['teams'],
  lines: {
    drewFromPartner: ({ seat, from }, naming) => ({
      icon: 'hand',
      text: t('fact.drewFromPartner', {
        name: capital(actorName(naming, seat)),
        partner: actorName(naming, from),
      }),
    }),
  },
  /** Counted from the first seat, or from the one after the Marshal. */
  team({ options, players }, seat) {
    if (options.teams !== true) return null;
    const n = players.length;
    const lone = players.findIndex(({ characters }) => characters.includes('marshal'));
    if (seat === lone) return null;
    const order = players.map((_, i) => (lone + 1 + i) % n).filter((one) => one !== lone);
    const team = Math.floor(order.indexOf(seat) / 2) + 1;
    return { name: t('state.team', { team }), colours: `${team}` };
  },
};
