import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import { settingsSheet } from '../hud/settingsSheet.ts';
import { settings } from '../store/settings.ts';
import { t } from '../text/index.ts';
import { dialog } from './dialog.ts';
import { shown } from './refresh.ts';
import { here } from './router.ts';

const open = shown(false);
// Who goes back in the browser has put them away.
here.watch(() => open.set(false));

/** Opens the settings before there is a game. */
export const settingsButton = (): TemplateResult => html`<button
    class="small"
    type="button"
    aria-label=${t('menu.settings')}
    @click=${() => open.set(true)}
  >
    ${icon('gear')} <span>${t('menu.settings')}</span>
  </button>
  ${open.get() ? dialog(t('settings.title'), settingsSheet(settings.get()), () => open.set(false)) : nothing}`;
