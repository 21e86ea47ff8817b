import { html, type TemplateResult } from 'lit-html';
import { becomeSomebody, who } from '../store/account.ts';
import { t } from '../text/index.ts';
import type { Reason } from './failure.ts';
import { shown } from './refresh.ts';

/** The page on which the field stands. */
interface Around {
  /** False once one has gone elsewhere: what was begun is then not done any more. */
  isHere(): boolean;
  /** Shows why something is not done; null: nothing stands against it. */
  say(why: Reason | null): void;
}

/** The field for one's name. Nobody is asked to sign up first: the name in it is taken when something is done. */
export function nameField({ isHere, say }: Around) {
  const busy = shown(false);
  let typed = '';
  const name = () => typed || myName();

  /** What `act` gives; null where nobody could be found to do it, or something else is being done. */
  async function asSomebody<T>(act: () => Promise<T>): Promise<T | null> {
    if (busy.get()) return null;
    if (!name()) {
      say('not-signed-in');
      document.querySelector<HTMLInputElement>('#name')?.focus();
      return null;
    }
    busy.set(true);
    say(null);
    const somebody = await becomeSomebody(name());
    const result = somebody.ok && isHere() ? await act() : null;
    if (!somebody.ok) say(somebody.code);
    busy.set(false);
    return result;
  }

  return {
    name,
    asSomebody,
    isBusy: () => busy.get(),
    /** `named`: the name has been given by itself, for nothing else. */
    view: (named: () => void): TemplateResult => html`<form class="name" @submit=${(event: Event) => {
      event.preventDefault();
      void asSomebody(async () => named());
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
        .value=${name()}
        @input=${(event: InputEvent) => {
          typed = (event.target as HTMLInputElement).value.trim();
        }}
        @change=${() => myName() && typed && void asSomebody(async () => undefined)}
      />
    </label>
    ${myName() ? html`<a class="player-link" href="/me">${t('player.mine.go')}</a>` : html`<small id="name-hint">${t('start.name.hint')}</small>`}
  </form>`,
  };
}

function myName(): string {
  const now = who.get();
  return now.is === 'me' ? now.account.name : '';
}
