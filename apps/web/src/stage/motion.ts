type Ease = (share: number) => number;

export const ease = {
  linear: (t: number) => t,
  out: (t: number) => 1 - (1 - t) ** 3,
  inOut: (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2),
  /** A little too far, and back. */
  back: (t: number) => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2,
} as const;

interface Tween {
  readonly ms: number;
  readonly step: (share: number) => void;
  readonly ease: Ease;
  readonly done: () => void;
  at: number;
}

/** Something that moves by itself: whether it moved just now, waits for a later frame, or has come to rest. */
type Mover = (ms: number) => 'moved' | 'waits' | 'rests';

/** A tab that slept does not make everything jump; a slow machine still keeps the time. */
const LONGEST_FRAME = 200;

/**
 * The stage's only clock. It runs while something moves and is silent otherwise; a picture that changed at once asks
 * for one frame with `redraw`.
 */
export class Motion {
  /** How fast choreography runs; 1 is normal. */
  rate = 1;
  #skipping = false;
  readonly #render: () => void;
  readonly #movers: Mover[] = [];
  #tweens: Tween[] = [];
  #frame = 0;
  #last = 0;
  #dirty = false;

  constructor(render: () => void) {
    this.#render = render;
  }

  /** Movers are asked each frame until all rest; `redraw` asks again. */
  addMover(mover: Mover): void {
    this.#movers.push(mover);
    this.redraw();
  }

  redraw(): void {
    this.#dirty = true;
    this.#wake();
  }

  /** `ms` at normal speed. `step` is always called with 1 at last, also when cut short. */
  tween(ms: number, step: (share: number) => void, by: Ease = ease.inOut): Promise<void> {
    return new Promise((done) => {
      const tween = { ms, step, ease: by, done, at: 0 };
      if (this.#skipping) return end(tween);
      this.#tweens.push(tween);
      this.#wake();
    });
  }

  wait(ms: number): Promise<void> {
    return this.tween(ms, () => {});
  }

  /** While skipping, every tween is at its end as soon as it begins. */
  get skipping(): boolean {
    return this.#skipping;
  }

  set skipping(skipping: boolean) {
    this.#skipping = skipping;
    if (!skipping) return;
    const ending = this.#tweens;
    this.#tweens = [];
    for (const tween of ending) end(tween);
    this.redraw();
  }

  stop(): void {
    this.skipping = true;
    cancelAnimationFrame(this.#frame);
    this.#movers.length = 0;
    this.#frame = -1;
  }

  #wake(): void {
    if (this.#frame !== 0) return;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame(this.#tick);
  }

  readonly #tick = (now: number): void => {
    const ms = Math.min(LONGEST_FRAME, Math.max(0, now - this.#last));
    this.#last = now;
    const acting = this.#tweens.length > 0;
    this.#advance(ms * this.rate);
    let changed = acting || this.#dirty;
    let awake = this.#tweens.length > 0;
    for (const mover of this.#movers) {
      const state = mover(ms);
      changed ||= state === 'moved';
      awake ||= state !== 'rests';
    }
    if (changed) this.#render();
    this.#dirty = false;
    this.#frame = awake ? requestAnimationFrame(this.#tick) : 0;
  };

  #advance(ms: number): void {
    let kept = 0;
    const running = this.#tweens;
    for (const tween of running) {
      tween.at += ms;
      if (tween.at >= tween.ms) end(tween);
      else {
        tween.step(tween.ease(tween.at / tween.ms));
        running[kept++] = tween;
      }
    }
    // What `end` woke up is only queued in promises; nothing was added meanwhile.
    running.length = kept;
  }
}

function end(tween: Tween): void {
  tween.step(1);
  tween.done();
}
