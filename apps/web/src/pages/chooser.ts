import type { SeatSummary } from '@holdup/protocol';
import { html, type TemplateResult } from 'lit-html';
import { portrait } from '../art/portrait.ts';
import { api } from '../net/api.ts';
import { powerOf } from '../text/boxes.ts';
import { maybe, t } from '../text/index.ts';
import { capital, characterName } from '../text/naming.ts';
import { charactersPerSeat, choosable, mayGoTogether, wantedOf } from './characters.ts';
import { refresh } from './refresh.ts';
import type { Waiting } from './waiting.ts';

/** Of two characters the first has been tapped: nothing is sent before both are. */
let picking: { readonly table: string; readonly first: readonly string[] } | null = null;

/** By portrait, with each one's power in words. */
export function chooser(at: Waiting, me: SeatSummary): TemplateResult {
  const { settings, seats: all } = at.lobby;
  const most = charactersPerSeat(settings);
  const chosen = picking?.table === at.summary.id && most > 1 ? picking.first : me.characters;
  const takenBy = (id: string) =>
    all.find((seat, i) => i !== at.mySeat && seat.characters.includes(id))?.name ?? null;
  const choose = async (id: string | null) => {
    const next = id === null ? [] : toggled(chosen, id, most);
    const complete = next.length === 0 || next.length === wantedOf(settings, next);
    picking = complete ? null : { table: at.summary.id, first: next };
    refresh();
    if (complete) at.took(await api.characters(at.summary.id, next));
  };
  const card = (id: string) => {
    const taken = takenBy(id);
    const on = chosen.includes(id);
    const clash =
      !on && chosen.length > 0 && most > 1 && !mayGoTogether(settings, [...toggled(chosen, id, most)]);
    return html`<button
      type="button"
      class="character"
      aria-pressed=${on ? 'true' : 'false'}
      ?disabled=${taken !== null || clash}
      @click=${() => choose(id)}
    >
      ${portrait(id, 72)}
      <span><b>${capital(characterName(id))}</b><i>${maybe(`character.${id}.title`) ?? ''}</i>
        <small>${note(id, taken, clash)}</small></span>
    </button>`;
  };
  const note = (id: string, taken: string | null, clash: boolean): string => {
    if (taken) return t('wait.taken', { name: taken });
    if (!clash && settings.setup.game === 'super') return '';
    if (!clash) return powerOf(id, settings.setup);
    const alone = [id, ...chosen].some((one) => wantedOf(settings, [one]) === 1);
    return alone ? t('wait.alone') : t('wait.apart', { who: capital(characterName(chosen[0] ?? '')) });
  };
  return html`<section class="paper" aria-label=${t('wait.choose')}>
    <h2>${most === 2 ? t('wait.choose.two') : t('wait.choose')}</h2>
    <div class="characters">
      ${choosable(settings).map(card)}
    </div>
    <button class="secondary" type="button" aria-pressed=${chosen.length === 0 ? 'true' : 'false'} @click=${() => choose(null)}>
      ${t('wait.surprise')} <small>${t('wait.surprise.text')}</small>
    </button>
  </section>`;
}

/** The last chosen makes room for the next one. */
function toggled(chosen: readonly string[], id: string, most: number): string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  return [...chosen.slice(chosen.length >= most ? 1 : 0), id];
}
