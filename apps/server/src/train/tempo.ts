import { type BotInput, chooseOption } from '@holdup/bots';
import { type AnyTable, type Fact, type Match, questionFor, type Seat, waitingFor } from '@holdup/engine';
import type { House } from '../house.ts';
import type { BotKind, StoredSeat } from '../store/index.ts';
import { Attendance } from './attendance.ts';
import { GameClock, type Thought, type TimeControl } from './gameClock.ts';
import { Lag } from './lag.ts';
import { Showing } from './showing.ts';
import type { Moment, Train } from './train.ts';

/** After so many fallbacks in a row a bot sits in for a player. */
const FALLBACKS_BEFORE_BOT = 3;
/** The bot that sits in for somebody. */
const SUBSTITUTE: BotKind = 'heuristic';
/** Where time is up by so many ms more than that, it was this process that stood still: what came meanwhile is read first. */
const OVERDUE = 1000;

export interface TempoEvents {
  /** Whether the player of `seat` is connected. */
  isHere(seat: Seat): boolean;
  /** The fallback was played for `seat`. */
  timedOut(seat: Seat): void;
  /** `seat` has let so many prompts pass that a bot should sit in. */
  absent(seat: Seat): void;
  /** An answer of a bot, or a fallback, met a bug. */
  failed(error: Error): void;
  /** The time for the decision now asked for ends at another moment (ms since 1970), or there is none (null). */
  deadlineSet(at: number | null): void;
  /** What each seat has in its bank, in ms; empty where there are none. */
  banksAre(banks: readonly number[]): void;
}

/**
 * What happens without anybody doing something: bots answer after a moment of thought, and when a seat's time is up its
 * fallback is played. The clock runs only while a person is asked: never while the rules resolve something or it is still being
 * shown, never while the process is down.
 */
export class Tempo {
  readonly lag: Lag;
  private readonly house: Pick<House, 'settings' | 'deadlines' | 'log'>;
  private readonly train: Train;
  private readonly events: TempoEvents;
  private readonly clock: GameClock;
  private readonly showing: Showing;
  private readonly attendance: Attendance;
  private seats: readonly StoredSeat[] = [];
  private banks = '';
  /** The seats whose fallback has its moment set, and the prompt it is for. */
  private readonly armed = new Map<Seat, number>();
  private deadline: number | null = null;
  /** Nobody is at the table: everything stands still. */
  private deserted = false;
  private overdue: number | null = null;
  private readonly fallbacks = new Map<Seat, number>();

  /** `now` in ms, by a clock that nobody sets. */
  constructor(
    house: Pick<House, 'settings' | 'deadlines' | 'log'>,
    train: Train,
    events: TempoEvents,
    now = () => performance.now(),
  ) {
    this.house = house;
    this.train = train;
    this.events = events;
    this.clock = new GameClock(now);
    this.showing = new Showing(now);
    this.lag = new Lag(now);
    this.attendance = new Attendance({
      deadlines: house.deadlines,
      key: `boarding ${train.owner.table}`,
      isHere: (seat) => events.isHere(seat),
      departs: () => this.departs(),
    });
  }

  private clockKey(seat: Seat): string {
    return `clock ${this.train.owner.table} ${seat}`;
  }

  private get botKey(): string {
    return `bot ${this.train.owner.table}`;
  }

  /** Who sits at the table, and how long they may think. */
  seatsAre(seats: readonly StoredSeat[], control: TimeControl): void {
    this.seats = seats;
    this.clock.controlIs(control);
  }

  /** The journal was read: what each seat has drawn from its bank, in ms. */
  restore(drawn: ReadonlyMap<Seat, number>): void {
    this.clock.restore(drawn);
  }

  /** The game was dealt. */
  begins(facts: readonly Fact[]): void {
    this.showing.happened(facts);
    this.settle();
  }

  /**
   * What an answer that arrived at `at` takes of its seat's time. One that lets a bot answer has been thinking until then; null
   * for a bot with a seat of its own.
   */
  thought(seat: Seat, by: Moment['by'], at: number): Thought | null {
    if (!this.isSomebodys(seat)) return null;
    return this.clock.cost(seat, at, by === 'player' ? this.lag.allowed(seat) : 0);
  }

