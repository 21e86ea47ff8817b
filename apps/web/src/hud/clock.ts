import type { AnyTable } from '@holdup/engine';
import { ourTime } from '../net/serverTime.ts';
import type { Hud } from './hud.ts';

/** From here on the clock is warm. */
export const WARM_MS = 10_000;

/** What is left of the time to answer; null where no clock runs. */
export interface TimeLeft {
  readonly ms: number;
  /** 0 to 1 of the whole. */
  readonly share: number;
  readonly warm: boolean;
}

/**
 * @param deadline ms since 1970 by the server's clock
 * @param ahead the server's clock less ours, in ms
 * @param seconds of a whole decision
 */
export function timeLeft(
  deadline: number | null,
  ahead: number,
  seconds: number,
  now: number,
): TimeLeft | null {
  if (deadline === null) return null;
  const ms = Math.max(0, deadline - (now + ahead));
  const share = seconds > 0 ? Math.min(1, ms / (seconds * 1000)) : 1;
  return { ms, share, warm: ms <= WARM_MS };
}

export const timeOf = ({
  view,
  state,
  lobby,
}: Pick<Hud<AnyTable>, 'view' | 'state' | 'lobby'>): TimeLeft | null =>
  timeLeft(view.clock.deadline, state.ahead, lobby.settings.secondsPerDecision, ourTime());
