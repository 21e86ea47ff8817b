import { chanceFrom } from '@holdup/bots';
import { anySetup, type GameSetup, type Option, type Question } from '@holdup/engine';
import { leastOf, shuffled } from './choosing.ts';
import { type Command, readArguments, wholeNumber } from './command.ts';
import { type AnyMatch, asked, openCourse, type Step, take } from './course.ts';
import { Coverage } from './coverage.ts';
import { watchLaws } from './lawWatch.ts';
import { quirkOf } from './quirks.ts';
import { reachableIn } from './reachable.ts';
import { boxesTyped, FEWEST, type Wanted, wantedOf } from './setups.ts';
import { anySuperSetup } from './super/setups.ts';

const USUAL_GAMES = 300;
/** Now and then the hunter does as it pleases, so that it does not always walk the same way to the rare things. */
const WHIM = 0.2;
/** In how many games it has a quirk. */
const QUIRKY = 0.3;

export const hunt: Command = {
  summary: 'plays at random, but prefers what has been exercised least',
  usage: `holdup hunt [options]
  --games N            how many (${USUAL_GAMES})
  --game NAME          express (default) or super
  --boxes a,b          boxes besides the base game; any: boxes are drawn for each game
  --seed TEXT          the same text hunts the same way

Set-ups, characters, cards and answers that have come up least are preferred. Every game is checked as in holdup
simulate. Prints what was exercised how often; a breach is told with the command that repeats it.`,
  async run(args) {
    const { values } = readArguments(
      args,
      {
        games: { type: 'string' },
        game: { type: 'string' },
        boxes: { type: 'string' },
        seed: { type: 'string' },
      },
      { most: 0 },
    );
    const games = wholeNumber(values.games, {
      name: '--games',
      usual: USUAL_GAMES,
      least: 1,
      most: 10_000_000,
    });
    const seed = values.seed ?? 'hunt';
    const { game, boxes } = wantedOf(values, FEWEST);
    const { coverage, breach } = huntThrough(games, seed, { game, boxes });
    if (breach) {
      const more = game === 'super' ? ['--game super'] : boxesTyped(boxes);
      const again = [`--games ${breach.game}`, `--seed ${JSON.stringify(seed)}`, ...more];
      console.error(`game ${breach.game}: ${breach.what}`);
      console.error(`again: holdup hunt ${again.join(' ')}`);
      return 1;
    }
    console.log(`${games} games, all laws held\n\n${coverage.table()}`);
    return 0;
  },
};

/** Hunts through games; stops at the first breach. */
export function huntThrough(games: number, seed: string, ground: Ground) {
  const coverage = new Coverage();
  const random = chanceFrom(seed);
  for (let game = 1; game <= games; game++) {
    const what = huntOne(`${seed}/${game}`, { coverage, random, ground });
    if (what) return { coverage, breach: { game, what } };
  }
  return { coverage, breach: null };
}

/** What is hunted through. */
type Ground = Pick<Wanted, 'game' | 'boxes'>;

/** What a hunter goes by. */
interface Hunter {
  readonly coverage: Coverage;
  readonly random: () => number;
  readonly ground: Ground;
}

function huntOne(text: string, hunter: Hunter): string | null {
  const { coverage, random } = hunter;
  const setup = rarestSetup(hunter);
  const watch = watchLaws();
  try {
    const course = openCourse(setup, text);
    let step: Step = course.first;
    coverage.expect(reachableIn(step.match.table));
    const quirk = random() < QUIRKY ? quirkOf(step.match, coverage, random) : null;
    for (;;) {
      coverage.see(step.facts, step.match.table);
      const breach = watch(step);
      const next = asked(step.match);
      if (breach || !next) return breach;
      coverage.ask(next.question);
      step = take(
        course.game,
        step.match,
        next.seat,
        quirk?.(next.question, step.match) ?? rarestOption(step.match, next.question, coverage, random),
      );
    }
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}

/**
 * Of a handful of set-ups drawn, the one that has come up least; every other time the one with the most cells that are
 * still empty.
 */
function rarestSetup({ coverage, random, ground }: Hunter): GameSetup {
  const drawn = Array.from({ length: 5 }, () => playableSetup(random, ground));
  const name = ({ options, players }: GameSetup): string =>
    `set-up|${players.length}|${JSON.stringify(options)}`;
  const empty = random() < 0.5 ? new Set(coverage.empty()) : new Set<string>();
  const promise = (setup: GameSetup): number =>
    reachableIn(openCourse(setup, '').first.match.table).filter((cell) => empty.has(cell)).length;
  const cost =
    empty.size > 0 ? (one: GameSetup) => -promise(one) : (one: GameSetup) => coverage.of(name(one));
  const rarest = leastOf(drawn, cost);
  coverage.count(name(rarest));
  return rarest;
}

const playableSetup = (random: () => number, { game, boxes }: Ground): GameSetup =>
  game === 'super' ? anySuperSetup(random) : anySetup(random, boxes ? { boxes } : {});

/** The option that does what has been done least: this answer, of this kind of question, by this character. */
function rarestOption(match: AnyMatch, question: Question, coverage: Coverage, random: () => number): string {
  const names = question.options.map((option) => featureOf(match, question, option));
  let best = Math.floor(random() * names.length);
  if (random() >= WHIM) {
    for (const index of shuffled([...names.keys()], random)) {
      if (coverage.of(names[index] ?? '') < coverage.of(names[best] ?? '')) best = index;
    }
  }
  coverage.count(names[best] ?? '');
  return question.options[best]?.id ?? question.fallback;
}

/** What an option exercises. Tokens count by kind, since their ids say nothing; cards by round card as well. */
function featureOf({ table }: AnyMatch, { kind, who, seat }: Question, { id, about }: Option): string {
  const actor = who ?? table.players[seat]?.characters.join('+') ?? '';
  if (table.game === 'super') return `option|${kind}|${actor}|${id}`;
  const token = table.loot.find((one) => one.id === about.loot);
  const what = token && about.loot !== undefined ? `${id.split(':')[0]}:${token.kind}` : id;
  return `option|${kind}|${actor}|${what}|${kind === 'scheming' ? table.round?.card : ''}`;
}
