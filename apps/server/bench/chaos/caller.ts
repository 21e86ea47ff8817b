import type { AnswerOf, TableSettings } from '@holdup/protocol';

/** A call may take so long, in ms, before its caller hangs up. */
const PATIENCE = 10_000;
/** So long somebody goes on calling until a thing is done, in ms. */
const PERSISTENCE = 120_000;

interface Answer {
  readonly ok: boolean;
  readonly code?: string;
}

/** An account that calls the API over a bad line. */
export class Caller {
  readonly name: string;
  readonly url: string;
  private cookie = '';

  constructor(url: string, name: string) {
    this.url = url;
    this.name = name;
  }

  signUp = (): Promise<unknown> => this.insist('/guests', { name: this.name });

  ticket = (table: string): Promise<AnswerOf<'ticket'>> =>
    this.post(`/tables/${table}/ticket`, { as: 'seat' });

  makeTable = (settings: TableSettings): Promise<AnswerOf<'newTable'>> => this.insist('/tables', settings);

  /** Calls until it is done. `done`: refusals that say that it was done before, by a call whose answer was lost. */
  async insist<T extends Answer>(path: string, body: object, done: readonly string[] = []): Promise<T> {
    const until = performance.now() + PERSISTENCE;
    for (;;) {
      try {
        return await this.post<T>(path, body);
      } catch (error) {
        const code = error instanceof Error ? error.message : '';
        if (done.includes(code)) return { ok: true } as T;
        if (performance.now() > until) throw new Error(`${this.name}: ${path}: ${code}`, { cause: error });
        await new Promise((next) => setTimeout(next, 200 + 300 * Math.random()));
      }
    }
  }

  /** One try. Throws with the code of a refusal, or with what became of the line. */
  async post<T extends Answer>(path: string, body: object): Promise<T> {
    const response = await fetch(`${this.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const given = (await response.json()) as T;
    const cookie = response.headers.getSetCookie().find((one) => one.startsWith('holdup='));
    if (cookie) this.cookie = cookie.split(';')[0] ?? '';
    if (!given.ok) throw new Error(given.code);
    return given;
  }
}
