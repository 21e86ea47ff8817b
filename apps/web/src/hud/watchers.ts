import type { LobbyView } from '@holdup/protocol';
import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import { andList, t } from '../text/index.ts';

/** Who looks on at a table, in a line; of a crowd those who came first, by name. */
export function watchersLine({
  watching,
  watchers,
}: Pick<LobbyView, 'watching' | 'watchers'>): TemplateResult {
  const unnamed = watching - watchers.length;
  const names = andList([...watchers, ...(unnamed > 0 ? [t('watchers.more', { count: unnamed })] : [])]);
  const text = watching === 0 ? t('watchers.none') : t('watchers.some', { count: watching, names });
  return html`<p class="watchers" role="status">${icon('eye')} <span>${text}</span></p>`;
}

/** The same in the waiting room, where there is nothing to say of nobody. */
export const watchersIn = (lobby: object & Partial<LobbyView>): TemplateResult | typeof nothing =>
  lobby.watching ? watchersLine({ watching: lobby.watching, watchers: lobby.watchers ?? [] }) : nothing;
