import { Account, SETTINGS } from './account.ts';
import { Passenger } from './passenger.ts';
import type { Tally } from './tally.ts';

/** Four people at a table of their own, in a game that has begun. */
export class Company {
  private readonly passengers: Passenger[] = [];
  /** When each was sent the answer whose patch he has not seen yet. */
  private readonly awaiting: (number | null)[] = [null, null, null, null];

  static async gather(url: string, [host, ...others]: readonly Account[], tally: Tally): Promise<Company> {
    const company = new Company();
    if (!host) throw new Error('a company needs a host');
    const { table } = await host.post<{ table: { id: string } }>('/tables', SETTINGS);
    for (const other of others) await other.post(`/tables/${table.id}/join`, {});
    const accounts = [host, ...others];
    for (const account of accounts) await account.post(`/tables/${table.id}/ready`, { ready: true });
    await host.post(`/tables/${table.id}/start`);
    for (const [seat, account] of accounts.entries()) {
      const ear = tally.ear(() => company.arrived(seat));
      company.passengers.push(await Passenger.sit(url, account, table.id, ear));
    }
    return company;
  }

  get over(): boolean {
    return this.passengers.some((passenger) => passenger.over);
  }

  /** One of those who are asked answers, and the time runs until each has his patch. False when nobody is asked. */
  answerOnce(): boolean {
    const now = performance.now();
    if (!this.passengers.some((passenger) => passenger.answer())) return false;
    this.awaiting.fill(now);
    return true;
  }

  /** Everybody answers as soon as he is asked, until the game is over. */
  playThrough(): Promise<void> {
    return new Promise((over) => {
      for (const passenger of this.passengers) {
        passenger.changed = () => {
          passenger.answer();
          if (passenger.over) over();
        };
        passenger.changed();
      }
    });
  }

  async leave(): Promise<void> {
    for (const passenger of this.passengers) passenger.changed = () => {};
    await Promise.all(this.passengers.map((passenger) => passenger.leave()));
  }

  private arrived(seat: number): number | null {
    const sent = this.awaiting[seat] ?? null;
    this.awaiting[seat] = null;
    return sent;
  }
}

/** A table's host may have this many at once. */
export const TABLES_EACH = 15;

/** Accounts in fours, each four for so many tables. */
export async function signUpFours(url: string, tables: number): Promise<Account[][]> {
  return Promise.all(
    Array.from({ length: Math.ceil(tables / TABLES_EACH) }, () =>
      Promise.all(['Ann', 'Bob', 'Cat', 'Dan'].map((name) => Account.signUp(url, name))),
    ),
  );
}

export const fourOf = (fours: readonly Account[][], table: number): readonly Account[] =>
  fours[Math.floor(table / TABLES_EACH)] ?? [];
