import type { AnyTable, Option } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { icon } from '../art/icons.ts';
import { portrait } from '../art/portrait.ts';
import { longTime, shortTime } from '../text/clock.ts';
import { t } from '../text/index.ts';
import { phraseOption, phraseQuestion, phraseWaiting } from '../text/question.ts';
import { type TimeLeft, timeOf, WARM_MS } from './clock.ts';
import { besideHand, clicked, folded, type Hud, keysOf, type Lie, type LiveHud, lies } from './hud.ts';

/** What a character does. */
export interface Said {
  readonly who: string;
  readonly text: string;
}

/** One sentence that says what is asked of whom, with the answers in it and the time as its shrinking edge. */
export function questionBar(
  hud: LiveHud<AnyTable>,
  { says, answers }: { readonly says: Said | null; readonly answers: TemplateResult | typeof nothing },
): TemplateResult {
  const { asked, view } = hud;
  const mine = asked !== null && view.prompt?.answer === null;
  const time = timeOf(hud, mine ? (hud.mySeat ?? undefined) : undefined);
  const over = hud.lobby.phase === 'over';
  return html`<section
    id="question"
    class="question ${asked ? 'mine' : ''} ${time?.warm && mine ? 'warm' : ''}"
    aria-label=${t('question.title')}
    data-prompt=${view.prompt?.id ?? ''}
    tabindex="-1"
  >
    <div class="question-line">
      ${says ? portrait(says.who, 36) : asker(hud)}
      <p class="question-words">${over ? t(ended(hud)) : (says?.text ?? sentence(hud))}</p>
      ${time && !over && mine && (time.matters || time.warm) ? timeShown(time) : nothing}
      ${hud.coming && says === null ? html`<span class="lasting">${outcome(hud)}</span>` : nothing}
    </div>
    ${answers} ${says === null ? nothing : html`<div class="answers">${outcome(hud)}</div>`}
    ${
      time && !over
        ? html`<div class="question-edge ${time.drawing ? 'drawing' : ''}" role="timer" aria-label=${timeSaid(time)}>
            <i style="transform:scaleX(${time.share.toFixed(3)})"></i>
          </div>`
        : nothing
    }
    <p class="sr" aria-live="assertive">${time?.warm && mine && !over ? t('clock.hurry', { seconds: WARM_MS / 1000 }) : nothing}</p>
    <p class="sr" aria-live="assertive">${asked && view.prompt ? phraseQuestion(asked, hud.naming) : nothing}</p>
  </section>
  ${says === null && isBehind(hud) ? catchUp(hud) : nothing}`;
}

/** A game that its players gave up has no count. */
function ended({ live, moving }: LiveHud<AnyTable>) {
  if (!live.result) return 'question.over';
  return moving ? 'question.ending' : 'question.ends';
}

/** First what the decision has, then what the bank has. */
const timeShown = ({ ms, decision, bank, drawing, warm }: TimeLeft): TemplateResult => html`<span
  class="question-time ${drawing ? 'drawing' : ''}"
  aria-hidden="true"
  title=${drawing ? t('clock.reserve') : ''}
>
  ${drawing ? icon('clock') : nothing}${shortTime(warm ? ms : drawing ? bank : decision)}${
    !drawing && bank > 0 ? html`<small>+${shortTime(bank)}</small>` : nothing
  }
</span>`;

function timeSaid({ decision, bank, drawing }: TimeLeft): string {
  if (drawing) return t('clock.drawing', { bank: longTime(bank) });
  const time = longTime(decision);
  return bank > 0 ? t('clock.left.bank', { time, bank: longTime(bank) }) : t('clock.left', { time });
}

/** The picture still shows what happened before the question that is asked, or before the end. */
const isBehind = ({ moving, moment, asked, lobby }: LiveHud<AnyTable>): boolean =>
  moving && moment === null && (asked !== null || lobby.phase === 'over');

