import { shown } from '../pages/refresh.ts';
import { change, settings } from '../store/settings.ts';
import type { Lie, Panels } from './hud.ts';

type State = Pick<Panels, 'side' | 'sheet' | 'about' | 'whose' | 'endHidden' | 'filter' | 'chatSeen'>;

/** The log lies open where there is room for it, unless the player closed it once. */
const WIDE = '(min-width: 1600px) and (min-height: 700px)';

/** What is open on the table page, and how cards are to lie. */
export function createPanels({ endHidden = false } = {}) {
  const open = settings.get().logOpen ?? matchMedia(WIDE).matches;
  const state = shown<State>({
    side: open ? 'log' : null,
    sheet: null,
    about: null,
    whose: null,
    endHidden,
    filter: 'all',
    chatSeen: 0,
  });
  const lie = shown<Lie>('up');
  return {
    lie: () => lie.get(),
    setLie: (value: Lie) => lie.set(value),
    /** The chat is in sight, up to this line of it. */
    saw: (line: number) =>
      line > state.get().chatSeen && state.update((value) => ({ ...value, chatSeen: line })),
    now(lastLine: number): Panels {
      return {
        ...state.get(),
        open(part) {
          if (part.side !== undefined && matchMedia(WIDE).matches) change({ logOpen: part.side === 'log' });
          const leftChat = state.get().side === 'chat' || part.side === 'chat';
          state.update((value) => ({ ...value, ...part, ...(leftChat ? { chatSeen: lastLine } : {}) }));
        },
        setLie: (value) => lie.set(value),
      };
    },
  };
}
