import type { AnyTable, Fact } from '@holdup/engine';
import type { SoundName } from '../sound/index.ts';
import type { Area, Insets, PaceSetting, Stage, StageInput, StageOptions } from './contract.ts';
import { type Marks, marksOf, UNMARKED } from './marks.ts';
import { paceOf } from './pace.ts';
import { listen, type Target, targetAt } from './pointer.ts';
import type { Picture, Staging } from './staging.ts';

const UNCOVERED: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

interface Performing {
  /** Pieces fade where they would move. */
  readonly fade: boolean;
  readonly signal: AbortSignal;
  readonly began: ((count: number) => void) | undefined;
}

/** The contract of the stage over its picture: what is asked, what is shown now, what is being acted out. */
export class Theatre<T extends AnyTable, S> implements Stage<T> {
  readonly canvas: HTMLCanvasElement;
  readonly #staging: Staging<T, S>;
  readonly #picture: Picture<S>;
  readonly #options: StageOptions;
  readonly #software: boolean;
  readonly #deafen: () => void;
  #marks: Marks = UNMARKED;
  #seats: StageInput<T> | null = null;
  #pace: PaceSetting = { speed: 1, reducedMotion: false };
  #picked: (option: string, nth: number) => void = () => {};
  #hurried: () => void = () => {};
  /** The question for which the camera went to its character: it does not go again while that is asked. */
  #followed: string | null = null;
  /** The choreography that runs, what ends it for a newer picture, and what hurries it to its own end. */
  #playing: { readonly done: Promise<void>; cut(): void; skip(): void } | null = null;

  /** `software`: no graphics card draws. */
  constructor(
    canvas: HTMLCanvasElement,
    staging: Staging<T, S>,
    { software, ...options }: StageOptions & { readonly software: boolean },
  ) {
    this.#software = software;
    this.#options = options;
    this.#staging = staging;
    this.canvas = canvas;
    this.#picture = staging.picture;
    this.#picture.calm = software;
    const deafen = listen(this.canvas, {
      tap: (x, y, nth) => this.#tap(x, y, nth),
      drag: (by) => {
        if (!this.#picture.eye.view.whole) this.#picture.eye.pan(by);
      },
      hover: (at) => this.#hover(at),
    });
    // A hidden tab draws no frames: what is under way would stand still in it, and everything after it wait.
    const seen = () => document.hidden && this.#playing?.skip();
    // What a lost graphics card comes back with is empty.
    const restored = () => this.#picture.motion.redraw();
    document.addEventListener('visibilitychange', seen);
    canvas.addEventListener('webglcontextrestored', restored);
    this.#deafen = () => {
      deafen();
      document.removeEventListener('visibilitychange', seen);
      canvas.removeEventListener('webglcontextrestored', restored);
    };
  }

