import type { AnyTable } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { portrait } from '../art/portrait.ts';
import { roundsOf } from '../replay/story.ts';
import type { Viewer } from '../replay/viewer.ts';
import { change, type Settings } from '../store/settings.ts';
import { t } from '../text/index.ts';
import { capital, characterName, seatName } from '../text/naming.ts';
import type { Hud } from './hud.ts';
import { newest } from './logPanel.ts';
import { iconButton, keyButton } from './menu.ts';

const SPEEDS = [0.5, 1, 2, 4] as const;
// What `pressInReplay` listens to.
const LEFT = { shown: '←', key: 'ArrowLeft' };
const RIGHT = { shown: '→', key: 'ArrowRight' };
const space = () => ({ shown: t('replay.space'), key: 'Space' });

/** What happens now, and the keys of the machine: step, play, speed, where in the game, through whose eyes. */
export function replayBar(hud: Hud<AnyTable>, viewer: Viewer): TemplateResult {
  const { diverges } = viewer.recorded;
  const stops = viewer.stops();
  const step = stops.filter((stop) => stop <= viewer.count()).length - 1;
  const label = t('replay.step', { step: Math.max(0, step), of: stops.length - 1 });
  return html`<section id="question" class="question replay-bar" aria-label=${t('replay.title')} tabindex="-1">
    <p class="question-words" aria-live="polite">${newest(hud)}</p>
    ${diverges === null ? nothing : html`<p class="quiet">${t('replay.diverges', { answer: diverges })}</p>`}
    <div class="replay-row">
      ${iconButton('toStart', t('replay.start'), () => viewer.jump(0))}
      ${keyButton('stepBack', t('replay.back'), LEFT, () => void viewer.step('back'))}
      ${
        viewer.playing()
          ? keyButton('pause', t('replay.pause'), space(), () => viewer.pause())
          : keyButton('play', t('replay.play'), space(), () => void viewer.play())
      }
      ${keyButton('stepOn', t('replay.on'), RIGHT, () => void viewer.step('on'))}
      ${iconButton('toEnd', t('replay.end'), () => viewer.jump(Number.POSITIVE_INFINITY))}
      <input
        type="range"
        min="0"
        max=${stops.length - 1}
        .value=${`${Math.max(0, step)}`}
        aria-label=${t('replay.where')}
        aria-valuetext=${label}
        @input=${(event: Event) => viewer.jump(stops[Number((event.target as HTMLInputElement).value)] ?? 0)}
      />
      <output>${Math.max(0, step)}/${stops.length - 1}</output>
    </div>
    <div class="replay-row">
      ${rounds(hud, viewer)} ${speeds(hud.settings)} ${eyes(hud, viewer)}
    </div>
  </section>`;
}

const rounds = (
  { table }: Hud<AnyTable>,
  viewer: Viewer,
): TemplateResult => html`<div class="segments" role="group" aria-label=${t('replay.where')}>
  ${roundsOf(viewer.facts()).map(
    ({ number, count }) => html`<button
      type="button"
      aria-pressed=${table.round?.number === number ? 'true' : 'false'}
      aria-label=${t('replay.round', { round: number })}
      title=${t('replay.round', { round: number })}
      @click=${() => viewer.jump(count)}
    >
      ${number}
    </button>`,
  )}
</div>`;

const speeds = ({
  speed,
}: Settings): TemplateResult => html`<div class="segments" role="group" aria-label=${t('replay.speed')}>
  ${SPEEDS.map(
    (
      one,
    ) => html`<button type="button" aria-pressed=${speed === one ? 'true' : 'false'} @click=${() => change({ speed: one })}>
      ${one}×
    </button>`,
  )}
</div>`;

function eyes(hud: Hud<AnyTable>, viewer: Viewer): TemplateResult {
  const now = viewer.eyes();
  const [own] = now === 'all' ? [] : (hud.table.players[now]?.characters ?? []);
  return html`<label class="replay-eyes">
    ${own ? portrait(own, 28) : nothing}<span class="sr">${t('replay.eyes')}</span>
    <select
      @change=${(event: Event) => {
        const { value } = event.target as HTMLSelectElement;
        viewer.see(value === 'all' ? 'all' : Number(value));
      }}
    >
      <option value="all" ?selected=${now === 'all'}>${t('replay.eyes.all')}</option>
      ${hud.table.players.map(
        ({ characters }, seat) => html`<option value=${seat} ?selected=${now === seat}>
          ${characters.map((who) => capital(characterName(who))).join(' & ')} (${seatName(hud.naming, seat)})
        </option>`,
      )}
    </select>
  </label>`;
}
