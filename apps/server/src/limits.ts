/** So many at once, and so many more per second after that. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** From so many keys on, full buckets are looked for. */
const MANY = 5000;

/** Token buckets by key. Full buckets are forgotten, so strangers leave no trace for long. */
export class Limiter {
  private readonly buckets = new Map<string, Bucket>();
  private forgetAt = MANY;
  private readonly allowance: Allowance;

  constructor(allowance: Allowance) {
    this.allowance = allowance;
  }

  /** Takes one token; false when there is none. `now` in milliseconds, by a clock that nobody sets. */
  take(key: string, now = performance.now()): boolean {
    const bucket = this.bucketOf(key, now);
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  }

  /** As it is now. */
  protected bucketOf(key: string, now = performance.now()): Bucket {
    const { burst, perSecond } = this.allowance;
    const bucket = this.buckets.get(key) ?? { tokens: burst, at: now };
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    this.buckets.set(key, bucket);
    if (this.buckets.size > this.forgetAt) this.forget(now);
    return bucket;
  }

  /** Undoes a `take`. */
  giveBack(key: string): void {
    const bucket = this.buckets.get(key);
    if (bucket) bucket.tokens = Math.min(this.allowance.burst, bucket.tokens + 1);
  }

  private forget(now: number): void {
    const { burst, perSecond } = this.allowance;
    for (const [key, bucket] of this.buckets) {
      if (bucket.tokens + ((now - bucket.at) / 1000) * perSecond >= burst) this.buckets.delete(key);
    }
    // Looked for again only when there are twice as many: a crowd must not be counted at every call.
    this.forgetAt = Math.max(MANY, 2 * this.buckets.size);
  }
}

/** A token that was taken, or given back, in one process of a house. */
export interface Token {
  readonly key: string;
  readonly back: boolean;
}

/**
 * Token buckets that several processes keep alike: each tells the others what was taken, and takes what it hears of. Whoever asks
 * all of them in the same instant may have a token from each; after that they have as little as one would. Who hears nothing counts
 * for himself.
 */
export class SharedLimiter extends Limiter {
  private readonly tell: (token: Token) => void;

  constructor(allowance: Allowance, tell: (token: Token) => void) {
    super(allowance);
    this.tell = tell;
  }

  override take(key: string, now?: number): boolean {
    const taken = super.take(key, now);
    if (taken) this.tell({ key, back: false });
    return taken;
  }

  override giveBack(key: string): void {
    super.giveBack(key);
    this.tell({ key, back: true });
  }

  hear({ key, back }: Token): void {
    if (back) super.giveBack(key);
    // Where nothing is left it is owed: else what is given back would be more than what was taken.
    else this.bucketOf(key).tokens -= 1;
  }
}

/** Whom an address stands for: a household has one address of IPv4, or of IPv6 all that begin with the same 64 bits. */
export function sourceOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = [], tail] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const gap = tail ? 8 - head.length - tail.length : 0;
  const groups = [...head, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...(tail ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}

/** What an address or account may do through HTTP. */
export const HTTP_ALLOWANCES = {
  /** New guests and recoveries per address. */
  guests: { burst: 20, perSecond: 20 / 3600 },
  /** Wrong codes per address: an invite code has 40 random bits. */
  codes: { burst: 10, perSecond: 10 / 300 },
  /** Tables made per account. */
  tables: { burst: 10, perSecond: 10 / 600 },
  /** Tables made per address: a class may sit behind one. */
  tablesHere: { burst: 40, perSecond: 40 / 600 },
  /** Pages of players, per account: each is counted anew. */
  players: { burst: 30, perSecond: 1 },
  /** Reports per account. */
  reports: { burst: 5, perSecond: 5 / 3600 },
  /** Any other change per account. */
  changes: { burst: 60, perSecond: 4 },
  /** Any call per address. */
  calls: { burst: 300, perSecond: 30 },
} as const satisfies Record<string, Allowance>;
export type HttpAllowance = keyof typeof HTTP_ALLOWANCES;
/** What all processes of a house count together; the rest only keeps a process from being flooded. */
export const COUNTED_TOGETHER: ReadonlySet<HttpAllowance> = new Set([
  'guests',
  'codes',
  'tables',
  'tablesHere',
  'reports',
]);

/** What one connection may send. */
export const MESSAGE_ALLOWANCES = {
  answer: { burst: 15, perSecond: 8 },
  chat: { burst: 4, perSecond: 0.5 },
  mute: { burst: 9, perSecond: 1 },
  back: { burst: 3, perSecond: 0.5 },
  standIn: { burst: 4, perSecond: 0.5 },
  resync: { burst: 3, perSecond: 0.2 },
  history: { burst: 4, perSecond: 0.2 },
  time: { burst: 10, perSecond: 0.5 },
} as const satisfies Record<string, Allowance>;

/** Messages a second above which the framework drops a connection. */
export const MESSAGES_PER_SECOND = 60;
/** Malformed or too fast messages after which a connection is dropped, and how quickly they are forgiven. */
export const PATIENCE: Allowance = { burst: 20, perSecond: 0.2 };
