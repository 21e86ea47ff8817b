import { bestOption } from './heuristic.ts';
import type { BotInput, BotKind, ExpressInput, SuperInput } from './input.ts';
import { anyOption } from './random.ts';
import { bestPlan } from './super/plan.ts';

export { chanceFrom } from './chance.ts';
export { BOT_KINDS, type BotInput, type BotKind } from './input.ts';

/**
 * The answer of a bot: always the id of one of `question.options`. Pure but for the caller's `random`; it sees the
 * view only, so it can be run anywhere a player could sit.
 */
export function chooseOption(kind: BotKind, input: BotInput): string {
  if (kind === 'random') return anyOption(input);
  return isSuper(input) ? bestPlan(input) : bestOption(input as ExpressInput);
}

const isSuper = (input: BotInput): input is SuperInput => input.table.game === 'super';
