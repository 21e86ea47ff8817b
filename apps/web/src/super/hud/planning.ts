import type { SuperAction, SuperTable } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { cardFace } from '../../hud/card.ts';
import type { Hud } from '../../hud/hud.ts';
import { maybe, nameOf, t } from '../../text/index.ts';
import { actionIcon } from '../text/naming.ts';
import { answerOf, cardsInHand, draftNow, placed, setDraft, shortened, tapped } from './draft.ts';
import { startDrag } from './dragging.ts';

/** My cards, and the three places they go to. What I have laid down can be changed until everybody has. */
export function planning(hud: Hud<SuperTable>): TemplateResult | typeof nothing {
  const { mySeat, live } = hud;
  if (mySeat === null) return nothing;
  const [who = null] = live.players[mySeat]?.characters ?? [];
  if (who === null) return nothing;
  const note = live.characters[who]?.out ? t('plan.out') : '';
  // The next plan waits, in its place, until one has seen what became of this one.
  const covered = isWatching(hud);
  return html`<section
    id="hand"
    class="hand planning ${covered ? 'covered' : ''}"
    ?inert=${covered}
    aria-label=${t('plan.title')}
    tabindex="-1"
  >
    ${hud.asked?.kind === 'plan' ? asked(hud, who) : html`<p class="quiet">${note}</p>`}
  </section>`;
}

/** Plans lie on the table: they are being carried out, or have been at the moment one looks back at. */
const isWatching = ({ table }: Hud<SuperTable>): boolean => table.players.some(({ plan }) => plan.length > 0);

function asked(hud: Hud<SuperTable>, who: string): TemplateResult {
  const cards = cardsInHand(hud);
  return html`<div class="plan-desk">
      <ol class="plan-places" aria-label=${t('plan.title')}>
        ${draftNow(hud).map((card, place) => placeOf(hud, { who, card, place }))}
      </ol>
      ${layDown(hud)}
    </div>
    <ul class="plan-cards" aria-label=${t('plan.cards')} style="--cards:${cards.length}">
      ${repeat(
        cards,
        (card) => card,
        (card, i) => inHand(hud, { who, card, number: i + 1 }),
      )}
    </ul>`;
}

/** A picture of a card; its word is in the label of what carries it. */
const face = (who: string, card: SuperAction): TemplateResult =>
  cardFace({ of: who, kind: card, hit: null }, actionIcon(card));

interface Place {
  readonly who: string;
  readonly card: SuperAction | null;
  readonly place: number;
}

function placeOf(hud: Hud<SuperTable>, { who, card, place }: Place): TemplateResult {
  const number = place + 1;
  if (!card)
    return html`<li class="plan-place" data-place=${place} aria-label=${t('plan.slot.empty', { number })}>
      <b aria-hidden="true">${number}</b>
    </li>`;
  const drop = (to: number | null) =>
    setDraft(hud, to === null ? tapped(draftNow(hud), card) : placed(draftNow(hud), card, to));
  return html`<li class="plan-place full" data-place=${place}>
    <button
      type="button"
      class="held"
      title=${t('plan.take', { card: nameOf('action', card) })}
      aria-label="${t('plan.slot', { number, card: nameOf('action', card) })}. ${t('plan.take', { card: nameOf('action', card) })}"
      @pointerdown=${(event: PointerEvent) => startDrag(event, drop)}
      @click=${() => setDraft(hud, tapped(draftNow(hud), card))}
    >
      ${face(who, card)}<i class="plan-number" aria-hidden="true">${number}</i>
    </button>
  </li>`;
}

interface Held {
  readonly who: string;
  readonly card: SuperAction;
  readonly number: number;
}

function inHand(hud: Hud<SuperTable>, { who, card, number }: Held): TemplateResult {
  const draft = draftNow(hud);
  const laid = draft.includes(card);
  const free = draft.indexOf(null);
  const name = nameOf('action', card);
  const label = laid
    ? t('plan.take', { card: name })
    : free < 0
      ? name
      : t('plan.add', { card: name, number: free + 1 });
  const drop = (to: number | null) => {
    if (to !== null) setDraft(hud, placed(draftNow(hud), card, to));
  };
  return html`<li>
    <button
      type="button"
      class="held playable ${laid ? 'laid' : ''}"
      aria-pressed=${laid ? 'true' : 'false'}
      ?disabled=${!laid && free < 0}
      data-card=${card}
      title=${maybe(`super.action.${card}.help`) ?? ''}
      aria-label=${label}
      @pointerdown=${(event: PointerEvent) => !laid && startDrag(event, drop)}
      @click=${() => setDraft(hud, tapped(draftNow(hud), card))}
    >
      ${face(who, card)}<kbd aria-hidden="true">${number}</kbd>
    </button>
  </li>`;
}

/** What I have laid down lies there until I lay down something else. */
function layDown(hud: Hud<SuperTable>): TemplateResult {
  const { view, state, armed } = hud;
  const draft = draftNow(hud);
  const own = view.prompt?.answer ?? null;
  const answer = answerOf(draft);
  const missing = draft.filter((card) => card === null).length;
  const laid = answer !== null && (answer === own || answer === state.sent?.option);
  const word = laid
    ? t('plan.done')
    : answer === null
      ? t('plan.left', { count: missing })
      : t(own ? 'plan.change' : 'plan.go');
  return html`<button
    type="button"
    class="primary plan-go ${armed !== null && armed === answer ? 'armed' : ''}"
    ?disabled=${answer === null || laid}
    aria-pressed=${laid ? 'true' : 'false'}
    @click=${() => answer !== null && hud.choose(answer)}
  >
    ${word}
  </button>`;
}

/** In the question bar: how it is done, and what has become of it. */
export function planAnswers(hud: Hud<SuperTable>): TemplateResult | typeof nothing {
  const { asked, view, state, armed } = hud;
  if (asked?.kind !== 'plan' || isWatching(hud)) return nothing;
  const own = view.prompt?.answer ?? null;
  const note =
    armed !== null
      ? t('question.confirm')
      : state.sent
        ? t('question.sent')
        : t(own !== null ? 'waiting.sealed' : 'plan.hint');
  return html`<small class="sealed" role="status">${note}</small>`;
}

/** Where Enter already has a meaning of its own. */
const pressable = (): boolean => /^(BUTTON|A|SUMMARY)$/.test(document.activeElement?.tagName ?? '');

/** Number keys put cards into the plan and take them back, Backspace takes the last one, Enter lays the plan down. */
export function planByKey(key: string, hud: Hud<SuperTable>): (() => void) | null {
  if (hud.asked?.kind !== 'plan' || isWatching(hud)) return null;
  const draft = draftNow(hud);
  const card = /^[1-9]$/.test(key) ? cardsInHand(hud)[Number(key) - 1] : undefined;
  if (card) return () => setDraft(hud, tapped(draft, card));
  if (key === 'Backspace') return () => setDraft(hud, shortened(draft));
  const answer = answerOf(draft);
  return key === 'Enter' && answer !== null && !pressable() ? () => hud.choose(answer) : null;
}
