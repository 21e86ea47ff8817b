import {
  type Answer,
  type AnyTable,
  type Fact,
  type Game,
  type GameSetup,
  type Match,
  openGame,
  type Refusal,
  waitingFor,
} from '@holdup/engine';
import type { House } from '../house.ts';
import type { Finish, JournalRow, MatchId, Ownership, Play } from '../store/index.ts';
import type { Thought } from './gameClock.ts';

/** A match in progress at this table, as far as it is on disk. */
export interface Running {
  readonly id: MatchId;
  readonly setup: GameSetup;
  readonly game: Game<AnyTable, Fact>;
  readonly match: Match<AnyTable>;
  /** The last row of the journal. */
  readonly seq: number;
}

/** One accepted answer, told after it is on disk. */
export interface Moment {
  readonly facts: readonly Fact[];
  readonly by: JournalRow['by'];
  readonly seat: number;
  /** Null for a bot with a seat of its own. */
  readonly thought: Thought | null;
}

export type Taken =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly code: Refusal | Standstill };

/** Why no answer is taken: there is no game yet or no more, the table is frozen, the server or only this room closes. */
export type Standstill = 'not-started' | 'over' | 'frozen' | 'draining' | 'failed';

/** A snapshot of the whole match goes into the journal after so many answers: about once a round. */
const SNAPSHOT_EVERY = 32;

interface TrainEvents {
  /** What is left on the clock for the prompt of `match`, in ms; null when no clock runs. */
  remaining(match: Match<AnyTable>): number | null;
  /** What an answer that arrived at `at` (by `performance.now()`) takes of its seat's time. */
  thought(seat: number, by: JournalRow['by'], at: number): Thought | null;
  /** How the players have come out of a match that ends now (ms since 1970). */
  finishes(ended: Running, at: number): readonly Finish[];
  played(moment: Moment): void;
  /** The journal could not be kept: the game cannot go on here. */
  lost(reason: string): void;
}

/**
 * The mailbox of one table: takes answers one by one, plays them, and lets nobody know before they are in the
 * journal. It knows no rule of the game.
 */
export class Train {
  readonly owner: Ownership;
  private readonly house: House;
  private readonly events: TrainEvents;
  private current: Running | null = null;
  private stopped: Standstill | null = null;
  private writing = false;
  private inbox: Promise<unknown> = Promise.resolve();

  constructor(house: House, owner: Ownership, events: TrainEvents) {
    this.house = house;
    this.owner = owner;
    this.events = events;
  }

  get running(): Running | null {
    return this.current;
  }

  /** Whether `running` is what the journal has: no answer is on its way there, or was lost on it. */
  get isOnDisk(): boolean {
    return !this.writing;
  }

  /** A match was begun or brought back from the journal. */
  resume(running: Running): void {
    this.current = running;
    this.stopped = null;
  }

  /** No answer is taken any more, or not yet. Of several reasons the first one counts. */
  stop(why: Standstill): void {
    this.stopped ??= why;
  }

  get isStopped(): boolean {
    return this.stopped !== null;
  }

  /** Resolves when every answer handed in so far has been dealt with. */
  async quiet(): Promise<void> {
    await this.inbox;
  }

  answer(answer: Answer, by: JournalRow['by']): Promise<Taken> {
    // It is not charged for its time in the mailbox.
    const at = performance.now();
    const taken = this.inbox.then(() => this.take(answer, by, at));
    this.inbox = taken.catch(() => undefined);
    return taken;
  }

  private async take(answer: Answer, by: JournalRow['by'], at: number): Promise<Taken> {
    const before = this.current;
    if (this.stopped) return this.refuse(this.stopped, by);
    if (!before) return this.refuse('not-started', by);
    // A fallback or a bot's answer never replaces one that came before it.
    if (by !== 'player' && !waitingFor(before.match.prompt).includes(answer.seat))
      return this.refuse('stale', by);
    const thought = this.events.thought(answer.seat, by, at);
    const played = before.game.play(before.match, answer);
    if (played.refused) return this.refuse(played.refused, by);
    const after: Running = { ...before, match: played.match, seq: before.seq + 1 };
    this.writing = true;
    const written = await this.house.commit.hand(
      this.playOf(after, { answer, by, thought, facts: played.facts }),
    );
    if (!written.ok) {
      this.stop('failed');
      this.house.log.error(
        { table: this.owner.table, seq: after.seq, ...written },
        'an answer was not written',
      );
      this.events.lost(written.code);
      return this.refuse('failed', by);
    }
    this.current = after;
    this.writing = false;
    this.house.metrics.answers.add(by, 'ok');
    this.events.played({ facts: played.facts, by, seat: answer.seat, thought });
    return { ok: true, version: after.match.version };
  }

  private refuse(code: Exclude<Taken, { ok: true }>['code'], by: JournalRow['by']): Taken {
    this.house.metrics.answers.add(by, code);
    return { ok: false, code };
  }

  private playOf(
    after: Running,
    { answer, by, thought, facts }: Omit<Moment, 'seat'> & { readonly answer: Answer },
  ): Play {
    const at = Date.now();
    const { id, match, seq } = after;
    // Field by field: this object is made for every answer, and one that is spread out of others takes several times as long.
    const row: JournalRow = {
      match: id,
      seq,
      seat: answer.seat,
      prompt: answer.prompt,
      option: answer.option,
      by,
      facts,
      version: match.version,
      at,
      remaining: this.events.remaining(match),
      // How long a bot took is of no interest; what its player was charged is.
      took: by === 'bot' ? null : (thought?.took ?? null),
      charged: thought?.charged ?? null,
    };
    return {
      owner: this.owner,
      rows: [row],
      ...(seq % SNAPSHOT_EVERY === 0 ? { snapshot: { match: id, seq, state: match } } : {}),
      ...(match.prompt
        ? {}
        : { ends: { result: match.table.result, at, finishes: this.events.finishes(after, at) } }),
    };
  }
}

export const gameOfSetup = (setup: unknown): Game<AnyTable, Fact> => openGame(setup as GameSetup);
