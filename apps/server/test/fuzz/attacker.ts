import { type AuthContext, connectClientToRoom, matchMaker, Protocol } from '@colyseus/core';
import { WebSocketClient } from '@colyseus/ws-transport';
import { ErrorCode, PROTOCOL_VERSION, type Reply } from '@holdup/protocol';
import { Limiter } from '../../src/limits.ts';
import type { Door } from '../../src/rooms/door.ts';
import type { Guest } from '../harness.ts';
import { Recorder } from '../leaks/recorder.ts';
import { bytesOf, type Said } from './room.ts';

const NO_CONTEXT = { headers: new Headers(), ip: '127.0.0.1' } as AuthContext;
/** So many turns of the event loop an answer may take. */
const PATIENT = 5000;

/** Somebody in a room who sends it whatever he likes, and comes back whenever he is put out. */
export class Attacker {
  readonly figures = { inputs: 0, refused: 0, taken: 0, putOut: 0 };
  private readonly guest: Guest;
  private readonly table: string;
  private readonly as: 'seat' | 'gallery';
  private socket: Recorder | null = null;
  private told: [type: string, message: unknown][] = [];

  constructor(guest: Guest, table: string, as: 'seat' | 'gallery') {
    this.guest = guest;
    this.table = table;
    this.as = as;
  }

  /** Sends one thing and waits for what it comes to; whether anything was taken. */
  async send(said: Said): Promise<boolean> {
    const socket = this.socket?.readyState === WebSocket.OPEN ? this.socket : await this.enter();
    this.told = [];
    socket.sent.length = 0;
    this.figures.inputs += 1;
    socket.emit('message', Buffer.from(bytesOf(said)));
    await turn();
    for (
      let turns = 0;
      'type' in said && this.told.length === 0 && socket.readyState === WebSocket.OPEN;
      turns++
    ) {
      if (turns > PATIENT) throw new Error('there was no answer');
      await turn();
    }
    if (socket.readyState !== WebSocket.OPEN) this.figures.putOut += 1;
    let taken = false;
    for (const [type, message] of this.told)
      if (type === 'reply') taken = this.judge(message as Reply) || taken;
    return taken;
  }

  /** A refusal must have one of the codes there are. */
  private judge(reply: Reply): boolean {
    if (!reply.ok) ErrorCode.parse(reply.code);
    this.figures[reply.ok ? 'taken' : 'refused'] += 1;
    return reply.ok;
  }

  private async enter(): Promise<Recorder> {
    const given = await this.guest.call('POST', `/tables/${this.table}/ticket`, { as: this.as });
    if (!given.ok) throw new Error(`no ticket: ${given.code}`);
    const roomId = given.roomId as string;
    const options = { ticket: given.ticket as string, protocol: PROTOCOL_VERSION };
    const { sessionId } = await matchMaker.joinById(roomId, options);
    const room = matchMaker.getLocalRoomById(roomId);
    const door: unknown =
      this.as === 'seat' ? Reflect.get(Reflect.get(room, 'crew'), 'desk').door : Reflect.get(room, 'door');
    endlesslyPatient(door as Door);
    const socket = new Recorder();
    const client = new WebSocketClient(sessionId, socket as never);
    const send = client.send.bind(client);
    client.send = (type: string, ...more: unknown[]) => {
      this.told.push([type, more[0]]);
      return send(type, ...(more as [unknown, never]));
    };
    await connectClientToRoom(room, client, NO_CONTEXT, {});
    socket.emit('message', Buffer.from([Protocol.JOIN_ROOM]));
    this.socket = socket;
    return socket;
  }
}

export const turn = (): Promise<void> => new Promise((next) => setImmediate(next));

/** Who sends so much nonsense is put out at the twenty-first: that has a test of its own, and would end this one. */
function endlesslyPatient(door: Door): void {
  Reflect.set(door, 'patience', new Limiter({ burst: Number.MAX_SAFE_INTEGER, perSecond: 1 }));
}
