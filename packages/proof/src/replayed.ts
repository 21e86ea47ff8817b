import {
  type AnyTable,
  type Fact,
  type Game,
  type Match,
  openGame,
  questionFor,
  setupProblems,
} from '@holdup/engine';
import { hashOfTable } from './chain.ts';
import { firstDifference, NOTHING } from './difference.ts';
import type { Finding, FindingCode, IllegalBecause, Place } from './findings.ts';
import { setupIn } from './recording.ts';
import type { Answered, Transcript } from './transcript.ts';

/** What the rules say against a transcript; null: nothing. */
interface Replayed {
  readonly deal: Finding | null;
  readonly moves: Finding | null;
  readonly facts: Finding | null;
  readonly end: Finding | null;
}

const found = (code: FindingCode, at: Place, about: Finding['about'] = {}): Finding => ({ code, at, about });

type AnyGame = Game<AnyTable, Fact>;

/** Plays a transcript again by today's rules. */
export function replayed(transcript: Transcript): Replayed {
  const { header } = transcript;
  const setup = setupIn(header);
  const begun = dealt(setup, header.seed);
  if (begun.problem !== undefined) {
    const deal = found('bad-setup', 'header', { problem: begun.problem });
    return { deal, moves: null, facts: null, end: null };
  }
  const [opening] = transcript.entries;
  const other =
    differing(opening.facts, begun.facts) ?? differingTable(opening.table, hashOfTable(begun.match.table));
  const deal = other && found('wrong-shuffle', 0, other);
  return { deal, ...followed(begun.game, begun.match, transcript) };
}

const differingTable = (told: string, follows: string): Finding['about'] | null =>
  told === follows ? null : { fact: NOTHING, path: 'table', told, follows };

function dealt(setup: ReturnType<typeof setupIn>, seed: string) {
  try {
    const [problem] = setupProblems(setup);
    if (problem) return { problem: problem.code };
    const game: AnyGame = openGame(setup);
    return { game, problem: undefined, ...game.begin(seed) };
  } catch (error) {
    // What the rules cannot even be asked about: options of another shape.
    return { problem: String(error) };
  }
}

function followed(game: AnyGame, opening: Match<AnyTable>, transcript: Transcript): Omit<Replayed, 'deal'> {
  const [, ...answers] = transcript.entries;
  let match = opening;
  let facts: Finding | null = null;
  for (const entry of answers) {
    const why = whyNot(match, entry, transcript);
    const played = why ?? game.play(match, entry);
    if ('refused' in played && played.refused) {
      const about = { seat: entry.seat + 1, option: entry.option, why: played.refused };
      return { moves: found('illegal-move', entry.n, about), facts, end: null };
    }
    const { match: next, facts: follow } = played as { match: Match<AnyTable>; facts: readonly Fact[] };
    const other = facts ? null : differing(entry.facts, follow);
    if (other) facts = found('altered-fact', entry.n, other);
    match = next;
  }
  const over = match.prompt === null;
  const end = over === (transcript.end.reason === 'over') ? null : found('unfinished', 'end');
  return { moves: null, facts, end };
}

/** By whom an answer was given must fit as well: a bot's seat has no player, and a clock plays the fallback only. */
function whyNot(
  match: Match<AnyTable>,
  entry: Answered,
  { header }: Transcript,
): { readonly refused: IllegalBecause } | null {
  if (entry.by !== 'bot' && header.seats[entry.seat]?.bot != null) return { refused: 'not-by-bot' };
  const question = entry.by === 'timeout' ? questionFor(match.prompt, entry.seat) : undefined;
  if (question && match.prompt?.id === entry.prompt && question.fallback !== entry.option) {
    return { refused: 'not-the-fallback' };
  }
  return null;
}

/** The first fact that is another one, what in it is, and what it should be; null: they are the same facts. */
function differing(told: Answered['facts'], follows: readonly Fact[]): Finding['about'] | null {
  let at = 0;
  while (at < Math.max(told.length, follows.length)) {
    const other = firstDifference(told[at], follows[at]);
    if (other) {
      const path = [(told[at] ?? follows[at])?.kind, other.path].filter(Boolean).join('.');
      return { fact: at + 1, ...other, path };
    }
    at++;
  }
  return null;
}