  /** An answer is in the journal: its time is charged, and the next question waits for what came of it. */
  happened({ seat, by, facts, thought }: Moment): void {
    if (by === 'player') this.fallbacks.delete(seat);
    if (thought) this.clock.settle(seat, thought);
    if (thought && thought.given > 0) this.lag.given(seat, thought.given);
    this.showing.happened(facts);
    this.settle();
  }

  /** Sets bots and the clock to work on the prompt now open. `left`: what a restored prompt had of its decision, in ms. */
  settle(left: number | null = null): void {
    const match = this.train.running?.match;
    const owing = match ? waitingFor(match.prompt) : [];
    if (left !== null) this.attendance.boards();
    this.setClock(match, owing, left);
    const bot = this.deserted ? undefined : owing.find((seat) => this.botAt(seat) !== null);
    if (bot === undefined) this.house.deadlines.clear(this.botKey);
    else this.house.deadlines.after(this.botKey, this.thinking(), () => this.botAnswers(bot));
  }

  /** Everybody has gone, or somebody is back: the clock and the bots stand still meanwhile, and go on where they were. */
  desertedIs(deserted: boolean): void {
    if (deserted === this.deserted) return;
    this.deserted = deserted;
    this.settle();
  }

  /** Neither the clock nor a bot is at work. */
  get idle(): boolean {
    return this.armed.size === 0 && this.house.deadlines.left(this.botKey) === null;
  }

  stop(): void {
    this.clock.halt();
    this.disarm();
    this.house.deadlines.clear(this.botKey);
    this.attendance.stop();
  }

  /** The player of `seat` has connected, or is connected no more. */
  cameOrWent(seat: Seat): void {
    this.notice(seat);
    if (this.attendance.isBoarding) this.settle();
    const prompt = this.armed.get(seat);
    if (prompt !== undefined) this.arm(seat, prompt);
  }

  private notice(seat: Seat): void {
    const prompt = this.train.running?.match.prompt?.id ?? null;
    this.attendance.cameOrWent(seat, prompt, this.clock.overDecision);
  }

  /** Who is not back by now has gone. */
  private departs(): void {
    for (const seat of this.seats.keys()) this.notice(seat);
    this.settle();
  }

  /** Nobody could be heard for `ms`: it is not charged. */
  forgive(ms: number): void {
    if (!this.clock.running) return;
    this.clock.forgive(ms);
    this.disarm();
    this.settle();
  }

  /** What the prompt of `match` has of its decision, in ms (below 0: of banks); the whole when it is only now being asked. */
  remaining(match: Match<AnyTable>): number | null {
    const { prompt } = match;
    if (!prompt || !this.clock.timed || !waitingFor(prompt).some((seat) => this.isSomebodys(seat)))
      return null;
    return this.clock.left(prompt.id);
  }

  private setClock(match: Match<AnyTable> | undefined, owing: readonly Seat[], left: number | null): void {
    const prompt = match?.prompt;
    this.tellBanks();
    if (!prompt) {
      this.clock.close();
      this.disarm();
      return;
    }
    const answered = prompt.questions.flatMap(({ seat }) => (owing.includes(seat) ? [] : seat));
    this.clock.ask(prompt.id, { allowance: this.showing.left, left, answered });
    const asked = owing.filter((seat) => this.botAt(seat) === null);
    const waits = this.deserted || this.attendance.awaits(asked);
    // It runs for him too who lets a bot sit in: or he would win time by leaving and returning.
    if (waits || !owing.some((seat) => this.isSomebodys(seat))) this.clock.halt();
    if (waits || asked.length === 0) {
      this.disarm();
      return;
    }
    if (!this.clock.timed) return;
    for (const seat of [...this.armed.keys()]) if (!asked.includes(seat)) this.disarmSeat(seat);
    const fresh = asked.filter((seat) => this.armed.get(seat) !== prompt.id);
    if (fresh.length > 0) this.tellDeadline(Math.round(Date.now() + this.clock.untilDecided()));
    for (const seat of fresh) this.arm(seat, prompt.id);
  }

