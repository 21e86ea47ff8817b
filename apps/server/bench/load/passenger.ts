import { Client, type Room } from '@colyseus/sdk';
import { PROTOCOL_VERSION, readPrompt, type TrainState } from '@holdup/protocol';
import type { Account } from './account.ts';

/** What a passenger reports of the frames that reach him. */
export interface Ear {
  /** A patch of the state: its bytes with the frame's own, and when it came, in ms of `performance.now()`. */
  patch(bytes: number, at: number): void;
  facts(bytes: number): void;
  reply(bytes: number): void;
  /** The first, full state. */
  full(bytes: number): void;
}

const PROTOCOL = { data: 13, full: 14, patch: 15 } as const;

/** What a WebSocket adds to an unmasked frame of so many bytes. */
const framed = (bytes: number): number => bytes + (bytes < 126 ? 2 : 4);

/** One seat at one table, taken with the real SDK. Chooses at random. */
export class Passenger {
  private readonly room: Room<unknown, TrainState>;
  /** The prompt last answered: while a group of questions is open it stays the same. */
  private answered = -1;
  private numbers = 0;
  /** Something has come to be read: he is at the table a moment before that. */
  private shown = false;
  /** Called after each change of the state. */
  changed: () => void = () => {};

  private constructor(room: Room<unknown, TrainState>, ear: Ear) {
    this.room = room;
    room.reconnection.enabled = false;
    for (const type of ['hello', 'facts', 'reply', 'notice', 'chat']) room.onMessage(type, () => {});
    room.onStateChange(() => {
      this.shown = true;
      this.changed();
    });
    this.listen(ear);
  }

  static async sit(url: string, account: Account, table: string, ear: Ear): Promise<Passenger> {
    const { roomId, ticket } = await account.post<{ roomId: string; ticket: string }>(
      `/tables/${table}/ticket`,
      {
        as: 'seat',
      },
    );
    const options = { ticket, protocol: PROTOCOL_VERSION };
    const room = await new Client(url.replace(/^http/, 'ws')).joinById<TrainState>(roomId, options);
    return new Passenger(room as Room<unknown, TrainState>, ear);
  }

  /** Answers the question it is asked; false when it is asked none that it has not answered. */
  answer(): boolean {
    const prompt = this.shown ? readPrompt(this.room.state) : null;
    if (!prompt?.question || prompt.id === this.answered) return false;
    const { options } = prompt.question;
    const option = options[Math.floor(Math.random() * options.length)]?.id;
    this.answered = prompt.id;
    this.room.send('answer', { re: this.numbers++, prompt: prompt.id, option });
    return true;
  }

  /** A game that is under way is on the screen. */
  get seesGame(): boolean {
    return Boolean(this.room.state.prompt);
  }

  /** The game has begun and nothing is asked any more. */
  get over(): boolean {
    return this.room.state.version > 0 && this.room.state.prompt === '';
  }

  async leave(): Promise<void> {
    await this.room.leave();
  }

  /** Frames are measured as they come in, before the SDK takes them apart. */
  private listen(ear: Ear): void {
    const { events } = this.room.connection;
    const taken = events.onmessage;
    events.onmessage = (event: MessageEvent) => {
      const at = performance.now();
      const frame = new Uint8Array(event.data as ArrayBuffer);
      const bytes = framed(frame.length);
      if (frame[0] === PROTOCOL.patch) ear.patch(bytes, at);
      else if (frame[0] === PROTOCOL.full) ear.full(bytes);
      else if (frame[0] === PROTOCOL.data) {
        const letter = String.fromCharCode(frame[2] as number);
        if (letter === 'f') ear.facts(bytes);
        else if (letter === 'r') ear.reply(bytes);
      }
      taken?.(event);
    };
  }
}
