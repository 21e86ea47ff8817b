import { html, type TemplateResult } from 'lit-html';
import { scene } from '../art/scene.ts';
import { api } from '../net/api.ts';
import { becomeSomebody, signedIn, who } from '../store/account.ts';
import { t } from '../text/index.ts';
import { failure } from './failure.ts';
import { fields } from './form.ts';
import type { Page } from './page.ts';
import { refresh, shown } from './refresh.ts';
import { go } from './router.ts';

export const around = (title: string, body: TemplateResult): TemplateResult => html`<div class="start narrow">
  <header class="hero small">${scene()}<div class="hero-words"><h1>${title}</h1></div></header>
  <main id="main" tabindex="-1">${body}</main>
  <footer class="foot"><a href="/">${t('app.home')}</a></footer>
</div>`;

/** An invite link: a name if there is none yet, then in. */
export function joinPage(code: string): Page {
  const error = shown<string | null>(null);
  let left = false;
  const unwatch = who.watch(() => {
    refresh();
    if (who.get().is === 'me') void join();
  });

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

  if (who.get().is === 'me') void join();
  return {
    title: () => t('join.title'),
    leave() {
      left = true;
      unwatch();
    },
    view: () =>
      around(
        t('join.title'),
        html`<section class="paper">
          ${failure(error.get(), () => error.set(null))}
          ${
            who.get().is === 'nobody'
              ? html`<form class="inline" @submit=${named}>
                  <label class="field"><span>${t('start.name')}</span>
                    <input name="name" required autocomplete="nickname" maxlength="24" /></label>
                  <button class="primary big" type="submit">${t('join.go')}</button>
                </form>`
              : html`<p>${error.get() ? '' : t('join.checking')}</p>`
          }
        </section>`,
      ),
  };
}

/** A device link. It is used only when asked: a preview of the link must not spend it. */
export function claimPage(code: string): Page {
  const error = shown<string | null>(null);
  let left = false;

  async function claim() {
    const reply = signedIn(await api.claim(code));
    if (left) return;
    if (reply.ok) go({ page: 'start' }, 'replace');
    else error.set(reply.code === 'bad-code' ? 'spent-link' : reply.code);
  }

  return {
    title: () => t('claim.title'),
    leave() {
      left = true;
    },
    view: () =>
      around(
        t('claim.title'),
        html`<section class="paper">
          ${failure(error.get(), () => error.set(null))}
          <p>${t('claim.text')}</p>
          <button class="primary big" type="button" @click=${claim}>${t('claim.go')}</button>
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
