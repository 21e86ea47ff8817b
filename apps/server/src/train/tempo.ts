import {
  type Answer,
  type AnyTable,
  type Fact,
  type Match,
  questionFor,
  type Seat,
  waitingFor,
} from '@holdup/engine';
import type { House } from '../house.ts';
import type { StoredSeat } from '../store/index.ts';
import { Attendance } from './attendance.ts';
import { Bots } from './bots.ts';
import { ClockFace, type ClockReader } from './clockFace.ts';
import { Fallbacks } from './fallbacks.ts';
import { GameClock, type Thought, type TimeControl } from './gameClock.ts';
import { Lag } from './lag.ts';
import { Showing } from './showing.ts';
import type { Moment, Train } from './train.ts';

interface TempoEvents extends ClockReader {
  /** Whether the player of `seat` is connected. */
  isHere(seat: Seat): boolean;
  /** The fallback was played for `seat`. */
  timedOut(seat: Seat): void;
  /** `seat` has let so many prompts pass that a bot should sit in. */
  absent(seat: Seat): void;
  /** An answer of a bot, or a fallback, met a bug. */
  failed(error: Error): void;
}

/**
 * What happens without anybody doing something: bots answer after a moment of thought, and when a seat's time is up its
 * fallback is played. The clock runs only while a person is asked: never while the rules resolve something or it is still being
 * shown, never while the process is down.
 */
export class Tempo {
  readonly lag: Lag;
  private readonly train: Train;
  private readonly events: TempoEvents;
  private readonly clock: GameClock;
  private readonly face: ClockFace;
  private readonly showing: Showing;
  private readonly attendance: Attendance;
  private readonly bots: Bots;
  private readonly fallbacks: Fallbacks;
  private seats: readonly StoredSeat[] = [];
  /** Nobody is at the table: everything stands still. */
  private deserted = false;

  /** `now` in ms, by a clock that nobody sets. */
  constructor(
    house: Pick<House, 'settings' | 'deadlines' | 'log'>,
    train: Train,
    events: TempoEvents,
    now = () => performance.now(),
  ) {
    this.train = train;
    this.events = events;
    this.clock = new GameClock(now);
    this.face = new ClockFace(events);
    this.showing = new Showing(now);
    this.lag = new Lag(now);
    this.attendance = new Attendance({
      deadlines: house.deadlines,
      key: `boarding ${train.owner.table}`,
      isHere: (seat) => events.isHere(seat),
      departs: () => this.departs(),
    });
    this.bots = new Bots(house, train, (answer) => void this.play(answer, 'bot'));
    this.fallbacks = new Fallbacks({
      deadlines: house.deadlines,
      key: `clock ${train.owner.table}`,
      timeLeft: (seat) => this.untilFallback(seat),
      fallbackOf: (seat, prompt) => this.fallbackOf(seat, prompt),
      play: (answer) => this.play(answer, 'timeout'),
      timedOut: (seat) => events.timedOut(seat),
      absent: (seat) => events.absent(seat),
    });
  }

  /** Who sits at the table, and how long they may think. */
  seatsAre(seats: readonly StoredSeat[], control: TimeControl): void {
    this.seats = seats;
    this.bots.seatsAre(seats);
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
    if (by === 'player') this.fallbacks.answered(seat);
    if (thought) this.clock.settle(seat, thought);
    if (thought && thought.given > 0) this.lag.given(seat, thought.given);
    this.showing.happened(facts);
    this.settle();
  }

  /** Sets bots and the clock to work on the prompt now open. `left`: what a restored prompt had of its decision, in ms. */
  settle(left: number | null = null): void {
    // Also who comes or goes afterwards sets nothing in motion.
    if (this.train.isStopped) return;
    const match = this.train.running?.match;
    const owing = match ? waitingFor(match.prompt) : [];
    if (left !== null) this.attendance.boards();
    this.setClock(match, owing, left);
    if (match?.prompt && !this.deserted) this.bots.work(match.prompt.id, owing);
    else this.bots.stop();
  }

  /** Everybody has gone, or somebody is back: the clock and the bots stand still meanwhile, and go on where they were. */
  desertedIs(deserted: boolean): void {
    if (deserted === this.deserted) return;
    this.deserted = deserted;
    this.settle();
  }

  /** Neither the clock nor a bot is at work. */
  get idle(): boolean {
    return this.fallbacks.idle && this.bots.idle;
  }

  stop(): void {
    this.clock.halt();
    this.disarm();
    this.bots.stop();
    this.attendance.stop();
  }

  /** The player of `seat` has connected, or is connected no more. */
  cameOrWent(seat: Seat): void {
    this.notice(seat);
    if (this.attendance.isBoarding) this.settle();
    this.fallbacks.reckonAnew(seat);
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
    this.face.showBanks(this.clock.hasBanks ? this.seats.map((_, seat) => this.clock.bank(seat)) : []);
    if (!prompt) {
      this.clock.close();
      this.disarm();
      return;
    }
    const answered = prompt.questions.map(({ seat }) => seat).filter((seat) => !owing.includes(seat));
    this.clock.ask(prompt.id, { allowance: this.showing.left, left, answered });
    const asked = owing.filter((seat) => this.bots.at(seat) === null);
    const waits = this.deserted || this.attendance.awaits(asked);
    // It runs for him too who lets a bot sit in: or he would win time by leaving and returning.
    if (waits || !owing.some((seat) => this.isSomebodys(seat))) this.clock.halt();
    if (waits || asked.length === 0) {
      this.disarm();
      return;
    }
    if (!this.clock.timed) return;
    this.fallbacks.keepOnly(asked);
    const fresh = asked.filter((seat) => !this.fallbacks.isArmed(seat, prompt.id));
    if (fresh.length > 0) this.face.showDeadline(Math.round(Date.now() + this.clock.untilDecided()));
    for (const seat of fresh) this.fallbacks.arm(seat, prompt.id);
  }

  private untilFallback(seat: Seat): number {
    const most = this.attendance.mostDrawn(seat, this.train.running?.match.prompt?.id);
    return this.clock.untilFallback(seat, this.lag.allowed(seat), most);
  }

  private disarm(): void {
    this.fallbacks.keepOnly([]);
    this.face.showDeadline(null);
  }

  /** A person has it, whether or not a bot sits in. */
  private isSomebodys(seat: Seat): boolean {
    return this.seats[seat]?.account != null;
  }

  private fallbackOf(seat: Seat, promptId: number): string | null {
    const prompt = this.train.running?.match.prompt ?? null;
    const question = questionFor(prompt, seat);
    return prompt?.id === promptId && question && !this.bots.at(seat) ? question.fallback : null;
  }

  /** A player may have answered in the same breath: then there is nothing left to do. */
  private async play(answer: Answer, by: 'bot' | 'timeout'): Promise<boolean> {
    try {
      return (await this.train.answer(answer, by)).ok;
    } catch (error) {
      this.events.failed(error instanceof Error ? error : new Error(String(error)));
      return false;
    }
  }
}
