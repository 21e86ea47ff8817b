import type { TableSettings } from '@holdup/protocol';
import { html, nothing, type TemplateResult } from 'lit-html';
import type { DirectiveResult } from 'lit-html/directive.js';
import { keyed } from 'lit-html/directives/keyed.js';
import { errorText } from '../pages/failure.ts';
import type { TableState, TableStore } from '../store/table.ts';
import { longTime } from '../text/clock.ts';
import { andList, maybe, t } from '../text/index.ts';

/** How the connection stands, while it does not simply work. */
export function lineBanner(store: TableStore, { line }: TableState): TemplateResult | typeof nothing {
  switch (line.is) {
    case 'open':
      return nothing;
    case 'connecting':
      return line.tries === 0 ? nothing : html`<p class="banner" role="status">${t('line.connecting')}</p>`;
    case 'lost':
      return html`<p class="banner warn" role="alert">
        ${t('line.lost')}
        <button class="small" type="button" @click=${() => store.again()}>${t('line.lost.now')}</button>
      </p>`;
    case 'moved':
      return html`<p class="banner warn" role="alert">
        ${t('line.moved')}
        <button class="small" type="button" @click=${() => store.again()}>${t('line.moved.back')}</button>
      </p>`;
    case 'shut':
      return html`<p class="banner warn" role="alert">${t('line.shut', { why: errorText(line.code) })}</p>`;
  }
}

/** A bot plays for me; or I only watch. */
export function seatBanner(store: TableStore, { view }: TableState): TemplateResult | typeof nothing {
  if (view?.lobby?.phase !== 'running') return nothing;
  if (view.seat === null) return html`<p class="banner">${watching(view.lobby.settings)}</p>`;
  if (!view.lobby.seats[view.seat]?.away) return nothing;
  return html`<p class="banner warn" role="alert">
    ${t('away.text')} <button class="primary" type="button" @click=${() => store.back()}>${t('away.back')}</button>
  </p>`;
}

/** Others want to give the game up, which ends only when all players want it. */
export function givingUpBanner({ view }: TableState, open: () => void): TemplateResult | typeof nothing {
  const { lobby, seat = null } = view ?? {};
  if (lobby?.phase !== 'running' || seat === null || lobby.seats[seat]?.givesUp) return nothing;
  const names = lobby.seats.flatMap(({ name, givesUp }) => (name !== null && givesUp ? [name] : []));
  if (names.length === 0) return nothing;
  return html`<p class="banner" role="status">
    ${t('leave.abandon.told', { names: andList(names), count: names.length })}
    <button class="small" type="button" @click=${open}>${t('leave.abandon.too')}</button>
  </p>`;
}

/** Another player has opened the next game; whoever still looks at the end of this one is not torn away from it. */
export function againBanner(
  { rematch }: TableState,
  names: readonly string[],
  join?: () => void,
): TemplateResult | typeof nothing {
  if (rematch === null) return nothing;
  const name = names[rematch.seat ?? -1];
  return html`<p class="banner" role="status">
    ${name ? t('notice.rematch.by', { name }) : t('notice.rematch')}
    ${join ? html`<button class="small" type="button" @click=${join}>${t('notice.rematch.go')}</button>` : nothing}
  </p>`;
}

/** Whoever watches should know how old it is. */
function watching({ watchDelaySeconds = 0 }: TableSettings): string {
  if (watchDelaySeconds === 0) return t('watch.banner');
  return t('watch.banner.behind', { time: longTime(watchDelaySeconds * 1000) });
}

/** A passing word: what was refused, what the server has to say. Fades by itself. */
export function word(state: TableState, names: readonly string[]): DirectiveResult | typeof nothing {
  if (!state.word) return nothing;
  const { code, notice, key } = state.word;
  const seat = notice?.about.seat;
  const name = typeof seat === 'number' ? (names[seat] ?? '') : '';
  const text = notice ? maybe(`notice.${code}`, { name }) : errorText(code);
  return text ? keyed(key, html`<p class="word" role="status">${text}</p>`) : nothing;
}
