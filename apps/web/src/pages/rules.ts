import { castEach, castOf, withBrought } from '@holdup/engine';
import type { TableSettings } from '@holdup/protocol';
import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import { rulesInShort } from '../hud/rulesSheet.ts';
import { superRulesInShort } from '../super/hud/rules.ts';
import { t } from '../text/index.ts';
import { dialog } from './dialog.ts';
import { shown } from './refresh.ts';
import { here } from './router.ts';

/** What is about to be played, and by how many. */
type Wish = Pick<TableSettings, 'setup' | 'seats'>;

/** On which page, or before which table, the rules are being read. */
const reading = shown<string | null>(null);
// Who goes back in the browser has put them away.
here.watch(() => reading.set(null));

/** Opens the rules in short of a game that is not on the table yet; `where` tells one such button from another. */
export const rulesButton = (where: string, wish: Wish): TemplateResult => html`<button
    class="small"
    type="button"
    @click=${() => reading.set(where)}
  >
    ${icon('rules')} ${t('menu.rules')}
  </button>
  ${reading.get() === where ? dialog(t('menu.rules'), rulesOf(wish), () => reading.set(null), 'wide') : nothing}`;

/** The rules in short of this game, with whoever may take part in it. */
function rulesOf({ setup, seats }: Wish): TemplateResult {
  if (setup.game === 'super') return superRulesInShort(setup.options);
  return rulesInShort({
    boxes: withBrought(setup.boxes),
    options: setup.options,
    characters: castOf(setup),
    twoEach: castEach(setup, seats) > 1,
  });
}
