import type { Table } from '@holdup/engine';
import { html } from 'lit-html';
import { icon } from '../../art/icons.ts';
import { andList, maybe, nameOf, t } from '../../text/index.ts';
import { capital, carName, characterName } from '../../text/naming.ts';
import { type ClientBox, keptBy } from '../box.ts';
import { withChip, withChipMoved } from '../chips.ts';

interface Kept {
  readonly offer: readonly string[];
  readonly held: Readonly<Record<string, string>>;
}
const keptOn = (table: Table): Kept | null => keptBy(table, 'stagecoach');

const HOSTAGES = 'banker poodle minister teacher zealot oldLady pokerPlayer photographer'.split(' ');
const hostageName = (id: string): string => nameOf('hostage', id);
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The coach that runs beside the train, and whom one takes hostage in it. */
export const stagecoach: ClientBox = {
  id: 'stagecoach',
  offered: 'module',
  rules: () => html`<ul class="rows">
    ${HOSTAGES.map(
      (id) => html`<li>
        ${icon(`hostage:${id}`)}<span><b>${capital(hostageName(id))}</b> ${maybe(`hostage.${id}.help`)}</span>
      </li>`,
    )}
  </ul>`,
  lines: {
    hostageTaken({ who, hostage }) {
      const values = { who: capital(characterName(who)), hostage: hostageName(hostage) };
      return { icon: 'hostage', text: t('fact.hostageTaken', values) };
    },
  },
  changes: {
    hostageTaken: (scene, { who, hostage }) => withChipMoved(scene, `hostage:${hostage}`, who),
  },
  /** The coach wears those on offer. */
  paints(scene, table) {
    const { offer = [], held = {} } = keptOn(table) ?? {};
    const worn: (readonly [string, string])[] = [
      ...offer.map((hostage) => ['coach', hostage] as const),
      ...Object.entries(held),
    ];
    return worn.reduce((now, [who, hostage]) => withChip(now, who, `hostage:${hostage}`), scene);
  },
  effects(table, who) {
    const id = keptOn(table)?.held[who];
    if (!id) return [];
    const hostage = hostageName(id);
    const text = t('state.hostage', { hostage, help: maybe(`hostage.${id}.help`) ?? '' });
    return [{ icon: `hostage:${id}`, short: capital(hostage), text }];
  },
  option: ({ id }, rest) => (id.startsWith('hostage:') ? capital(hostageName(rest)) : null),
  scoreName: (why) =>
    why.startsWith('ransom:')
      ? t('score.ransom', { hostage: hostageName(why.slice('ransom:'.length)) })
      : null,
  nooks(table, car) {
    if (car !== Number.parseInt(table.pawns.coach ?? '', 10)) return [];
    const name = t('train.coach', { car: lower(carName(table, car)) });
    const names = keptOn(table)?.offer.map(hostageName) ?? [];
    const offer = names.length > 0 ? [t('train.hostages', { names: andList(names) })] : [];
    return [
      { place: 'coach/roof', name: [name, t('train.roof')], more: [] },
      { place: 'coach/inside', name: [name, t('train.inside')], more: offer },
    ];
  },
  more: ({ pawns }, car, floor) =>
    floor === 'inside' && pawns.coach === `${car}/coach` ? [t('train.coachBeside')] : [],
};
