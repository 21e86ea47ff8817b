import { createHash, createPrivateKey, createPublicKey, sign as edSign, type KeyObject } from 'node:crypto';
import {
  type Answer,
  type AnyTable,
  ENGINE_VERSION,
  type Fact,
  type Game,
  type Match,
  openGame,
  type Question,
  setupProblems,
  waitingFor,
} from '@holdup/engine';
import {
  type Answered,
  type BareSetup,
  charactersSeed,
  type Deal,
  dealCharacters,
  type Header,
  hashOfTable,
  keyId,
  matchSeed,
  type SeatShare,
  type Signature,
  sealTranscript,
  seatCommitment,
  serverCommitment,
  type Transcript,
} from '../src/index.ts';

/** 32 bytes from a text, as hex digits. */
const bytesFrom = (text: string): string => createHash('sha256').update(text).digest('hex');

/** PKCS #8 of an Ed25519 private key begins with these bytes. */
const PKCS8 = '302e020100300506032b657004220420';

export interface Signer {
  readonly public: string;
  sign(bytes: Uint8Array): Signature;
}

/** A key as the server would have it, made of a text. Node's own Ed25519, not the verifier's. */
export function signerFrom(text: string): Signer {
  const key: KeyObject = createPrivateKey({
    key: Buffer.from(PKCS8 + bytesFrom(text), 'hex'),
    format: 'der',
    type: 'pkcs8',
  });
  const jwk = createPublicKey(key).export({ format: 'jwk' });
  const publicKey = Buffer.from(jwk.x ?? '', 'base64url').toString('hex');
  return {
    public: publicKey,
    sign: (bytes) => ({
      key: keyId(publicKey),
      public: publicKey,
      value: edSign(null, bytes, key).toString('hex'),
    }),
  };
}

export interface Played {
  readonly setup: BareSetup;
  readonly seats: number;
  /** Everything that is drawn comes from this text. */
  readonly text: string;
  /** Ends it after so many answers. */
  readonly abandonedAfter?: number;
}

/** Seats give their numbers by turns in every way there is; the last one is a bot. */
const SOURCES: readonly SeatShare['source'][] = ['player', 'player', 'withheld', 'none'];

function dealFor({ text, seats }: Played): Deal {
  const match = bytesFrom(`match ${text}`).slice(0, 20);
  const shares = Array.from({ length: seats }, (_, seat): SeatShare => {
    const source = seat === seats - 1 ? 'bot' : (SOURCES[seat % SOURCES.length] as SeatShare['source']);
    const value = bytesFrom(`${text} ${seat}`);
    if (source === 'none' || source === 'bot') return { source, commit: null, value: null };
    const commit = seatCommitment(match, seat, value);
    return source === 'player' ? { source, commit, value } : { source, commit, value: null };
  });
  return { match, serverSeed: bytesFrom(`server ${text}`), seats: shares };
}

function headerOf(played: Played): Header {
  const deal = dealFor(played);
  const chosen = Array.from({ length: played.seats }, () => [] as string[]);
  const setup = dealCharacters(played.setup, chosen, charactersSeed(deal));
  const problems = setupProblems(setup);
  if (problems.length > 0) throw new Error(`${played.text}: ${JSON.stringify(problems)}`);
  return {
    game: setup.game,
    boxes: [...setup.boxes],
    options: { ...setup.options },
    players: setup.players.map(({ characters }) => ({ characters: [...characters] })),
    engine: ENGINE_VERSION,
    match: deal.match,
    startedAt: 1_790_000_000_000,
    strict: false,
    seats: deal.seats.map(({ source }, seat) => ({
      name: source === 'bot' ? null : `Guest ${seat}`,
      bot: source === 'bot' ? 'heuristic' : null,
      chosen: [],
    })),
    deal: {
      commitment: serverCommitment(deal.match, deal.serverSeed),
      serverSeed: deal.serverSeed,
      seats: deal.seats.map((share) => ({ ...share })),
    },
    seed: matchSeed(deal),
  } as Header;
}

/** A whole game, played at random, with its seal. */
export function transcriptOf(played: Played, signer: Signer): Transcript {
  const header = headerOf(played);
  const game: Game<AnyTable, Fact> = openGame(header as never);
  const begun = game.begin(header.seed);
  const answers: Omit<Answered, 'hash'>[] = [];
  let match = begun.match;
  while (match.prompt && answers.length < (played.abandonedAfter ?? Number.POSITIVE_INFINITY)) {
    const [answer, by] = answerTo(match, answers.length, header, played.text);
    const next = game.play(match, answer);
    if (next.refused) throw new Error(next.refused);
    match = next.match;
    const n = answers.length + 1;
    answers.push({ n, ...answer, by, at: header.startedAt + n * 1000, facts: plain(next.facts) });
  }
  const reason = match.prompt ? 'abandoned' : 'over';
  return sealTranscript(
    {
      header,
      opening: { n: 0, table: hashOfTable(begun.match.table), facts: plain(begun.facts) },
      answers,
      end: { reason, at: header.startedAt + 9_000_000 },
    },
    signer,
  );
}

const plain = (facts: readonly Fact[]): Answered['facts'] => JSON.parse(JSON.stringify(facts));

function answerTo(match: Match<AnyTable>, n: number, header: Header, text: string): [Answer, Answered['by']] {
  const prompt = match.prompt as NonNullable<typeof match.prompt>;
  const [seat = 0] = waitingFor(prompt);
  const { options, fallback } = prompt.questions.find((one) => one.seat === seat) as Question;
  const draw = Number.parseInt(bytesFrom(`${text} answer ${n}`).slice(0, 8), 16);
  const bot = header.seats[seat]?.bot !== null;
  const late = !bot && draw % 17 === 0;
  const option = late ? fallback : (options[draw % options.length]?.id as string);
  return [{ seat, prompt: prompt.id, option }, bot ? 'bot' : late ? 'timeout' : 'player'];
}
