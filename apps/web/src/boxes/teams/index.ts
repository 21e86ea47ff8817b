import { t } from '../../text/index.ts';
import { actorName, capital } from '../../text/naming.ts';
import type { ClientBox } from '../box.ts';
import { headline } from './ending.ts';
import { teamAt } from './pairs.ts';
import { riches } from './riches.ts';

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
  team(table, seat) {
    const team = teamAt(table, seat);
    return team === null ? null : { name: t('state.team', { team }), colours: `${team}` };
  },
  company: riches,
  headline,
  goal: ({ options }) => (options.teams === true ? t('rules.goal.teams') : null),
};
