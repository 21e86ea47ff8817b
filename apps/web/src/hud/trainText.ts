import type { AnyTable } from '@holdup/engine';
import { html, type TemplateResult } from 'lit-html';
import { refresh } from '../pages/refresh.ts';
import { t } from '../text/index.ts';
import { type Space, spaces } from '../text/train.ts';
import type { Hud } from './hud.ts';

let at = '0/inside';
let looking: ((car: number) => void) | null = null;

/** The stage follows whoever walks along the train by keyboard. */
export function walkWith(look: ((car: number) => void) | null): void {
  looking = look;
}

/** The train as text: out of sight until it is walked along, then a caption under the stage. `covered`: something lies over it. */
export function trainText({ table }: Hud<AnyTable>, covered = false): TemplateResult {
  const all = spaces(table);
  const current = here(all);
  return html`<section id="train" class="train-text" ?inert=${covered} aria-label=${t('train.title')}>
    <p class="sr">${t('train.hint')}</p>
    <ol @keydown=${(event: KeyboardEvent) => walk(event, all)}>
      ${all.map(
        (one) => html`<li
          data-place=${one.place}
          tabindex=${one === current ? '0' : '-1'}
          @focus=${() => {
            at = one.place;
            looking?.(one.car);
          }}
        >
          ${one.text}
        </li>`,
      )}
    </ol>
  </section>`;
}

/** Where one stands; in the locomotive, if that place is gone. */
const here = (all: readonly Space[]): Space | undefined => all.find(({ place }) => place === at) ?? all[1];

const STEPS: Readonly<Record<string, readonly [cars: number, down: number]>> = {
  // The locomotive is at the right end.
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The space one step away: along the train to the like place of the next car, or up and down among those of this one. */
function stepFrom(all: readonly Space[], from: Space, key: string): Space | null {
  const [cars, down] = STEPS[key] ?? [0, 0];
  const column = all.filter(({ car }) => car === from.car + cars);
  const like = column.find(({ place }) => place.replace(/\d+/, '') === from.place.replace(/\d+/, ''));
  const floor = column.find(({ place }) => place.split('/')[1] === from.place.split('/')[1]);
  if (cars !== 0) return like ?? floor ?? column[1] ?? null;
  return column[column.indexOf(from) + down] ?? null;
}

/** One step for an arrow key. Returns whether it was one. */
export function walk(event: KeyboardEvent, all: readonly Space[]): boolean {
  if (!(event.key in STEPS)) return false;
  event.preventDefault();
  event.stopPropagation();
  const from = here(all);
  at = (from && stepFrom(all, from, event.key)?.place) ?? at;
  refresh();
  queueMicrotask(() => document.querySelector<HTMLElement>(`#train [data-place="${at}"]`)?.focus());
  return true;
}
