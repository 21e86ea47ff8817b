import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const DAY = 24 * 3600_000;

const flag = (byDefault: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(byDefault)
    .transform((value) => value === 'on');

/** Invitations and cookies are for the whole of an address: a path would be lost from them without a word. */
const webAddress = z
  .url({ protocol: /^https?$/, error: 'is not a web address such as https://play.example' })
  .transform((value) => new URL(value))
  .refine(({ href, origin }) => href === `${origin}/`, {
    error: 'has more than a web address such as https://play.example: Holdup has no place under a path',
  })
  .transform(({ origin }) => origin);

/** Names of express for the addresses of this machine, this link and private networks. */
const NEIGHBOURS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** An address, a network such as `10.0.0.0/8`, or one of express's names for some. */
function isProxy(part: string): boolean {
  if (NEIGHBOURS.has(part)) return true;
  const [address = '', bits, ...more] = part.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const width = bits === undefined ? 0 : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.POSITIVE_INFINITY;
  return more.length === 0 && width <= longest;
}

/** An express `trust proxy` value: how many proxies stand in front, or their addresses. */
const trustedProxies = z
  .string()
  .transform((value) =>
    /^\d{1,2}$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim()),
  )
  .refine((value) => typeof value === 'number' || value.every(isProxy), {
    error: 'is neither a number of proxies nor a list of their addresses',
  });

/** What the operator may set, by environment variable. README.md and docs/operating.md describe each. */
const Environment = z
  .object({
    PORT: z.coerce.number({ error: 'is not a port' }).int().min(0).max(65535).default(2567),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'is not a postgres:// address' }).optional(),
    REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'is not a redis:// address' }).optional(),
    /** Where browsers reach the server; cookies are Secure when it is https. */
    PUBLIC_URL: webAddress.optional(),
    /** Under which path of `PUBLIC_URL` the proxy reaches this very process, where there are several. */
    PROCESS_PATH: z
      .string()
      .regex(/^(\/[A-Za-z0-9_-]+)+$/, 'is not a path such as /process/1')
      .optional(),
    TRUST_PROXY: trustedProxies.optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    /** With it, `/metrics` answers to `Authorization: Bearer …`; without it, to this machine only. */
    METRICS_TOKEN: z.string().min(16, 'is shorter than 16 characters').optional(),
    /** The key that records are signed with; without it, one in the data directory. */
    HOLDUP_SIGNING_KEY: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'is not 64 lower-case hex digits')
      .optional(),
    /** How long a player's browser may take to open its sealed number at the start of a game. */
    REVEAL_SECONDS: z.coerce
      .number({ error: 'is not a number of seconds' })
      .int()
      .min(1)
      .max(120)
      .default(10),
    /** After so many minutes the others at a table without a clock may let a bot sit in for who is gone. */
    STAND_IN_AFTER_MINUTES: z.coerce
      .number({ error: 'is not a number of minutes' })
      .min(0)
      .max(10_000)
      .default(5),
    /** For so many days finished games, and accounts that nobody uses any more, are kept; 0: for good. */
    KEEP_GAMES_DAYS: z.coerce
      .number({ error: 'is not a number of days' })
      .int()
      .min(0)
      .max(100_000)
      .default(0),
    KEEP_UNUSED_ACCOUNTS_DAYS: z.coerce
      .number({ error: 'is not a number of days' })
      .int()
      .min(0)
      .max(100_000)
      .default(0),
    /** How long a bot thinks, in milliseconds. */
    BOT_DELAY_MS: z.coerce
      .number({ error: 'is not a number of milliseconds' })
      .int()
      .min(0)
      .max(60_000)
      .default(900),
    /** `off` for benchmarks and tests only. */
    RATE_LIMITS: flag('on'),
    /** The built web client. */
    WEB_DIR: z
      .string()
      .min(1)
      .default(fileURLToPath(new URL('../../web/dist', import.meta.url))),
  })
  .refine((given) => !given.REDIS_URL || given.DATABASE_URL, {
    path: ['REDIS_URL'],
    error: 'is of use only with DATABASE_URL: several processes need one database',
  })
  .refine((given) => !given.PROCESS_PATH || given.PUBLIC_URL, {
    path: ['PROCESS_PATH'],
    error: 'is a path under PUBLIC_URL, which is not set',
  });

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly publicUrl: string | undefined;
  readonly processPath: string | undefined;
  readonly trustProxy: number | readonly string[] | undefined;
  readonly logLevel: string;
  readonly metricsToken: string | undefined;
  /** 64 hex digits. */
  readonly signingKey: string | undefined;
  /** In milliseconds. */
  readonly revealWithin: number;
  /** In milliseconds. */
  readonly standInAfter: number;
  /** In milliseconds; 0: for good. */
  readonly keepGames: number;
  readonly keepUnusedAccounts: number;
  readonly botDelay: number;
  readonly rateLimits: boolean;
  readonly webDir: string;
}

/** Reads the environment, or says in a sentence per variable what is wrong with it. */
export function readSettings(env: NodeJS.ProcessEnv): Settings | { readonly wrong: readonly string[] } {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  // Of a number it would be nought, of a folder one with no name to be seen.
  const blank = Object.keys(Environment.shape).filter((name) => given[name]?.trim() === '');
  if (blank.length > 0) return { wrong: blank.map((name) => `${name} is blank`) };
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    return { wrong: parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) };
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    redisUrl: value.REDIS_URL,
    publicUrl: value.PUBLIC_URL,
    processPath: value.PROCESS_PATH,
    trustProxy: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL,
    metricsToken: value.METRICS_TOKEN,
    signingKey: value.HOLDUP_SIGNING_KEY,
    revealWithin: value.REVEAL_SECONDS * 1000,
    standInAfter: value.STAND_IN_AFTER_MINUTES * 60_000,
    keepGames: value.KEEP_GAMES_DAYS * DAY,
    keepUnusedAccounts: value.KEEP_UNUSED_ACCOUNTS_DAYS * DAY,
    botDelay: value.BOT_DELAY_MS,
    rateLimits: value.RATE_LIMITS,
    webDir: value.WEB_DIR,
  };
}
