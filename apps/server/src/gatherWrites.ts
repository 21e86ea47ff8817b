import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets what is written to one connection in the same breath leave in one piece. A player's patch, his facts and the reply to
 * him are three frames of two parts each, written one after the other: a system call for each frame is most of what sending
 * costs. Nothing waits: the piece leaves before the event loop turns to anything else.
 */
export function gatherWrites(http: Server): void {
  http.on('upgrade', (_request, socket) => gather(socket as Socket));
}

/** A frame is written between `cork` and `uncork`; the first one of a breath holds the lid down until the breath is over. */
function gather(socket: Socket): void {
  const cork = socket.cork.bind(socket);
  let held = false;
  socket.cork = () => {
    if (!held) {
      held = true;
      cork();
      process.nextTick(() => {
        held = false;
        socket.uncork();
      });
    }
    cork();
  };
}
