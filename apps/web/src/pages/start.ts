import type { TableSummary } from '@holdup/protocol';
import { html, nothing, type TemplateResult } from 'lit-html';
import { scene } from '../art/scene.ts';
import { api } from '../net/api.ts';
import type { Reply } from '../net/http.ts';
import { who } from '../store/account.ts';
import { t } from '../text/index.ts';
import { devices } from './devices.ts';
import { failure, type Reason, reasonOf } from './failure.ts';
import { fields } from './form.ts';
import { nameField } from './nameField.ts';
import { newTable } from './newTable.ts';
import type { Page } from './page.ts';
import { quickGame } from './quickGame.ts';
import { refresh, shown } from './refresh.ts';
import { go } from './router.ts';
import { settingsButton } from './settingsButton.ts';
import { tableList } from './tableList.ts';

/** Name, one's own tables, quick game, code, open tables, a new table, other devices. */
export function startPage({ astray = false }: { readonly astray?: boolean } = {}): Page {
  const error = shown<Reason | null>(null);
  const lists = tableList((why) => error.set(why));
  const game = quickGame();
  const table = newTable();
  const lost = shown(astray);
  let left = false;
  const me = nameField({ isHere: () => !left, say: (why) => error.set(why) });
  const unwatch = who.watch(() => {
    refresh();
    lists.load();
  });

  /** Who has gone elsewhere meanwhile is not fetched back. */
  function enter(reply: Reply<{ readonly table: TableSummary }> | null) {
    if (reply && !reply.ok) error.set(reasonOf(reply));
    else if (reply && !left) go({ page: 'table', id: reply.table.id });
  }

  const quick = async () => enter(await me.asSomebody(() => game.begin(me.name())));
  const sit = async (id: string) => enter(await me.asSomebody(() => api.join(id)));

  async function create() {
    const reply = await me.asSomebody(table.make);
    table.hide();
    enter(reply);
  }

  async function join(event: Event) {
    const { code = '' } = fields(event);
    if (code) enter(await me.asSomebody(() => api.joinByCode(code)));
  }

  lists.load();
  const again = setInterval(() => document.visibilityState === 'visible' && lists.load(), 8_000);

  return {
    title: () => t('app.name'),
    leave() {
      left = true;
      clearInterval(again);
      unwatch();
    },
    view: (): TemplateResult => html`<div class="start">
      ${hero()}
      <main id="main" tabindex="-1">
        ${lost.get() ? failure('no-such-page', () => lost.set(false)) : nothing} ${failure(error.get(), () => error.set(null))}
        <section class="paper who">${me.view(lists.load)} ${settingsButton()}</section>
        ${lists.goingOn(sit)}
        <div class="columns">
          <div class="column">
            ${game.view(quick, me.isBusy())} ${devices()}
          </div>
          <div class="column">${withOthers(() => table.show(me.name()), join)} ${lists.view(sit)}</div>
        </div>
      </main>
      <footer class="foot"><a href="/replay">${t('replay.open')}</a> · <a href="/verify">${t('verify.title')}</a> · <a href="/about">${t('app.about')}</a></footer>
      ${table.view(create)}
    </div>`,
  };
}

const hero = (): TemplateResult => html`<header class="hero">
  ${scene()}
  <div class="hero-words">
    <h1>${t('app.name')}</h1>
    <p>${t('app.tagline')}</p>
  </div>
</header>`;

/** A table of one's own, or one to which one has the code. */
const withOthers = (
  open: () => void,
  join: (event: Event) => void,
): TemplateResult => html`<section class="paper" aria-labelledby="others">
  <h2 id="others">${t('start.create')}</h2>
  <p>${t('start.create.text')}</p>
  <button class="secondary big" type="button" @click=${open}>${t('start.create.go')}</button>
  <form class="inline" @submit=${join}>
    <label class="field"><span>${t('start.code.label')}</span>
      <input name="code" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="40" /></label>
    <button class="secondary" type="submit">${t('start.code.go')}</button>
  </form>
</section>`;
