import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Order, Orders, Results } from './clients.ts';

/** All clients, in one process beside the server's. */
export class ClientProcess {
  private readonly child: ChildProcess;

  constructor() {
    this.child = fork(join(import.meta.dirname, 'clients.ts'), { execArgv: [] });
  }

  /** Has them do something, one thing at a time. */
  async do<O extends Order>(order: O, about: Orders[O]): Promise<Results[O]> {
    const gone = once(this.child, 'exit').then(() =>
      Promise.reject(new Error(`the clients died at: ${order}`)),
    );
    const told = once(this.child, 'message').then(([{ result }]) => result as Results[O]);
    this.child.send({ order, about });
    return Promise.race([told, gone]);
  }

  end(): void {
    this.child.removeAllListeners('exit');
    this.child.kill();
  }
}