/** One may answer at once, wait, or see the outcome. Comes only when it lasts. */
const catchUp = (hud: LiveHud<AnyTable>): TemplateResult => html`<div class="behind">
  <p>
    ${t('question.behind')} ${outcome(hud)}
  </p>
</div>`;

const outcome = (hud: LiveHud<AnyTable>): TemplateResult =>
  html`<button class="small" type="button" @click=${() => hud.hurry()}>${t('question.catchUp')}</button>`;

/** What the bar says: the viewer's question, that one is coming, or for whom the table waits. */
export function sentence({ asked, choices, lie, coming, view, naming }: LiveHud<AnyTable>): string {
  if (asked) return phraseQuestion(lie === 'down' ? { ...asked, options: choices } : asked, naming);
  if (coming) return t('question.coming');
  return phraseWaiting(view.prompt?.asked ?? [], naming);
}

function asker(hud: LiveHud<AnyTable>) {
  const character = askedOf(hud);
  return character ? portrait(character, 36) : nothing;
}

/** The character the bar speaks of: one's own as soon as one is said to be asked, else the first who is waited for. */
export function askedOf({
  asked,
  coming,
  view,
  table,
}: Pick<LiveHud<AnyTable>, 'asked' | 'coming' | 'view' | 'table'>): string | null {
  const mine = asked ?? (coming ? view.prompt?.question : null);
  const other = view.prompt?.asked.find((one) => !one.answered);
  const seat = mine ? view.seat : other?.seat;
  const who = (mine ?? other)?.who;
  return who ?? (seat != null ? table.players[seat]?.characters[0] : null) ?? null;
}

/** Buttons for what no card in hand stands for. */
export function answers(hud: Hud): TemplateResult | typeof nothing {
  const { asked, view, live, hands, mySeat, choices, state } = hud;
  const hand = mySeat === null ? [] : (hands.players[mySeat]?.hand ?? []);
  const own = view.prompt?.answer ?? null;
  if (!asked) return nothing;
  const keys = keysOf(hud);
  return html`<div class="answers" role="group" aria-label=${t('question.title')}>
      ${lies(asked).length > 1 ? lieSwitch(hud) : nothing}
      ${repeat(
        folded(besideHand(choices, hand), live),
        (option) => option.id,
        (option) => button(hud, option, keys.get(option)),
      )}
      ${state.sent ? html`<span class="quiet">${t('question.sent')}</span>` : nothing}
    </div>
    ${own !== null ? html`<small class="sealed">${t('waiting.sealed')}</small>` : nothing}
    ${hud.armed ? html`<small class="sealed" role="status">${t('question.confirm')}</small>` : nothing}`;
}

function button(hud: Hud, option: Option, key: number | undefined): TemplateResult {
  const chosen = hud.view.prompt?.answer === option.id || hud.state.sent?.option === option.id;
  const who = option.about.character;
  return html`<button
    type="button"
    class="answer ${hud.armed === option.id ? 'armed' : ''}"
    aria-pressed=${chosen ? 'true' : 'false'}
    data-option=${option.id}
    @click=${clicked(hud, option)}
  >
    ${key === undefined ? nothing : html`<kbd aria-hidden="true">${key}</kbd>`}
    ${who ? portrait(who, 28) : option.id === 'draw' ? icon('deck') : nothing}
    <span>${phraseOption(option, hud.naming, hud.asked?.kind)}</span>
  </button>`;
}

function lieSwitch({ lie, panels }: Hud): TemplateResult {
  const way = (value: Lie, label: string) => html`<button
    type="button"
    aria-pressed=${lie === value ? 'true' : 'false'}
    @click=${() => panels.setLie(value)}
  >
    ${icon(value === 'down' ? 'tunnel' : 'card')} ${label}
  </button>`;
  return html`<div class="segments">${way('up', t('hand.up'))} ${way('down', t('hand.down'))}</div>`;
}
