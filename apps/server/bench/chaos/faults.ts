import type { Deployment, Service } from './deployment.ts';
import type { Relay } from './relay.ts';
import type { ServerUnderFire } from './server.ts';

/** What was done to the deployment, counted. */
export interface Harm {
  kills: number;
  halts: number;
  cuts: number;
  halfOpen: number;
  stalls: number;
  delays: number;
  diskFull: number;
  databaseDown: number;
  databaseCuts: number;
  redisDown: number;
  clockSet: number;
}

const noHarm = (): Harm => ({
  kills: 0,
  halts: 0,
  cuts: 0,
  halfOpen: 0,
  stalls: 0,
  delays: 0,
  diskFull: 0,
  databaseDown: 0,
  databaseCuts: 0,
  redisDown: 0,
  clockSet: 0,
});

/** A clock may be wrong by so many ms; where several processes must understand each other's tickets, by less than those live. */
const SKEW_ALONE = 3_600_000;
const SKEW_TOGETHER = 10_000;

const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));

/** One kind of trouble: how often it comes, compared with the others, and what it does until it is over. */
interface Fault {
  readonly weight: number;
  strike(): Promise<void>;
}

/** Strikes one thing after the other, at random. */
export class Faults {
  readonly harm = noHarm();
  /** How long a killed server took until it answered again, in ms. */
  readonly starts: number[] = [];
  private readonly on: Deployment;
  private readonly random: () => number;

  constructor(on: Deployment, random: () => number) {
    this.on = on;
    this.random = random;
  }

  /** Until `until` (by `performance.now()`). When it is done everything works again. */
  async rage(until: number): Promise<void> {
    await Promise.all([
      this.inTurn(this.network(), 1500, until),
      this.inTurn([...this.servers(), ...this.storage()], 2500, until),
    ]);
    this.on.front.heal();
    this.on.behind?.heal();
    for (const server of this.on.servers) server.mislead(0);
  }

  /** Each kind once, the first of them first, and then at random; `most` ms apart. */
  private async inTurn(kinds: readonly Fault[], most: number, until: number): Promise<void> {
    const [foremost, ...others] = kinds;
    const turns = [foremost, ...others.sort(() => this.random() - 0.5)];
    for (;;) {
      await pause(this.between(most / 5, most));
      if (performance.now() > until) return;
      await (turns.shift() ?? this.any(kinds)).strike();
      for (const server of this.on.servers) if (server.pid === undefined) await server.start();
    }
  }

  private any(kinds: readonly Fault[]): Fault {
    let left = this.random() * kinds.reduce((sum, { weight }) => sum + weight, 0);
    for (const kind of kinds) {
      left -= kind.weight;
      if (left < 0) return kind;
    }
    return kinds[0] as Fault;
  }

  private between(least: number, most: number): number {
    return least + this.random() * (most - least);
  }

  private network(): Fault[] {
    const { front } = this.on;
    const some = (
      kind: 'cuts' | 'halfOpen' | 'stalls' | 'delays',
      share: number,
      what: Parameters<Relay['some']>[2],
    ) => {
      return async (): Promise<void> => {
        this.harm[kind] += front.some(share, this.random, what);
      };
    };
    return [
      { weight: 4, strike: some('cuts', 0.2, (link) => link.cut()) },
      { weight: 3, strike: some('halfOpen', 0.08, (link) => link.deafen()) },
      { weight: 3, strike: some('stalls', 0.2, (link) => link.stall(this.between(500, 4000))) },
      { weight: 2, strike: some('delays', 0.3, (link) => link.delay(this.between(20, 400))) },
    ];
  }

  private servers(): Fault[] {
    const { servers } = this.on;
    const one = (): ServerUnderFire => servers[Math.floor(this.random() * servers.length)] as ServerUnderFire;
    const most = servers.length > 1 ? SKEW_TOGETHER : SKEW_ALONE;
    return [
      { weight: 4, strike: () => this.killed(one()) },
      { weight: 2, strike: () => this.halted(one()) },
      {
        weight: 2,
        strike: async () => {
          one().mislead(Math.round(this.between(-most, most)));
          this.harm.clockSet += 1;
        },
      },
    ];
  }

  private storage(): Fault[] {
    const { disk, database, redis, behind } = this.on;
    return [
      ...(disk ? [{ weight: 2, strike: () => this.diskFull() }] : []),
      ...(database ? [{ weight: 2, strike: () => this.away(database, 'databaseDown') }] : []),
      ...(redis ? [{ weight: 2, strike: () => this.away(redis, 'redisDown') }] : []),
      ...(behind ? [{ weight: 3, strike: () => this.databaseCut(behind) }] : []),
    ];
  }

  private async killed(server: ServerUnderFire): Promise<void> {
    this.harm.kills += 1;
    await server.kill();
    // Sometimes it is away for longer than a claim to a table lasts.
    if (this.random() < 0.3) await pause(this.between(1000, 5000));
    this.starts.push(await server.start());
  }

  /** Long enough, at times, that another process takes its tables over. */
  private async halted(server: ServerUnderFire): Promise<void> {
    this.harm.halts += 1;
    server.halt(true);
    await pause(this.between(500, 6000));
    server.halt(false);
  }

  private async diskFull(): Promise<void> {
    const { disk, servers } = this.on;
    this.harm.diskFull += 1;
    disk?.fill(servers[0]?.pid);
    await pause(this.between(500, 4000));
    disk?.free(servers[0]?.pid);
  }

  private async away(service: Service, kind: 'databaseDown' | 'redisDown'): Promise<void> {
    this.harm[kind] += 1;
    await service.crash();
    await pause(this.between(200, 5000));
    await service.again();
  }

  /** The ways to the database are cut, or lead nowhere without a word. */
  private async databaseCut(behind: Relay): Promise<void> {
    const silently = this.random() < 0.5;
    this.harm.databaseCuts += behind.some(0.7, this.random, (link) =>
      silently ? link.deafen() : link.cut(),
    );
  }
}
