import type { ErrorCode, Refused } from '@holdup/protocol';
import type { Request, RequestHandler, Response, Router } from 'express';
import type { z } from 'zod';
import type { House } from '../house.ts';
import {
  COUNTED_TOGETHER,
  HTTP_ALLOWANCES,
  type HttpAllowance,
  Limiter,
  SharedLimiter,
  sourceOf,
  type Token,
} from '../limits.ts';
import { isId, type StoredAccount } from '../store/index.ts';
import type { Telegraph } from '../telegraph.ts';
import { accountOf } from './session.ts';

/** Whoever calls, or whoever has an account. */
type To = 'open' | 'account';

/** What a call is given. */
export interface Asked<B, T extends To = To> {
  readonly body: B;
  readonly params: Readonly<Record<string, string>>;
  /** Who needs an account and has none is refused before. */
  readonly account: T extends 'account' ? StoredAccount : null;
  readonly request: Request;
  readonly response: Response;
}

/** One call of the API: what it takes, gives and does, in one place; the OpenAPI description is made of it. */
export interface Call<B extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType, T extends To = To> {
  readonly method: 'get' | 'post' | 'patch';
  /** Under `/api`, express style. */
  readonly path: string;
  readonly summary: string;
  readonly body: B;
  readonly answer: A;
  readonly to: T;
  readonly allowance?: HttpAllowance;
  /** Who is barred from the server may do it all the same. What only reads he may. */
  readonly toBarred?: true;
  handle(asked: Asked<z.infer<B>, T>): Promise<Omit<z.infer<A>, 'ok'> | Refused>;
}

/** Lets the compiler see which body, answer and account belong to a call. */
export const call = <B extends z.ZodType, A extends z.ZodType, T extends To>(one: Call<B, A, T>): Call =>
  one as unknown as Call;

const STATUS: Partial<Record<ErrorCode, number>> = {
  'not-signed-in': 401,
  'bad-input': 400,
  'bad-code': 404,
  'no-such-table': 404,
  'not-found': 404,
  barred: 403,
  'not-the-host': 403,
  'sent-away': 403,
  'not-seated': 403,
  'watching-closed': 403,
  'foreign-origin': 403,
  'too-fast': 429,
  'too-many-tables': 429,
  'too-big': 413,
  draining: 503,
  'owned-elsewhere': 503,
  failed: 500,
};

/** Answers with the refusal, and the HTTP status that suits its code: 409 where there is no better one. */
export function sendRefusal(response: Response, refusal: Refused): void {
  response.status(STATUS[refusal.code] ?? 409).json(refusal);
}

/** By what they limit. */
export type Limiters = Readonly<Record<HttpAllowance, Limiter>>;
/** One limiter for each allowance; those that all processes count together tell each other over the telegraph. */
export const openLimiters = (telegraph: Telegraph): Limiters => {
  const names = Object.keys(HTTP_ALLOWANCES) as HttpAllowance[];
  return Object.fromEntries(names.map((name) => [name, limiterOf(name, telegraph)])) as Limiters;
};

function limiterOf(name: HttpAllowance, telegraph: Telegraph): Limiter {
  const allowance = HTTP_ALLOWANCES[name];
  if (!COUNTED_TOGETHER.has(name)) return new Limiter(allowance);
  const about = `allowance ${name}`;
  const limiter = new SharedLimiter(allowance, (token) => telegraph.tell(about, token));
  telegraph.listen(about, (token) => limiter.hear(token as Token));
  return limiter;
}

export function mount(router: Router, house: House, limiters: Limiters, calls: readonly Call[]): void {
  router.param('id', (_request, response, next, id) => {
    if (isId(id)) next();
    else sendRefusal(response, { ok: false, code: 'no-such-table' });
  });
  for (const one of calls) router[one.method](one.path, answering(house, limiters, one));
}

function answering(house: House, limiters: Limiters, one: Call): RequestHandler {
  return async (request, response) => {
    const stop = house.metrics.requests.startTimer({ call: `${one.method} ${one.path}` });
    // Also of what throws: the refusal is sent further down.
    response.once('finish', () => stop({ status: response.statusCode }));
    const given = await answer(house, limiters, one, request, response);
    if ('ok' in given && given.ok === false) sendRefusal(response, given as Refused);
    else response.json({ ok: true, ...given });
  };
}

async function answer(
  house: House,
  limiters: Limiters,
  one: Call,
  request: Request,
  response: Response,
): Promise<object> {
  const body = one.body.safeParse(request.body ?? {});
  if (!body.success)
    return { ok: false, code: 'bad-input', about: { at: body.error.issues[0]?.path.join('.') ?? '' } };
  const account = one.to === 'open' ? null : await accountOf(house, request);
  if (one.to === 'account' && !account) return { ok: false, code: 'not-signed-in' };
  const mayNot = one.method !== 'get' && !one.toBarred;
  if (account && mayNot && house.barred.has(account.id)) return { ok: false, code: 'barred' };
  const allowance = house.settings.rateLimits ? allowanceOf(one) : null;
  const source = sourceOf(request.ip ?? '');
  const payer = allowance && PER_ADDRESS.has(allowance) ? source : (account?.id ?? source);
  if (allowance && !limiters[allowance].take(payer)) return { ok: false, code: 'too-fast' };
  if (allowance === 'tables' && !limiters.tablesHere.take(source)) return { ok: false, code: 'too-fast' };
  const given = await one.handle({
    body: body.data,
    params: request.params as Record<string, string>,
    account: account as never,
    request,
    response,
  });
  // A whole club may come in by right codes from one address, or find that there is no place left.
  if (allowance === 'codes' && !('code' in given && given.code === 'bad-code'))
    limiters.codes.giveBack(payer);
  return given;
}

/** What an address takes from, whoever calls from there. */
const PER_ADDRESS: ReadonlySet<HttpAllowance> = new Set(['guests', 'codes']);

/** Null: nothing but `calls`, which every call takes from. */
const allowanceOf = ({ allowance, method }: Call): HttpAllowance | null =>
  allowance ?? (method === 'get' ? null : 'changes');
