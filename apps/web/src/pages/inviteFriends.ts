import type { TableSummary } from '@holdup/protocol';
import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import { t } from '../text/index.ts';
import { qrOf, qrPicture } from './qr.ts';
import { shown } from './refresh.ts';

const copied = shown(false);
/** The link that is shown as a picture, for those who sit in the same room. */
const pictured = shown<{ readonly link: string; readonly picture: string } | null>(null);

/** Whether `text` was copied. Without https, as within a household, a browser may have the old way only. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    document.querySelector<HTMLInputElement>('#invite-link')?.select();
    return document.execCommand('copy');
  }
}

async function copy(link: string) {
  if (!(await copyText(link))) return;
  copied.set(true);
  setTimeout(() => copied.set(false), 2_000);
}

/** Who closes the sheet of his phone has changed his mind, which is no fault. */
const share = (link: string, title: string): Promise<void> =>
  navigator.share({ title, url: link }).catch(() => {});

async function picture(link: string) {
  if (pictured.get()?.link === link) return pictured.set(null);
  pictured.set({ link, picture: await qrOf(link) });
}

/** Code and link to a table, for who may hand them on: to be read out, sent, or held before a camera. */
export function inviteFriends({ inviteCode, title }: TableSummary): TemplateResult | typeof nothing {
  if (!inviteCode) return nothing;
  const link = `${location.origin}/join/${inviteCode}`;
  const qr = pictured.get()?.link === link ? pictured.get() : null;
  return html`<section class="paper" aria-label=${t('wait.invite')}>
    <h2>${t('wait.invite')}</h2>
    <div class="inline">
      <label class="field"><span>${t('wait.code')} <b class="code">${inviteCode}</b></span>
        <input id="invite-link" readonly .value=${link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>
      <button class="secondary" type="button" @click=${() => copy(link)}>
        ${icon(copied.get() ? 'check' : 'copy')} ${copied.get() ? t('wait.copied') : t('wait.copy')}
      </button>
      ${
        'share' in navigator
          ? html`<button class="secondary" type="button" @click=${() => share(link, title)}>${t('wait.share')}</button>`
          : nothing
      }
      <button class="secondary" type="button" aria-expanded=${qr ? 'true' : 'false'} @click=${() => picture(link)}>${t('wait.qr')}</button>
    </div>
    ${qr ? html`<figure class="qr">${qrPicture(qr.picture, t('wait.qr.alt'))}</figure>` : nothing}
    <span class="sr" role="status">${copied.get() ? t('wait.copied') : ''}</span>
  </section>`;
}
