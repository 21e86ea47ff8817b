import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Order, Orders, Results } from './clients.ts';

/** All clients, in one process beside the server's. */
export class ClientProcess {
  private readonly child: ChildProcess;

  constructor() {
    this.child = fork(join(import.meta.dirname, 'clients.ts'), { execArgv: [] });
  }

  /** Has them do something, one thing at a time. */
  do<O extends Order>(order: O, about: Orders[O]): Promise<Results[O]> {
    return new Promise((done, failed) => {
      const died = (): void => failed(new Error(`the clients died at: ${order}`));
      this.child.once('exit', died);
      this.child.once('message', ({ result }: { result: Results[O] }) => {
        this.child.off('exit', died);
        done(result);
      });
      this.child.send({ order, about });
    });
  }

  end(): void {
    this.child.kill();
  }
}
