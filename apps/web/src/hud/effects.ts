import { type CharacterId, held, lootAt, type Table } from '@holdup/engine';
import { html, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import { BRAWLER_PRIZES, boxOf } from '../store/boxes.ts';
import { goalHelp, goalName, hostageName, penaltyHelp, prisonerHelp, prisonerName } from '../text/boxes.ts';
import { dollars, maybe, nameOf, t } from '../text/index.ts';
import { capital } from '../text/naming.ts';

/** Something the boxes have laid before a character, open to all. */
export interface Effect {
  readonly icon: string;
  /** A word or two, where there is room for them. */
  readonly short: string;
  /** The whole of it. */
  readonly text: string;
  readonly bad?: boolean;
}

/** What holds for `who`: hostage, prisoner, penalties, posters, cards, and things that change what he can do. */
export function effectsOf(table: Table, who: CharacterId): Effect[] {
  return who === 'marshal' ? officeEffects(table) : [...heldEffects(table, who), ...huntEffects(table, who)];
}

function heldEffects(table: Table, who: CharacterId): Effect[] {
  const effects: Effect[] = [];
  const hostage = boxOf(table, 'stagecoach')?.held[who];
  if (hostage) {
    const short = capital(hostageName(hostage));
    const text = t('state.hostage', {
      hostage: hostageName(hostage),
      help: maybe(`hostage.${hostage}.help`) ?? '',
    });
    effects.push({ icon: `hostage:${hostage}`, short, text });
  }
  const prisoner = boxOf(table, 'prison')?.held[who];
  if (prisoner) {
    const help = prisonerHelp(prisoner, who);
    const text = t('state.prisoner', { prisoner: prisonerName(prisoner), help });
    effects.push({ icon: 'prisoner', short: prisonerName(prisoner), text });
  }
  if (table.characters[who]?.at === 'cell')
    effects.push({
      icon: 'cell',
      short: capital(t('state.cell')),
      text: capital(t('state.cell')),
      bad: true,
    });
  const kinds = lootAt(table, held(who)).map(({ kind }) => kind);
  if (kinds.includes('amulet'))
    effects.push({ icon: 'amulet', short: nameOf('loot', 'amulet'), text: t('state.amulet'), bad: true });
  if (kinds.includes('prototype'))
    effects.push({ icon: 'prototype', short: nameOf('loot', 'prototype'), text: t('state.prototype') });
  return effects;
}

/** What the playable Marshal has to do with a bandit. */
function huntEffects(table: Table, who: CharacterId): Effect[] {
  const office = boxOf(table, 'marshal');
  if (!office) return [];
  const penalties = (office.penalties[who] ?? []).map((id): Effect => {
    const penalty = nameOf('penalty', id);
    return {
      icon: `penalty:${id}`,
      short: penalty,
      text: t('state.penalty', { penalty, help: penaltyHelp(id) }),
      bad: true,
    };
  });
  const brawls = office.brawls.flatMap((by, i): Effect[] => {
    const amount = dollars(BRAWLER_PRIZES[i] ?? 0);
    return by === who ? [{ icon: 'brawler', short: amount, text: t('state.brawler', { amount }) }] : [];
  });
  const caught = office.captured.includes(who);
  const poster: Effect = caught
    ? { icon: 'capture', short: capital(t('state.captured.short')), text: t('state.captured'), bad: true }
    : { icon: 'poster', short: dollars(500), text: t('state.wanted') };
  return [...penalties, ...brawls, poster];
}

function officeEffects(table: Table): Effect[] {
  const office = boxOf(table, 'marshal');
  if (!office) return [];
  const piles = office.piles.map((left, i): Effect => {
    const pile = nameOf('pile', i === 0 ? 'a' : 'b');
    return {
      icon: 'cylinder',
      short: `${i === 0 ? 'A' : 'B'} ${left}`,
      text: t('state.pile', { pile, left }),
    };
  });
  const count = office.captured.length;
  const goals = office.goals.flatMap(({ id, seen }): Effect[] =>
    id !== null && (seen & 1) === 1
      ? [{ icon: 'goal', short: goalName(id), text: `${goalName(id)}: ${goalHelp(id)}` }]
      : [],
  );
  return [...piles, { icon: 'poster', short: `${count}`, text: t('state.posters', { count }) }, ...goals];
}

/** As icons only, each with its text for who points at it or listens. */
export const effectIcons = (table: Table, who: CharacterId): TemplateResult =>
  html`${effectsOf(table, who).map(
    (effect) => html`<li class="effect ${effect.bad ? 'bad' : ''}" title=${effect.text}>
      ${icon(effect.icon)}${
        /^(cylinder|poster|brawler|goal)/.test(effect.icon) && who === 'marshal'
          ? html`<span aria-hidden="true">${effect.icon === 'goal' ? '' : effect.short}</span>`
          : ''
      }<span class="sr">${effect.text}</span>
    </li>`,
  )}`;

/** With their words, for one's own. */
export const effectWords = (table: Table, who: CharacterId): TemplateResult =>
  html`${effectsOf(table, who).map(
    (effect) => html`<li class="token effect ${effect.bad ? 'bad' : ''}" title=${effect.text}>
      ${icon(effect.icon)}<b aria-hidden="true">${effect.short}</b><span class="sr">${effect.text}</span>
    </li>`,
  )}`;

/** The playable Marshal's own goals: the present ones, and how many are still to come. */
export function ownGoals(table: Table): TemplateResult {
  const office = boxOf(table, 'marshal');
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
