import { html, type TemplateResult } from 'lit-html';
import { segments, tick } from '../pages/form.ts';
import { change, type Settings } from '../store/settings.ts';
import { nameOf, t } from '../text/index.ts';

/** Sound, speed, motion and size of the letters: of this browser, whatever is played. */
export function settingsSheet(now: Settings): TemplateResult {
  return html`<div class="settings-form">
    ${tick(t('settings.sound'), now.sound, (sound) => change({ sound }))}
    <label class="field">
      <span>${t('settings.volume')}</span>
      <input
        type="range"
        min="0"
        max="1"
        step="0.05"
        .value=${`${now.volume}`}
        ?disabled=${!now.sound}
        @input=${(event: Event) => change({ volume: Number((event.target as HTMLInputElement).value) })}
      />
    </label>
    ${segments(
      t('settings.speed'),
      (['0.5', '1', '2', '4', '0'] as const).map((value) => ({
        value,
        label: nameOf('settings.speed', value),
      })),
      `${now.speed}`,
      (value) => change({ speed: Number(value) as Settings['speed'] }),
    )}
    ${tick(t('settings.motion'), now.reducedMotion, (reducedMotion) => change({ reducedMotion }))}
    ${tick(t('settings.confirm'), now.confirmPlays, (confirmPlays) => change({ confirmPlays }))}
    ${segments(
      t('settings.text'),
      ['90', '100', '115', '130'].map((value) => ({ value, label: `${value} %` })),
      `${now.textSize}`,
      (value) => change({ textSize: Number(value) as Settings['textSize'] }),
    )}
    ${tick(t('settings.coach'), now.coach !== 'off', (on) => change({ coach: on ? [] : 'off' }))}
  </div>`;
}
