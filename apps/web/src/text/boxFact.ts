import type { Fact } from '@holdup/engine';
import { goalHelp, goalName, hostageName, penaltyHelp, prisonerName } from './boxes.ts';
import type { Line } from './fact.ts';
import { dollars } from './format.ts';
import { andList, nameOf, t } from './index.ts';
import {
  actorName,
  capital,
  cardName,
  carsIn,
  characterName,
  lootName,
  type Naming,
  placeName,
} from './naming.ts';

/** What a fact of a box says; null where it belongs to none of those this client knows. */
export function phraseBoxFact(fact: Fact, naming: Naming): Line | null {
  const name = 'seat' in fact && typeof fact.seat === 'number' ? capital(actorName(naming, fact.seat)) : '';
  const inside = (car: number) => placeName(`${car}/inside`, carsIn(naming.table));
  switch (fact.kind) {
    case 'hostageTaken': {
      const values = { who: capital(characterName(fact.who)), hostage: hostageName(fact.hostage) };
      return { icon: 'hostage', text: t('fact.hostageTaken', values) };
    }
    case 'flaskUsed': {
      const values = { name, loot: lootName(fact.loot) };
      const text = fact.loot.at === 'off' ? t('fact.flaskUsed.off', values) : t('fact.flaskUsed', values);
      return { icon: 'flask', text };
    }
    case 'prisonerFreed': {
      const values = { who: capital(characterName(fact.who)), prisoner: prisonerName(fact.prisoner) };
      return { icon: 'cell', text: t('fact.prisonerFreed', values) };
    }
    case 'prisonerSeized': {
      const prisoner = prisonerName(fact.prisoner);
      const text =
        fact.who === null
          ? t('fact.prisonerSeized.left', { prisoner })
          : t('fact.prisonerSeized', { who: capital(characterName(fact.who)), prisoner });
      return { icon: 'cell', text };
    }
    case 'copied': {
      const card = cardName(`${fact.of}.${fact.action}`);
      return {
        icon: 'brilliantIdea',
        text: t('fact.copied', { who: capital(characterName(fact.who)), card }),
      };
    }
    case 'fetched':
      return { icon: 'brilliantIdea', text: t('fact.fetched', { name }) };
    case 'drewFromPartner':
      return {
        icon: 'hand',
        text: t('fact.drewFromPartner', { name, partner: actorName(naming, fact.from) }),
      };
    case 'roofRemoved':
      return { icon: 'roofless', text: t('fact.roofRemoved', { car: fact.car }) };
    case 'caughtFire':
      return { icon: 'fire', text: t('fact.caughtFire', { places: andList(fact.cars.map(inside)) }) };
    case 'fireOut':
      return { icon: 'fire', text: t('fact.fireOut', { place: inside(fact.car) }) };
    case 'carUnhooked':
      return { icon: 'train', text: t('fact.carUnhooked') };
    default:
      return phraseOffice(fact);
  }
}

/** What the playable Marshal does. */
function phraseOffice(fact: Fact): Line | null {
  switch (fact.kind) {
    case 'goalCame': {
      const { id } = fact.goal;
      const known = { goal: goalName(id), help: goalHelp(id) };
      return { icon: 'goal', text: id === null ? t('fact.goalCame') : t('fact.goalCame.known', known) };
    }
    case 'goalRevealed': {
      const values = { goal: goalName(fact.goal.id) };
      if (fact.completed === null) return { icon: 'goal', text: t('fact.goalRevealed', values) };
      const text = fact.completed
        ? t('fact.goalRevealed.done', values)
        : t('fact.goalRevealed.missed', values);
      return { icon: 'goal', text };
    }
    case 'pileDrawn': {
      const values = {
        target: characterName(fact.target),
        pile: nameOf('pile', fact.pile),
        penalty: nameOf('penalty', fact.penalty),
        help: penaltyHelp(fact.penalty),
      };
      return { icon: 'shoot', text: t('fact.pileDrawn', values) };
    }
    case 'captured':
      return { icon: 'poster', text: t('fact.captured', { who: characterName(fact.who) }) };
    case 'brawlerTaken': {
      const values = { who: capital(characterName(fact.who)), amount: dollars(fact.amount) };
      return { icon: 'punch', text: t('fact.brawlerTaken', values) };
    }
    case 'penaltiesLifted':
      return { icon: 'bullet', text: t('fact.penaltiesLifted') };
    default:
      return null;
  }
}
