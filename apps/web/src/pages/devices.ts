import { html, nothing, type TemplateResult } from 'lit-html';
import { api } from '../net/api.ts';
import { forget, newCode, signedIn, who } from '../store/account.ts';
import { t } from '../text/index.ts';
import { copyButton } from './copyButton.ts';
import { failure } from './failure.ts';
import { fields } from './form.ts';
import { qrOf, qrPicture } from './qr.ts';
import { shown } from './refresh.ts';

const link = shown<{ url: string; picture: string; until: string } | null>(null);
const error = shown<string | null>(null);
const code = shown<string | null>(null);
newCode.watch((value) => code.set(value));
let whose = '';
// The next one to sit here must not get into the account of the last one.
who.watch((now) => {
  const id = now.is === 'me' ? now.account.id : '';
  if (whose !== '' && id !== whose) for (const one of [newCode, link, code, error]) one.set(null);
  whose = id;
});

async function makeLink() {
  const reply = await api.deviceLink();
  if (!reply.ok) return error.set(reply.code);
  const picture = await qrOf(reply.url);
  const until = new Date(reply.expiresAt).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  link.set({ url: reply.url, picture, until });
}

async function makeCode() {
  const reply = await api.newRecoveryCode();
  if (reply.ok) code.set(reply.recoveryCode);
  else error.set(reply.code);
}

async function signOut() {
  const reply = await forget();
  if (!reply.ok) error.set(reply.code);
}

async function recover(event: Event) {
  const { code: typed = '' } = fields(event);
  if (!typed) return;
  const reply = signedIn(await api.recover(typed));
  error.set(reply.ok ? null : reply.code);
}

/** How one stays oneself without a password: a link to another device, and a recovery code. */
export function devices(): TemplateResult {
  const problem = failure(error.get(), () => error.set(null));
  if (who.get().is !== 'me') {
    return html`<section class="paper devices">
      <details>
        <summary>${t('start.recover')}</summary>
        ${problem}
        <form class="inline" @submit=${recover}>
          <label class="field"><span>${t('start.recovery')}</span><input name="code" autocomplete="off" maxlength="80" /></label>
          <button class="secondary" type="submit">${t('start.recover.go')}</button>
        </form>
      </details>
    </section>`;
  }
  const shownLink = link.get();
  return html`<section class="paper devices">
    ${problem} ${code.get() ? recoveryCode(code.get() ?? '') : nothing}
    <details>
      <summary>${t('start.device')}</summary>
      <p>${t('start.device.text')}</p>
      <button class="secondary" type="button" @click=${makeLink}>${t('start.device.go')}</button>
      ${
        shownLink
          ? html`<figure class="qr">
              ${qrPicture(shownLink.picture, t('start.device.qr'))}
              <figcaption>
                <input readonly .value=${shownLink.url} aria-label=${t('start.device')} @focus=${selectAll} />
                <small>${t('start.device.until', { time: shownLink.until })}</small>
              </figcaption>
            </figure>`
          : nothing
      }
    </details>
    <details>
      <summary>${t('start.recovery')}</summary>
      <p>${t('start.recovery.text')}</p>
      <button class="secondary" type="button" @click=${makeCode}>${t('start.recovery.new')}</button>
    </details>
    <button
      class="plain"
      type="button"
      @click=${() => {
        if (confirm(t('start.signOut.sure'))) void signOut();
      }}
    >
      ${t('start.signOut')}
    </button>
  </section>`;
}

const selectAll = (event: Event): void => (event.target as HTMLInputElement).select();

/** On a small screen it takes two lines, and a line ends where a group of it does. */
const recoveryCode = (value: string): TemplateResult => html`<div class="recovery">
  <b>${t('start.recovery')}</b>
  <div class="inline">
    <span id="recovery-code" class="code">${(value.match(/[^-]+-?/g) ?? []).map((group) => html`${group}<wbr />`)}</span>
    ${copyButton({ text: value, from: '#recovery-code', label: t('start.recovery.copy') })}
  </div>
  <small>${t('start.recovery.shown')}</small>
</div>`;
