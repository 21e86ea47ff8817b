import type { TableSettings } from '@holdup/protocol';
import { t } from './index.ts';

/** What is left, in as few characters as say it: `14`, `2:05`, `5 h`, `2 d`. */
export function shortTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 100) return `${seconds}`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const hours = Math.floor(seconds / 3600);
  return hours < 48
    ? t('clock.short.hours', { hours })
    : t('clock.short.days', { days: Math.floor(hours / 24) });
}

/** The same for the ear, and for forms: `14 seconds`, `2 minutes 5 seconds`, `5 hours`. */
export function longTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
  if (seconds < 60) return t('clock.seconds', { seconds });
  if (seconds < 3600) {
    const rest = seconds % 60;
    const whole = t('clock.minutes', { minutes });
    return rest === 0 ? whole : `${whole} ${t('clock.seconds', { seconds: rest })}`;
  }
  return hours % 24 === 0 ? t('clock.days', { days: hours / 24 }) : t('clock.hours', { hours });
}

/** How long one may think at a table. */
export function paceOf({ secondsPerDecision, bankSeconds = 0 }: TableSettings): string {
  if (secondsPerDecision === 0) return t('table.clock.none');
  const decision = longTime(secondsPerDecision * 1000);
  if (bankSeconds === 0) return t('table.clock', { decision });
  return t('table.clock.bank', { decision, bank: longTime(bankSeconds * 1000) });
}

/** By how much those who watch are behind; null: by nothing. */
export const behindOf = ({ watch, watchDelaySeconds = 0 }: TableSettings): string | null =>
  watch === 'nobody' || watchDelaySeconds === 0
    ? null
    : t('table.behind', { time: longTime(watchDelaySeconds * 1000) });

/** A moment in ms since 1970, as the reader's part of the world writes it. */
export const dayAndTime = (at: number): string =>
  new Date(at).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
