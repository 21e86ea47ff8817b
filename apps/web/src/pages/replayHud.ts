import type { AnyTable } from '@holdup/engine';
import { type LobbyView, NO_CLOCK } from '@holdup/protocol';
import type { Hud, Panels } from '../hud/hud.ts';
import type { Viewer } from '../replay/viewer.ts';
import { emptyLog, type Log, readOn } from '../store/log.ts';
import { namesOf } from '../store/people.ts';
import { settings } from '../store/settings.ts';
import { unheard } from '../store/table.ts';

/** The log up to where the viewer stands; the whole of it is sorted once for each pair of eyes. */
export function createLog(): (watched: Viewer) => Log {
  let sorted: { readonly of: object; readonly whole: Log } | null = null;
  return (watched) => {
    const facts = watched.facts();
    if (sorted?.of !== facts) sorted = { of: facts, whole: readOn(emptyLog, facts) };
    return { ...sorted.whole, entries: sorted.whole.entries.slice(0, watched.count()) };
  };
}

interface Shown {
  readonly lobby: LobbyView;
  readonly log: Log;
  readonly panels: Panels;
}

/** The table as the chosen eyes saw it then; nobody is asked anything. */
export function replayHud(watched: Viewer, { lobby, log, panels }: Shown): Hud<AnyTable> {
  const now = watched.table();
  const eyes = watched.eyes();
  const seat = eyes === 'all' ? null : eyes;
  return {
    state: { ...unheard, log },
    view: { lobby, seat, table: now, prompt: null, clock: NO_CLOCK, version: 0, seq: 0 },
    lobby,
    table: now,
    live: now,
    hands: now,
    naming: { table: now, names: namesOf(lobby.seats), mySeat: seat },
    mySeat: seat,
    settings: settings.get(),
    asked: null,
    choices: [],
    armed: null,
    lie: 'up',
    panels,
    moment: null,
    moving: watched.busy(),
    choose: () => {},
    look: (entry) => watched.jump(entry + 1),
  };
}
