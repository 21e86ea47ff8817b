import { Client, type Room } from '@colyseus/sdk';
import {
  type ClientView,
  type PackedBatch,
  PROTOCOL_VERSION,
  type Reply,
  readBatch,
  readPrompt,
  readView,
  stateHash,
  type TrainState,
} from '@holdup/protocol';
import type { Caller } from './caller.ts';
import { type Given, Testimony } from './testimony.ts';

/** An answer that is not heard of for so long, in ms: the line is taken for dead. */
const PATIENCE = 5000;
/** So long nobody need have heard anything, in ms, before he looks whether the line is still there. */
const SILENCE = 12_000;
/** Coming in may take so long, in ms. */
const ENTRY = 10_000;
/** Between two tries to come in, in ms, at most about. */
const LONGEST_WAIT = 8000;
/** Now and then somebody looks closely: at so many of the states and batches. */
const CLOSE_LOOKS = 0.03;

/** Refusals that a lost race, a second window or a store that is away explains. */
const EXPLAINED = new Set(['stale', 'over', 'not-asked', 'failed', 'frozen', 'not-started']);

/** How restless people are. */
export interface Manners {
  /** Mean time of thought, in ms. */
  thinking: number;
}

/**
 * A person with the real client at a table, who never gives up: dropped, he comes back. He sends answers twice, again after they were
 * taken, late, and in second thoughts; he opens a second window; and he remembers what he was told and shown.
 */
export class Rider {
  readonly caller: Caller;
  testimony: Testimony;
  private readonly random: () => number;
  private readonly manners: Manners;
  private table: string | null = null;
  private room: Room<unknown, TrainState> | null = null;
  private entering = false;
  private thinking: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private readonly unheard = new Map<number, { readonly given: Given; readonly at: number }>();
  private numbers = 0;
  /** Tries in vain to come in, since the last that was not. */
  private tries = 0;
  private heardAt = 0;
  /** The first whole state of the present connection has come. */
  private whole = false;
  /** Once it is over there is nothing to come back for. */
  over = false;
  /** From the loss of a seat to the next full view of it, in ms. */
  readonly returns: number[] = [];
  private lostAt: number | null = null;
  duplicates = 0;
  /** Why he could not come in the last time. */
  private trouble = '';

  constructor(caller: Caller, manners: Manners, random: () => number) {
    this.caller = caller;
    this.manners = manners;
    this.random = random;
    this.testimony = new Testimony(caller.name);
  }

  /** Sits down at a table, and stays there until the game is over. */
  ride(table: string): void {
    this.table = table;
    this.over = false;
    this.testimony = new Testimony(this.caller.name);
    this.lostAt = null;
    void this.enter();
  }

  /** How he stands just now, for the report of a game that does not end. */
  get plight(): string {
    if (this.over) return 'over';
    if (!this.room) return `outside${this.entering ? ', entering' : ''} (${this.trouble})`;
    if (!this.whole) return 'inside, sees nothing';
    const prompt = readPrompt(this.room.state);
    return `inside, ${prompt?.question && prompt.answer === null ? 'asked' : 'waits'}, ${this.unheard.size} unheard`;
  }

  /** The last word before he goes: what he sees now. */
  getOff(): Testimony {
    const { room } = this;
    if (room && this.whole) this.testimony.saw(readView(room.state));
    this.table = null;
    this.drop();
    return this.testimony;
  }

  /** Looks after what time has made of his affairs. To be called every second or so. */
  tick(): void {
    if (this.table === null || this.over) return;
    const now = performance.now();
    const oldest = Math.min(...[...this.unheard.values()].map(({ at }) => at));
    if (this.room && (now - oldest > PATIENCE || now - this.heardAt > SILENCE)) this.drop();
    if (!this.room && !this.entering && !this.again) this.comeBack();
    this.consider();
  }

  /** Leaves without a word, as a browser does whose network is gone. */
  private drop(): void {
    const { room } = this;
    this.room = null;
    this.unheard.clear();
    clearTimeout(this.thinking);
    this.thinking = undefined;
    if (!room) return;
    this.lostAt ??= performance.now();
    room.connection.close();
    if (this.table !== null) this.comeBack();
  }

  /** Like the web client: later after each try in vain, and not all at the same moment. */
  private comeBack(): void {
    clearTimeout(this.again);
    const wait = Math.min(LONGEST_WAIT, 200 * 2 ** this.tries++);
    this.again = setTimeout(
      () => {
        this.again = undefined;
        void this.enter();
      },
      wait * (0.5 + this.random()),
    );
  }

