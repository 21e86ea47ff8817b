import type { TableSettings } from '@holdup/protocol';
import { html, type TemplateResult } from 'lit-html';
import { tick } from '../pages/form.ts';
import { t } from '../text/index.ts';

/** Colt Super Express as it is chosen for a table. */
type SuperChoice = Extract<TableSettings['setup'], { game: 'super' }>;

export const ADD_ONS = ['reflexes', 'horses', 'timeTravel'] as const;

/** The game without add-ons. */
export const plainSuper: SuperChoice = { game: 'super', boxes: [], options: {} };

/** Each add-on can be taken alone or with the others. */
export const addOnTicks = (
  setup: SuperChoice,
  changed: (setup: SuperChoice) => void,
): TemplateResult => html`<div role="group" aria-label=${t('super.addOns')}>
  <b>${t('super.addOns')}</b>
  <div class="picks">
    ${ADD_ONS.map((one) =>
      tick(
        t(`super.addOn.${one}`),
        setup.options[one] === true,
        (on) => changed(withAddOn(setup, one, on)),
        t(`super.addOn.${one}.help`),
      ),
    )}
  </div>
</div>`;

/** Only what is on is named. */
export function withAddOn(setup: SuperChoice, addOn: (typeof ADD_ONS)[number], on: boolean): SuperChoice {
  const { [addOn]: _, ...rest } = setup.options;
  return { ...setup, options: on ? { ...rest, [addOn]: true } : rest };
}

/** The add-ons in play, in words; none is said to be none. */
export function addOnNames({ options }: SuperChoice): string {
  const on = ADD_ONS.filter((one) => options[one] === true);
  return on.length === 0 ? t('super.plain') : on.map((one) => t(`super.addOn.${one}`)).join(', ');
}
