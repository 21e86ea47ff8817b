import { freePort } from '../../../../scripts/freePort.mjs';
import { startPostgres } from '../../../../scripts/postgres.mjs';
import { startRedis } from '../../../../scripts/redis.mjs';
import { openStore, type Store } from '../../src/store/index.ts';
import { type Disk, smallDisk } from './disk.ts';
import { Relay, type Way } from './relay.ts';
import { ServerUnderFire } from './server.ts';

/** Bots that think for so long, in ms, keep up with the people here. */
const BOT_DELAY = '30';
/** MB of the embedded database's disk: room for a long run. */
const DISK_SIZE = 1024;

/** A service that may be taken away for a while. */
export interface Service {
  crash(): Promise<void>;
  again(): Promise<void>;
}

/** Everything that a run stands on. */
export interface Deployment {
  readonly what: string;
  /** Where the clients go: the proxy's address. */
  readonly url: string;
  readonly servers: readonly ServerUnderFire[];
  /** Between the clients and the servers. */
  readonly front: Relay;
  /** Between the servers and their database; null with the embedded one. */
  readonly behind: Relay | null;
  readonly disk: Disk | null;
  readonly database: Service | null;
  readonly redis: Service | null;
  /** Opens what the servers have left, once they are down. */
  open(): Promise<Store>;
  end(): Promise<void>;
}

/** One process on the embedded database. */
export async function onSqlite(): Promise<Deployment> {
  const disk = smallDisk(DISK_SIZE);
  const port = await freePort();
  const front = await Relay.to(port);
  const url = `http://127.0.0.1:${front.port}`;
  const server = new ServerUnderFire(port, {
    DATA_DIR: disk.dataDir,
    BOT_DELAY_MS: BOT_DELAY,
    PUBLIC_URL: url,
  });
  return {
    what: 'one process, SQLite',
    url,
    servers: [server],
    front,
    behind: null,
    disk,
    database: null,
    redis: null,
    open: () => openStore({ dataDir: disk.dataDir }),
    async end() {
      await server.kill();
      front.close();
      disk.remove();
    },
  };
}

/** So many processes on PostgreSQL; more than one find each other through Redis, and share one address, as docker-compose.yml has it. */
export async function onPostgres(processes: number): Promise<Deployment> {
  const postgres = await startPostgres();
  const redis = processes > 1 ? await startRedis() : null;
  const behind = await Relay.to(Number(new URL(postgres.url).port));
  const ports: number[] = [];
  for (let i = 0; i < processes; i++) ports.push(await freePort());
  const front = await Relay.byRequest(roundRobin(ports));
  const url = `http://127.0.0.1:${front.port}`;
  const through = new URL(postgres.url);
  through.port = String(behind.port);
  const servers = ports.map(
    (port, index) =>
      new ServerUnderFire(port, {
        DATABASE_URL: through.href,
        BOT_DELAY_MS: BOT_DELAY,
        PUBLIC_URL: url,
        ...(redis ? { REDIS_URL: redis.url, PROCESS_PATH: `/process/${index}` } : {}),
      }),
  );
  return {
    what: `${processes} ${processes > 1 ? 'processes with Redis' : 'process'}, PostgreSQL`,
    url,
    servers,
    front,
    behind,
    disk: null,
    database: postgres,
    redis,
    open: () => openStore({ dataDir: 'unused', databaseUrl: postgres.url }),
    async end() {
      for (const server of servers) await server.kill();
      front.close();
      behind.close();
      await redis?.stop();
      await postgres.stop();
    },
  };
}

/**
 * A room's socket goes to its process by the path's beginning, which the server is not shown; all else goes to any. Where a
 * connection goes is settled by its first request, so calls are given one each: or a socket could come after one, and go with it.
 */
export function roundRobin(ports: readonly number[]): (head: Buffer) => Way {
  let next = 0;
  return (head) => {
    const asked = onlyRequest(head.toString('latin1'));
    const [, index] = asked.match(/^[A-Z]+ \/process\/(\d+)\//) ?? [];
    if (index === undefined) next += 1;
    return {
      port: ports[index === undefined ? next % ports.length : Number(index)] as number,
      head: Buffer.from(asked.replace(/^([A-Z]+ )\/process\/\d+/, '$1'), 'latin1'),
    };
  };
}

/** A request after whose answer the connection ends, unless it becomes a socket. */
const onlyRequest = (text: string): string =>
  /^upgrade:/im.test(text)
    ? text
    : text.replace(/^connection:.*\r\n/im, '').replace('\r\n', '\r\nconnection: close\r\n');
