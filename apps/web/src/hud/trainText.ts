import { html, type TemplateResult } from 'lit-html';
import { refresh } from '../pages/refresh.ts';
import { t } from '../text/index.ts';
import { type Space, spaces } from '../text/train.ts';
import type { Hud } from './hud.ts';

let at = { car: 0, floor: 'inside' as Space['floor'] };
let looking: ((car: number) => void) | null = null;

/** The stage follows whoever walks along the train by keyboard. */
export function walkWith(look: ((car: number) => void) | null): void {
  looking = look;
}

/** The train as text: out of sight until it is walked along, then a caption under the stage. */
export function trainText({ table }: Hud): TemplateResult {
  const all = spaces(table);
  const current = all.some((one) => isHere(one)) ? at : { car: 0, floor: 'inside' };
  return html`<section id="train" class="train-text" aria-label=${t('train.title')}>
    <p class="sr">${t('train.hint')}</p>
    <ol @keydown=${(event: KeyboardEvent) => walk(event, table.cars.length)}>
      ${all.map(
        (one) => html`<li
          data-place=${one.place}
          tabindex=${one.car === current.car && one.floor === current.floor ? '0' : '-1'}
          @focus=${() => {
            at = { car: one.car, floor: one.floor };
            looking?.(one.car);
          }}
        >
          ${one.text}
        </li>`,
      )}
    </ol>
  </section>`;
}

const isHere = (one: Space): boolean => one.car === at.car && one.floor === at.floor;

/** One step for an arrow key: the locomotive is at the right end. Returns whether it was one. */
export function walk(event: KeyboardEvent, cars: number): boolean {
  const steps: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => {
      at = { ...at, car: Math.min(cars - 1, at.car + 1) };
    },
    ArrowRight: () => {
      at = { ...at, car: Math.max(0, at.car - 1) };
    },
    ArrowUp: () => {
      at = { ...at, floor: 'roof' };
    },
    ArrowDown: () => {
      at = { ...at, floor: 'inside' };
    },
  };
  const step = steps[event.key];
  if (!step) return false;
  event.preventDefault();
  event.stopPropagation();
  step();
  refresh();
  queueMicrotask(() =>
    document.querySelector<HTMLElement>(`#train [data-place="${at.car}/${at.floor}"]`)?.focus(),
  );
  return true;
}
