import { Client, type Room } from '@colyseus/sdk';
import {
  type AnswerOf,
  type ClientView,
  messages,
  PROTOCOL_VERSION,
  type Reply,
  readView,
  type TableSettings,
  type TrainState,
} from '@holdup/protocol';

/** What a passenger has sent, and whether the server has said yes to it. */
export interface Sent {
  readonly re: number;
  readonly prompt: number;
  readonly option: string;
  acknowledged: boolean;
}

/** A person with a browser: an account, a seat at a table, and random answers to whatever is asked. */
export class Passenger {
  readonly name: string;
  private readonly url: string;
  private readonly random: () => number;
  private cookie = '';
  private room: Room | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The first complete view has come. */
  private aboard = false;
  private patient = true;
  private numbers = 0;
  table = '';
  /** All that was sent at the present table. */
  sent: Sent[] = [];
  private state: TrainState | null = null;
  private lastView: ClientView | null = null;
  /** The state has changed since it was last read. */
  private changed = false;
  /** Refusals other than those that a lost race explains. */
  readonly surprises: string[] = [];

  constructor(url: string, name: string, random: () => number) {
    this.url = url;
    this.name = name;
    this.random = random;
  }

  /** What the passenger sees, or saw last. Read when somebody looks: to read a whole table at every patch takes time. */
  get view(): ClientView | null {
    if (this.state && this.changed) this.lastView = readView(this.state);
    this.changed = false;
    return this.lastView;
  }

  /** The passenger goes to a new table. */
  goTo(table: string): void {
    this.table = table;
    this.sent = [];
    this.state = null;
    this.lastView = null;
  }

  async call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: this.cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as { ok: boolean; code?: string };
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.code}`);
    const cookie = response.headers.getSetCookie().find((one) => one.startsWith('holdup='));
    if (cookie) this.cookie = cookie.split(';')[0] as string;
    return answer as T;
  }

  signUp = () => this.call('POST', '/guests', { name: this.name });

  createTable = (settings: TableSettings) => this.call<AnswerOf<'newTable'>>('POST', '/tables', settings);

  /** Takes the account's seat again, as after a refresh, and resolves with the first complete view. */
  async board(): Promise<ClientView> {
    this.leave();
    const { roomId, ticket } = await this.call<AnswerOf<'ticket'>>('POST', `/tables/${this.table}/ticket`, {
      as: 'seat',
    });
    const options = { ticket, protocol: PROTOCOL_VERSION };
    const room = await new Client(this.url).joinById<TrainState>(roomId, options);
    room.reconnection.enabled = false;
    this.room = room;
    room.onMessage('reply', (reply: Reply) => this.hear(reply));
    room.onMessage('*', () => {});
    return new Promise((seen, lost) => {
      room.onLeave((code) => lost(new Error(`${this.name} was put out: ${code}`)));
      room.onStateChange((state) => {
        if (this.room !== room) return;
        this.state = state;
        this.changed = true;
        if (this.aboard) return this.consider();
        const { view } = this;
        if (!view?.lobby || view.seat === null) return;
        this.aboard = true;
        seen(view);
      });
    });
  }

  /** From now on the passenger answers; before, he only looks. */
  play(): void {
    this.patient = false;
    this.consider();
  }

  /** Drops the connection, and with it the wish to answer. */
  leave(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.patient = true;
    this.aboard = false;
    const room = this.room;
    this.room = null;
    if (room) void room.leave(false).catch(() => {});
  }

  private consider(): void {
    if (this.patient || this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.answer();
    }, this.random() * 25);
  }

  /** Answers at random, and now and then changes his mind at once, which a sealed group allows. */
  private answer(): void {
    const prompt = this.view?.prompt;
    if (this.patient || !this.room || !prompt?.question || prompt.answer !== null) return;
    const again = this.random() < 0.1 ? 2 : 1;
    for (let time = 0; time < again; time++) {
      const { options } = prompt.question;
      const option = (options[Math.floor(this.random() * options.length)] as { id: string }).id;
      const sent: Sent = { re: this.numbers++, prompt: prompt.id, option, acknowledged: false };
      this.sent.push(sent);
      this.room.send('answer', messages.answer.parse({ re: sent.re, prompt: sent.prompt, option }));
    }
  }

  private hear(reply: Reply): void {
    const sent = this.sent.find((one) => one.re === reply.re);
    if (!sent) return;
    if (reply.ok) sent.acknowledged = true;
    // `stale`, `over`: the second of two answers found that the first had closed the prompt.
    else if (!['stale', 'over', 'not-asked'].includes(reply.code))
      this.surprises.push(`${reply.code}: ${sent.option}`);
  }
}
