import type { AnyTable, Fact } from '@holdup/engine';
import { inSpite, type Player } from '../store/playback.ts';
import type { Eyes, Recorded } from './recorded.ts';
import { type Story, stopFrom, stopsOf, storyOf } from './story.ts';

/** A whole game as it is being watched. */
export interface Viewer {
  readonly recorded: Recorded;
  eyes(): Eyes;
  /** How many facts have happened, of `facts`. */
  count(): number;
  facts(): readonly Fact[];
  table(): AnyTable;
  /** Counts at which one may stop, in order. */
  stops(): readonly number[];
  playing(): boolean;
  /** A fact is being acted out. */
  busy(): boolean;
  see(eyes: Eyes): void;
  /** Goes there at once, and stays. */
  jump(count: number): void;
  /** One stop further is acted out, one back is not. */
  step(way: 'back' | 'on'): Promise<void>;
  play(): Promise<void>;
  pause(): void;
}

interface Surroundings {
  isTold(fact: Fact): boolean;
  readonly act: Player['play'];
  /** Lets the eye rest between two acts of a game that plays; resolves at once when `signal` is aborted. */
  rest(signal: AbortSignal): Promise<void>;
  changed(): void;
}

/** Walks through a recorded game: to the start of a round, stop by stop, or by itself. */
export function createViewer(recorded: Recorded, { isTold, act, rest, changed }: Surroundings): Viewer {
  let eyes: Eyes = 'all';
  let seen = recorded.seenBy(eyes);
  let story: Story = storyOf(seen);
  let stops = stopsOf(seen.facts, seen.dealt, isTold);
  let count = seen.dealt;
  let playing = false;
  let acting: AbortController | null = null;

  const table = () => story.after(seen.facts, count);
  const atEnd = () => count >= seen.facts.length;

  function cut() {
    acting?.abort();
    acting = null;
  }

  function jump(to: number) {
    cut();
    playing = false;
    count = Math.min(Math.max(seen.dealt, to), seen.facts.length);
    changed();
  }

  /** Acts out what lies between here and the next stop. False when something else was wanted meanwhile. */
  async function on(): Promise<boolean> {
    cut();
    const to = stopFrom(stops, count, 'on');
    const before = table();
    const facts = seen.facts.slice(count, to);
    count = to;
    const now = new AbortController();
    acting = now;
    changed();
    await inSpite(act(facts, before, table(), now.signal));
    if (acting !== now) return false;
    if (playing) await rest(now.signal);
    if (acting !== now) return false;
    acting = null;
    changed();
    return true;
  }

  async function play(): Promise<void> {
    if (playing) return;
    if (atEnd()) count = seen.dealt;
    playing = true;
    changed();
    while (playing && !atEnd()) if (!(await on())) return;
    playing = false;
    changed();
  }

  return {
    recorded,
    eyes: () => eyes,
    count: () => count,
    facts: () => seen.facts,
    table,
    stops: () => stops,
    playing: () => playing,
    busy: () => acting !== null,
    see(next) {
      const goesOn = playing && !atEnd();
      cut();
      playing = false;
      eyes = next;
      seen = recorded.seenBy(eyes);
      story = storyOf(seen);
      stops = stopsOf(seen.facts, seen.dealt, isTold);
      if (goesOn) void play();
      else changed();
    },
    jump,
    async step(way) {
      if (way === 'back') return jump(stopFrom(stops, count, 'back'));
      playing = false;
      await on();
    },
    play,
    pause() {
      playing = false;
      changed();
    },
  };
}