  show(input: StageInput<T>): void {
    const first = this.#seats === null;
    this.#seats = input;
    this.#marks = marksOf(input);
    const scene = this.#staging.sceneOf(input.table);
    this.#settleAfterCut(scene);
    const [mine] = this.#marks.mine;
    const at = this.#picture.whereIs(input.question?.who ?? mine ?? '');
    const asked = input.question && `${input.question.kind} ${input.question.who ?? ''}`;
    if (first) this.#picture.eye.jump(at ?? 0);
    else if (at !== undefined && asked !== null && asked !== this.#followed)
      void this.#picture.eye.follow(at);
    this.#followed = asked;
  }

  async play(
    facts: readonly Fact[],
    before: T,
    after: T,
    signal: AbortSignal,
    began?: (count: number) => void,
  ): Promise<void> {
    await this.#cut();
    this.#followed = null;
    this.#marks = { ...this.#marks, lit: new Map() };
    const pace = paceOf({
      ...this.#pace,
      waiting: this.#pace.waiting ?? 0,
      hidden: document.hidden,
      facts: facts.length,
    });
    if (pace.kind !== 'skip' && !signal.aborted) {
      this.#picture.settle(this.#staging.sceneOf(before), this.#marks);
      this.#picture.motion.rate = pace.rate;
      const ended = await this.#perform(facts, { fade: pace.kind === 'fade', signal, began });
      // A newer picture was shown meanwhile: it stands.
      if (ended === 'replaced') return;
    }
    this.#picture.settle(this.#staging.sceneOf(after), this.#marks);
    this.#picture.ride.setRolling(false);
  }

  setPace(pace: PaceSetting): void {
    this.#pace = pace;
    this.#picture.calm = pace.reducedMotion || this.#software;
    this.#picture.still = pace.reducedMotion;
    if (pace.speed === 0) void this.#cut();
    this.#picture.motion.redraw();
  }

  onPick(listener: (option: string, nth: number) => void): void {
    this.#picked = listener;
  }

  onHurry(listener: () => void): void {
    this.#hurried = listener;
  }

  resize(width: number, height: number, covered: Insets = UNCOVERED): void {
    this.#picture.resize(width, height, covered);
  }

  mapArea(): Area | null {
    return this.#picture.mapArea();
  }

  focusCar(index: number): void {
    void this.#picture.eye.follow(this.#picture.middleOf(index));
  }

  destroy(): void {
    this.#playing?.cut();
    this.#deafen();
    this.#picture.destroy();
  }

  /** The moves of a choreography that was cut still run to their ends, all in this instant; then the scene holds. */
  #settleAfterCut(scene: S): void {
    const settle = () => {
      this.#picture.settle(scene, this.#marks);
      this.#picture.ride.setRolling(false);
    };
    const playing = this.#playing;
    settle();
    if (!playing) return;
    playing.cut();
    void playing.done.then(() => {
      if (this.#playing === null) settle();
    });
  }

  async #cut(): Promise<void> {
    const playing = this.#playing;
    playing?.cut();
    await playing?.done;
  }

  /** Acts the facts out one after another. */
  async #perform(facts: readonly Fact[], { fade, signal, began }: Performing): Promise<'done' | 'replaced'> {
    const { motion, ride } = this.#picture;
    let state: 'done' | 'aborted' | 'replaced' | 'running' = 'running';
    let finished: () => void = () => {};
    const end = (how: 'aborted' | 'replaced') => {
      if (state !== 'running') return;
      state = how;
      motion.skipping = true;
    };
    const abort = () => end('aborted');
    const playing = {
      done: new Promise<void>((resolve) => (finished = resolve)),
      cut: () => end('replaced'),
      skip: () => end('aborted'),
    };
    this.#playing = playing;
    signal.addEventListener('abort', abort, { once: true });
    ride.setRolling(true);
    try {
      for (const [i, fact] of facts.entries()) {
        if (state !== 'running') break;
        began?.(i + 1);
        const actor = this.#staging.actorOf(fact);
        if (actor !== null) {
          this.#marks = { ...this.#marks, acting: new Set([actor]) };
          this.#picture.settle(this.#picture.scene, this.#marks);
        }
        const next = this.#staging.sceneAfter(this.#picture.scene, fact);
        await this.#staging.act(fact, next, { fade, sound: (name) => this.#sound(name) });
        if (state === 'running') this.#picture.settle(next, this.#marks);
      }
    } finally {
      // Also where a move fails: the next batch waits for this one to be over.
      signal.removeEventListener('abort', abort);
      motion.skipping = false;
      this.#playing = null;
      finished();
    }
    return (state as string) === 'replaced' ? 'replaced' : 'done';
  }

  #sound(name: SoundName): void {
    if (!this.#picture.motion.skipping) this.#options.sound?.(name);
  }

  #tap(x: number, y: number, nth: number): void {
    const unit = this.#picture.mapAt(x, y);
    if (unit !== null) {
      void this.#picture.eye.follow(unit);
      return;
    }
    if (this.#playing) {
      this.#hurried();
      return;
    }
    const option = this.#optionOf(this.#litAt(x, y));
    if (option) this.#picked(option, nth);
  }

  #litAt(x: number, y: number): Target | null {
    const { lit } = this.#marks;
    return targetAt(
      this.#picture.targets().filter(({ key }) => lit.has(key)),
      x,
      y,
    );
  }

  #optionOf(target: Target | null): string | null {
    return target ? (this.#marks.lit.get(target.key) ?? null) : null;
  }

  #hover(at: { readonly x: number; readonly y: number } | null): void {
    const option = at && this.#optionOf(this.#litAt(at.x, at.y));
    this.canvas.style.cursor = option ? 'pointer' : this.#picture.eye.view.whole ? '' : 'grab';
  }
}
