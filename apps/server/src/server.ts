import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchMaker } from '@colyseus/core';
import { setLogger } from '@colyseus/core/Logger';
import { BarredAccounts } from './bars.ts';
import { Deadlines } from './deadlines.ts';
import { gatherWrites } from './gatherWrites.ts';
import type { House } from './house.ts';
import { openApp } from './http/app.ts';
import { isRoomPath, ownOrigin } from './http/guard.ts';
import { frameworkLog, openLog } from './log.ts';
import { openMetrics } from './metrics.ts';
import { GalleryRoom } from './rooms/galleryRoom.ts';
import { Station } from './rooms/station.ts';
import { TrainRoom } from './rooms/trainRoom.ts';
import type { Settings } from './settings.ts';
import { openSigner, type Signer } from './signing.ts';
import { Sockets } from './sockets.ts';
import { GroupCommit, openStore, type Store } from './store/index.ts';
import { Directory } from './tables/directory.ts';
import { Noticeboard } from './tables/noticeboard.ts';
import { Telegraph } from './telegraph.ts';

const SWEEP_EVERY = 10 * 60_000;

export interface RunningServer {
  /** Where a browser on this machine reaches it. */
  readonly url: string;
  /** Tells everybody, takes nothing more, flushes and closes. */
  close(): Promise<void>;
}

/** Starts everything. Throws, with a sentence for the operator, when the store cannot be opened or the port is taken. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  const log = openLog(settings.logLevel);
  const store = await openStore({ dataDir: settings.dataDir, databaseUrl: settings.databaseUrl });
  const signer = await openKnownSigner(settings, store).catch(async (error) => {
    await store.close();
    throw error;
  });
  const metrics = openMetrics();
  const http = createServer();
  gatherWrites(http);
  const sockets = new Sockets(http, (request) => ownOrigin(settings, request) && isRoomPath(request.url));
  const telegraph = new Telegraph(log);
  const trains: House['trains'] = new Map();
  const house: House = {
    settings,
    store,
    commit: new GroupCommit(store, (seconds) => metrics.commitSeconds.observe(seconds)),
    barred: new BarredAccounts(store),
    deadlines: new Deadlines((error) => log.error({ err: error }, 'a deadline threw')),
    pings: sockets.pings,
    feeds: new Map(),
    trains,
    telegraph,
    board: new Noticeboard(telegraph, trains),
    closing: new Map(),
    openings: new Map(),
    log,
    metrics,
    signer,
    draining: false,
  };
  const station = new Station(house);
  const directory = new Directory(house, station);
  const address = (): string => settings.publicUrl ?? addressOf(http);
  http.on('request', openApp(house, directory, address));
  await house.barred.readAnew();
  await openMatchMaker(settings, house);
  await listen(http, settings).catch(async (error) => {
    await store.close();
    throw error;
  });
  store.onLost(({ table }) => house.trains.get(table)?.journalLost('its claim has run out'));
  station.start();
  house.board.start();
  const sweep = setInterval(() => void sweepStore(house, directory), SWEEP_EVERY);
  sweep.unref();
  return {
    url: address(),
    async close() {
      clearInterval(sweep);
      await drain(house, station);
      await sockets.close();
      http.closeAllConnections();
      await store.close();
    },
  };
}

/** Every key that has signed stays published, so that another may take its place. */
async function openKnownSigner(settings: Settings, store: Store): Promise<Signer> {
  const signer = openSigner(settings);
  await store.keepKey({ id: signer.id, public: signer.public, since: Date.now() });
  return signer;
}

const THIS_MACHINE = new Set(['127.0.0.1', '::1', '0.0.0.0', '::']);

function addressOf(http: Server): string {
  const { address, port, family } = http.address() as AddressInfo;
  // One name for this machine, as the documentation has it: a cookie of `localhost` is none of `127.0.0.1`.
  const host = THIS_MACHINE.has(address) ? 'localhost' : address;
  return `http://${family === 'IPv6' && host !== 'localhost' ? `[${host}]` : host}:${port}`;
}

/** Why nobody can be listened to, for the operator. */
function whyNotListening({ code, message }: NodeJS.ErrnoException, { port, host }: Settings): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is taken: stop what listens there, or give this one a PORT of its own.`;
    case 'EACCES':
      return `Port ${port} may not be listened on by this user: choose a PORT from 1024 on.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is no address of this machine.`;
    default:
      return `Port ${port} of ${host} cannot be listened on: ${message}`;
  }
}

const listen = (http: Server, settings: Settings): Promise<void> =>
  new Promise((resolve, reject) => {
    const failed = (error: Error) => reject(new Error(whyNotListening(error, settings), { cause: error }));
    // The framework would tell of it too, with a stack. Of later errors it may.
    const heard = http.listeners('error') as ((error: Error) => void)[];
    http.removeAllListeners('error').once('error', failed);
    http.listen(settings.port, settings.host, () => {
      http.off('error', failed);
      for (const one of heard) http.on('error', one);
      resolve();
    });
  });

/** The framework's part without its HTTP server: rooms are made by us, and joined by ticket only. */
async function openMatchMaker(settings: Settings, house: House): Promise<void> {
  setLogger(frameworkLog(house.log));
  const { presence, driver } = settings.redisUrl
    ? (await import('./redis.ts')).throughRedis(settings.redisUrl, house.log)
    : {};
  const publicAddress =
    settings.processPath && settings.publicUrl
      ? `${new URL(settings.publicUrl).host}${settings.processPath}`
      : undefined;
  await matchMaker.setup(presence, driver, publicAddress, async () => matchMaker.processId);
  matchMaker.defineRoomType('train', TrainRoom as never, { house } as never);
  matchMaker.defineRoomType('gallery', GalleryRoom as never, { house } as never);
  await matchMaker.accept();
  if (presence) await house.telegraph.open(presence, matchMaker.processId);
}

async function sweepStore(house: House, directory: Directory): Promise<void> {
  const now = Date.now();
  const steps = {
    sweep: () => house.store.sweep(now),
    clearOut: () => clearOut(house, now),
    giveUpIdle: () => directory.giveUpIdle(now),
    abandonIdle: () => directory.abandonIdle(now),
  };
  for (const [step, sweep] of Object.entries(steps)) {
    try {
      await sweep();
    } catch (error) {
      house.log.error({ err: error, step }, 'the store could not be swept');
    }
  }
}

/** In small batches, between which everybody else has his turn. */
const BATCH = 10;
const BATCHES = 50;

async function clearOut(house: House, now: number): Promise<void> {
  const { keepGames, keepUnusedAccounts } = house.settings;
  const since = (kept: number): number | null => (kept > 0 ? now - kept : null);
  const outdated = { overBefore: since(keepGames), accountsBefore: since(keepUnusedAccounts), limit: BATCH };
  for (let batch = 0; batch < BATCHES && !house.draining; batch++) {
    if ((await house.store.clearOut(outdated)) === 0) return;
    await new Promise((next) => setTimeout(next, 50));
  }
}

/** Nothing new is taken; what was taken goes to disk; everybody is told and sent away. */
async function drain(house: House, station: Station): Promise<void> {
  house.draining = true;
  station.stop();
  house.board.stop();
  const rooms = [...house.trains.values()];
  for (const room of rooms) room.notice('draining', { seconds: 0 });
  await Promise.all(rooms.map((room) => room.finish()));
  await house.commit.drain();
  house.deadlines.stop();
  await matchMaker.gracefullyShutdown();
  // Who came or went in the last second is still to be counted, by a timer that would keep the process for that long.
  matchMaker.stats.reset();
}
