import type { AnyTable } from '@holdup/engine';
import {
  type ChatMessage,
  type ClientView,
  type FactBatch,
  type Hello,
  type Muted,
  type Notice,
  type Opening,
  type PackedBatch,
  type PackedHistory,
  type Reply,
  readBatch,
  readHistory,
  readView,
  stateHash,
  type TrainState,
} from '@holdup/protocol';
import { type Connection, connect, type Line } from '../net/room.ts';
import { askForTime, ourTime } from '../net/serverTime.ts';
import { type Cell, cell } from './cell.ts';
import { lastLine } from './chat.ts';
import { emptyLog, type Log } from './log.ts';
import { createOutbox } from './outbox.ts';
import type { Playback } from './playback.ts';
import { createTelling } from './telling.ts';

/** Everything the page of a table shows. */
export interface TableState {
  readonly line: Line;
  /** The newest the server told. */
  readonly view: ClientView | null;
  /** The table as far as it has been shown: behind `view` while facts are being played. */
  readonly shown: AnyTable | null;
  readonly log: Log;
  /** Where the facts of the log start from; null until it is known. */
  readonly opening: Opening | null;
  readonly chat: readonly ChatMessage[];
  /** The last line that was there when the table was opened (0: none); null until that is known. */
  readonly chatBefore: number | null;
  /** Lines of mine that wait for the line to the table to be open, or for the server to hear more. */
  readonly unsaid: readonly string[];
  readonly muted: readonly Muted[];
  /** My answer that has not been confirmed yet. */
  readonly sent: { readonly prompt: number; readonly option: string } | null;
  /** A passing word: a refusal or a notice. `key` makes equal ones differ. */
  readonly word: { readonly code: string; readonly notice: Notice | null; readonly key: number } | null;
  /** The server's clock less ours, in milliseconds. */
  readonly ahead: number;
  /** The table at which the same players play again, once one of them has; `seat` is who asked, if it is known. */
  readonly rematch: { readonly table: string; readonly seat: number | null } | null;
}

/** A table as this client knows it, and what can be done there. */
export interface TableStore extends Cell<TableState> {
  readonly playback: Playback;
  /** Whether what has happened is still being shown, or is still on its way: a state comes before the facts that led to it. */
  isBehind(): boolean;
  answer(option: string): void;
  say(text: string): void;
  /** Whom: who said a line, or who sits there. */
  mute(whom: { readonly by: string } | { readonly seat: number }, muted: boolean): void;
  back(): void;
  /** A bot sits in for somebody who has been gone for long. */
  letStandIn(seat: number): void;
  again(): void;
  close(): void;
}

/** Before anything has been heard. */
export const unheard: TableState = {
  line: { is: 'connecting', tries: 0 },
  view: null,
  shown: null,
  log: emptyLog,
  opening: null,
  chat: [],
  chatBefore: null,
  unsaid: [],
  muted: [],
  sent: null,
  word: null,
  ahead: 0,
  rematch: null,
};

const REJOIN_AT_MOST_EVERY_MS = 10_000;
/** As long as a passing word takes to fade. */
const WORD_MS = 4_500;

