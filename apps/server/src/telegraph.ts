import type { Presence } from '@colyseus/core';
import type { Log } from './log.ts';

/** The one channel that all processes of a house listen on. */
const CHANNEL = 'holdup';

interface Wire {
  readonly from: string;
  readonly about: string;
  readonly message: unknown;
}
type Heard = (message: unknown, from: string) => void;

/**
 * What the processes of one house tell each other. Nothing rests on it: who does not hear of something knows less, and is told again
 * or not. A process alone says nothing and hears nothing.
 */
export class Telegraph {
  private readonly log: Pick<Log, 'debug'>;
  private readonly listeners = new Map<string, Heard>();
  private presence: Presence | null = null;
  private self = '';

  constructor(log: Pick<Log, 'debug'>) {
    this.log = log;
  }

  /** Whether anybody may be listening. */
  get isOpen(): boolean {
    return this.presence !== null;
  }

  /** From now on other processes are heard. `self` is the name of this one, whose own words do not come back to it. */
  async open(presence: Presence, self: string): Promise<void> {
    this.self = self;
    await presence.subscribe(CHANNEL, (wire: Wire) => this.hear(wire));
    this.presence = presence;
  }

  /** Whatever is said on the channel, as by a process of another version: what is not understood is not heard. */
  private hear(wire: Wire): void {
    try {
      const { from, about, message } = wire;
      if (from !== this.self) this.listeners.get(about)?.(message, from);
    } catch (error) {
      this.log.debug({ err: error }, 'what was told could not be understood');
    }
  }

  /** One listener for each subject. */
  listen(about: string, heard: Heard): void {
    this.listeners.set(about, heard);
  }

  tell(about: string, message: unknown): void {
    const wire: Wire = { from: this.self, about, message };
    void this.send(wire).catch((error: unknown) =>
      this.log.debug({ err: error, about }, 'nobody could be told'),
    );
  }

  private async send(wire: Wire): Promise<void> {
    await this.presence?.publish(CHANNEL, wire);
  }
}
