import type { Invitation } from '@holdup/protocol';
import { html, nothing, type TemplateResult } from 'lit-html';
import { scene } from '../art/scene.ts';
import { api } from '../net/api.ts';
import { becomeSomebody, signedIn, who } from '../store/account.ts';
import { t } from '../text/index.ts';
import { failure } from './failure.ts';
import { fields } from './form.ts';
import type { Page } from './page.ts';
import { refresh, shown } from './refresh.ts';
import { go } from './router.ts';
import { rulesButton } from './rules.ts';
import { termsOf } from './terms.ts';

export const around = (title: string, body: TemplateResult): TemplateResult => html`<div class="start narrow">
  <header class="hero small">${scene()}<div class="hero-words"><h1>${title}</h1></div></header>
  <main id="main" tabindex="-1">${body}</main>
  <footer class="foot"><a href="/">${t('app.home')}</a></footer>
</div>`;

/** Refusals that say nothing of the table: one may try to come in all the same. */
const PASSING: ReadonlySet<string> = new Set(['offline', 'too-fast', 'failed']);

/** An invite link: whose it is and what for; then a name, if there is none yet; then in. */
export function joinPage(code: string): Page {
  const error = shown<string | null>(null);
  const invitation = shown<Invitation | null>(null);
  const unheard = shown(false);
  let left = false;
  const unwatch = who.watch(() => {
    refresh();
    arrive();
  });

  function arrive() {
    const { is } = who.get();
    if (is === 'me') void join();
    else if (is === 'nobody') void ask();
  }

  async function ask() {
    const reply = await api.invitation(code);
    if (left) return;
    if (reply.ok) return invitation.set(reply.invitation);
    error.set(reply.code);
    unheard.set(PASSING.has(reply.code));
  }

  async function join() {
    const reply = await api.joinByCode(code);
    if (left) return;
    if (reply.ok) go({ page: 'table', id: reply.table.id }, 'replace');
    else error.set(reply.code);
  }

  async function named(event: Event) {
    const { name = '' } = fields(event);
    const reply = await becomeSomebody(name);
    if (!reply.ok) error.set(reply.code);
  }

  const nameForm = () => html`<form class="inline" @submit=${named}>
    <label class="field"><span>${t('start.name')}</span>
      <input name="name" required autocomplete="nickname" maxlength="24" /></label>
    <button class="primary big" type="submit">${t('join.go')}</button>
  </form>`;

  function body() {
    const invited = invitation.get();
    if (who.get().is === 'nobody' && (invited || unheard.get()))
      return html`${invited ? invitedTo(invited) : nothing}${nameForm()}`;
    return error.get() === null ? html`<p>${t('join.checking')}</p>` : homeButton();
  }

  arrive();
  return {
    title: () => t('join.title'),
    leave() {
      left = true;
      unwatch();
    },
    view: () =>
      around(t('join.title'), html`<section class="paper">${failure(error.get())} ${body()}</section>`),
  };
}

/** Where nothing else leads on. */
export const homeButton = (): TemplateResult =>
  html`<a class="button primary big" href="/">${t('end.home')}</a>`;

function invitedTo(invitation: Invitation): TemplateResult {
  const { title, host, settings } = invitation;
  return html`<p><b>${host === null ? t('join.byNobody', { title }) : t('join.by', { name: host, title })}</b></p>
    <p>${termsOf(settings).join(' · ')}</p>
    <p>${roomAt(invitation)}</p>
    ${rulesButton('join', settings)}`;
}

function roomAt({ phase, settings: { seats }, taken }: Invitation): string {
  if (phase === 'over') return t('join.over');
  if (phase !== 'waiting') return t('join.watch');
  return taken < seats ? t('join.taken', { taken, seats }) : t('join.full');
}

/** A device link. It is used only when asked: a preview of the link must not spend it. */
export function claimPage(code: string): Page {
  const error = shown<string | null>(null);
  const spent = shown(false);
  const checked = shown(false);
  let left = false;

  /** Where the server is not to be heard now, one may still try. */
  async function check() {
    const reply = await api.checkClaim(code);
    if (left) return;
    checked.set(true);
    if (reply.ok) return;
    if (reply.code === 'bad-code') spent.set(true);
    else if (reply.code === 'barred') error.set(reply.code);
  }

  async function claim() {
    const reply = signedIn(await api.claim(code));
    if (left) return;
    if (reply.ok) go({ page: 'start' }, 'replace');
    else if (reply.code === 'bad-code') spent.set(true);
    else error.set(reply.code);
  }

  const offered = () => html`<p>${t('claim.text')}</p>
    <button class="primary big" type="button" @click=${claim}>${t('claim.go')}</button>`;

  const useless = () => html`<p role="alert">${t('error.spent-link')}</p>
    ${homeButton()}`;

  void check();
  return {
    title: () => t(spent.get() ? 'claim.spent' : 'claim.title'),
    leave() {
      left = true;
    },
    view: () =>
      around(
        t(spent.get() ? 'claim.spent' : 'claim.title'),
        html`<section class="paper">
          ${failure(error.get(), () => error.set(null))}
          ${spent.get() ? useless() : checked.get() ? offered() : html`<p>${t('app.loading')}</p>`}
        </section>`,
      ),
  };
}

export function aboutPage(): Page {
  return {
    title: () => t('about.title'),
    view: () =>
      around(
        t('about.title'),
        html`<section class="paper prose">
          <p>${t('about.what')}</p>
          <p>${t('about.fair')}</p>
          <p>${t('about.fans')}</p>
        </section>`,
      ),
  };
}
