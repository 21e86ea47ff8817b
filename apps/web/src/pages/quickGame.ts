import { playersIn } from '@holdup/engine';
import { html, type TemplateResult } from 'lit-html';
import { api, type BotKind } from '../net/api.ts';
import { change, type QuickChoice, settings } from '../store/settings.ts';
import { t } from '../text/index.ts';
import { segments } from './form.ts';
import { fitted, gameId, gameOf, type Setup, whyNot } from './presets.ts';
import { shown } from './refresh.ts';
import { rulesButton } from './rules.ts';
import { presets, problems } from './settingsForm.ts';

const FIRST_CHOICE: QuickChoice = { game: 'classic', bots: 3, kind: 'heuristic' };

/** A game at once against bots: how many, of which kind, and what is played; at first what was played last. */
export function quickGame() {
  const last = settings.get().quick ?? FIRST_CHOICE;
  const setup = shown<Setup>(gameOf(last.game));
  const bots = shown(fitted({ setup: setup.get(), seats: last.bots + 1 }).seats - 1);
  const kind = shown<BotKind>(last.kind);
  const wish = () => ({ setup: setup.get(), seats: bots.get() + 1 });

  return {
    begin(name: string) {
      const game = gameId(setup.get());
      if (game) change({ quick: { game, bots: bots.get(), kind: kind.get() } });
      const title = t('start.quick.title', { name, bots: bots.get() });
      return api.quickGame({ title, bots: bots.get(), bot: kind.get(), setup: setup.get() });
    },
    view: (
      start: () => void,
      busy: boolean,
    ): TemplateResult => html`<section class="paper quick" aria-labelledby="quick">
    <div class="titled"><h2 id="quick">${t('start.quick')}</h2> ${rulesButton('start', wish())}</div>
    <p>${t('start.quick.text')}</p>
    ${presets(setup.get(), (value) => {
      setup.set(value);
      bots.set(fitted(wish()).seats - 1);
    })}
    ${segments(t('start.quick.bots'), botCounts(setup.get()), `${bots.get()}`, (value) =>
      bots.set(Number(value)),
    )}
    ${segments(
      t('start.quick.kind'),
      [
        { value: 'random', label: t('bot.random') },
        { value: 'heuristic', label: t('bot.heuristic') },
      ],
      kind.get(),
      (value) => kind.set(value as BotKind),
    )}
    ${problems(wish())}
    <button class="primary big go" type="button" @click=${start} ?disabled=${busy || whyNot(wish()).length > 0}>${t('start.quick.go')}</button>
  </section>`,
  };
}

/** Beside me there is room for so many. */
function botCounts(setup: Setup) {
  const { min, max } = playersIn(setup);
  const least = Math.max(1, min - 1);
  return Array.from({ length: max - least }, (_, i) => ({ value: `${least + i}`, label: `${least + i}` }));
}
