import { type BotInput, chooseOption } from '@holdup/bots';
import { type AnyTable, type Match, questionFor, type Seat, waitingFor } from '@holdup/engine';
import type { House } from '../house.ts';
import type { BotKind, StoredSeat } from '../store/index.ts';
import type { Train } from './train.ts';

/** After so many fallbacks in a row a bot sits in for a player. */
const FALLBACKS_BEFORE_BOT = 3;
/** The bot that sits in for somebody. */
const SUBSTITUTE: BotKind = 'heuristic';

export interface TempoEvents {
  /** The fallback was played for `seat`. */
  timedOut(seat: Seat): void;
  /** `seat` has let so many prompts pass that a bot should sit in. */
  absent(seat: Seat): void;
  /** An answer of a bot, or a fallback, met a bug. */
  failed(error: Error): void;
  /** The deadline of the open prompt is another one: ms since 1970, or null. */
  deadlineSet(at: number | null): void;
}

/**
 * What happens without anybody doing something: bots answer after a moment of thought, and when time is up the
 * fallback is played. The clock runs only while a person is asked: never while the rules resolve something, never
 * while the process is down.
 */
export class Tempo {
  private readonly house: House;
  private readonly train: Train;
  private readonly events: TempoEvents;
  private seats: readonly StoredSeat[] = [];
  private secondsPerDecision = 0;
  /** The prompt the deadline is for. */
  private timed: number | null = null;
  /** What a prompt had left, in ms, when its clock was stopped because only bots were asked any more. */
  private halted: { readonly prompt: number; readonly left: number } | null = null;
  private readonly fallbacks = new Map<Seat, number>();

  constructor(house: House, train: Train, events: TempoEvents) {
    this.house = house;
    this.train = train;
    this.events = events;
  }

  private get clockKey(): string {
    return `clock ${this.train.owner.table}`;
  }

  private get botKey(): string {
    return `bot ${this.train.owner.table}`;
  }

  /** Who sits at the table, and how long they may think. */
  seatsAre(seats: readonly StoredSeat[], secondsPerDecision: number): void {
    this.seats = seats;
    this.secondsPerDecision = secondsPerDecision;
  }

  /** A person has answered: he is there. */
  seen(seat: Seat): void {
    this.fallbacks.delete(seat);
  }

  /** Sets bots and the clock to work on the prompt now open. `remaining`: what a restored prompt had left, in ms. */
  settle(remaining: number | null = null): void {
    const match = this.train.running?.match;
    const owing = match ? waitingFor(match.prompt) : [];
    this.setClock(match, owing, remaining);
    const bot = owing.find((seat) => this.botAt(seat) !== null);
    if (bot === undefined) this.house.deadlines.clear(this.botKey);
    else this.house.deadlines.set(this.botKey, Date.now() + this.thinking(), () => this.botAnswers(bot));
  }

  /** Neither the clock nor a bot is at work. */
  get idle(): boolean {
    const { deadlines } = this.house;
    return deadlines.left(this.clockKey) === null && deadlines.left(this.botKey) === null;
  }

  stop(): void {
    this.house.deadlines.clear(this.clockKey);
    this.house.deadlines.clear(this.botKey);
    this.timed = null;
  }

  /** What the prompt of `match` has left, in ms; the whole time when it is only now being asked. */
  remaining(match: Match<AnyTable>): number | null {
    if (this.secondsPerDecision === 0 || !waitingFor(match.prompt).some((seat) => this.botAt(seat) === null))
      return null;
    const full = this.secondsPerDecision * 1000;
    return match.prompt?.id === this.timed ? (this.house.deadlines.left(this.clockKey) ?? full) : full;
  }

  private setClock(
    match: Match<AnyTable> | undefined,
    owing: readonly Seat[],
    remaining: number | null,
  ): void {
    const prompt = match?.prompt;
    const people = owing.some((seat) => this.botAt(seat) === null);
    if (!prompt || !people || this.secondsPerDecision === 0) {
      this.halt();
    } else if (this.timed !== prompt.id) {
      // Who leaves and returns wins no time by it.
      const halted = this.halted?.prompt === prompt.id ? this.halted.left : null;
      const at = Date.now() + (remaining ?? halted ?? this.secondsPerDecision * 1000);
      this.timed = prompt.id;
      this.halted = null;
      this.events.deadlineSet(at);
      this.house.deadlines.set(this.clockKey, at, () => this.timeIsUp(prompt.id));
    }
  }

  private halt(): void {
    if (this.timed === null) return;
    const left = this.house.deadlines.left(this.clockKey);
    if (left !== null) this.halted = { prompt: this.timed, left };
    this.timed = null;
    this.house.deadlines.clear(this.clockKey);
    this.events.deadlineSet(null);
  }

  private botAt(seat: Seat): BotKind | null {
    const stored = this.seats[seat];
    return stored?.bot ?? (stored?.away ? SUBSTITUTE : null);
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

  private timeIsUp(promptId: number): void {
    const prompt = this.train.running?.match.prompt;
    if (!prompt || prompt.id !== promptId) return;
    for (const seat of waitingFor(prompt)) {
      const question = questionFor(prompt, seat);
      if (!question || this.botAt(seat)) continue;
      this.play({ seat, prompt: promptId, option: question.fallback }, 'timeout').then((taken) => {
        if (taken) this.missed(seat);
      });
    }
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