  private async enter(): Promise<void> {
    const { table } = this;
    if (table === null || this.over || this.entering) return;
    this.entering = true;
    try {
      const ticket = await this.caller.ticket(table);
      const joining = new Client(this.caller.url).joinById<TrainState>(ticket.roomId, {
        ticket: ticket.ticket,
        protocol: PROTOCOL_VERSION,
      });
      const room = (await inTime(joining)) as Room<unknown, TrainState> | null;
      if (!room) void joining.then((late) => late.connection.close()).catch(() => undefined);
      else if (this.table === table) this.listen(room);
      else room.connection.close();
    } catch (error) {
      // Whatever it was, the next try may do.
      this.trouble = error instanceof Error ? error.message : String(error);
    } finally {
      this.entering = false;
    }
    if (!this.room && this.table === table) this.comeBack();
  }

  private listen(room: Room<unknown, TrainState>): void {
    const older = this.room;
    const wasWhole = this.whole;
    this.room = room;
    this.heardAt = performance.now();
    this.unheard.clear();
    room.reconnection.enabled = false;
    this.whole = false;
    const { testimony } = this;
    room.onStateChange((state) => {
      if (this.room !== room || this.testimony !== testimony) return;
      this.heardAt = performance.now();
      const begun = state.prompt !== '' || state.version > 0;
      const first = !this.whole && begun;
      if (first) {
        this.whole = true;
        this.tries = 0;
        if (this.lostAt !== null) this.returns.push(performance.now() - this.lostAt);
        this.lostAt = null;
      }
      if (begun && (first || this.random() < CLOSE_LOOKS)) this.look(readView(state));
      this.over = begun && state.prompt === '';
      this.consider();
    });
    room.onMessage('reply', (reply: Reply) => {
      if (this.testimony === testimony) this.hear(reply, testimony);
    });
    room.onMessage('facts', (packed: PackedBatch) => {
      this.heardAt = performance.now();
      if (this.random() < CLOSE_LOOKS && readBatch(packed).hash !== stateHash(room.state)) {
        testimony.wrongHashes += 1;
      }
    });
    room.onMessage('*', () => undefined);
    room.onError(() => undefined);
    room.onLeave(() => {
      if (this.room !== room) return;
      if (this.whole) this.look(readView(room.state));
      this.drop();
    });
    if (older && wasWhole) this.talkFromOlder(older);
    else older?.connection.close();
  }

  /** The window that has just lost the seat may still have something on its way. */
  private talkFromOlder(older: Room<unknown, TrainState>): void {
    const prompt = readPrompt(older.state);
    const option = prompt?.question?.options[0]?.id;
    if (prompt && option) this.say(older, { prompt: prompt.id, option });
    setTimeout(() => older.connection.close(), 500).unref();
  }

  private look(view: ClientView): void {
    if (view.seat !== null && view.lobby) this.testimony.saw(view);
  }

  private consider(): void {
    if (this.thinking || !this.room || !this.whole || this.over) return;
    const prompt = readPrompt(this.room.state);
    if (!prompt?.question || prompt.answer !== null) return;
    this.thinking = setTimeout(
      () => {
        this.thinking = undefined;
        this.answer();
      },
      this.random() * 2 * this.manners.thinking,
    );
  }

  private answer(): void {
    const { room } = this;
    const prompt = room && this.whole ? readPrompt(room.state) : null;
    if (!room || !prompt?.question || prompt.answer !== null || this.unheard.size > 0) return;
    const { options } = prompt.question;
    const any = (): string => options[Math.floor(this.random() * options.length)]?.id ?? '';
    const given = { prompt: prompt.id, option: any() };
    const mood = this.random();
    // Something old comes after all, before or after its time.
    const old = this.testimony.sent.at(-1 - Math.floor(this.random() * 5));
    if (mood < 0.05 && old) this.repeat(room, old);
    this.say(room, given);
    if (mood > 0.9) this.repeat(room, given);
    else if (mood > 0.85) this.say(room, { ...given, option: any() });
    else if (mood > 0.82) setTimeout(() => this.room === room && this.repeat(room, given), 300);
    else if (mood > 0.8) void this.enter();
  }

  private repeat(room: Room<unknown, TrainState>, given: Given): void {
    this.duplicates += 1;
    this.say(room, given);
  }

  private say(room: Room<unknown, TrainState>, given: Given): void {
    const re = this.numbers++;
    this.testimony.sent.push(given);
    this.unheard.set(re, { given, at: performance.now() });
    room.send('answer', { re, ...given });
  }

  private hear(reply: Reply, testimony: Testimony): void {
    this.heardAt = performance.now();
    const waiting = this.unheard.get(reply.re);
    this.unheard.delete(reply.re);
    if (!waiting) return;
    if (reply.ok) testimony.acknowledged.push({ ...waiting.given, version: reply.version ?? -1 });
    else if (!EXPLAINED.has(reply.code)) testimony.surprises.push(`${reply.code}: ${waiting.given.option}`);
  }
}

/** Null when it takes too long. */
const inTime = <T>(work: Promise<T>): Promise<T | null> =>
  Promise.race([work, new Promise<null>((late) => setTimeout(() => late(null), ENTRY).unref())]);
