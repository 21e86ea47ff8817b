import type { About, AnyTable, Fact, Table } from '@holdup/engine';
import type { SoundName } from '../sound/index.ts';

/** All the stage needs to draw a settled picture. */
export interface StageInput<T extends AnyTable = Table> {
  /** Projected for the seat that looks. */
  readonly table: T;
  /** Null for a spectator. */
  readonly mySeat: number | null;
  /** Display names by seat. */
  readonly names: readonly string[];
  /** The options of the question asked of me, by option id. Those that speak of a piece on the stage light it up. */
  readonly lit: ReadonlyMap<string, About>;
  /** The question asked of me; null while I wait. */
  readonly question: { readonly who?: string; readonly kind: string } | null;
  /** Whose turn it is. */
  readonly turnSeat: number | null;
  /** The character that acts, where only one of the seat's does. */
  readonly actingCharacter: string | null;
}

export type Speed = 0 | 0.5 | 1 | 2 | 4;

export interface PaceSetting {
  /** 0 is off: every fact is snapped. */
  readonly speed: Speed;
  /** Fades instead of movement. */
  readonly reducedMotion: boolean;
  /** Batches of facts that wait behind the one being played; a long queue speeds itself up. Default 0. */
  readonly waiting?: number;
}

/** CSS pixels at the canvas edges that other things cover: the train keeps clear of them, the sky does not. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** CSS pixels of the canvas. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Stage<T extends AnyTable = Table> {
  /** `aria-hidden`: everything on it has its twin in the DOM. */
  readonly canvas: HTMLCanvasElement;
  /** Settles at once. */
  show(input: StageInput<T>): void;
  /**
   * Choreography of the facts, then the picture settled at `after`; resolves when settled, also when `signal` cuts it
   * short. Nothing is lit meanwhile; call `show` afterwards. A second call before the first resolves ends the first.
   * `began` is told whenever one more fact begins to be acted out: how many have.
   */
  play(
    facts: readonly Fact[],
    before: T,
    after: T,
    signal: AbortSignal,
    began?: (count: number) => void,
  ): Promise<void>;
  setPace(pace: PaceSetting): void;
  /** A lit piece was tapped; `nth` is 2 for the second tap of a double tap. One listener: the last call wins. */
  onPick(listener: (option: string, nth: number) => void): void;
  /** The picture was tapped while facts are acted out. One listener: the last call wins. */
  onHurry(listener: () => void): void;
  /** CSS pixels. The canvas may lie behind the whole page: `covered` says what other things cover. */
  resize(width: number, height: number, covered?: Insets): void;
  /** Where the mini-map is; null where the whole train is seen. */
  mapArea(): Area | null;
  /** Brings a car (0 is the locomotive) into view where not the whole train is seen. */
  focusCar(index: number): void;
  destroy(): void;
}

export interface StageOptions {
  /** The name on a car's frame; `id` is the table's name of the car. */
  carName(index: number, id: string): string;
  /** Asked to make a sound in time with the picture. */
  sound?(name: SoundName): void;
}
