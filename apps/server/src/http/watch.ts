import { timingSafeEqual } from 'node:crypto';
import type { Express, Request } from 'express';
import type { House } from '../house.ts';
import { lately } from './lately.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** From this machine itself, and not handed on by a proxy on it. */
function fromHere(request: Request): boolean {
  const handedOn =
    request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  return !handedOn && LOOPBACK.has(request.socket.remoteAddress ?? '');
}

function bears(request: Request, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** In ms. */
const AS_OLD_AS = 1000;

/** `/healthz` for whoever asks, `/metrics` for this machine or who has the token. */
export function mountWatch(
  app: Express,
  house: Pick<House, 'store' | 'draining' | 'settings' | 'metrics'>,
): void {
  const pingedLately = lately(() => house.store.ping(), AS_OLD_AS);
  app.get('/healthz', async (_request, response) => {
    try {
      await pingedLately();
      response.status(house.draining ? 503 : 200).json({ ok: !house.draining, store: house.store.engine });
    } catch {
      response.status(503).json({ ok: false, store: house.store.engine });
    }
  });
  app.get('/metrics', async (request, response) => {
    const { metricsToken } = house.settings;
    const allowed = metricsToken ? bears(request, metricsToken) : fromHere(request);
    if (!allowed) {
      response.sendStatus(404);
      return;
    }
    response.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics());
  });
}
