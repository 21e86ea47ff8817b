import {
  type AnyTable,
  charactersEach,
  charactersOf,
  type Fact,
  type Game,
  type Options,
  openGame,
  SUPER_CHARACTERS,
  type SuperSetup,
  seedFrom,
  waitingFor,
} from '@holdup/engine';
import { type BotKind, chanceFrom, chooseOption } from '../src/index.ts';

/** Plays one game of these bots to the end; calls `watch` for each question that is asked. */
export function playOut(
  bots: readonly BotKind[],
  options: Partial<Options>,
  seed: string,
  watch?: (kind: string) => void,
) {
  const each = charactersEach(bots.length, options);
  // In this order no player of two gets two of the bandits that may not be together.
  const cast = ['ghost', 'tuco', 'doc', 'cheyenne', 'belle', 'django'].filter((who) =>
    charactersOf(['base']).includes(who),
  );
  const players = bots.map((_, seat) => ({ characters: cast.slice(seat * each, (seat + 1) * each) }));
  const game = openGame({ game: 'express', boxes: ['base'], options, players });
  return played(game, bots, seed, watch);
}

/** The same at a table of super, with one bandit each. */
export function playSuper(bots: readonly BotKind[], options: SuperSetup['options'], seed: string) {
  const players = bots.map((_, seat) => ({ characters: SUPER_CHARACTERS.slice(seat, seat + 1) }));
  return played(openGame({ game: 'super', boxes: [], options, players }), bots, seed);
}

/** One game to its end; calls `watch` for each question that is asked. */
export function played<T extends AnyTable, F extends Fact>(
  game: Game<T, F>,
  bots: readonly BotKind[],
  seed: string,
  watch?: (kind: string) => void,
): NonNullable<T['result']> {
  const random = chanceFrom(seed);
  let { match } = game.begin(seedFrom(seed));
  while (match.prompt) {
    const seat = waitingFor(match.prompt)[0] ?? 0;
    const question = match.prompt.questions.find((one) => one.seat === seat);
    if (!question) throw new Error(`seat ${seat} is not asked`);
    watch?.(question.kind);
    const table = game.project(match.table, seat);
    const option = chooseOption(bots[seat] ?? 'random', { table, seat, question, random });
    const next = game.play(match, { seat, prompt: match.prompt.id, option });
    if (next.refused) throw new Error(`${option} was refused: ${next.refused}`);
    match = next.match;
  }
  if (!match.table.result) throw new Error('the game has no result');
  return match.table.result;
}
