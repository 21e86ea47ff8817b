import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { sourceOf } from '../limits.ts';
import type { Settings } from '../settings.ts';
import { isId } from '../store/index.ts';
import { type Limiters, sendRefusal } from './call.ts';

/** A room's address ends in a table's id; the framework looks its parts up by name, whatever else they may be the name of. */
export function isRoomPath(url = ''): boolean {
  const [path = ''] = url.split('?');
  const [, room = ''] = /^\/(?:[^/]+\/)+(\w+?)(?:_gallery)?$/.exec(path) ?? [];
  return isId(room);
}

/** Whether a request that changes something comes from our own pages, or from no page at all. */
export function ownOrigin(settings: Settings, request: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') return false;
  if (origin === undefined) return true;
  if (origin === settings.publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

export const sameOrigin =
  (settings: Settings): RequestHandler =>
  (request, response, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads || ownOrigin(settings, request)) next();
    else sendRefusal(response, { ok: false, code: 'foreign-origin' });
  };

export const perAddress =
  (settings: Settings, limiters: Limiters): RequestHandler =>
  (request, response, next) => {
    if (!settings.rateLimits || limiters.calls.take(sourceOf(request.ip ?? ''))) next();
    else sendRefusal(response, { ok: false, code: 'too-fast' });
  };

/** What is answered is for who asked, and for now: whatever keeps answers on their way hands them to nobody else. */
export const forWhoAsks: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'private, no-cache');
  next();
};

/** Not every browser takes `'self'` for sockets too. */
function ownSockets({ headers }: IncomingMessage): string {
  const host = /^[\w.[\]:-]+$/.exec(headers.host ?? '')?.[0];
  return host ? `ws://${host} wss://${host}` : "'self'";
}

/** Scripts, pictures and sockets of our own only. Workers and textures of the canvas come as blobs. */
export function headers(settings: Settings): RequestHandler {
  const https = settings.publicUrl?.startsWith('https:') ?? false;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", ownSockets, 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'", 'blob:'],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https,
    // As `frameAncestors`, for browsers that do not know it.
    xFrameOptions: { action: 'deny' },
  });
}
