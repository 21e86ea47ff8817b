import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { matchMaker, ServerError } from '@colyseus/core';
import { type ErrorCode, JoinOptions } from '@holdup/protocol';
import express, { type ErrorRequestHandler, type Express } from 'express';
import { pinoHttp } from 'pino-http';
import type { House } from '../house.ts';
import type { Directory } from '../tables/directory.ts';
import { accountCalls } from './accounts.ts';
import { mount, openLimiters, sendRefusal } from './call.ts';
import { commitmentCalls } from './commitments.ts';
import { mountDocs } from './docs.ts';
import { forWhoAsks, headers, perAddress, sameOrigin } from './guard.ts';
import { mountKeys } from './keys.ts';
import { describe } from './openapi.ts';
import { playerCalls } from './players.ts';
import { reportCalls } from './reports.ts';
import { tableCalls } from './tables.ts';
import { mountWatch } from './watch.ts';

/** A body is small: the longest is a table's settings. */
const BODY_LIMIT = '16kb';

/** Everything that the server answers over HTTP. */
export function openApp(house: House, directory: Directory, publicUrl: () => string): Express {
  const { settings, log } = house;
  const app = express();
  const limiters = openLimiters(house.telegraph);
  app.disable('x-powered-by');
  if (settings.trustProxy !== undefined) {
    app.set(
      'trust proxy',
      typeof settings.trustProxy === 'number' ? settings.trustProxy : [...settings.trustProxy],
    );
  }
  mountWatch(app, house);
  app.use(headers(settings));
  mountKeys(app, house);
  app.use(
    pinoHttp({ logger: log, useLevel: 'debug', serializers: { req: shownRequest, res: shownResponse } }),
  );

  const limits = [
    perAddress(settings, limiters),
    sameOrigin(settings),
    express.json({ limit: BODY_LIMIT }),
  ] as const;
  const api = express.Router();
  const calls = [
    ...accountCalls(house, publicUrl),
    ...tableCalls(directory),
    ...playerCalls(house),
    ...reportCalls(house),
    ...commitmentCalls(house),
  ];
  mount(api, house, limiters, calls);
  mountDocs(api, describe(calls, '1'));
  api.use((_request, response) => sendRefusal(response, { ok: false, code: 'not-found' }));
  app.use('/api', forWhoAsks, ...limits, api);
  app.post('/matchmake/joinById/:room', ...limits, joinRoom(house));
  mountSite(app, settings.webDir);
  app.use(failed(house));
  return app;
}

/** What is logged of a request: no query, no headers, no address. */
const shownRequest = ({ method, url }: { method: string; url: string }) => ({
  method,
  url: url.split('?')[0],
});
const shownResponse = ({ statusCode }: { statusCode: number }) => ({ statusCode });

/**
 * The only way into a room. The ticket is checked by the room itself. Whoever has one was just told that there is such a table:
 * where its room is not to be found now, it has closed or its process has died, and another try finds the next one.
 */
const joinRoom =
  ({ log }: House): express.RequestHandler =>
  async (request, response) => {
    const options = JoinOptions.loose().safeParse(request.body);
    if (!options.success) {
      response.status(400).json({ code: 400, error: 'bad-input' });
      return;
    }
    try {
      response.json(await matchMaker.joinById(String(request.params.room), request.body));
    } catch (error) {
      const closed = error instanceof ServerError;
      if (!closed) log.error({ err: error }, 'a seat in a room could not be kept');
      const refusal: ErrorCode = closed ? 'not-found' : 'failed';
      response.status(closed ? 404 : 503).json({ code: closed ? error.code : 503, error: refusal });
    }
  };

/** The built client: files with a hash in their name for good, the page itself always fresh. */
function mountSite(app: Express, webDir: string): void {
  app.use(
    '/assets',
    express.static(join(webDir, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  app.use(express.static(webDir, { setHeaders: (response) => response.set('Cache-Control', 'no-cache') }));
  app.get('/{*path}', (request, response, next) => {
    const page = join(webDir, 'index.html');
    if (!request.accepts('html') || !existsSync(page)) next();
    else response.set('Cache-Control', 'no-cache').sendFile(page);
  });
  app.use((_request, response) => sendRefusal(response, { ok: false, code: 'not-found' }));
}

function failed(house: House): ErrorRequestHandler {
  return (error: { status?: number; type?: string }, request, response, next) => {
    if (response.headersSent) return next(error);
    const status = error.status ?? 500;
    if (status === 413) sendRefusal(response, { ok: false, code: 'too-big' });
    else if (status === 404) sendRefusal(response, { ok: false, code: 'not-found' });
    else if (status < 500) sendRefusal(response, { ok: false, code: 'bad-input' });
    else {
      house.log.error({ err: error, path: request.path }, 'a call threw');
      sendRefusal(response, { ok: false, code: 'failed' });
    }
  };
}
