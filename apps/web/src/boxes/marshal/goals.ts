import type { Fact } from '@holdup/engine';
import { html, type TemplateResult } from 'lit-html';
import { icon } from '../../art/icons.ts';
import { maybe, nameOf, t } from '../../text/index.ts';
import { characterName } from '../../text/naming.ts';
import type { Office } from './office.ts';

/** `warrant:belle` → `Arrest warrant: Belle`; null is a goal whose face is hidden. */
export function goalName(id: string | null): string {
  if (id === null) return t('goal.hidden');
  return id.startsWith('warrant:') ? t('goal.warrant', { who: wanted(id) }) : nameOf('goal', id);
}

export function goalHelp(id: string | null): string {
  if (id === null) return '';
  return id.startsWith('warrant:')
    ? t('goal.warrant.help', { who: wanted(id) })
    : (maybe(`goal.${id}.help`) ?? '');
}

const wanted = (id: string): string => characterName(id.slice('warrant:'.length));

/** What he has reached and missed, as he turned it up at the end. */
export function goalsAtEnd(told: readonly Fact[]): TemplateResult {
  const rows = told.flatMap((fact) => {
    if (fact.kind !== 'goalRevealed' || fact.completed === null) return [];
    const { goal, completed } = fact;
    return [
      html`<tr>
        <th scope="row" title=${goalHelp(goal.id)}>${icon('goal')} ${goalName(goal.id)}</th>
        <td>${icon(completed ? 'check' : 'close')}<span class="sr">${t(completed ? 'goal.reached' : 'goal.missed')}</span></td>
      </tr>`,
    ];
  });
  return html`${rows}`;
}

/** The Marshal's own goals: the present ones, and how many are still to come. */
export function ownGoals(office: Office | null): TemplateResult {
  const goals = office?.goals.slice(0, office.current) ?? [];
  const coming = (office?.goals.length ?? 0) - goals.length;
  return html`<section class="own-goals" aria-label=${t('goals.title')}>
    <b>${t('goals.title')}</b> <small class="goal-help">${t('goals.aim')}</small>
    <ul>
      ${goals.map(({ id }) => html`<li title=${goalHelp(id)}>${icon('goal')} <b>${goalName(id)}</b> <small class="goal-help">${goalHelp(id)}</small></li>`)}
      ${coming > 0 ? html`<li class="quiet">${t('goals.upcoming', { count: coming })}</li>` : ''}
    </ul>
  </section>`;
}
