// A port for a server of one's own on this machine.
import { createServer } from 'node:net';

/**
 * A loopback port on which nothing listens just now. It is not held: take it at once.
 *
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
