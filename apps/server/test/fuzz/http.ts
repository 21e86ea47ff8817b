import { Agent, request } from 'node:http';
import { ErrorCode } from '@holdup/protocol';
import fc from 'fast-check';
import { nasty, nastyText, spoilt } from './nasty.ts';
import { type Schema, valuesOf } from './schemas.ts';

/** One call as it goes over the wire. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

interface Described {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { requestBody?: { content: { 'application/json': { schema: Schema } } } }>>
    >
  >;
}

/** What an attacker knows of. */
export interface Known {
  /** Tables, his own and others'. */
  readonly tables: readonly string[];
  /** Cookies of accounts that he has. */
  readonly cookies: readonly string[];
}

/** Anything that can be sent to any route there is: made of the API's own description, so a new route is tried at once. */
export function calls(
  description: unknown,
  known: Known,
): { readonly routes: number; readonly sent: fc.Arbitrary<Sent> } {
  const routes = Object.entries((description as Described).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path: `/api${path}`,
      schema: requestBody?.content['application/json'].schema ?? null,
    })),
  );
  const param = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known.tables) },
    nastyText.map((text) => encodeURIComponent(text.toWellFormed())),
    fc.constantFrom(
      '..',
      '%2e%2e%2f',
      '%00',
      '%',
      '%c0%af',
      '__proto__',
      'a'.repeat(4000),
      ';',
      '?',
      '//',
      '0'.repeat(20),
    ),
  );
  const offered = fc.constantFrom(...routes).chain(({ method, path, schema }) =>
    fc.record({
      method: fc.constant(method),
      path: path.includes('{') ? param.map((id) => path.replace(/\{\w+\}/, () => id)) : fc.constant(path),
      body: schema ? bodies(schema) : fc.constant(null),
      headers: headers(known),
    }),
  );
  const stray = fc.record({
    method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND'),
    path: fc.oneof(
      fc.constantFrom(...STRAY),
      param.map((id) => `/${id}`),
      param.map((id) => `/matchmake/joinById/${id}`),
    ),
    body: fc.oneof(
      fc.constant(null),
      nasty.map((value) => JSON.stringify(value) ?? 'null'),
    ),
    headers: headers(known),
  });
  return { routes: routes.length, sent: fc.oneof({ weight: 4, arbitrary: offered }, stray) };
}

const STRAY = [
  '/',
  '/api',
  '/api/',
  '/api/docs/../../package.json',
  '/api/docs/%2e%2e/%2e%2e/package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/src/main.ts',
  '/.well-known/holdup-keys',
  '/healthz',
  '/metrics',
  '/colyseus',
  '/monitor',
  '/matchmake/create/train',
  '/matchmake/joinOrCreate/train',
  '/matchmake/joinById/',
  '/matchmake/reconnect/train',
  '/api/tables/__proto__',
  '/api/me?__proto__[polluted]=1&constructor[prototype][polluted]=1',
  '/api/tables?a[b][c][d][e][f]=1',
];

/** A body as its route wants it, or nearly; and now and then no JSON at all. */
const bodies = (schema: Schema): fc.Arbitrary<string | null> =>
  fc.oneof(
    { weight: 6, arbitrary: spoilt(valuesOf(schema)).map((value) => JSON.stringify(value) ?? '') },
    nasty.map((value) => JSON.stringify(value) ?? ''),
    fc.string({ maxLength: 60 }),
    fc.constantFrom(
      null,
      '{',
      '[',
      '"',
      '{"a":',
      '{"__proto__":{"polluted":true}}',
      '\ufeff{}',
      'null',
      '['.repeat(5000),
    ),
    fc.constantFrom(20_000, 200_000).map((length) => JSON.stringify({ name: 'x'.repeat(length) })),
  );

const headers = ({ cookies }: Known): fc.Arbitrary<Record<string, string>> =>
  fc
    .record(
      {
        cookie: fc.oneof(
          { weight: 4, arbitrary: fc.constantFrom(...cookies) },
          fc.constantFrom(
            'holdup=',
            'holdup=%',
            'holdup="',
            `holdup=${'x'.repeat(3000)}`,
            'holdup=a; holdup=b',
            '=;=;',
            '__proto__=1',
          ),
        ),
        'content-type': fc.oneof(
          { weight: 6, arbitrary: fc.constant('application/json') },
          fc.constantFrom(
            'text/plain',
            'application/json; charset=utf-7',
            'application/x-www-form-urlencoded',
            'multipart/form-data',
            '',
          ),
        ),
        origin: fc.constantFrom('https://evil.example', 'null', 'http://', '%'),
        'content-encoding': fc.constantFrom('gzip', 'br', 'deflate', 'identity', 'nonsense'),
        'x-forwarded-for': fc.constantFrom('1.2.3.4', '::1', ','.repeat(300)),
        'x-http-method-override': fc.constantFrom('DELETE', 'PATCH'),
        authorization: fc.constantFrom('Bearer x', 'Basic Og=='),
      },
      { requiredKeys: [] },
    )
    .map((given) => ({
      'content-type': 'application/json',
      // Most are no use if they are refused for where they come from.
      ...Object.fromEntries(
        Object.entries(given).filter(([name, value]) => !RARE.has(name) || value.length % 3 === 0),
      ),
    }));
const RARE = new Set(['origin', 'content-encoding', 'authorization']);

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

interface Returned {
  readonly status: number;
  readonly text: string;
  readonly type: string;
}

/** Sends a call; null where it cannot even be written as one, or the server cut the connection. */
export function send(url: string, { method, path, body, headers: given }: Sent): Promise<Returned | null> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const done = (value: Returned | null): void => resolve(value);
    try {
      const sending = request({ agent, hostname, port, method, path, headers: given }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', () => done(null));
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            type: response.headers['content-type'] ?? '',
          }),
        );
      });
      sending.on('error', () => done(null));
      sending.end(method === 'GET' || method === 'HEAD' ? undefined : (body ?? undefined));
    } catch {
      done(null);
    }
  });
}

/** What is wrong with an answer, whatever was sent; null when nothing is. */
export function wrongWith({ method, path }: Sent, { status, text, type }: Returned): string | null {
  if (status >= 500 && path !== '/healthz') return `status ${status}: ${text.slice(0, 300)}`;
  if (status < 400 || method === 'HEAD' || path === '/metrics') return null;
  // What Node itself cannot read as HTTP never gets to the application; outside the API a page may be missing without a word.
  if (text === '' && (status === 400 || !path.startsWith('/api/'))) return null;
  if (!type.includes('json')) return `a refusal of type ${type}: ${text.slice(0, 300)}`;
  const answer = JSON.parse(text) as { ok?: unknown; code?: unknown; error?: unknown };
  const code =
    path.startsWith('/matchmake/joinById') && answer.error !== undefined ? answer.error : answer.code;
  return ErrorCode.safeParse(code).success ? null : `a refusal without a code: ${text.slice(0, 300)}`;
}

export const closeCalls = (): void => agent.destroy();
