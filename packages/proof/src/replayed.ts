import {
  type AnyTable,
  type Fact,
  type Game,
  type Match,
  openGame,
  questionFor,
  setupProblems,
} from '@holdup/engine';
import { canonical } from './canonical.ts';
import { hashOfTable } from './chain.ts';
import type { Finding, FindingCode, IllegalBecause, Place } from './findings.ts';
import { setupIn } from './recording.ts';
import type { Answered, Transcript } from './transcript.ts';

/** What the rules say against a transcript; null: nothing. */
export interface Replayed {
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
  const same =
    hashOfTable(begun.match.table) === opening.table && canonical(begun.facts) === canonical(opening.facts);
  return { deal: same ? null : found('wrong-shuffle', 0), ...followed(begun.game, begun.match, transcript) };
}

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
    if (!facts && canonical(follow) !== canonical(entry.facts)) facts = alteredIn(entry, follow);
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

function alteredIn(entry: Answered, follow: readonly Fact[]): Finding {
  const told = entry.facts;
  let at = 0;
  while (at < told.length && canonical(told[at]) === canonical(follow[at] ?? null)) at++;
  return found('altered-fact', entry.n, {
    fact: at + 1,
    told: told[at]?.kind ?? '–',
    follows: follow[at]?.kind ?? '–',
  });
}
