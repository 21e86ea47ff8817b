import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets what is written to one connection in the same breath leave in one piece. A player's patch, his facts and the reply to
 * him are three frames of two parts each, written one after the other: to hand each to the socket, and with a system call for
 * each frame, is most of what sending costs. Nothing waits: the piece leaves before the event loop turns to anything else.
 */
export function gatherWrites(http: Server): void {
  http.on('upgrade', (_request, socket) => gather(socket as Socket));
}

type Done = (error?: Error | null) => void;

function gather(socket: Socket): void {
  const [write, end] = [socket.write.bind(socket), socket.end.bind(socket)] as const;
  let parts: Uint8Array[] = [];
  let toTell: Done[] = [];
  const send = (): void => {
    if (parts.length === 0) return;
    const [piece, told] = [parts.length === 1 ? (parts[0] as Uint8Array) : Buffer.concat(parts), toTell];
    parts = [];
    toTell = [];
    write(piece, told.length === 0 ? undefined : (error) => told.forEach((done) => void done(error)));
  };
  socket.write = (part: Uint8Array | string, ...rest: unknown[]): boolean => {
    if (typeof part === 'string') {
      send();
      return (write as (...all: unknown[]) => boolean)(part, ...rest);
    }
    if (parts.length === 0) process.nextTick(send);
    parts.push(part);
    const done = rest.at(-1);
    if (typeof done === 'function') toTell.push(done as Done);
    return !socket.writableNeedDrain;
  };
  socket.end = (...rest: unknown[]): Socket => {
    send();
    return (end as (...all: unknown[]) => Socket)(...rest);
  };
}
