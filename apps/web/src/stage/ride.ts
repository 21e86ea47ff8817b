import { HOURS, type Light, lightOf, mixLight } from './light.ts';
import type { Motion } from './motion.ts';

/** Units of track a millisecond at full speed. */
const FULL = 0.42;
/** Milliseconds in which the train gathers or loses most of its speed. */
const INERTIA = 420;
const SUNSET_MS = 1_600;

/**
 * How far the train has gone and how late it is. It rolls during choreography and stands while a question waits, so
 * that motion always means something.
 */
export class Ride {
  light: Light = HOURS[0] as Light;
  distance = 0;
  /** Without movement the landscape stands still. */
  still = false;
  #speed = 0;
  #wanted = 0;
  #hour = 0;
  readonly #motion: Motion;
  readonly #rolled: () => void;
  readonly #lit: () => void;

  constructor(motion: Motion, rolled: () => void, lit: () => void) {
    this.#motion = motion;
    this.#rolled = rolled;
    this.#lit = lit;
    motion.addMover((ms) => this.#roll(ms));
  }

  setRolling(rolling: boolean): void {
    this.#wanted = rolling && !this.still ? 1 : 0;
    this.#motion.redraw();
  }

  /** Stops on the spot, as by a hard brake. */
  halt(): void {
    this.#speed = 0;
  }

  setRound(round: number): void {
    this.#hour = round;
    this.light = lightOf(round);
    this.#lit();
  }

  async passTo(round: number): Promise<void> {
    if (round === this.#hour) return;
    const from = this.light;
    const to = lightOf(round);
    this.#hour = round;
    await this.#motion.tween(SUNSET_MS, (t) => {
      this.light = t === 1 ? to : mixLight(from, to, t);
      this.#lit();
    });
  }

  #roll(ms: number): 'moved' | 'rests' {
    this.#speed += (this.#wanted - this.#speed) * Math.min(1, ms / INERTIA);
    if (this.#wanted === 0 && this.#speed < 0.01) {
      this.#speed = 0;
      return 'rests';
    }
    this.distance += this.#speed * FULL * ms;
    this.#rolled();
    return 'moved';
  }
}
