import type { Logger as FrameworkLogger } from '@colyseus/core/Logger';
import { type Logger, pino } from 'pino';
import { type Allowance, Limiter } from './limits.ts';

export type Log = Logger;

/** Says what happened; never a hand, a token, a code or an address with one. */
export const openLog = (level: string): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['*.token', '*.code', '*.ticket', '*.seed', '*.cookie', '*.authorization'],
      censor: '…',
    },
  });

const FRAMEWORK_MAY_SAY: Allowance = { burst: 20, perSecond: 0.2 };

/**
 * Libraries complain on the console of each broken text that a client sends, and of each try to reach a Redis that is away:
 * anybody could fill a disk with that.
 */
export function measureConsole(libraries: Pick<Console, 'error' | 'warn'>, log: Log): void {
  const { error, warn } = frameworkLog(log);
  Object.assign(libraries, { error, warn });
}

/**
 * The framework's voice in our log. It tells of each broken frame with a stack, and anybody can send those: beyond a
 * measure it is only counted.
 */
export function frameworkLog(log: Log): FrameworkLogger {
  const measure = new Limiter(FRAMEWORK_MAY_SAY);
  let unsaid = 0;
  const say =
    (level: 'error' | 'warn' | 'info' | 'debug' | 'trace') =>
    (...words: unknown[]): void => {
      if (!log.isLevelEnabled(level)) return;
      if (!measure.take(level)) {
        unsaid += 1;
        return;
      }
      log[level]({ ...(unsaid > 0 ? { unsaid } : {}) }, words.map(String).join(' '));
      unsaid = 0;
    };
  return {
    error: say('error'),
    warn: say('warn'),
    info: say('info'),
    debug: say('debug'),
    trace: say('trace'),
  };
}
