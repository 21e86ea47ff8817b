import type { Fact, SuperFactOf } from '@holdup/engine';
import type { Line } from '../../text/fact.ts';
import { andList, dollars, nameOf, t } from '../../text/index.ts';
import { actorName, capital, characterName, type Naming } from '../../text/naming.ts';
import { actionIcon, superPlace } from './naming.ts';

const bandit = (id: string): string => capital(characterName(id));

/** What a fact of Colt Super Express says; null where the log passes over it, undefined where it is none of its facts. */
export function phraseSuperFact(fact: Fact, naming: Naming): Line | null | undefined {
  switch (fact.kind) {
    case 'planningBegan':
      return { icon: 'hand', text: t('fact.planningBegan', { number: fact.number }) };
    case 'planned':
      return phrasePlan(fact, naming);
    case 'actingBegan':
      return { icon: 'play', text: t('fact.actingBegan') };
    case 'revealed': {
      const card = nameOf('action', fact.action);
      return { icon: actionIcon(fact.action), text: t('fact.revealed', { who: bandit(fact.who), card }) };
    }
    case 'gotUp':
      return { icon: 'gotUp', text: t('fact.gotUp', { who: bandit(fact.who) }) };
    case 'lay':
      return { icon: 'reflex', text: t('fact.lay', { who: bandit(fact.who) }) };
    case 'turned': {
      const values = { who: bandit(fact.who), way: t(`super.way.${fact.facing}`) };
      return { icon: 'flip', text: t('fact.turned', values) };
    }
    case 'went': {
      const values = { who: bandit(fact.who), place: superPlace(fact.to) };
      return { icon: WAYS[fact.manner], text: t(`fact.went.${fact.manner}`, values) };
    }
    case 'fired':
      return {
        icon: 'shoot',
        text: t('fact.fired', { who: bandit(fact.by), target: characterName(fact.target) }),
      };
    default:
      return phraseLoss(fact);
  }
}

const WAYS = {
  walked: 'move',
  climbed: 'changeFloor',
  knockedBack: 'lying',
  rode: 'horse',
  rescued: 'horse',
} as const;

/** Only where the cards are known: that everybody has planned is told once. */
function phrasePlan({ seat, cards }: SuperFactOf<'planned'>, naming: Naming): Line | null {
  const known = cards.filter((card) => card !== null).map((card) => nameOf('action', card));
  if (known.length < cards.length) return null;
  return {
    icon: 'card',
    text: t('fact.planned', { name: capital(actorName(naming, seat)), cards: andList(known) }),
  };
}

/** Who leaves the train and how, what is lost and won with it. */
function phraseLoss(fact: Fact): Line | undefined {
  switch (fact.kind) {
    case 'fell': {
      const values = { who: bandit(fact.who), end: t(`super.end.${fact.side}`) };
      return { icon: 'away', text: t(`fact.fell.${fact.manner}`, values) };
    }
    case 'travelled':
      return {
        icon: 'timeMachine',
        text: t('fact.travelled', { who: bandit(fact.who), place: superPlace(fact.to) }),
      };
    case 'eliminated': {
      const values = { names: andList(fact.who.map(bandit)) };
      return { icon: 'away', text: t(`fact.eliminated.${fact.why}`, values) };
    }
    case 'uncoupled':
      return { icon: 'train', text: t('fact.uncoupled', { car: fact.car }) };
    case 'wagonWon': {
      const who = bandit(fact.who);
      const text =
        fact.value === null
          ? t('fact.wagonWon.closed', { who })
          : t('fact.wagonWon', { who, amount: dollars(fact.value) });
      return { icon: 'purse', text };
    }
    case 'decided':
      return { icon: 'crown', text: t('fact.decided') };
    default:
      return undefined;
  }
}
