import type { TableSettings } from '@holdup/protocol';
import { html, type TemplateResult } from 'lit-html';
import { nameOf, t } from '../text/index.ts';
import { segments, select, tick } from './form.ts';

const ROUNDS = ['angryMarshal', 'swivelArm', 'braking', 'takeItAll', 'rebellion', 'tunnel', 'bridge'];
const STATIONS = ['marshalsRevenge', 'pickpocketing', 'hostageConductor'];
const CLOCKS = [0, 15, 30, 45, 60, 90, 120, 300];

export const freshSettings = (name: string): TableSettings => ({
  title: name ? t('form.title.default', { name }) : t('start.create'),
  visibility: 'public',
  watch: 'anyone',
  secondsPerDecision: 60,
  openPile: true,
  seats: 4,
  setup: { game: 'express', boxes: ['base'], options: { edition: 'bigBox' } },
});

type Express = Extract<TableSettings['setup'], { game: 'express' }>;
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
    ${segments(
      t('form.seats'),
      [2, 3, 4, 5, 6].map((n) => ({ value: `${n}`, label: `${n}` })),
      `${now.seats}`,
      (value) => set({ seats: Number(value) }),
    )}
    ${segments(t('form.visibility'), one('visibility', ['public', 'private']), now.visibility, (value) =>
      set({ visibility: value as TableSettings['visibility'] }),
    )}
    ${segments(t('form.watch'), one('watch', ['anyone', 'invited', 'nobody']), now.watch, (value) =>
      set({ watch: value as TableSettings['watch'] }),
    )}
    ${select(t('form.clock'), clocks(now.secondsPerDecision), `${now.secondsPerDecision}`, (value) =>
      set({ secondsPerDecision: Number(value) as TableSettings['secondsPerDecision'] }),
    )}
    ${tick(t('form.openPile'), now.openPile, (openPile) => set({ openPile }), t('form.openPile.help'))}
    ${now.setup.game === 'express' ? rules(now.setup, (setup) => set({ setup })) : ''}
  </div>`;
}

function clocks(now: number) {
  const all = CLOCKS.includes(now) ? CLOCKS : [...CLOCKS, now].sort((a, b) => a - b);
  return all.map((seconds) => ({ value: `${seconds}`, label: clockName(seconds) }));
}

function clockName(seconds: number): string {
  if (seconds === 0) return t('form.clock.none');
  return seconds % 60 === 0
    ? t('form.clock.minutes', { minutes: seconds / 60 })
    : t('form.clock.seconds', { seconds });
}

function rules(setup: Express, changed: (setup: Express) => void): TemplateResult {
  const { options } = setup;
  const setOptions = (next: Options) => changed({ ...setup, options: next });
  const flag = (key: 'expert' | 'firstGame', on: boolean) => {
    const { [key]: _, ...rest } = options;
    setOptions(on ? { ...rest, [key]: true } : rest);
  };
  const pick = (on: boolean) => {
    const { pickRounds: _, ...rest } = options;
    setOptions(on ? { ...rest, pickRounds: { rounds: [...ROUNDS], stations: [...STATIONS] } } : rest);
  };
  return html`<details class="rules-form" ?open=${options.expert || options.firstGame || options.pickRounds !== undefined}>
    <summary>${t('form.more')}</summary>
    ${segments(
      t('form.edition'),
      ['bigBox', 'base2014'].map((value) => ({ value, label: nameOf('edition', value) })),
      options.edition ?? 'bigBox',
      (value) => setOptions({ ...options, edition: value as 'bigBox' | 'base2014' }),
    )}
    <small>${nameOf('form.edition', options.edition ?? 'bigBox')}</small>
    ${tick(t('form.expert'), options.expert === true, (on) => flag('expert', on), t('form.expert.help'))}
    ${tick(t('form.firstGame'), options.firstGame === true, (on) => flag('firstGame', on), t('form.firstGame.help'))}
    ${tick(t('form.pick'), options.pickRounds !== undefined, pick, t('form.pick.help'))}
    ${options.pickRounds ? picks(options.pickRounds, (pickRounds) => setOptions({ ...options, pickRounds })) : ''}
  </details>`;
}

type Picked = { rounds: string[]; stations: string[] };

function picks(now: Picked, changed: (picked: Picked) => void): TemplateResult {
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
  return html`<div class="picks">${list('rounds', ROUNDS)} ${list('stations', STATIONS)}</div>`;
}
