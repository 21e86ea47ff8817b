/** One question for the server's time: when it went out and when the answer came, by our clock, and what the answer was. */
interface Asking {
  readonly sentAt: number;
  readonly heardAt: number;
  readonly now: number;
}

/** Our clock, in ms since 1970 as it was when the page was opened: it goes on evenly when the device's own is set. */
export const ourTime = (): number => performance.timeOrigin + performance.now();

/** So many answers are compared. */
const REMEMBERED = 8;
/** Two answers between which our clock went evenly differ by no more than they were on the way, and this, in ms. */
const SLACK = 1_000;

const way = ({ sentAt, heardAt }: Asking) => heardAt - sentAt;
const aheadIn = ({ sentAt, heardAt, now }: Asking) => now - (sentAt + heardAt) / 2;

/**
 * By how much the server's clock is ahead of ours, in ms, from the quickest of the last answers: the less time there was on the
 * way, the less it can be wrong. Those that cannot be true any more do not count: while a device sleeps, its clock may stand
 * still. Null while nothing is known.
 */
export function aheadBy(askings: readonly Asking[]): number | null {
  const newest = askings.at(-1);
  if (!newest) return null;
  const agrees = (one: Asking) =>
    Math.abs(aheadIn(one) - aheadIn(newest)) <= (way(one) + way(newest)) / 2 + SLACK;
  const [best = newest] = askings
    .slice(-REMEMBERED)
    .filter(agrees)
    .sort((a, b) => way(a) - way(b));
  return aheadIn(best);
}

const SOON = [0, 400, 1200];
const EVERY = 30_000;
/** Who has not answered for so many ms is not there any more, whatever the connection looks like. */
const SILENT = 20_000;

/**
 * Asks for the time again and again: `send` gives the number of the question, or null when there is no way to ask.
 *
 * @param found called with `aheadBy` of what is known
 * @param silent called when there is no answer: a line may be dead for minutes before a browser says so
 */
export function askForTime(send: () => number | null, found: (ahead: number) => void, silent: () => void) {
  const underWay = new Map<number, number>();
  let askings: readonly Asking[] = [];
  let timers: ReturnType<typeof setTimeout>[] = [];
  const ask = () => {
    const [oldest] = underWay.values();
    if (oldest !== undefined && ourTime() - oldest > SILENT) {
      underWay.clear();
      return silent();
    }
    const re = send();
    if (re !== null) underWay.set(re, ourTime());
  };
  const every = setInterval(ask, EVERY);
  return {
    /** A new connection: it may be a quicker one. */
    begin() {
      for (const timer of timers) clearTimeout(timer);
      underWay.clear();
      timers = SOON.map((after) => setTimeout(ask, after));
    },
    heard(re: number, now: number) {
      const sentAt = underWay.get(re);
      if (sentAt === undefined) return;
      underWay.delete(re);
      askings = [...askings, { sentAt, heardAt: ourTime(), now }].slice(-REMEMBERED);
      const ahead = aheadBy(askings);
      if (ahead !== null) found(ahead);
    },
    /** Whether this question was refused: that is an answer, though it tells no time. */
    refused: (re: number): boolean => underWay.delete(re),
    stop() {
      clearInterval(every);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
