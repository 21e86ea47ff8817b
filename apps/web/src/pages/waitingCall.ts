import type { LobbyView } from '@holdup/protocol';
import { markIcon } from '../hud/alerts.ts';
import type { SoundName } from '../sound/index.ts';
import { t } from '../text/index.ts';

/** Who is at a table before its game. */
type Company = Pick<LobbyView, 'seats' | 'host' | 'title'>;

/** For what the others wait of me: that I begin, as the host of those who are ready, or that I am ready as they are. */
export function waitedFor({ seats, host }: Company, mySeat: number | null): 'start' | 'ready' | null {
  const me = mySeat === null ? undefined : seats[mySeat];
  if (!me) return null;
  const ready = seats.every(({ bot, name, ready }, i) => i === mySeat || bot || (name !== null && ready));
  if (!ready) return null;
  if (!me.ready) return seats.some(({ bot }, i) => i !== mySeat && !bot) ? 'ready' : null;
  return host === mySeat ? 'start' : null;
}

/** Who has sat down besides me, by seat; a bot is no company. */
const guests = ({ seats }: Company, mySeat: number | null): readonly number[] =>
  seats.flatMap(({ name, bot }, i) => (name !== null && !bot && i !== mySeat ? [i] : []));

/**
 * Calls who waits for company and looks elsewhere: by a sound when somebody comes in or when all wait for him alone, by the page's
 * icon and its title. What he has just done himself, and what he finds when he comes in, he sees.
 */
export function createWaitingCall(play: (sound: SoundName) => void) {
  let before: { readonly here: readonly number[]; readonly ready: boolean } | null = null;
  let called: ReturnType<typeof waitedFor> = null;
  return {
    /** To be called after each change. */
    look(company: Company, mySeat: number | null): void {
      const here = guests(company, mySeat);
      const ready = company.seats[mySeat ?? -1]?.ready ?? false;
      const wanted = waitedFor(company, mySeat);
      markIcon(wanted !== null);
      if (before && ready === before.ready) {
        if (wanted !== null && wanted !== called) play('bell');
        else if (here.some((seat) => !before?.here.includes(seat))) play('step');
      }
      before = { here, ready };
      called = wanted;
    },
    /** The page's title, which is all one sees of it from another tab. */
    title(company: Company, mySeat: number | null): string {
      const { seats, title } = company;
      const wanted = waitedFor(company, mySeat);
      if (wanted) return t(`title.waiting.${wanted}`, { title });
      const taken = seats.filter(({ name, bot }) => name !== null || bot).length;
      return t('title.waiting', { taken, seats: seats.length, title });
    },
  };
}
