import { playersIn, roundsInPlay } from '@holdup/engine';
import type { TableSettings } from '@holdup/protocol';
import { html, nothing, type TemplateResult } from 'lit-html';
import { CLIENT_BOXES, type ClientBox } from '../boxes/index.ts';
import { addOnTicks, plainSuper } from '../super/addOns.ts';
import { maybe, nameOf, t } from '../text/index.ts';
import { clockForm, companyForm, NORMAL } from './clockForm.ts';
import { segments, tick } from './form.ts';
import {
  type Express,
  firstPick,
  fitted,
  MODULES,
  PRESETS,
  type PresetId,
  presetOf,
  presetSetup,
  type Setup,
  VARIANTS,
  whyNot,
  withBox,
} from './presets.ts';

export const freshSettings = (name: string): TableSettings => ({
  title: name ? t('form.title.default', { name }) : t('start.create'),
  visibility: 'public',
  watch: 'anyone',
  ...NORMAL,
  openPile: true,
  seats: 4,
  setup: { game: 'express', boxes: ['base'], options: { edition: 'bigBox' } },
});

type Options = Express['options'];

/** Every setting of a table, used before it is opened and by its host afterwards. */
export function settingsForm(now: TableSettings, changed: (next: TableSettings) => void): TemplateResult {
  const set = (part: Partial<TableSettings>) => changed({ ...now, ...part });
  const one = <K extends string>(key: K, values: readonly string[]) =>
    values.map((value) => ({ value, label: nameOf(`form.${key}`, value) }));
  return html`<div class="settings-form">
    <label class="field">
      <span>${t('form.title')}</span>
      <input
        maxlength="60"
        .value=${now.title}
        @change=${(event: Event) => set({ title: (event.target as HTMLInputElement).value.trim() || now.title })}
      />
    </label>
    ${presets(now.setup, (setup) => changed(fitted({ ...now, setup })))}
    ${segments(t('form.seats'), seatCounts(now.setup), `${now.seats}`, (value) => set({ seats: Number(value) }))}
    ${problems(now)}
    ${clockForm(now, changed)}
    ${segments(t('form.visibility'), one('visibility', ['public', 'private']), now.visibility, (value) =>
      set({ visibility: value as TableSettings['visibility'] }),
    )}
    ${segments(t('form.watch'), one('watch', ['anyone', 'invited', 'nobody']), now.watch, (value) =>
      set({ watch: value as TableSettings['watch'] }),
    )}
    ${companyForm(now, changed)}
    ${
      now.setup.game === 'express'
        ? html`${tick(t('form.openPile'), now.openPile, (openPile) => set({ openPile }), t('form.openPile.help'))}
            ${rules(now.setup, (setup) => set({ setup }))}`
        : nothing
    }
    ${tick(t('form.strict'), now.strictShuffle === true, (strictShuffle) => set({ strictShuffle }), t('form.strict.help'))}
  </div>`;
}

/** As many as there are characters for. */
function seatCounts(setup: TableSettings['setup']) {
  const { min, max } = playersIn(setup);
  return Array.from({ length: max - min + 1 }, (_, i) => ({ value: `${min + i}`, label: `${min + i}` }));
}

/** What a newcomer understands: three games in themselves, then those with more in the box; a mix of one's own is chosen below. */
export function presets(now: Setup, changed: (setup: Setup) => void): TemplateResult {
  const id = now.game === 'super' ? 'super' : (presetOf(now) ?? 'custom');
  const all = [...PRESETS.slice(0, 2), 'super', ...PRESETS.slice(2), ...(id === 'custom' ? ['custom'] : [])];
  const edition = now.game === 'express' ? now.options.edition : undefined;
  const choose = (value: string) => {
    if (value === 'super') changed(plainSuper);
    else if (value !== 'custom') changed(presetSetup(value as PresetId, edition));
  };
  return html`${segments(
    t('form.preset'),
    all.map((value) => ({ value, label: nameOf('preset', value) })),
    id,
    choose,
  )}
    <small class="preset-help">${nameOf('preset', `${id}.help`)}</small>
    ${now.game === 'super' ? addOnTicks(now, changed) : nothing}`;
}

export function problems(now: Pick<TableSettings, 'setup' | 'seats'>): TemplateResult | typeof nothing {
  const found = whyNot(now);
  if (found.length === 0) return nothing;
  return html`<div class="failure" role="alert" tabindex="-1">
    <span>${t('form.problem')} ${found.join(' ')}</span>
  </div>`;
}

