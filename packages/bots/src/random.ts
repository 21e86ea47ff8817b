import type { BotInput } from './input.ts';

/** Every option is as likely as any other. */
export function anyOption({ question, random }: Pick<BotInput, 'question' | 'random'>): string {
  const index = Math.min(Math.floor(random() * question.options.length), question.options.length - 1);
  return question.options[index]?.id ?? question.fallback;
}
