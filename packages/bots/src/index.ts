import { bestOption } from './heuristic.ts';
import type { BotInput, BotKind } from './input.ts';
import { anyOption } from './random.ts';

export { chanceFrom } from './chance.ts';
export { BOT_KINDS, type BotInput, type BotKind } from './input.ts';

/**
 * The answer of a bot: always the id of one of `question.options`. Pure but for the caller's `random`; it sees the
 * view only, so it can be run anywhere a player could sit.
 */
export function chooseOption(kind: BotKind, input: BotInput): string {
  return kind === 'random' ? anyOption(input) : bestOption(input);
}
