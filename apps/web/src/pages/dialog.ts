import { html, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { icon } from '../art/icons.ts';
import { t } from '../text/index.ts';

/** A modal sheet of paper. The focus stays inside and goes back to where it was; Escape closes. */
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

/** Where the focus was when the sheet was opened. */
let opener: Element | null = null;

function showModal(element: Element | undefined): void {
  if (!(element instanceof HTMLDialogElement)) return void queueMicrotask(giveFocusBack);
  if (element.open) return;
  opener = document.activeElement;
  queueMicrotask(() => element.isConnected && !element.open && element.showModal());
}

/** A browser gives it back when it closes a sheet itself, not when the sheet is taken off the page. */
function giveFocusBack(): void {
  if (document.activeElement !== document.body) return;
  if (opener instanceof HTMLElement) opener.focus();
  // What opened it may be gone, or out of sight in a menu.
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('#main')?.focus();
}
