import type { Table } from '@holdup/engine';
import type { Scene } from '../../stage/scene.ts';
import { andList, t } from '../../text/index.ts';
import { actorName, capital, cardName, characterName } from '../../text/naming.ts';
import { type ClientBox, type Effect, keptBy } from '../box.ts';
import { withChip, withChipMoved } from '../chips.ts';

interface Kept {
  readonly offer: readonly string[];
  readonly held: Readonly<Record<string, string>>;
}
const keptOn = (table: Table): Kept | null => keptBy(table, 'prison');

const prisonerName = (id: string): string => t('prisoner.of', { who: characterName(id) });

/** What a freed prisoner does for `holder`. */
const prisonerHelp = (id: string, holder: string): string =>
  id === holder ? t('prisoner.own.help') : t('prisoner.help', { who: characterName(id) });

export const prison: ClientBox = {
  id: 'prison',
  offered: 'module',
  actions: ['brilliantIdea'],
  scorePictures: { prisoner: 'cell' },
  lines: {
    prisonerFreed({ who, prisoner }) {
      const values = { who: capital(characterName(who)), prisoner: prisonerName(prisoner) };
      return { icon: 'cell', text: t('fact.prisonerFreed', values) };
    },
    prisonerSeized({ who, prisoner: id }) {
      const prisoner = prisonerName(id);
      const text =
        who === null
          ? t('fact.prisonerSeized.left', { prisoner })
          : t('fact.prisonerSeized', { who: capital(characterName(who)), prisoner });
      return { icon: 'cell', text };
    },
    copied({ who, of, action }) {
      const values = { who: capital(characterName(who)), card: cardName(`${of}.${action}`) };
      return { icon: 'brilliantIdea', text: t('fact.copied', values) };
    },
    fetched: ({ seat }, naming) => ({
      icon: 'brilliantIdea',
      text: t('fact.fetched', { name: capital(actorName(naming, seat)) }),
    }),
  },
  changes: {
    prisonerFreed(scene, { who, prisoner }) {
      const chip = `prisoner:${prisoner}`;
      const prisoners = scene.prisoners.filter((one) => one !== chip);
      return withChipMoved({ ...scene, prisoners }, chip, who);
    },
  },
  paints(scene, table) {
    const { offer = [], held = {} } = keptOn(table) ?? {};
    const prisoners = offer.map((who) => `prisoner:${who}`);
    const locked: Scene = { ...scene, prisoners };
    return Object.entries(held).reduce(
      (now, [who, prisoner]) => withChip(now, who, `prisoner:${prisoner}`),
      locked,
    );
  },
  effects(table, who) {
    const effects: Effect[] = [];
    const prisoner = keptOn(table)?.held[who];
    if (prisoner) {
      const text = t('state.prisoner', {
        prisoner: prisonerName(prisoner),
        help: prisonerHelp(prisoner, who),
      });
      effects.push({ icon: 'prisoner', short: prisonerName(prisoner), text });
    }
    const inCell = capital(t('state.cell'));
    if (table.characters[who]?.at === 'cell')
      effects.push({ icon: 'cell', short: inCell, text: inCell, bad: true });
    return effects;
  },
  option({ id }, rest, _naming, kind) {
    if (kind === 'leaveCell' && id.endsWith('/inside')) return t('option.corridor');
    return id.startsWith('free:prisoner:') ? capital(prisonerName(rest.slice('prisoner:'.length))) : null;
  },
  nooks(table, car) {
    if (table.cars[car] !== 'prison') return [];
    const names = keptOn(table)?.offer.map(prisonerName) ?? [];
    const more = names.length > 0 ? [t('train.prisoners', { names: andList(names) })] : [];
    return [{ place: 'cell', name: [t('train.cell')], more }];
  },
};
