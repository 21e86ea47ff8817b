import type { AnyTable } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { hasIcon, icon } from '../art/icons.ts';
import {
  type Chapter,
  coveredBy,
  type Entry,
  type Filter,
  grouped,
  mixing,
  newestFirst,
  passes,
} from '../store/log.ts';
import { type Line, phraseFact } from '../text/fact.ts';
import { nameOf, t } from '../text/index.ts';
import { actorName, capital } from '../text/naming.ts';
import type { Hud } from './hud.ts';

const FILTERS: readonly Filter[] = ['all', 'me', 'fights', 'loot'];

/** What happened, in sentences, by round and turn. */
export function logPanel(hud: Hud<AnyTable>): TemplateResult {
  const { state, panels, mySeat, live, lobby } = hud;
  const mine = {
    seat: mySeat,
    characters: mySeat === null ? [] : (live.players[mySeat]?.characters ?? []),
  };
  const filters = mySeat === null ? FILTERS.filter((one) => one !== 'me') : FILTERS;
  const entries = state.log.entries.filter((entry) => passes(entry, panels.filter, mine));
  const isCovered =
    lobby.settings.openPile || live.game === 'super' ? () => false : coveredBy(state.log, live);
  const groups = grouped(entries).filter((group) => group.entries.some((entry) => lineOf(hud, entry)));
  return html`<div class="log">
    <div class="segments" role="group" aria-label=${t('log.title')}>
      ${filters.map(
        (filter) => html`<button
          type="button"
          aria-pressed=${panels.filter === filter ? 'true' : 'false'}
          @click=${() => panels.open({ filter })}
        >
          ${t(`log.filter.${filter}`)}
        </button>`,
      )}
    </div>
    <div
      class="log-lines"
      tabindex="0"
      role="log"
      aria-live="off"
      aria-label=${t('log.title')}
      @keydown=${walkLines}
    >
      ${groups.length === 0 ? html`<p class="quiet">${t('log.empty')}</p>` : nothing}
      ${repeat(
        [...groups].reverse(),
        (group) => group.head.number,
        (group, i) => html`${heading([...groups].reverse(), i)}
          <h4>${chapterName(group.head.chapter)}</h4>
          <ul>
            ${repeat(
              newestFirst(group.entries),
              ({ number }) => number,
              (entry) => (isCovered(entry) ? covered(hud, entry) : line(hud, entry)),
            )}
          </ul>`,
      )}
    </div>
  </div>`;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The whole log is one stop of the tab key; from there arrow keys lead from line to line, and the lines scroll along. */
function walkLines(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('button.log-line')];
  const at = lines.indexOf(event.target as HTMLElement);
  const next = lines[at + step];
  // Above the first line there is nothing but its heading, which the browser scrolls to.
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The newest stands on top; a round's name over its newest chapter. */
function heading(groups: readonly { head: Entry }[], i: number) {
  const { head } = groups[i] as { head: Entry };
  if (groups[i - 1]?.head.round === head.round) return nothing;
  if (head.round === 0) return html`<h3>${t('log.deal')}</h3>`;
  if (head.card === null) return html`<h3>${t('log.super.round', { number: head.round })}</h3>`;
  return html`<h3>${t('log.round', { number: head.round, card: nameOf('round', head.card ?? '') })}</h3>`;
}

function chapterName(chapter: Chapter): string {
  switch (chapter.is) {
    case 'turn':
      return t('log.turn', { turn: chapter.turn + 1, kind: nameOf('turn', chapter.turnKind) });
    case 'planning':
    case 'acting':
      return t(`log.${chapter.is}`);
    case 'stealing':
      return t('log.stealing');
    case 'event':
      return t('log.event');
    case 'end':
      return t('log.end');
    case 'deal':
      return t('log.deal');
  }
}

function lineOf({ state, live, naming }: Hud<AnyTable>, entry: Entry): Line | null {
  const mixed = mixing(state.log.entries, entry, live.players.length);
  if (mixed === 'told') return null;
  return mixed === 'all' ? { icon: 'deck', text: t('fact.shuffled.all') } : phraseFact(entry.fact, naming);
}

function line(hud: Hud<AnyTable>, entry: Entry) {
  const said = lineOf(hud, entry);
  if (!said) return nothing;
  const { number } = entry;
  return html`<li>
    <button
      type="button"
      class="log-line"
      tabindex="-1"
      title=${t('look.at')}
      aria-current=${hud.moment === number ? 'true' : 'false'}
      @click=${() => hud.look(number)}
    >
      ${icon(hasIcon(said.icon) ? said.icon : 'card')}<span>${said.text}</span>
    </button>
  </li>`;
}

/** A card that lies under others in a pile that may not be read through. */
function covered(hud: Hud<AnyTable>, { fact }: Entry) {
  const name = 'seat' in fact ? capital(actorName(hud.naming, fact.seat)) : '';
  return html`<li><span class="log-line">${icon('card')}<span>${t('log.covered', { name })}</span></span></li>`;
}

/** As many entries back something is news to the eye, and to the ear, which takes longer. */
const SEEN = 12;
const HEARD = 30;

/** The newest line, for the ticker. */
export function newest(hud: Hud<AnyTable>): string {
  for (const entry of hud.state.log.entries.slice(-SEEN).reverse()) {
    const said = lineOf(hud, entry);
    if (said) return said.text;
  }
  return '';
}

/** What is news to who listens: each line once, however many come at a time. */
function toBeHeard(hud: Hud<AnyTable>): readonly { readonly number: number; readonly text: string }[] {
  const { entries, news } = hud.state.log;
  return sayings(hud, entries.slice(Math.max(news, entries.length - HEARD)));
}

const sayings = (hud: Hud<AnyTable>, entries: readonly Entry[]) =>
  entries.flatMap((entry) => {
    const said = lineOf(hud, entry);
    return said ? [{ number: entry.number, text: said.text }] : [];
  });

/** Lines are added as they are told, so that a screen reader reads out the added ones only, one after the other. */
export const heard = (
  hud: Hud<AnyTable>,
): TemplateResult => html`<div class="sr" role="log" aria-live="polite">
  ${repeat(
    toBeHeard(hud),
    ({ number }) => number,
    ({ text }) => html`<p>${text}</p>`,
  )}
</div>`;
