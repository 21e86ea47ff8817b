import type { TableSummary } from '@holdup/protocol';
import { html, nothing, type TemplateResult } from 'lit-html';
import { t } from '../text/index.ts';
import { copyButton } from './copyButton.ts';
import { qrOf, qrPicture } from './qr.ts';
import { shown } from './refresh.ts';

/** The link that is shown as a picture, for those who sit in the same room. */
const pictured = shown<{ readonly link: string; readonly picture: string } | null>(null);

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
  return html`<section class="paper invite" aria-label=${t('wait.invite')}>
    <h2>${t('wait.invite')}</h2>
    <div class="inline">
      <label class="field"><span>${t('wait.code')} <b class="code">${inviteCode}</b></span>
        <input id="invite-link" readonly .value=${link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>
      ${copyButton({ text: link, from: '#invite-link', label: t('wait.copy') })}
      ${
        'share' in navigator
          ? html`<button class="secondary" type="button" @click=${() => share(link, title)}>${t('wait.share')}</button>`
          : nothing
      }
      <button class="secondary" type="button" aria-expanded=${qr ? 'true' : 'false'} @click=${() => picture(link)}>${t('wait.qr')}</button>
    </div>
    ${qr ? html`<figure class="qr">${qrPicture(qr.picture, t('wait.qr.alt'))}</figure>` : nothing}
  </section>`;
}
