import type { BotInput } from './input.ts';
import { anyOption } from './random.ts';

export function bestOption(input: BotInput): string {
  return anyOption(input);
}
