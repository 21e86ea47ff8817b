import type { TableSummary } from '@holdup/protocol';
import { html, nothing, type TemplateResult } from 'lit-html';
import { api } from '../net/api.ts';
import { t } from '../text/index.ts';
import { dialog } from './dialog.ts';
import { type Reason, reasonOf } from './failure.ts';
import { shown } from './refresh.ts';

/** It is one's own game against bots, so that nobody else is asked whether it ends. */
export const isMineAlone = ({
  phase,
  mySeat,
  seats,
}: Pick<TableSummary, 'phase' | 'mySeat' | 'seats'>): boolean =>
  phase === 'running' && mySeat !== null && seats.every(({ bot }, seat) => seat === mySeat || bot !== null);

/** Games against bots that will not be played on are given up from the list, or they would fill it. */
export function givingUp(done: () => void, say: (why: Reason) => void) {
  const about = shown<TableSummary | null>(null);
  const close = () => about.set(null);

  async function giveUp({ id }: TableSummary) {
    const reply = await api.abandon(id, true);
    close();
    if (!reply.ok) say(reasonOf(reply));
    done();
  }

  return {
    button: (table: TableSummary): TemplateResult | typeof nothing =>
      isMineAlone(table)
        ? html`<button
            class="secondary"
            type="button"
            aria-label="${t('leave.abandon.short')}: ${table.title}"
            @click=${() => about.set(table)}
          >${t('leave.abandon.short')}</button>`
        : nothing,
    view(): TemplateResult | typeof nothing {
      const table = about.get();
      if (!table) return nothing;
      return dialog(
        t('leave.abandon.title', { title: table.title }),
        html`<p>${t('leave.abandon.alone')}</p>
          <div class="sheet-foot">
            <button class="secondary big" type="button" @click=${close}>${t('app.cancel')}</button>
            <button class="primary big" type="button" @click=${() => giveUp(table)}>${t('leave.abandon.go')}</button>
          </div>`,
        close,
      );
    },
  };
}