  private arm(seat: Seat, prompt: number, inMs = 0): void {
    const due = Math.max(inMs, this.untilFallback(seat));
    this.armed.set(seat, prompt);
    this.house.deadlines.after(this.clockKey(seat), due, () => this.timeIsUp(prompt, seat));
  }

  private untilFallback(seat: Seat): number {
    const most = this.attendance.mostDrawn(seat, this.train.running?.match.prompt?.id);
    return this.clock.untilFallback(seat, this.lag.allowed(seat), most);
  }

  private disarmSeat(seat: Seat): void {
    this.armed.delete(seat);
    this.house.deadlines.clear(this.clockKey(seat));
  }

  private disarm(): void {
    for (const seat of [...this.armed.keys()]) this.disarmSeat(seat);
    this.tellDeadline(null);
  }

  private tellDeadline(at: number | null): void {
    if (at === this.deadline) return;
    this.deadline = at;
    this.events.deadlineSet(at);
  }

  private tellBanks(): void {
    const banks = this.clock.hasBanks ? this.seats.map((_, seat) => this.clock.bank(seat)) : [];
    if (banks.join() === this.banks) return;
    this.banks = banks.join();
    this.events.banksAre(banks);
  }

  private botAt(seat: Seat): BotKind | null {
    const stored = this.seats[seat];
    return stored?.bot ?? (stored?.away ? SUBSTITUTE : null);
  }

  /** A person has it, whether or not a bot sits in. */
  private isSomebodys(seat: Seat): boolean {
    return this.seats[seat]?.account != null;
  }

  /** Some spread, so that four bots do not answer like a clockwork. */
  private thinking(): number {
    return this.house.settings.botDelay * (0.6 + 0.8 * Math.random());
  }

  private botAnswers(seat: Seat): void {
    const running = this.train.running;
    const bot = this.botAt(seat);
    const prompt = running?.match.prompt;
    const question = questionFor(prompt ?? null, seat);
    if (!running || !bot || !prompt || !question) return;
    const table = running.game.project(running.match.table, seat);
    const option = this.choose(bot, { table, question, seat, random: Math.random });
    this.play({ seat, prompt: prompt.id, option }, 'bot');
  }

  /** A bot that errs must not hold up the train. */
  private choose(bot: BotKind, input: BotInput): string {
    const { options, fallback } = input.question;
    try {
      const chosen = chooseOption(bot, input);
      if (options.some(({ id }) => id === chosen)) return chosen;
      throw new Error(`${chosen} is not offered`);
    } catch (error) {
      this.house.log.error({ err: error, table: this.train.owner.table, bot }, 'a bot erred');
      return fallback;
    }
  }

  private timeIsUp(promptId: number, seat: Seat): void {
    this.armed.delete(seat);
    const prompt = this.train.running?.match.prompt;
    const question = questionFor(prompt ?? null, seat);
    if (!prompt || prompt.id !== promptId || !question || this.botAt(seat)) return;
    if (this.overdue !== promptId && this.untilFallback(seat) < -OVERDUE) {
      this.overdue = promptId;
      this.arm(seat, promptId, OVERDUE);
      return;
    }
    this.play({ seat, prompt: promptId, option: question.fallback }, 'timeout').then((taken) => {
      if (taken) this.missed(seat);
    });
  }

  private missed(seat: Seat): void {
    const inARow = (this.fallbacks.get(seat) ?? 0) + 1;
    this.fallbacks.set(seat, inARow);
    this.events.timedOut(seat);
    if (inARow < FALLBACKS_BEFORE_BOT) return;
    this.fallbacks.delete(seat);
    this.events.absent(seat);
  }

  /** A player may have answered in the same breath: then there is nothing left to do. */
  private async play(
    answer: { seat: Seat; prompt: number; option: string },
    by: 'bot' | 'timeout',
  ): Promise<boolean> {
    try {
      return (await this.train.answer(answer, by)).ok;
    } catch (error) {
      this.events.failed(error instanceof Error ? error : new Error(String(error)));
      return false;
    }
  }
}
