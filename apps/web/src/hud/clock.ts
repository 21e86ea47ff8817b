import type { AnyTable } from '@holdup/engine';
import type { ClockView } from '@holdup/protocol';
import { ourTime } from '../net/serverTime.ts';
import type { Hud } from './hud.ts';

/** From here on the clock is warm. */
export const WARM_MS = 10_000;
/** Before that, a number is shown for the last part of a decision only: it would do nothing but hurry. */
const SHOWN_MS = 20_000;
/** Where there are hours, one wants to know how many. */
const LONG_MS = 3_600_000;

/** What is left of somebody's time to answer. Times in ms. */
export interface TimeLeft {
  /** Until the fallback is played: of the decision and the bank. */
  readonly ms: number;
  /** Of the decision; 0 once the bank is drawn upon. */
  readonly decision: number;
  readonly bank: number;
  /** 0 to 1 of the whole decision, or of the bank once it is drawn upon. */
  readonly share: number;
  readonly drawing: boolean;
  /** The last seconds of all. */
  readonly warm: boolean;
  /** Whether it matters enough to be shown as a number. */
  readonly matters: boolean;
}

/** A clock as the server tells it, and what belongs to it. */
export interface Told {
  readonly clock: ClockView;
  readonly seat: number | null;
  /** The server's clock less ours, in ms. */
  readonly ahead: number;
  /** Of a whole decision, and of a whole bank. */
  readonly seconds: number;
  readonly bankSeconds?: number | undefined;
}

/** Null where no clock runs. `now` by our clock. */
export function timeLeft(
  { clock, seat, ahead, seconds, bankSeconds = 0 }: Told,
  now: number,
): TimeLeft | null {
  if (clock.deadline === null) return null;
  const whole = seconds * 1000;
  // What happened before is still being shown, and not charged.
  const until = Math.min(clock.deadline - (now + ahead), whole);
  const full = (seat === null ? 0 : clock.banks[seat]) ?? 0;
  const drawing = until < 0 && full > 0;
  const decision = Math.max(0, until);
  const bank = Math.max(0, full + Math.min(0, until));
  const ms = decision + bank;
  return {
    ms,
    decision,
    bank,
    drawing,
    share: drawing ? bank / Math.max(1, bankSeconds * 1000) : whole > 0 ? decision / whole : 1,
    warm: ms <= WARM_MS,
    matters: drawing || whole >= LONG_MS || decision <= Math.min(SHOWN_MS, whole / 2),
  };
}

/** How long nothing is charged yet of the decision that is asked for, in ms; null where no clock runs. `now` by our clock. */
export const uncharged = (
  { clock, ahead, seconds }: Pick<Told, 'clock' | 'ahead' | 'seconds'>,
  now: number,
): number | null => (clock.deadline === null ? null : clock.deadline - (now + ahead) - seconds * 1000);

/** Of the one who is asked: `seat`, or whoever else is waited for. */
export function timeOf(
  { view, state, lobby }: Pick<Hud<AnyTable>, 'view' | 'state' | 'lobby'>,
  seat?: number,
): TimeLeft | null {
  const waited = view.prompt?.asked.find((one) => !one.answered)?.seat ?? null;
  const { secondsPerDecision: seconds, bankSeconds } = lobby.settings;
  const told = { clock: view.clock, seat: seat ?? waited, ahead: state.ahead, seconds, bankSeconds };
  return timeLeft(told, ourTime());
}
