import { type Logger, pino } from 'pino';

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
