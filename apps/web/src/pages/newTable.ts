import { html, nothing, type TemplateResult } from 'lit-html';
import { api } from '../net/api.ts';
import { t } from '../text/index.ts';
import { dialog } from './dialog.ts';
import { whyNot } from './presets.ts';
import { shown } from './refresh.ts';
import { freshSettings, settingsForm } from './settingsForm.ts';

/** The sheet on which a host says what his table is to be. */
export function newTable() {
  const creating = shown(freshSettings(''));
  const open = shown(false);
  return {
    show(host: string) {
      creating.set(freshSettings(host));
      open.set(true);
    },
    hide: () => open.set(false),
    make: () => api.createTable(creating.get()),
    view: (create: () => void): TemplateResult | typeof nothing =>
      open.get()
        ? dialog(
            t('start.create'),
            html`${settingsForm(creating.get(), (value) => creating.set(value))}
            <div class="sheet-foot">
              <button class="primary big" type="button" @click=${create} ?disabled=${whyNot(creating.get()).length > 0}>${t('form.create')}</button>
            </div>`,
            () => open.set(false),
          )
        : nothing,
  };
}