function rules(setup: Express, changed: (setup: Express) => void): TemplateResult {
  const { options } = setup;
  const setOptions = (next: Options) => changed({ ...setup, options: next });
  const flag = (key: string, on: boolean) => {
    const { [key as 'expert']: _, ...rest } = options;
    setOptions(on ? { ...rest, [key]: true } : rest);
  };
  const pick = (on: boolean) => {
    const { pickRounds: _, ...rest } = options;
    setOptions(on ? { ...rest, pickRounds: firstPick(setup) } : rest);
  };
  return html`<details class="rules-form" ?open=${presetOf(setup) === null}>
    <summary>${t('form.more')}</summary>
    ${boxTicks(setup, changed)}
    ${segments(
      t('form.edition'),
      ['bigBox', 'base2014'].map((value) => ({ value, label: nameOf('edition', value) })),
      options.edition ?? 'bigBox',
      (value) => setOptions({ ...options, edition: value as 'bigBox' | 'base2014' }),
    )}
    <small>${nameOf('form.edition', options.edition ?? 'bigBox')}</small>
    ${choices(setup, setOptions)}
    ${boxesIn(setup).flatMap(({ flags = [] }) =>
      flags.map((key) =>
        tick(
          nameOf('form', key),
          options[key as 'teams'] === true,
          (on) => flag(key, on),
          nameOf('form', `${key}.help`),
        ),
      ),
    )}
    ${tick(t('form.expert'), options.expert === true, (on) => flag('expert', on), t('form.expert.help'))}
    ${tick(t('form.firstGame'), options.firstGame === true, (on) => flag('firstGame', on), t('form.firstGame.help'))}
    ${tick(t('form.pick'), options.pickRounds !== undefined, pick, t('form.pick.help'))}
    ${options.pickRounds ? picks(setup, options.pickRounds, (pickRounds) => setOptions({ ...options, pickRounds })) : nothing}
  </details>`;
}

function boxTicks(setup: Express, changed: (setup: Express) => void): TemplateResult {
  const ticks = (title: string, ids: readonly string[]) => html`<div role="group" aria-label=${title}>
    <b>${title}</b>
    <div class="picks">
      ${ids.map((id) =>
        tick(
          nameOf('box', id),
          setup.boxes.includes(id),
          (on) => changed(withBox(setup, id, on)),
          nameOf('box', `${id}.help`),
        ),
      )}
    </div>
  </div>`;
  return html`${ticks(t('form.boxes'), MODULES)} ${ticks(t('form.variants'), VARIANTS)}`;
}

/** Those chosen, and those that are part of every game. */
const boxesIn = (setup: Express): readonly ClientBox[] =>
  CLIENT_BOXES.filter((box) => !box.offered || setup.boxes.includes(box.id));

/** Rules of the boxes that take one of a few values. */
function choices(setup: Express, setOptions: (options: Options) => void): readonly TemplateResult[] {
  const chosen: Readonly<Record<string, unknown>> = setup.options;
  return boxesIn(setup).flatMap((box) =>
    (box.choices ?? []).map(({ option, values }) => {
      const now = String(chosen[option] ?? values[0]);
      const family = `form.${option}`;
      const set = (value: string) => {
        const { [option as 'silkPower']: _, ...rest } = setup.options;
        setOptions(value === values[0] ? rest : { ...rest, [option]: value });
      };
      return html`${segments(
        maybe(family) ?? option,
        values.map((value) => ({ value, label: nameOf(family, value) })),
        now,
        set,
      )}
        <small>${maybe(`${family}.${now}.help`) ?? ''}</small>`;
    }),
  );
}

type Picked = { rounds: string[]; stations: string[] };

function picks(setup: Express, now: Picked, changed: (picked: Picked) => void): TemplateResult {
  const list = (
    key: keyof Picked,
    all: readonly string[],
  ) => html`<div role="group" aria-label=${t(`form.pick.${key}`)}>
    <b>${t(`form.pick.${key}`)}</b>
    ${all.map((id) =>
      tick(nameOf('round', id), now[key].includes(id), (on) =>
        changed({ ...now, [key]: on ? [...now[key], id] : now[key].filter((one) => one !== id) }),
      ),
    )}
  </div>`;
  const { rounds, stations } = roundsInPlay(setup.boxes);
  return html`<div class="picks">${list('rounds', rounds)} ${list('stations', stations)}</div>`;
}
