import { recipes } from './recipes.ts';

/** `bell` says that you are asked, `hurry` that your time runs out, `tick` counts its last seconds; `whistle` begins a round. */
export type SoundName =
  | 'step'
  | 'climb'
  | 'shot'
  | 'hit'
  | 'punch'
  | 'coin'
  | 'drop'
  | 'card'
  | 'whistle'
  | 'brake'
  | 'shrug'
  | 'bell'
  | 'hurry'
  | 'tick'
  | 'win';

/** The loudspeaker of a page. */
export interface Sound {
  /** Silent before the page was first touched, and while muted. */
  play(name: SoundName): void;
  /** 0 to 1. */
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  /** Gives the audio device back. */
  close(): void;
}

const GESTURES = ['pointerdown', 'keydown'] as const;

/** Every sound is made here from oscillators and noise: no recordings. The audio device is opened by the first touch. */
export function createSound(): Sound {
  let context: AudioContext | null = null;
  let out: GainNode | null = null;
  let volume = 0.6;
  let muted = false;
  const lastAt = new Map<SoundName, number>();

  const level = () => out?.gain.setTargetAtTime(muted ? 0 : volume * volume, context?.currentTime ?? 0, 0.02);
  const open = () => {
    for (const gesture of GESTURES) removeEventListener(gesture, open);
    if (typeof AudioContext === 'undefined') return;
    context = new AudioContext();
    const limiter = new DynamicsCompressorNode(context, { threshold: -12, ratio: 8 });
    out = new GainNode(context, { gain: 0 });
    out.connect(limiter).connect(context.destination);
    level();
  };
  // Who came here by a touch on the page before need not touch this one first.
  if (navigator.userActivation?.hasBeenActive) open();
  else for (const gesture of GESTURES) addEventListener(gesture, open);

  return {
    play(name) {
      if (!context || !out || muted) return;
      // Without the device there is no sound, and the game goes on.
      if (context.state === 'suspended') context.resume().catch(() => {});
      const now = context.currentTime;
      // The same sound twice within an instant is only louder, not clearer.
      if (now - (lastAt.get(name) ?? -1) < 0.03) return;
      lastAt.set(name, now);
      recipes[name](context, out, now);
    },
    setVolume(to) {
      volume = Math.min(1, Math.max(0, to));
      level();
    },
    setMuted(to) {
      muted = to;
      level();
    },
    close() {
      for (const gesture of GESTURES) removeEventListener(gesture, open);
      context?.close().catch(() => {});
      context = null;
      out = null;
    },
  };
}
