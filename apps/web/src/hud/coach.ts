import type { AnyTable, Table } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { change } from '../store/settings.ts';
import { maybe, t } from '../text/index.ts';
import type { Hud } from './hud.ts';

/** A hint, and when there is something on the screen that it speaks of. */
export interface Mark<T extends AnyTable = Table> {
  readonly mark: string;
  due(hud: Hud<T>): boolean;
}

/** In the order in which they are worth knowing. */
export const marks: readonly Mark[] = [
  { mark: 'question', due: (hud) => hud.asked !== null },
  { mark: 'hand', due: (hud) => hud.asked?.kind === 'scheming' },
  { mark: 'round', due: (hud) => hud.asked?.kind === 'scheming' },
  { mark: 'train', due: (hud) => hud.table.round !== null },
  { mark: 'pile', due: (hud) => hud.table.pile.length > 1 },
  { mark: 'tunnel', due: (hud) => turnKind(hud) === 'tunnel' && hud.asked !== null },
  { mark: 'stealing', due: (hud) => hud.table.round?.phase === 'stealing' },
  { mark: 'bullet', due: (hud) => holdsBullet(hud) },
];

const turnKind = ({ table }: Hud): string | undefined => table.round?.turns[table.round.turn];

const holdsBullet = ({ hands, mySeat }: Hud): boolean =>
  mySeat !== null && (hands.players[mySeat]?.hand.some((card) => card.kind === 'bullet') ?? false);

/** One hint at a time for who plays for the first time; can be ended for good. */
export function coach<T extends AnyTable>(
  hud: Hud<T>,
  marks: readonly Mark<T>[],
): TemplateResult | typeof nothing {
  const { coach: seen } = hud.settings;
  if (seen === 'off' || hud.mySeat === null || hud.lobby.phase === 'over') return nothing;
  const next = marks.find(({ mark, due }) => !seen.includes(mark) && due(hud));
  if (!next) return nothing;
  return html`<aside class="coach coach-${next.mark}" role="note">
    <p>${maybe(`coach.${next.mark}`)}</p>
    <div>
      <button class="plain" type="button" @click=${() => change({ coach: 'off' })}>${t('coach.off')}</button>
      <button class="small" type="button" @click=${() => change({ coach: [...seen, next.mark] })}>${t('coach.next')}</button>
    </div>
  </aside>`;
}
