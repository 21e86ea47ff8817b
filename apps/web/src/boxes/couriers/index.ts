import { html } from 'lit-html';
import type { Scene } from '../../stage/scene.ts';
import { dollars } from '../../text/format.ts';
import { maybe, nameOf, t } from '../../text/index.ts';
import { actionName, capital, characterName, lootName, lootOf, trainOf } from '../../text/naming.ts';
import type { ClientBox } from '../box.ts';
import { withChip } from '../chips.ts';
import { company, ownTeam } from './company.ts';
import { headline, teamSums } from './ending.ts';
import { DOCUMENT_WORTH, keptOn, teamOf, teamOfSeat } from './kept.ts';
import { lines } from './lines.ts';
import { armoredName, armoredPlaces, besideCar } from './trains.ts';

/** Rules of which each has a paragraph of its own. */
const RULES = ['loot', 'cars', 'prizes', 'professor'] as const;
/** Questions of the base game that a Nudge asks as well. */
const NUDGED = ['move', 'changeFloor', 'shoot', 'punch', 'loot', 'gatling'];

/** Two teams on two trains that pass each other. */
export const couriers: ClientBox = {
  id: 'couriers',
  offered: 'module',
  alone: true,
  flags: ['betrayal'],
  actions: ['nudge'],
  turns: ['diversion'],
  noMarshal: true,
  loot: ['gold', 'bag', 'document'],
  scorePictures: { secretDocument: 'document' },
  goal: ({ boxes, options }) =>
    boxes.includes('couriers')
      ? t(options.betrayal === true ? 'rules.goal.couriers.betrayal' : 'rules.goal.couriers')
      : null,
  gunslinger: ({ boxes }) => (boxes.includes('couriers') ? t('rules.goal.gunslinger.couriers') : null),
  rules: () => html`${RULES.map((part) => html`<p>${t(`rules.couriers.${part}`)}</p>`)}`,
  lines,
  changes: {
    trainsSlid: (scene, { cars }) => ({ ...scene, slid: (scene.slid ?? 0) + cars }),
  },
  /** Everybody wears the colours of his team. */
  paints(scene, table) {
    const kept = keptOn(table);
    if (!kept) return scene;
    const slid: Scene = { ...scene, slid: kept.slid };
    return Object.entries(table.characters).reduce(
      (now, [who, { seat }]) => withChip(now, who, `team:${teamOfSeat(kept, seat)}`),
      slid,
    );
  },
  effects(table, who) {
    const kept = keptOn(table);
    const next = (table.round?.number ?? 0) + 1;
    const plans = kept && kept.planned.round + 1 === next && kept.planned.who.includes(who);
    return plans
      ? [
          {
            icon: 'hand',
            short: '+2',
            text: t('fact.teamed.planned', { names: capital(characterName(who)) }),
          },
        ]
      : [];
  },
  own: ownTeam,
  company,
  team(table, seat) {
    const kept = keptOn(table);
    if (!kept) return null;
    const team = teamOfSeat(kept, seat);
    return { name: t(`team.${team}`), colours: team };
  },
  question({ kind, who, options, about }, naming) {
    const table = trainOf(naming.table);
    if (!table || !keptOn(table)) return null;
    const values = { who: capital(characterName(who ?? '')), loot: '' };
    if (kind === 'document') {
      const token = lootOf(about ?? {}, table);
      return t('question.document', { ...values, loot: token ? lootName(token) : nameOf('loot', kind) });
    }
    const nudged = NUDGED.includes(kind) && options.some(({ id }) => id === 'done');
    return nudged ? maybe(`question.${kind}.nudged`, values) : null;
  },
  option({ id }, rest, naming, kind) {
    if (id.startsWith('give:') && (kind === 'nudgeAction' || kind === 'freeAction')) return actionName(rest);
    if (id !== 'yes' && id !== 'no' && id !== 'done') return null;
    const table = trainOf(naming.table);
    const special = maybe(`option.${kind}.${id}`);
    if (special || !table || !keptOn(table)) return special;
    return id === 'done' && (NUDGED.includes(kind) || kind === 'freeAction') ? t('option.nudged.done') : null;
  },
  short(table, { kind, value, face, at }) {
    if (kind === 'gold') return value === 0 ? dollars(0) : null;
    if (kind !== 'document') return null;
    const kept = keptOn(table);
    if (!face || !kept) return '?';
    const holder = at.startsWith('held:') ? at.slice('held:'.length) : '';
    const own = holder !== '' && face === teamOf(table, kept, holder);
    return own ? dollars(DOCUMENT_WORTH) : nameOf('loot.short', face);
  },
  places: (table) => (keptOn(table) ? armoredPlaces(table) : []),
  more(table, car, floor) {
    const beside = keptOn(table) && floor === 'inside' ? besideCar(table, car) : null;
    return beside === null ? [] : [t('train.beside', { car: armoredName(beside) })];
  },
  headline,
  sums: teamSums,
};
