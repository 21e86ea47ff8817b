import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { Link } from './link.ts';

/** One fault strikes about so many connections: a storm that leaves nobody the time to play would test nothing but storms. */
const MOST = 20;

/** Where a connection goes: to the port, with what came of it so far. */
export interface Way {
  readonly port: number;
  readonly head: Buffer | null;
}

/** A reverse proxy of our own on a free port of this machine, which can treat its connections as badly as a network does. */
export class Relay {
  readonly port: number;
  private readonly server: Server;
  private readonly links = new Set<Link>();

  private constructor(server: Server) {
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  /** In front of one server, whatever it speaks. */
  static to(port: number): Promise<Relay> {
    return Relay.listen((relay, front) => relay.link(front, { port, head: null }));
  }

  /** In front of web servers: `wayOf` is given the beginning of what came, up to the end of the first request's headers at least. */
  static byRequest(wayOf: (head: Buffer) => Way): Promise<Relay> {
    return Relay.listen((relay, front) => {
      let head: Buffer = Buffer.alloc(0);
      const look = (chunk: Buffer): void => {
        head = Buffer.concat([head, chunk]);
        if (!head.includes('\r\n\r\n')) return;
        front.off('data', look);
        relay.link(front, wayOf(head));
      };
      front.on('data', look);
    });
  }

  private static async listen(arrive: (relay: Relay, front: Socket) => void): Promise<Relay> {
    let relay: Relay | null = null;
    const server = createServer((front) => {
      front.on('error', () => undefined);
      if (!relay) front.destroy();
      else arrive(relay, front);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    relay = new Relay(server);
    return relay;
  }

  /** Does something to each connection with the chance `wanted`, though not to many more than `MOST`; gives to how many. */
  some(wanted: number, random: () => number, what: (link: Link) => void): number {
    const share = Math.min(wanted, MOST / Math.max(1, this.links.size));
    const chosen = [...this.links].filter(() => random() < share);
    for (const link of chosen) what(link);
    return chosen.length;
  }

  /** Ends what no longer works as it should; whoever comes again finds the way as it was. */
  heal(): void {
    for (const link of [...this.links]) if (link.harmed) link.cut();
  }

  close(): void {
    this.server.close();
    for (const link of this.links) link.cut();
  }

  private link(front: Socket, { port, head }: Way): void {
    const link: Link = new Link(front, port, head, () => this.links.delete(link));
    this.links.add(link);
  }
}