/** Opens a table: connects, keeps the view, plays the facts, writes the log. */
export function openTable(id: string, as: 'seat' | 'gallery'): TableStore {
  const state = cell(unheard);
  const put = (part: Partial<TableState>) => state.update((value) => ({ ...value, ...part }));
  let fresh = true;
  let words = 0;
  let re = 0;
  let rejoinedAt = 0;

  function word(code: string, notice: Notice | null = null) {
    const key = words++;
    put({ word: { code, notice, key } });
    // Kept, it would be told once more by whatever shows the table next.
    setTimeout(() => state.get().word?.key === key && put({ word: null }), WORD_MS);
  }

  function newState(decoded: TrainState) {
    const view = readView(decoded);
    const { sent } = state.get();
    put({ view, sent: sent && sent.prompt === view.prompt?.id && view.prompt.answer === null ? sent : null });
    if (!fresh) return;
    fresh = false;
    telling.joined(view);
  }

  function newFacts(batch: FactBatch, decoded: TrainState | null) {
    telling.came(batch);
    if (decoded && decoded.seq === batch.seq && stateHash(decoded) !== batch.hash) heal();
  }

  /** The decoded state is not the server's: only a new connection brings a sound one. */
  function heal() {
    if (Date.now() - rejoinedAt < REJOIN_AT_MOST_EVERY_MS) return;
    rejoinedAt = Date.now();
    connection.again();
  }

  let decoded: TrainState | null = null;
  function message(type: string, payload: unknown) {
    switch (type) {
      case 'facts':
        return newFacts(readBatch(payload as PackedBatch), decoded);
      case 'history':
        return telling.heard(readHistory(payload as PackedHistory));
      case 'hello': {
        const hello = payload as Hello;
        time.begin();
        const { chatBefore } = state.get();
        return put({
          chat: hello.chat,
          // What came while the line was lost is news.
          chatBefore: chatBefore ?? lastLine(hello.chat),
          muted: hello.muted,
          ...(hello.rematch && hello.rematch !== state.get().rematch?.table
            ? { rematch: { table: hello.rematch, seat: null } }
            : {}),
          ahead: hello.now - ourTime(),
        });
      }
      case 'muted':
        return put({ muted: (payload as { muted: readonly Muted[] }).muted });
      case 'chat': {
        const line = payload as ChatMessage;
        return state.update((value) => ({ ...value, chat: [...value.chat, line] }));
      }
      case 'notice':
        return notice(payload as Notice);
      case 'reply': {
        const reply = payload as Reply;
        if (reply.ok) {
          if (reply.now !== undefined) time.heard(reply.re, reply.now);
          return void outbox.answered(reply.re, null);
        }
        const { re: asked, code } = reply;
        if (time.refused(asked) || outbox.answered(asked, code) || telling.refused(asked)) return;
        put({ sent: null });
        return word(code);
      }
    }
  }

  function notice(told: Notice) {
    const { table, seat } = told.about;
    // These the table shows from then on.
    if (told.code === 'rematch' && typeof table === 'string')
      put({ rematch: { table, seat: typeof seat === 'number' ? seat : null } });
    else if (told.code !== 'abandoned') word(told.code, told);
  }

  const connection: Connection = connect(id, as, {
    line(line) {
      if (line.is === 'connecting') {
        fresh = true;
        // Whether it came is told by the state that comes with the new connection.
        put({ sent: null });
      }
      put({ line });
      if (line.is === 'open') outbox.opened();
    },
    state(next) {
      decoded = next as TrainState;
      newState(decoded);
    },
    message,
  });

  /** The number that a message goes under; null where there is no way. */
  const post = (type: string, body: object = {}) => (connection.send(type, { re, ...body }) ? re++ : null);
  const send = (type: string, body: object) => {
    if (post(type, body) === null) word('offline');
  };

  const telling = createTelling(state, (after) => post('history', { after }));
  const outbox = createOutbox(
    (text) => post('chat', { text }),
    (unsaid) => put({ unsaid }),
  );
  const time = askForTime(
    () => post('time'),
    (ahead) => put({ ahead }),
    () => connection.again(),
  );

  return {
    ...state,
    playback: telling.playback,
    isBehind: telling.isBehind,
    say: (text) => outbox.say(text),
    answer(option) {
      const prompt = state.get().view?.prompt?.id;
      const { sent } = state.get();
      if (prompt === undefined || (sent?.prompt === prompt && sent.option === option)) return;
      if (post('answer', { prompt, option }) !== null) put({ sent: { prompt, option } });
      else word('offline');
    },
    mute: (whom, muted) => send('mute', { ...whom, muted }),
    back: () => send('back', {}),
    letStandIn: (seat) => send('standIn', { seat }),
    again: () => connection.again(),
    close() {
      time.stop();
      outbox.close();
      connection.close();
    },
  };
}
