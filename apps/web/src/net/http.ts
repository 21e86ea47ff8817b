import type { ErrorCode } from '@holdup/protocol';

/** What the server says no with; `offline` is our own, for when nothing was heard of it at all. */
export type Refused = { readonly ok: false; readonly code: ErrorCode | 'offline'; readonly about?: unknown };
export type Reply<T> = ({ readonly ok: true } & T) | Refused;

type Method = 'GET' | 'POST' | 'PATCH';

const TIMEOUT_MS = 15_000;

/**
 * Calls the HTTP API. A refusal is a value, never an exception; so is silence (`offline`).
 *
 * @param path under `/api`, with its slash
 */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<Reply<T>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined && method === 'GET'
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
    });
    const read: unknown = await response.json();
    return isReply<T>(read) ? read : { ok: false, code: 'offline' };
  } catch {
    return { ok: false, code: 'offline' };
  }
}

function isReply<T>(read: unknown): read is Reply<T> {
  return typeof read === 'object' && read !== null && 'ok' in read && typeof read.ok === 'boolean';
}
