import type { ErrorCode } from '@holdup/protocol';

/** So many lines may go at once; the server takes one more every two seconds. */
const AT_ONCE = 3;
const PAUSE_MS = 2_100;

interface Line {
  readonly text: string;
  /** The number it was sent under, until the server has answered; null: it waits. */
  re: number | null;
}

/** Lines of the chat that are not said yet: they wait for the way to the table, or until the server hears more. */
interface Outbox {
  say(text: string): void;
  /** There is a way to the table again; what was under way when the last one broke is left to its fate. */
  opened(): void;
  /** The server has answered `re`; whether that was about a line, and the line waits or is said. */
  answered(re: number, refusal: ErrorCode | null): boolean;
  close(): void;
}

/** `send` gives the number a line goes under, or null where there is no way; `waiting` is told what waits, in order. */
export function createOutbox(
  send: (text: string) => number | null,
  waiting: (lines: readonly string[]) => void,
): Outbox {
  let lines: Line[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;

  const kept = () => lines.filter(({ re }) => re === null);
  const tell = () => waiting(kept().map(({ text }) => text));

  function pause() {
    timer ??= setTimeout(() => {
      timer = null;
      pump(1);
    }, PAUSE_MS);
  }

  function stop() {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  function pump(most: number) {
    const sent = kept()
      .slice(0, most)
      .every((line) => {
        line.re = send(line.text);
        return line.re !== null;
      });
    if (sent && kept().length > 0) pause();
    tell();
  }

  return {
    say(text) {
      const behind = kept().length > 0;
      lines.push({ text, re: null });
      if (behind) tell();
      else pump(1);
    },
    opened() {
      lines = kept();
      stop();
      pump(AT_ONCE);
    },
    answered(re, refusal) {
      const line = lines.find((one) => one.re === re);
      if (!line) return false;
      if (refusal !== 'too-fast') {
        lines = lines.filter((one) => one !== line);
        return refusal === null;
      }
      line.re = null;
      pause();
      tell();
      return true;
    },
    close: stop,
  };
}
