import { type Client, Room, ServerError } from '@colyseus/core';
import { CLOSE, type ErrorCode, type TrainState } from '@holdup/protocol';
import type { Passenger } from './door.ts';

/** Where a room that is to close is still there after so long, in ms, it is closed all the same. */
const INSIST_AFTER = 5000;

/**
 * A room that closes when it is told to. The framework waits for everybody who has a seat kept, for ever where Redis went away
 * meanwhile, and lets him in: then nobody else would find another room at this table for as long as he stays.
 */
export abstract class Closable extends Room<{ state: TrainState }> {
  private closing = false;

  /** Whom a ticket lets in. Throws the framework's error for who is not. */
  protected abstract letIn(options: unknown): Promise<Passenger>;

  override async onAuth(_client: Client, options: unknown): Promise<Passenger> {
    const passenger = await this.letIn(options);
    if (this.closing) throw new ServerError(CLOSE.refused, 'not-found' satisfies ErrorCode);
    return passenger;
  }

  /** The server stops. The framework would send everybody away with a code of its own. */
  override onBeforeShutdown(): void {
    void this.disconnect(CLOSE.restart);
  }

  override disconnect(why?: number): Promise<unknown> {
    const gone = super.disconnect(why);
    if (this.closing) return gone;
    this.closing = true;
    const insist = setInterval(() => {
      if (this.clients.length === 0) this['_events'].emit('dispose');
    }, INSIST_AFTER);
    insist.unref();
    return gone.finally(() => clearInterval(insist));
  }
}
