import type { AnyTable, Fact } from '@holdup/engine';
import type { Opening } from '@holdup/protocol';
import type { Entry, Log } from '../store/log.ts';
import { inSpite, type Player } from '../store/playback.ts';
import { type Story, stopFrom, stopsOf, storyOf } from './story.ts';

/** A moment of a game that goes on meanwhile: that of an entry of its log, when the entry's fact has happened. */
export interface Moment {
  readonly entry: number;
  readonly table: AnyTable;
}

/** Looking at an earlier moment of a running game, and coming back from it. */
export interface LookBack {
  /** What is looked at; null: what is now. */
  moment(): Moment | null;
  /** The fact of the moment is being acted out. */
  busy(): boolean;
  /** Shows how an entry's fact happened. Does nothing while it is not known how the game began. */
  at(entry: number): Promise<void>;
  /** To the entry told before or after; past the newest one lies what is now. */
  step(way: 'back' | 'on'): Promise<void>;
  end(): void;
}

interface Surroundings {
  readonly log: () => Log;
  readonly opening: () => Opening | null;
  /** Whether the log says anything about a fact. */
  isTold(fact: Fact): boolean;
  /** Whether an entry's moment may be looked at. */
  isOpen(entry: Entry): boolean;
  readonly play: Player['play'];
  changed(): void;
}

/** Lets one see earlier moments of a running game, from what one knew then. */
export function createLookBack(around: Surroundings): LookBack {
  const { log, opening, isTold, isOpen, play, changed } = around;
  let moment: Moment | null = null;
  let known: { readonly opening: Opening; readonly story: Story } | null = null;
  let act: AbortController | null = null;

  async function storyNow(): Promise<Story | null> {
    const start = opening();
    if (!start) return null;
    if (known?.opening === start) return known.story;
    const { evolverOf } = await import('./rules.ts');
    const story = storyOf({ opening: start.table, dealt: start.dealt, evolve: evolverOf(start.table) });
    known = { opening: start, story };
    return story;
  }

  const facts = (): readonly Fact[] => log().entries.map(({ fact }) => fact);

  async function at(entry: number): Promise<void> {
    const story = await storyNow();
    const found = log().entries[entry];
    if (!story || !found) return;
    if (!isOpen(found)) return end();
    const before = story.after(facts(), entry);
    const after = story.after(facts(), entry + 1);
    act?.abort();
    const acting = new AbortController();
    act = acting;
    moment = { entry, table: after };
    changed();
    await inSpite(play([found.fact], before, after, acting.signal));
    if (act !== acting) return;
    act = null;
    changed();
  }

  function end(): void {
    if (!moment) return;
    act?.abort();
    act = null;
    moment = null;
    changed();
  }

  return {
    moment: () => moment,
    busy: () => act !== null,
    at,
    async step(way) {
      const start = opening();
      if (!moment || !start) return;
      const told = stopsOf(facts(), start.dealt, isTold);
      const next = stopFrom(told, moment.entry + 1, way) - 1;
      if (way === 'on' && next <= moment.entry) end();
      else await at(next);
    },
    end,
  };
}
