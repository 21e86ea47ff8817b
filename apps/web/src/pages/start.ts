import { html, nothing, type TemplateResult } from 'lit-html';
import { scene } from '../art/scene.ts';
import { api } from '../net/api.ts';
import { becomeSomebody, who } from '../store/account.ts';
import { t } from '../text/index.ts';
import { devices } from './devices.ts';
import { failure, type Reason, reasonOf } from './failure.ts';
import { fields } from './form.ts';
import { newTable } from './newTable.ts';
import type { Page } from './page.ts';
import { quickGame } from './quickGame.ts';
import { refresh, shown } from './refresh.ts';
import { go } from './router.ts';
import { tableList } from './tableList.ts';

/** Name, quick game, code, open tables, one's own tables, a new table, other devices. */
export function startPage({ astray = false }: { readonly astray?: boolean } = {}): Page {
  const lists = tableList();
  const error = shown<Reason | null>(null);
  const game = quickGame();
  const table = newTable();
  const busy = shown(false);
  const lost = shown(astray);
  let typed = '';
  let left = false;
  const unwatch = who.watch(() => {
    refresh();
    lists.load();
  });

  /** Nobody is asked to sign up first: the name in the field is taken when something is done. */
  async function asSomebody<T>(act: () => Promise<T>): Promise<T | null> {
    if (busy.get()) return null;
    const name = typed || myName();
    if (!name) {
      error.set('not-signed-in');
      document.querySelector<HTMLInputElement>('#name')?.focus();
      return null;
    }
    busy.set(true);
    error.set(null);
    const somebody = await becomeSomebody(name);
    const result = somebody.ok && !left ? await act() : null;
    if (!somebody.ok) error.set(somebody.code);
    busy.set(false);
    return result;
  }

  /** Who has gone elsewhere meanwhile is not fetched back. */
  function enter(id: string) {
    if (!left) go({ page: 'table', id });
  }

  async function quick() {
    const reply = await asSomebody(game.begin);
    if (reply?.ok) enter(reply.table.id);
    else if (reply) error.set(reasonOf(reply));
  }

  async function create() {
    const reply = await asSomebody(table.make);
    table.hide();
    if (reply?.ok) enter(reply.table.id);
    else if (reply) error.set(reasonOf(reply));
  }

  async function join(event: Event) {
    const { code = '' } = fields(event);
    if (!code) return;
    const reply = await asSomebody(() => api.joinByCode(code));
    if (reply?.ok) enter(reply.table.id);
    else if (reply) error.set(reasonOf(reply));
  }

  async function sit(id: string) {
    const reply = await asSomebody(() => api.join(id));
    if (reply?.ok) enter(id);
    else if (reply) error.set(reasonOf(reply));
  }

  const nameField = () => html`<form class="name" @submit=${(event: Event) => {
    event.preventDefault();
    void asSomebody(async () => lists.load());
  }}>
    <label class="field" for="name">
      <span>${myName() ? t('start.hello', { name: myName() }) : t('start.name')}</span>
      <input
        id="name"
        name="name"
        autocomplete="nickname"
        maxlength="24"
        placeholder=${t('start.name')}
        aria-describedby="name-hint"
        .value=${typed || myName()}
        @input=${(event: InputEvent) => {
          typed = (event.target as HTMLInputElement).value.trim();
        }}
        @change=${() => myName() && typed && void asSomebody(async () => undefined)}
      />
    </label>
    ${myName() ? html`<a class="player-link" href="/me">${t('player.mine.go')}</a>` : html`<small id="name-hint">${t('start.name.hint')}</small>`}
  </form>`;

  const withOthers = () => html`<section class="paper" aria-labelledby="others">
    <h2 id="others">${t('start.create')}</h2>
    <p>${t('start.create.text')}</p>
    <button class="secondary big" type="button" @click=${() => table.show(typed || myName())}>${t('start.create.go')}</button>
    <form class="inline" @submit=${join}>
      <label class="field"><span>${t('start.code.label')}</span>
        <input name="code" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="40" /></label>
      <button class="secondary" type="submit">${t('start.code.go')}</button>
    </form>
  </section>`;

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
      <header class="hero">
        ${scene()}
        <div class="hero-words">
          <h1>${t('app.name')}</h1>
          <p>${t('app.tagline')}</p>
        </div>
      </header>
      <main id="main" tabindex="-1">
        ${lost.get() ? failure('no-such-page', () => lost.set(false)) : nothing} ${failure(error.get(), () => error.set(null))}
        <section class="paper who">${nameField()}</section>
        <div class="columns">
          <div class="column">
            ${game.view(quick, busy.get())} ${devices()}
          </div>
          <div class="column">${withOthers()} ${lists.view(sit)}</div>
        </div>
      </main>
      <footer class="foot"><a href="/replay">${t('replay.open')}</a> · <a href="/verify">${t('verify.title')}</a> · <a href="/about">${t('app.about')}</a></footer>
      ${table.view(create)}
    </div>`,
  };
}

function myName(): string {
  const now = who.get();
  return now.is === 'me' ? now.account.name : '';
}
