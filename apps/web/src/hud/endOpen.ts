import type { AnyTable } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import { t } from '../text/index.ts';
import type { Hud, LiveHud } from './hud.ts';

/** Over, but not played to its end. */
export const isGivenUp = ({ lobby, live }: LiveHud<AnyTable>): boolean =>
  lobby.phase === 'over' && !live.result;

/** There is a sheet of the end, in sight or not. */
export const hasEnd = (hud: LiveHud<AnyTable>): boolean => isGivenUp(hud) || Boolean(hud.table.result);

/** The sheet of the end lies over the table, and whatever is told there. */
export const isEndUp = (hud: LiveHud<AnyTable>): boolean =>
  hud.moment === null && !hud.panels.endHidden && hasEnd(hud);

/** The button that brings the sheet of the end back, of a game that is `ended`. */
export function endOpener(hud: Hud<AnyTable>, ended: boolean): TemplateResult | typeof nothing {
  if (!ended || hud.moment !== null || !hud.panels.endHidden) return nothing;
  return html`<button class="primary end-open" type="button" @click=${() => showEnd(hud)}>
    ${hud.table.result ? html`${icon('crown')} ${t('end.see')}` : t('end.givenUp.see')}
  </button>`;
}

export function hideEnd({ panels }: Pick<Hud<AnyTable>, 'panels'>): void {
  panels.open({ endHidden: true });
  focusOn('.end-open');
}

function showEnd({ panels }: Hud<AnyTable>): void {
  panels.open({ endHidden: false });
  focusOn('.end-inside');
}

/** Once it has been drawn. */
const focusOn = (selector: string): void =>
  queueMicrotask(() => document.querySelector<HTMLElement>(selector)?.focus());

/** Where the focus is when a game ends, unless its player does something else than playing. */
const AT_PLAY = 'body, #main, #question, #question *, #hand, #hand *';

/** The sheet of the end takes the focus as it comes up: what it covers cannot be seen, and its own buttons are what is wanted. */
export function takeFocus(sheet: Element | undefined): void {
  if (!(sheet instanceof HTMLElement)) return;
  queueMicrotask(() => {
    if (document.querySelector('dialog[open]') === null && document.activeElement?.matches(AT_PLAY))
      sheet.focus();
  });
}
