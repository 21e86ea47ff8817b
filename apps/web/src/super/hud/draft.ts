import { actionsOf, CARDS_PLANNED, type SuperAction, type SuperTable } from '@holdup/engine';
import type { Hud } from '../../hud/hud.ts';
import { shown } from '../../pages/refresh.ts';
import { cardsOfPlan, planOf } from '../text/naming.ts';

/** The places of a plan in order; null where no card lies yet. */
export type Draft = readonly (SuperAction | null)[];

const EMPTY: Draft = Array.from({ length: CARDS_PLANNED }, () => null);

/** What is being put together, and for which question at which table: another question is another plan. */
const draft = shown<{ readonly of: string; readonly cards: Draft }>({ of: '', cards: EMPTY });

const questionOf = ({ view, lobby }: Hud<SuperTable>): string => `${lobby.id} ${view.prompt?.id}`;

/** The plan as it lies before me now: what I put together, or else what I have laid down. */
export function draftNow(hud: Hud<SuperTable>): Draft {
  const { of, cards } = draft.get();
  if (of === questionOf(hud)) return cards;
  const answer = hud.view.prompt?.answer;
  return answer ? cardsOfPlan(answer) : EMPTY;
}

export function setDraft(hud: Hud<SuperTable>, cards: Draft): void {
  if (hud.view.prompt) draft.set({ of: questionOf(hud), cards });
}

/** The cards in my hand this round. */
export const cardsInHand = ({ live }: Hud<SuperTable>): readonly SuperAction[] => actionsOf(live.options);

/** A card goes to `place`; what lies there goes where the card came from. */
export function placed(cards: Draft, card: SuperAction, place: number): Draft {
  const from = cards.indexOf(card);
  const next = [...cards];
  if (from >= 0) next[from] = cards[place] ?? null;
  next[place] = card;
  return next;
}

/** A tap: to the first free place, or back into the hand. With three cards laid another one waits. */
export function tapped(cards: Draft, card: SuperAction): Draft {
  if (cards.includes(card)) return cards.map((one) => (one === card ? null : one));
  const free = cards.indexOf(null);
  return free < 0 ? cards : placed(cards, card, free);
}

/** Without its last card. */
export function shortened(cards: Draft): Draft {
  const last = cards.findLastIndex((one) => one !== null);
  return cards.map((one, i) => (i === last ? null : one));
}

/** The answer that a draft is; null while a place is empty. */
export const answerOf = (cards: Draft): string | null =>
  cards.every((one) => one !== null) ? planOf(cards) : null;
