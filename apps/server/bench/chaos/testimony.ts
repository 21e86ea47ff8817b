import { createHash } from 'node:crypto';
import type { ClientView } from '@holdup/protocol';

/** One answer as its giver remembers it. */
export interface Given {
  readonly prompt: number;
  readonly option: string;
}

/** A view somebody had: after which answer, and what it was, as a digest. */
export interface Shown {
  readonly seq: number;
  readonly digest: string;
}

/** Plain data as one text, whatever order its keys came in; what is undefined is not there. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`;
}

/** What of a view the journal must bear out. */
export const digestOf = ({
  table,
  prompt,
  version,
}: Pick<ClientView, 'table' | 'prompt' | 'version'>): string =>
  createHash('sha256').update(canonical({ table, prompt, version })).digest('base64url');

/** What one person says happened at one table: the journal is held against it afterwards. */
export class Testimony {
  readonly name: string;
  seat = -1;
  /** All that was sent, duplicates and all. */
  readonly sent: Given[] = [];
  /** What the server said yes to, with the version it said the answer made. */
  readonly acknowledged: (Given & { readonly version: number })[] = [];
  readonly shown: Shown[] = [];
  /** The client's hash of what it saw was another than the server's. */
  wrongHashes = 0;
  /** Refusals that nothing explains. */
  readonly surprises: string[] = [];

  constructor(name: string) {
    this.name = name;
  }

  saw(view: ClientView): void {
    if (!view.table || view.seat === null) return;
    this.seat = view.seat;
    this.shown.push({ seq: view.seq, digest: digestOf(view) });
  }
}
