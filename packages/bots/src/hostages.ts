import type { Option } from '@holdup/engine';
import type { ExpressInput } from './input.ts';
import { laterIn } from './later.ts';

/**
 * What a hostage is likely to bring, in dollars, and what he costs if the whole game is still to come.
 * `each` counts tokens of a kind in hand.
 */
interface Hostage {
  readonly ransom: number;
  readonly each?: string;
  readonly most?: number;
  readonly burden: number;
}

const HOSTAGES: Readonly<Record<string, Hostage>> = {
  banker: { ransom: 1000, each: 'strongbox', most: 1, burden: 0 },
  poodle: { ransom: 1000, burden: 350 },
  minister: { ransom: 900, burden: 300 },
  teacher: { ransom: 800, burden: 200 },
  zealot: { ransom: 700, burden: 100 },
  oldLady: { ransom: 500, each: 'jewel', burden: 100 },
  pokerPlayer: { ransom: 250, each: 'purse', burden: 150 },
  photographer: { ransom: 400, burden: 50 },
};
/** Loot that will still come, for a hostage who is paid for by the piece and the whole game to come. */
const HOPED = 1.5;

/** `hostage`: the ransom as things stand and may become, less the burden for the rest of the game. */
export function ransoms({ table, question }: ExpressInput): (option: Option) => number {
  const later = laterIn(table);
  return ({ id }) => {
    const hostage = HOSTAGES[id.slice(id.indexOf(':') + 1)];
    if (!hostage) return 0;
    const { ransom, each, most = Number.POSITIVE_INFINITY, burden } = hostage;
    const owned = table.loot.filter(({ kind, at }) => kind === each && at === `held:${question.who}`).length;
    const times = each === undefined ? 1 : Math.min(most, owned + HOPED * later);
    return ransom * times - burden * later;
  };
}
