import type { SoundName } from './index.ts';

type Recipe = (context: AudioContext, out: AudioNode, at: number) => void;

interface Tone {
  readonly wave: OscillatorType;
  /** Hertz, at the start and at the end. */
  readonly from: number;
  readonly to: number;
  /** Seconds. */
  readonly length: number;
  readonly attack?: number;
  readonly gain: number;
}

function envelope(context: AudioContext, at: number, length: number, gain: number, attack: number): GainNode {
  const node = new GainNode(context, { gain: 0.0001 });
  node.gain.setValueAtTime(0.0001, at);
  node.gain.exponentialRampToValueAtTime(gain, at + attack);
  node.gain.exponentialRampToValueAtTime(0.0001, at + length);
  return node;
}

function tone(context: AudioContext, out: AudioNode, at: number, t: Tone): void {
  const source = new OscillatorNode(context, { type: t.wave, frequency: t.from });
  source.frequency.setValueAtTime(t.from, at);
  source.frequency.exponentialRampToValueAtTime(t.to, at + t.length);
  source.connect(envelope(context, at, t.length, t.gain, t.attack ?? 0.004)).connect(out);
  source.start(at);
  source.stop(at + t.length + 0.02);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** One second of white noise. It colours sounds only; nothing of the game hangs on it. */
function noiseOf(context: AudioContext): AudioBuffer {
  let buffer = noises.get(context);
  if (!buffer) {
    buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    noises.set(context, buffer);
  }
  return buffer;
}

interface Noise {
  readonly filter: BiquadFilterType;
  readonly from: number;
  readonly to: number;
  readonly q?: number;
  readonly length: number;
  readonly attack?: number;
  readonly gain: number;
}

function noise(context: AudioContext, out: AudioNode, at: number, n: Noise): void {
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true });
  const filter = new BiquadFilterNode(context, { type: n.filter, frequency: n.from, Q: n.q ?? 1 });
  filter.frequency.setValueAtTime(n.from, at);
  filter.frequency.exponentialRampToValueAtTime(n.to, at + n.length);
  source.connect(filter);
  filter.connect(envelope(context, at, n.length, n.gain, n.attack ?? 0.002)).connect(out);
  source.start(at, 0);
  source.stop(at + n.length + 0.02);
}

/** A struck metal: partials that are no harmonics, the higher the sooner gone. */
function strike(context: AudioContext, out: AudioNode, at: number, pitch: number, gain: number): void {
  for (const [ratio, share, length] of [
    [1, 1, 1.1],
    [2.0, 0.5, 0.8],
    [2.76, 0.35, 0.5],
    [5.4, 0.18, 0.25],
  ] as const)
    tone(context, out, at, {
      wave: 'sine',
      from: pitch * ratio,
      to: pitch * ratio,
      length,
      gain: gain * share,
    });
}

/** How each sound is made, from the moment `at` on by the context's clock, in seconds. */
export const recipes: Readonly<Record<SoundName, Recipe>> = {
  step(context, out, at) {
    for (const beat of [0, 0.16, 0.32]) {
      noise(context, out, at + beat, { filter: 'lowpass', from: 500, to: 160, length: 0.09, gain: 0.5 });
      tone(context, out, at + beat, { wave: 'sine', from: 120, to: 70, length: 0.08, gain: 0.3 });
    }
  },
  climb(context, out, at) {
    for (const [i, beat] of [0, 0.12, 0.24].entries()) {
      noise(context, out, at + beat, {
        filter: 'bandpass',
        from: 700 + i * 120,
        to: 500,
        q: 3,
        length: 0.07,
        gain: 0.6,
      });
      tone(context, out, at + beat, {
        wave: 'triangle',
        from: 210 + i * 40,
        to: 150,
        length: 0.07,
        gain: 0.18,
      });
    }
  },
  shot(context, out, at) {
    noise(context, out, at, { filter: 'lowpass', from: 5200, to: 240, length: 0.34, gain: 0.7 });
    tone(context, out, at, { wave: 'sine', from: 150, to: 42, length: 0.22, gain: 0.65 });
    noise(context, out, at + 0.05, {
      filter: 'bandpass',
      from: 900,
      to: 300,
      length: 0.6,
      gain: 0.12,
      attack: 0.05,
    });
  },
  hit(context, out, at) {
    tone(context, out, at, { wave: 'square', from: 1700, to: 520, length: 0.1, gain: 0.1 });
    noise(context, out, at, { filter: 'bandpass', from: 2600, to: 1200, q: 4, length: 0.12, gain: 0.4 });
  },
  punch(context, out, at) {
    noise(context, out, at, { filter: 'lowpass', from: 1400, to: 180, length: 0.13, gain: 0.9 });
    tone(context, out, at, { wave: 'sine', from: 180, to: 55, length: 0.16, gain: 0.8 });
  },
  coin(context, out, at) {
    tone(context, out, at, { wave: 'triangle', from: 1568, to: 1568, length: 0.12, gain: 0.22 });
    tone(context, out, at + 0.07, { wave: 'triangle', from: 2093, to: 2093, length: 0.32, gain: 0.25 });
  },
  drop(context, out, at) {
    noise(context, out, at, { filter: 'lowpass', from: 900, to: 220, length: 0.1, gain: 0.5 });
    tone(context, out, at + 0.02, { wave: 'triangle', from: 620, to: 310, length: 0.12, gain: 0.2 });
  },
  card(context, out, at) {
    noise(context, out, at, {
      filter: 'highpass',
      from: 1800,
      to: 4200,
      length: 0.09,
      gain: 0.22,
      attack: 0.02,
    });
  },
  whistle(context, out, at) {
    for (const pitch of [466, 554, 698]) {
      for (const [start, length] of [
        [0, 0.35],
        [0.45, 0.8],
      ] as const)
        tone(context, out, at + start, {
          wave: 'triangle',
          from: pitch,
          to: pitch * 0.985,
          length,
          attack: 0.06,
          gain: 0.14,
        });
    }
    noise(context, out, at, {
      filter: 'bandpass',
      from: 2400,
      to: 1800,
      length: 1.2,
      attack: 0.08,
      gain: 0.06,
    });
  },
  brake(context, out, at) {
    noise(context, out, at, {
      filter: 'bandpass',
      from: 3600,
      to: 1500,
      q: 9,
      length: 0.8,
      attack: 0.05,
      gain: 0.5,
    });
    tone(context, out, at, { wave: 'sawtooth', from: 1900, to: 900, length: 0.8, attack: 0.08, gain: 0.03 });
  },
  shrug(context, out, at) {
    tone(context, out, at, { wave: 'triangle', from: 330, to: 300, length: 0.12, gain: 0.16 });
    tone(context, out, at + 0.13, { wave: 'triangle', from: 247, to: 220, length: 0.2, gain: 0.16 });
  },
  bell(context, out, at) {
    strike(context, out, at, 880, 0.22);
    strike(context, out, at + 0.16, 1109, 0.16);
  },
  hurry(context, out, at) {
    for (const after of [0, 0.18]) strike(context, out, at + after, 1397, 0.16);
  },
  tick(context, out, at) {
    tone(context, out, at, { wave: 'square', from: 1800, to: 1500, length: 0.05, gain: 0.09 });
  },
  win(context, out, at) {
    for (const [i, pitch] of [523, 659, 784, 1047].entries())
      tone(context, out, at + i * 0.12, {
        wave: 'triangle',
        from: pitch,
        to: pitch,
        length: 0.5,
        attack: 0.01,
        gain: 0.2,
      });
  },
};
