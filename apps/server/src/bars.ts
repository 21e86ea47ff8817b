import type { Store } from './store/index.ts';

/** Whom the operator keeps out, as this process knows it: read from the store now and then, since he writes there beside us. */
export class BarredAccounts {
  private readonly store: Pick<Store, 'bars'>;
  private accounts: ReadonlySet<string> = new Set();

  constructor(store: Pick<Store, 'bars'>) {
    this.store = store;
  }

  async readAnew(): Promise<void> {
    this.accounts = new Set((await this.store.bars()).map(({ account }) => account));
  }

  get none(): boolean {
    return this.accounts.size === 0;
  }

  has(account: string): boolean {
    return this.accounts.has(account);
  }
}
