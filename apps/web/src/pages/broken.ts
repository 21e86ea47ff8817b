import { html } from 'lit-html';
import { t } from '../text/index.ts';
import { errorText } from './failure.ts';
import { around } from './invite.ts';
import type { Page } from './page.ts';

/** In place of a page whose part of the app cannot be had: no line to the server, or a newer Holdup since this page was loaded. */
export function brokenPage(problem: unknown): Page {
  console.error('the page could not be opened', problem);
  return {
    title: () => t('app.name'),
    view: () =>
      around(
        t('app.name'),
        html`<section class="paper">
          <p role="alert">${errorText('offline')}</p>
          <button class="primary big" type="button" @click=${() => location.reload()}>${t('app.again')}</button>
        </section>`,
      ),
  };
}
