import type { TableSettings } from '@holdup/protocol';

/** A guest's cookie, and the calls of the API that a bench needs. */
export class Account {
  private readonly url: string;
  private readonly cookie: string;

  private constructor(url: string, cookie: string) {
    this.url = url;
    this.cookie = cookie;
  }

  static async signUp(url: string, name: string): Promise<Account> {
    const response = await fetch(`${url}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
    await response.arrayBuffer();
    if (!cookie) throw new Error(`no account: status ${response.status}`);
    return new Account(url, cookie);
  }

  async post<T>(path: string, body: object = {}): Promise<T> {
    const response = await fetch(`${this.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie },
      body: JSON.stringify(body),
    });
    const given = (await response.json()) as { ok: boolean; code?: string };
    if (!given.ok) throw new Error(`${path}: ${given.code}`);
    return given as T;
  }
}

export const SETTINGS: TableSettings = {
  title: 'Bench',
  visibility: 'public',
  watch: 'nobody',
  secondsPerDecision: 600,
  openPile: true,
  seats: 4,
  setup: { game: 'express', boxes: ['base'], options: {} },
};
