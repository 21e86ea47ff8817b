import { html, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { icon } from '../art/icons.ts';
import { t } from '../text/index.ts';

/** A modal sheet of paper. The browser keeps the focus inside and gives it back; Escape closes. */
export function dialog(title: string, body: TemplateResult, close: () => void, kind = ''): TemplateResult {
  return html`<dialog
    class="sheet ${kind}"
    aria-label=${title}
    @close=${close}
    @click=${(event: MouseEvent) => {
      if (event.target === event.currentTarget) close();
    }}
    ${ref(showModal)}
  >
    <div class="sheet-inside">
      <header class="sheet-head">
        <h2>${title}</h2>
        <button class="round" type="button" @click=${close} aria-label=${t('app.close')}>${icon('close')}</button>
      </header>
      <div class="sheet-body">${body}</div>
    </div>
  </dialog>`;
}

function showModal(element: Element | undefined): void {
  if (element instanceof HTMLDialogElement && !element.open) {
    queueMicrotask(() => element.isConnected && !element.open && element.showModal());
  }
}
