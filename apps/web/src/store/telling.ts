import type { ClientView, FactBatch, History } from '@holdup/protocol';
import { actsOf } from '../super/acts.ts';
import { came, joined, refused, type Step, told, unread } from './batches.ts';
import type { Cell } from './cell.ts';
import { readBack, readOn } from './log.ts';
import { createPlayback, type Playback } from './playback.ts';
import type { TableState } from './table.ts';

/** What has happened at a table: which batches of facts have been read, what of them is shown, what the log says. */
export interface Telling {
  readonly playback: Playback;
  /** The first view of a connection: what was missed is read, and not played. */
  joined(view: ClientView): void;
  /** A batch has come; the view is of after it. */
  came(batch: FactBatch): void;
  heard(history: History): void;
  /** Whether it was for history that `re` asked. Then it is not to be had just now. */
  refused(re: number): boolean;
  /** Whether something is still being shown or on its way. */
  isBehind(): boolean;
}

/** `ask` asks for the history after a batch's number; it gives the number of that message, null where it could not be sent. */
export function createTelling(
  state: Pick<Cell<TableState>, 'get' | 'update'>,
  ask: (after: number) => number | null,
): Telling {
  const put = (part: Partial<TableState>) => state.update((value) => ({ ...value, ...part }));
  const read = (facts: FactBatch['facts']) => put({ log: readOn(state.get().log, facts) });
  const playback = createPlayback(read, () => put({ shown: playback.table() }));
  const askedNow = () => state.get().view?.prompt?.asked ?? [];
  let reading = unread;
  let asked: number | null = null;

  function take(step: Step) {
    reading = step.reading;
    if (step.told.length > 0) put({ log: readBack(state.get().log, step.told) });
    for (const batch of step.play) play(batch);
    if (step.ask !== null) asked = ask(step.ask) ?? asked;
  }

  function play({ seq, facts }: FactBatch) {
    const { view } = state.get();
    if (!view?.table) return;
    playback.push(actsOf(facts, playback.newest(), view.table), view.seq === seq ? askedNow() : []);
    // Batch 0 is the deal: who is there for it needs nobody to tell him how it began.
    if (seq === 0 && view.seq === 0) put({ opening: { table: view.table, dealt: facts.length } });
  }

  return {
    playback,
    joined(view) {
      playback.settle(view.table, askedNow());
      if (view.table) take(joined(reading, view.seq));
    },
    came(batch) {
      const { view } = state.get();
      if (!playback.table() && view?.table) playback.settle(view.table, askedNow());
      take(came(reading, batch));
    },
    heard({ seq, facts, opening }) {
      if (opening) put({ opening });
      take(told(reading, seq, facts));
    },
    refused(re) {
      if (re !== asked) return false;
      reading = refused(reading);
      return true;
    },
    isBehind() {
      const seq = state.get().view?.seq ?? -1;
      return playback.busy() || (!reading.asking && reading.seq < seq);
    },
  };
}
