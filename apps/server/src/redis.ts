import type { matchMaker, Presence } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';
import { Limiter } from './limits.ts';
import type { Log } from './log.ts';

/** A command that has waited through so many tries to connect is given up: its caller says `failed`, and may try again. */
const TRIES = 8;
/** Between two tries to connect, in ms, at most. */
const PAUSE = 500;
/** A connection that does not answer for so long, in ms, is dead at the other end. */
const SILENCE = 5000;

/** A connection that goes on trying, and complains to the log now and then. */
export function connectTo(url: string, log: Log, complaints: Limiter): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: TRIES,
    retryStrategy: (tries) => Math.min(PAUSE, 50 * tries),
    socketTimeout: SILENCE,
    keepAlive: SILENCE,
  });
  redis.on('error', (error) => {
    // Not the whole error: it brings the refused command along, and that of `auth` has the password in it.
    if (complaints.take('redis')) log.error({ reason: error.message }, 'Redis cannot be reached');
  });
  return redis;
}

/** What the processes of one house find each other's rooms by. Redis may go away and come back with nothing in it. */
export function throughRedis(
  url: string,
  log: Log,
): { presence: Presence; driver: matchMaker.MatchMakerDriver } {
  const complaints = new Limiter({ burst: 3, perSecond: 0.1 });
  const connect = (): Redis => connectTo(url, log, complaints);
  return { presence: new RedisPresence(connect()), driver: new RedisDriver(connect()) };
}
