import { dollars } from '../../text/format.ts';
import { andList, maybe, t } from '../../text/index.ts';
import {
  actionName,
  actorName,
  bulletName,
  capital,
  characterName,
  faceName,
  lootName,
  type Naming,
  trainOf,
} from '../../text/naming.ts';
import type { Lines } from '../box.ts';
import { keptOn, ladderAt, professorsTeam, teamOf } from './kept.ts';

/** `the red team`; of whoever did it. */
function teamSaid(naming: Naming, who: string | null): string {
  const table = trainOf(naming.table);
  const kept = table && keptOn(table);
  if (!table || !kept) return '';
  return t(`team.the.${who === null ? professorsTeam(kept) : teamOf(table, kept, who)}`);
}

const nameOfSeat = (naming: Naming, seat: number): string => capital(actorName(naming, seat));
const named = (who: string): string => capital(characterName(who));

/** Cars along the armored train once the starting train is past it. */
const APART = 10;

/** What the log says of what happens between the two trains. */
export const lines: Lines = {
  trainsSlid(_fact, naming) {
    const table = trainOf(naming.table);
    const apart = table !== null && (keptOn(table)?.slid ?? 0) >= APART;
    return { icon: 'trains', text: apart ? t('fact.trainsSlid.apart') : t('fact.trainsSlid') };
  },
  courierShot: ({ by }, naming) => ({
    icon: 'courier',
    text: t('fact.courierShot', { who: named(by), team: teamSaid(naming, by) }),
  }),
  documentRead({ who, loot }) {
    const text = loot.face
      ? t('fact.documentRead.known', { who: named(who), loot: lootName(loot) })
      : t('fact.documentRead', { who: named(who) });
    return { icon: 'document', text };
  },
  gatlingFired({ by, targets }) {
    const values = { who: named(by), targets: andList(targets.map(characterName)) };
    const text = targets.length > 0 ? t('fact.gatlingFired', values) : t('fact.gatlingFired.nobody', values);
    return { icon: 'gatling', text };
  },
  nudged: ({ by, who, action }) => ({
    icon: 'nudge',
    text: t('fact.nudged', { who: named(by), mate: characterName(who), action: actionName(action) }),
  }),
  diverted: ({ seat }, naming) => ({
    icon: 'diversion',
    text: t('fact.diverted', { name: nameOfSeat(naming, seat) }),
  }),
  cardBuried: ({ seat, card }, naming) => ({
    icon: 'deck',
    text:
      card.kind !== null
        ? t('fact.cardBuried.known', { name: nameOfSeat(naming, seat), card: faceName(card) })
        : t('fact.cardBuried', { name: nameOfSeat(naming, seat) }),
  }),
  bulletHealed: ({ who, card }) => ({
    icon: 'medical',
    text: t('fact.bulletHealed', { who: named(who), bullet: bulletName(card.of) }),
  }),
  teamed({ what, who }) {
    if (who.length === 0) return null;
    return { icon: 'team', text: maybe(`fact.teamed.${what}`, { names: andList(who.map(named)) }) ?? '' };
  },
  professorShuffled: () => ({ icon: 'deck', text: t('fact.professorShuffled') }),
  professorLaid: ({ card, down }) => ({
    icon: down ? 'tunnel' : 'card',
    text:
      card.kind === null || down
        ? t('fact.professorLaid.down')
        : t('fact.professorLaid', { card: actionName(card.kind) }),
  }),
  plotted: ({ step }, naming) => ({
    icon: 'plot',
    text: t('fact.plotted', { amount: dollars(ladderAt(step)), team: teamSaid(naming, null) }),
  }),
  professorShot: ({ target }) => ({
    icon: 'quickDraw',
    text: t('fact.professorShot', { target: characterName(target) }),
  }),
  teamsCounted: ({ sums }) => {
    const sum = (of: (typeof sums)['red']) => of.bandits + of.documents + of.wildBunch + of.professor;
    const values = { red: dollars(sum(sums.red)), blue: dollars(sum(sums.blue)) };
    return { icon: 'team', text: t('fact.teamsCounted', values) };
  },
};
