import { type BotInput, chooseOption } from '@holdup/bots';
import { type Answer, questionFor, type Seat, waitingFor } from '@holdup/engine';
import type { House } from '../house.ts';
import type { BotKind, StoredSeat } from '../store/index.ts';
import type { Train } from './train.ts';

/** The bot that sits in for somebody. */
const SUBSTITUTE: BotKind = 'heuristic';

/** The bots of one table: those with seats of their own, and those that sit in for somebody. They answer after a moment of thought. */
export class Bots {
  private readonly house: Pick<House, 'settings' | 'deadlines' | 'log'>;
  private readonly train: Train;
  private readonly play: (answer: Answer) => void;
  /** In the heap of deadlines. */
  private readonly key: string;
  private seats: readonly StoredSeat[] = [];
  /** The prompt that a bot is thinking about. */
  private thinksOf: number | null = null;

  constructor(
    house: Pick<House, 'settings' | 'deadlines' | 'log'>,
    train: Train,
    play: (answer: Answer) => void,
  ) {
    this.house = house;
    this.train = train;
    this.play = play;
    this.key = `bot ${train.owner.table}`;
  }

  seatsAre(seats: readonly StoredSeat[]): void {
    this.seats = seats;
  }

  /** Which one answers for `seat` now. */
  at(seat: Seat): BotKind | null {
    const stored = this.seats[seat];
    return stored?.bot ?? (stored?.away ? SUBSTITUTE : null);
  }

  /**
   * The first of those who owe an answer to `prompt` and are bots will give it; where none is, none will. Nobody thinks anew because
   * somebody has come or gone meanwhile: who did so again and again would hold up all bots.
   */
  work(prompt: number, owing: readonly Seat[]): void {
    if (!owing.some((seat) => this.at(seat) !== null)) this.stop();
    else if (this.idle || this.thinksOf !== prompt) {
      this.thinksOf = prompt;
      this.house.deadlines.after(this.key, this.thinking(), () => this.answer());
    }
  }

  get idle(): boolean {
    return this.house.deadlines.left(this.key) === null;
  }

  stop(): void {
    this.house.deadlines.clear(this.key);
  }

  /** In ms. Some spread, so that four bots do not answer like a clockwork. */
  private thinking(): number {
    return this.house.settings.botDelay * (0.6 + 0.8 * Math.random());
  }

  private answer(): void {
    const running = this.train.running;
    const prompt = running?.match.prompt ?? null;
    const seat = waitingFor(prompt).find((one) => this.at(one) !== null);
    if (!running || !prompt || seat === undefined) return;
    const bot = this.at(seat);
    const question = questionFor(prompt, seat);
    if (!bot || !question) return;
    const table = running.game.project(running.match.table, seat);
    const option = this.choose(bot, { table, question, seat, random: Math.random });
    this.play({ seat, prompt: prompt.id, option });
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
}
