import type { TableSettings } from '@holdup/protocol';
import { html, nothing, type TemplateResult } from 'lit-html';
import { longTime } from '../text/clock.ts';
import { nameOf, t } from '../text/index.ts';
import { segments, select, tick } from './form.ts';

/** Seconds for a decision, and in reserve. */
export interface Pace {
  readonly decision: number;
  readonly bank: number;
}

const DAY = 86_400;
/** What a newcomer understands, in order of hurry. */
const PACES = {
  none: { decision: 0, bank: 0 },
  relaxed: { decision: 120, bank: 600 },
  normal: { decision: 60, bank: 180 },
  fast: { decision: 20, bank: 60 },
  days: { decision: DAY, bank: 0 },
} as const satisfies Readonly<Record<string, Pace>>;
type PaceId = keyof typeof PACES;
const IDS = Object.keys(PACES) as PaceId[];

const DECISIONS = [10, 15, 20, 30, 45, 60, 90, 120, 300, 600, 3600, DAY, 3 * DAY, 7 * DAY];
const BANKS = [0, 30, 60, 120, 180, 300, 600, 1200, 3600];
const DELAYS = [0, 30, 180];

type Timed = Pick<TableSettings, 'secondsPerDecision' | 'bankSeconds'>;

const paceIn = ({ secondsPerDecision, bankSeconds = 0 }: Timed): Pace => ({
  decision: secondsPerDecision,
  bank: bankSeconds,
});

/** As it goes into a table's settings. */
export const timedBy = ({ decision, bank }: Pace): Required<Timed> => ({
  secondsPerDecision: decision,
  bankSeconds: decision === 0 ? 0 : bank,
});

export const NORMAL: Required<Timed> = timedBy(PACES.normal);

/** The pace that a table has; null for one of its host's own. */
export function paceId(timed: Timed): PaceId | null {
  const { decision, bank } = paceIn(timed);
  return IDS.find((id) => PACES[id].decision === decision && PACES[id].bank === bank) ?? null;
}

/** One of the own choice to begin with: it must not be one of the list. */
const OWN: Pace = { decision: 45, bank: 120 };

export function clockForm(now: TableSettings, changed: (next: TableSettings) => void): TemplateResult {
  const id = paceId(now) ?? 'own';
  const pace = paceIn(now);
  const set = (next: Pace) => changed({ ...now, ...timedBy(next) });
  const choose = (value: string) => {
    if (value !== id) set(value === 'own' ? OWN : PACES[value as PaceId]);
  };
  return html`${segments(
    t('form.clock'),
    [...IDS, 'own'].map((value) => ({ value, label: nameOf('form.clock', value) })),
    id,
    choose,
  )}
    <small class="preset-help">${helpOf(id, pace)}</small>
    ${id === 'own' ? own(pace, set) : nothing}`;
}

function helpOf(id: PaceId | 'own', { decision, bank }: Pace): string {
  if (id === 'none' || id === 'days') return t(`form.clock.${id}.help`);
  const words = { decision: longTime(decision * 1000), bank: longTime(bank * 1000) };
  return bank === 0 ? t('form.clock.help.noBank', words) : t('form.clock.help', words);
}

const own = ({ decision, bank }: Pace, set: (pace: Pace) => void): TemplateResult => html`<div class="inline">
  ${select(t('form.clock.decision'), times(DECISIONS, decision), `${decision}`, (value) =>
    set({ decision: Number(value), bank }),
  )}
  ${select(t('form.clock.bank'), times(BANKS, bank), `${bank}`, (value) =>
    set({ decision, bank: Number(value) }),
  )}
</div>`;

/** With `now` among them, whoever chose it. */
const times = (all: readonly number[], now: number) =>
  [...new Set([...all, now])]
    .sort((a, b) => a - b)
    .map((seconds) => ({
      value: `${seconds}`,
      label: seconds === 0 ? t('form.clock.bank.none') : longTime(seconds * 1000),
    }));

/** How far behind those are who watch, where anybody may; and whether one may talk. */
export function companyForm(now: TableSettings, changed: (next: TableSettings) => void): TemplateResult {
  const { watch, watchDelaySeconds = 0, chat = 'on' } = now;
  const delays = [...new Set([...DELAYS, watchDelaySeconds])].sort((a, b) => a - b);
  const label = (seconds: number) =>
    DELAYS.includes(seconds) ? nameOf('form.behind', `${seconds}`) : longTime(seconds * 1000);
  return html`${
    watch === 'nobody'
      ? nothing
      : html`${segments(
          t('form.behind'),
          delays.map((seconds) => ({ value: `${seconds}`, label: label(seconds) })),
          `${watchDelaySeconds}`,
          (value) => changed({ ...now, watchDelaySeconds: Number(value) }),
        )}
          <small class="preset-help">${t('form.behind.help')}</small>`
  }
  ${tick(t('form.chat'), chat === 'on', (on) => changed({ ...now, chat: on ? 'on' : 'off' }), t('form.chat.help'))}`;
}
