import {
  type Check,
  type Finding,
  type IllegalBecause,
  isHex32,
  type Known,
  type Place,
  type Report,
  readKeys,
  type SentenceKey,
  sentences,
  verifyText,
} from '@holdup/proof';
import { type Command, readArguments, UsageProblem } from './command.ts';
import { textOf } from './files.ts';

/** What the exit status says; `docs/command-line.md` has it in words. */
const STATUS: Readonly<Record<Report['verdict'], number>> = {
  sound: 0,
  wrong: 1,
  unreadable: 2,
  incomplete: 3,
};

/** Of a text in the file, so much is repeated. */
const LONGEST = 200;

export const verify: Command = {
  summary: 'checks the record of a game: its shuffles, answers, facts, chain and signature',
  usage: `holdup verify FILE [--keys FILE|URL] [--commitment HEX]
  --keys FILE|URL      the server's public keys: a saved copy of its /.well-known/holdup-keys.json, or its address
  --commitment HEX     the commitment as you saw it before the game was over

Prints one line a check, and last what diverges first. The exit status is 0 when every check passes, 1 when one fails,
2 when the file cannot be read or is no record of a game, 3 when nothing is wrong but something could not be checked:
no --keys were given, or the game was played by other rules than this verifier has.`,
  async run(args) {
    const { values, positionals } = readArguments(
      args,
      { keys: { type: 'string' }, commitment: { type: 'string' } },
      { most: 1 },
    );
    const [file] = positionals;
    if (file === undefined) throw new UsageProblem('holdup verify FILE: no file was named');
    const text = await textOf(file);
    const known: Known = { keys: await keysOf(values.keys), seen: seenOf(values.commitment) };
    const report = verifyText(text, known);
    for (const line of linesOf(report)) console.log(line);
    if (report.first?.code === 'without-seals') console.log(`holdup replay ${plain(file)} shows it.`);
    return STATUS[report.verdict];
  },
};

async function keysOf(from: string | undefined): Promise<Known['keys']> {
  if (from === undefined) return null;
  const keys = readKeys(/^https?:/.test(from) ? await fetched(from) : await textOf(from));
  if (!keys) throw new UsageProblem(`${from} is no list of keys`);
  return keys;
}

/** An address may be that of the list or of the server. */
async function fetched(address: string): Promise<string> {
  if (!URL.canParse(address)) throw new UsageProblem(`${address} is no address`);
  const url = new URL(address);
  if (url.pathname === '/') url.pathname = '/.well-known/holdup-keys.json';
  const problem = (why: unknown): never => {
    throw new UsageProblem(`${url.href} cannot be read (${String(why)})`);
  };
  const response = await fetch(url, { signal: AbortSignal.timeout(15_000) }).catch(problem);
  return response.ok ? response.text().catch(problem) : problem(`status ${response.status}`);
}

function seenOf(commitment: string | undefined): Known['seen'] {
  if (commitment === undefined) return null;
  if (!isHex32(commitment)) throw new UsageProblem('--commitment must be 64 lower-case hex digits');
  return { commitment, shares: [] };
}

/** What a file says, for a terminal: one line of some length, without anything that a terminal would obey or not show. */
const plain = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replace(
      /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
      (one) => `\\u{${(one.codePointAt(0) as number).toString(16)}}`,
    );

function say(key: SentenceKey, values: Readonly<Record<string, string | number>> = {}): string {
  return sentences[key].replace(/\{(\w+)\}/g, (_, name: string) => plain(String(values[name] ?? '')));
}

function place(at: Place): string {
  if (typeof at !== 'number') return say(`at.${at}`);
  return at === 0 ? say('at.deal') : say('at.entry', { entry: at });
}

function told({ code, at, about }: Finding): string {
  const { why } = about;
  const values = why === undefined ? about : { ...about, why: say(`why.${why as IllegalBecause}`) };
  return `${place(at)}: ${say(`finding.${code}`, values)}`;
}

function line(check: Check): string {
  const what = say(`check.${check.id}`);
  if (check.state === 'ok') return `ok    ${what}`;
  if (check.state === 'unchecked') return `–     ${what} (${say(`unchecked.${check.why}`)})`;
  return `FAIL  ${what}\n      ${told(check.finding)}`;
}

function linesOf({ checks, verdict, first }: Report): string[] {
  const summary = say(`verdict.${verdict}`);
  return [...checks.map(line), '', first ? `${summary} ${told(first)}` : summary];
}
