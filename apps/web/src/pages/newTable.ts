import { html, nothing, type TemplateResult } from 'lit-html';
import { api } from '../net/api.ts';
import { t } from '../text/index.ts';
import { dialog } from './dialog.ts';
import { shown } from './refresh.ts';
import { settingsFoot } from './settingsFoot.ts';
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
            ${settingsFoot(creating.get(), t('form.create'), create)}`,
            () => open.set(false),
          )
        : nothing,
  };
}
