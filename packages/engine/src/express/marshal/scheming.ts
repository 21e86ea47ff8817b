import { NO_MORE } from '../../kernel/index.ts';
import { ask, DONE, question } from '../asking.ts';
import { afterPlay, cardPlayed, playable, playedFact, playOptions } from '../base/scheming.ts';
import type { Adjusters, Turn } from '../points.ts';
import type { Handler } from '../rules.ts';

const PLUS: readonly (string | null)[] = ['movePlus', 'changeFloorPlus'];

/** After a "+" card on a standard turn he may at once lay another, and after a second one a third (Move+ / Change Floor+). */
export const morePlays: NonNullable<Adjusters['afterPlay']> = (frames, { table, frame, card }) => {
  const standard = table.round?.turns[frame.turn] === 'standard';
  if (!standard || !PLUS.includes(card.kind)) return frames;
  return [...frames, { ...frame, kind: 'askPlus', nth: frame.nth + 1 }];
};

const askPlus: Handler<Turn> = (table, frame, rules) => {
  const options = playOptions(table, frame, rules, playable(table, frame, rules));
  const asked = question(frame.seat, 'plus', [...options, DONE], { secret: true });
  return ask(asked, { ...frame, kind: 'plusPlayed' });
};

const plusPlayed: Handler<Turn> = (table, frame, rules, { answer }) => {
  if (answer === 'done') return NO_MORE;
  const card = cardPlayed(table, frame, answer, rules);
  const fact = playedFact(table, frame, card, answer);
  return { facts: [fact], frames: afterPlay(table, frame, fact.card, rules) };
};

export const plusFrames = { askPlus, plusPlayed } as const;
