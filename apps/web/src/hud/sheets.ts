import type { AnyTable } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { dialog } from '../pages/dialog.ts';
import { andList, t } from '../text/index.ts';
import { capital, characterName } from '../text/naming.ts';
import { banditSheet } from './bandit.ts';
import type { Hud } from './hud.ts';
import { piecesOf } from './pieces.ts';
import { settingsSheet } from './settingsSheet.ts';

/** Ways out of a game: by oneself, or (`giveUp`) with all others. */
export interface WaysOut {
  leave(): void;
  giveUp(agree: boolean): void;
}

/** Whatever sheet of paper lies over the table. `out` is null where nobody plays. */
export function sheets(hud: Hud<AnyTable>, out: WaysOut | null): TemplateResult | typeof nothing {
  const close = () => hud.panels.open({ sheet: null });
  switch (hud.panels.sheet) {
    case 'settings':
      return dialog(t('settings.title'), settingsSheet(hud.settings), close);
    case 'rules':
      return dialog(t('rules.title'), piecesOf(hud).rules(hud), close, 'wide');
    case 'keys':
      return dialog(t('keys.title'), keysSheet(hud.table.game), close);
    case 'plan':
      return dialog(t('pile.title'), piecesOf(hud).plan(hud), close, 'wide');
    case 'bandit':
      return hud.table.game === 'express' && hud.panels.whose !== null
        ? dialog(capital(characterName(hud.panels.whose)), banditSheet(hud.table, hud.panels.whose), close)
        : nothing;
    case 'leave':
      return out ? dialog(t('leave.title'), leaveSheet(hud, out, close), close) : nothing;
    // These stand in `people.ts`: they are for a live table only.
    case 'people':
    case 'report':
    case null:
      return nothing;
  }
}

const KEYS = [
  ['← → ↑ ↓', 'arrows'],
  ['Q', 'q'],
  ['H', 'h'],
  ['T', 't'],
  ['L', 'l'],
  ['C', 'c'],
  ['M', 'm'],
  ['?', 'help'],
  ['Esc', 'escape'],
] as const;

/** With which one answers: where a plan is put together, it has keys of its own. */
const ANSWER_KEYS = {
  express: [
    ['1 … 9', 'numbers'],
    ['Space', 'hurry'],
  ],
  super: [
    ['1 … 6', 'plan'],
    ['Backspace', 'backspace'],
    ['Enter', 'enter'],
  ],
} as const;

const keysSheet = (game: AnyTable['game']): TemplateResult => html`<dl class="keys">
  ${[...ANSWER_KEYS[game], ...KEYS].map(([key, what]) => html`<dt><kbd>${key}</kbd></dt><dd>${t(`keys.${what}`)}</dd>`)}
</dl>`;

function leaveSheet({ lobby, mySeat }: Hud<AnyTable>, out: WaysOut, close: () => void): TemplateResult {
  const text =
    mySeat === null
      ? t('leave.watching')
      : lobby.phase === 'running'
        ? t('leave.running')
        : t(lobby.phase === 'over' ? 'leave.over' : 'leave.waiting');
  return html`<p>${text}</p>
    ${givingUp(lobby, mySeat, out)}
    <div class="sheet-foot">
      <button class="secondary big" type="button" @click=${close}>${t('app.cancel')}</button>
      <button class="primary big" type="button" @click=${out.leave}>${t('leave.go')}</button>
    </div>`;
}

/** A game ends before its time when all its players want that; its record is as open as any other then. */
function givingUp(
  { phase, seats }: Hud<AnyTable>['lobby'],
  mySeat: number | null,
  { giveUp }: WaysOut,
): TemplateResult | typeof nothing {
  const mine = mySeat === null ? undefined : seats[mySeat];
  if (!mine || (phase !== 'running' && phase !== 'frozen')) return nothing;
  const others = seats.flatMap(({ name, givesUp }) => (name !== null && givesUp ? [name] : []));
  return html`<p>${t('leave.abandon.text')}</p>
    ${others.length > 0 ? html`<p role="status">${t('leave.abandon.who', { names: andList(others) })}</p>` : nothing}
    <button
      class="secondary"
      type="button"
      aria-pressed=${mine.givesUp ? 'true' : 'false'}
      @click=${() => giveUp(!mine.givesUp)}
    >
      ${t(mine.givesUp ? 'leave.abandon.undo' : 'leave.abandon.go')}
    </button>`;
}
