import { z } from 'zod';

const hex32 = z.string().regex(/^[0-9a-f]{64}$/);
const whole = z.int().min(0);

const Share = z.discriminatedUnion('source', [
  z.strictObject({ source: z.literal('player'), commit: hex32, value: hex32 }),
  z.strictObject({ source: z.literal('withheld'), commit: hex32, value: z.null() }),
  z.strictObject({ source: z.literal('none'), commit: z.null(), value: z.null() }),
  z.strictObject({ source: z.literal('bot'), commit: z.null(), value: z.null() }),
]);

const characters = z.array(z.string());

/** Who played what, by which rules, and where its chance came from. */
export const Header = z.strictObject({
  game: z.enum(['express', 'super']),
  boxes: z.array(z.string()),
  options: z.record(z.string(), z.unknown()),
  /** Chosen or dealt. */
  players: z.array(z.strictObject({ characters })).min(1).max(20),
  /** Version of the rules. */
  engine: z.string(),
  match: z.string().regex(/^[0-9a-z]{1,40}$/),
  /** Milliseconds since 1970, as are all times. */
  startedAt: whole,
  /** Whether a seat that withheld its number would have voided the deal. */
  strict: z.boolean(),
  /** By seat: who sat there. Null: a bot. */
  seats: z.array(
    z.strictObject({
      name: z.string().nullable(),
      bot: z.string().nullable(),
      /** Characters chosen before the deal. */
      chosen: characters,
    }),
  ),
  deal: z.strictObject({ commitment: hex32, serverSeed: hex32, seats: z.array(Share) }),
  seed: hex32,
});
export type Header = z.infer<typeof Header>;

const facts = z.array(z.looseObject({ kind: z.string() }));

/** The deal, without its hash. `table`: `hashOfTable` of what lies there before the first question. */
const opening = { n: z.literal(0), table: hex32, facts };
/** An answer and what came of it, without its hash. */
const answered = {
  n: z.int().min(1),
  seat: whole,
  prompt: whole,
  option: z.string(),
  by: z.enum(['player', 'timeout', 'bot']),
  at: whole,
  facts,
};
const Opening = z.strictObject({ ...opening, hash: hex32 });
const Answered = z.strictObject({ ...answered, hash: hex32 });
export type Opening = z.infer<typeof Opening>;
export type Answered = z.infer<typeof Answered>;
export type Entry = Opening | Answered;

/** How it ended. `abandoned`: its players gave it up. */
const end = { reason: z.enum(['over', 'abandoned']), entries: z.int().min(1), at: whole };

/** By the server's key, of the last hash: see `signedBytes`. All in hex. */
export const Signature = z.strictObject({
  /** Id of the key: see `keyId`. */
  key: z.string().regex(/^[0-9a-f]{16}$/),
  public: hex32,
  value: z.string().regex(/^[0-9a-f]{128}$/),
});
export type Signature = z.infer<typeof Signature>;

/** What a record calls itself in its first field. */
export const FORMAT = 'holdup/transcript/1';

/**
 * A match that is over, with every face open. Each hash covers what stands beside it and the hash before, from the header to the
 * end; the signature covers the last. `docs/verifying.md` says how, byte by byte.
 */
export const Transcript = z.strictObject({
  format: z.literal(FORMAT),
  header: Header,
  headerHash: hex32,
  entries: z.tuple([Opening], Answered),
  end: z.strictObject({ ...end, hash: hex32 }),
  signature: Signature,
});
export type Transcript = z.infer<typeof Transcript>;

/** A transcript before it is sealed. */
export interface Unsealed {
  readonly header: Header;
  readonly opening: Omit<Opening, 'hash'>;
  readonly answers: readonly Omit<Answered, 'hash'>[];
  readonly end: Omit<Transcript['end'], 'hash' | 'entries'>;
}

/** A transcript as JSON text with one entry a line. */
export function writeTranscript({ format, header, headerHash, entries, end, signature }: Transcript): string {
  const lines = entries.map((entry) => `\n  ${JSON.stringify(entry)}`).join(',');
  const parts = [
    `"format": ${JSON.stringify(format)}`,
    `"header": ${JSON.stringify(header)}`,
    `"headerHash": ${JSON.stringify(headerHash)}`,
    `"entries": [${lines}\n]`,
    `"end": ${JSON.stringify(end)}`,
    `"signature": ${JSON.stringify(signature)}`,
  ];
  return `{\n${parts.join(',\n')}\n}\n`;
}
