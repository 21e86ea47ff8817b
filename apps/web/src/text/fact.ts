import type { Card, Fact } from '@holdup/engine';
import { boxLine } from '../boxes/index.ts';
import { phraseSuperFact } from '../super/text/fact.ts';
import { actionIcon } from '../super/text/naming.ts';
import { dollars, humanise } from './format.ts';
import { andList, maybe, nameOf, t } from './index.ts';
import {
  actorName,
  capital,
  carsIn,
  characterName,
  faceName,
  kindOf,
  lootName,
  type Naming,
  placeName,
} from './naming.ts';

/** One line of the log: a picture and a sentence. */
export interface Line {
  readonly icon: string;
  readonly text: string;
}

/**
 * What a veiled fact says to its reader. Null for facts the log passes over, since another line says the same: a
 * choice that resolved by itself, the shuffling of the pile.
 */
export function phraseFact(fact: Fact, naming: Naming): Line | null {
  const line = phrase(fact, naming);
  return line && { ...line, text: capital(line.text) };
}

function phrase(fact: Fact, naming: Naming): Line | null {
  const place = (at: string) => placeName(at, carsIn(naming.table));
  const who = 'who' in fact && typeof fact.who === 'string' ? capital(characterName(fact.who)) : '';
  switch (fact.kind) {
    case 'moved':
      return phraseMove(fact, who, place(fact.to));
    case 'lootTaken':
      return { icon: fact.loot.kind, text: t('fact.lootTaken', { who, loot: lootName(fact.loot) }) };
    case 'lootDropped':
      return { icon: fact.loot.kind, text: t('fact.lootDropped', { who, loot: lootName(fact.loot) }) };
    case 'lootPlaced': {
      const values = { loot: capital(lootName(fact.loot)), place: place(fact.loot.at) };
      const gone = fact.loot.at === 'off';
      return {
        icon: fact.loot.kind,
        text: gone ? t('fact.lootPlaced.off', values) : t('fact.lootPlaced', values),
      };
    }
    case 'lootLost':
      return { icon: fact.loot.kind, text: t('fact.lootLost', { who, loot: lootName(fact.loot) }) };
    case 'shot': {
      const values = { who: capital(characterName(fact.by)), target: characterName(fact.target) };
      return { icon: 'shoot', text: t('fact.shot', values) };
    }
    case 'punched': {
      const values = { who: capital(characterName(fact.by)), target: characterName(fact.target) };
      return { icon: 'punch', text: t('fact.punched', values) };
    }
    case 'bulletTaken':
      return { icon: 'bullet', text: t('fact.bulletTaken', { who }) };
    case 'bulletsRemoved':
      return { icon: 'bullet', text: t('fact.bulletsRemoved', { count: fact.count }) };
    case 'paid':
      return { icon: 'purse', text: t('fact.paid', { who, amount: dollars(fact.amount) }) };
    case 'noEffect': {
      const action = nameOf('action', fact.action);
      const why = maybe(`why.${fact.why}`);
      const text = why ? t('fact.noEffect.why', { who, action, why }) : t('fact.noEffect', { who, action });
      return { icon: actionIcon(fact.action), text };
    }
    case 'eventBegan': {
      const help = maybe(`round.${fact.event}.event`);
      const event = nameOf('round', fact.event);
      const text = help ? t('fact.eventBegan.help', { event, help }) : t('fact.eventBegan', { event });
      return { icon: 'event', text };
    }
    case 'scored':
      return { icon: 'crown', text: t('fact.scored') };
    default:
      return phraseCards(fact, naming);
  }
}

function phraseCards(fact: Fact, naming: Naming): Line | null {
  const name = 'seat' in fact && typeof fact.seat === 'number' ? capital(actorName(naming, fact.seat)) : '';
  const face = (card: Card) => faceName(card, twoEach(naming));
  switch (fact.kind) {
    case 'firstPlayer':
      return { icon: 'first', text: t('fact.firstPlayer', { name }) };
    case 'drew': {
      if (fact.cards.length === 0) return null;
      const known = fact.cards.every((card) => card.kind !== null);
      const text = known
        ? t('fact.drew.known', { name, cards: andList(fact.cards.map(face)) })
        : t('fact.drew', { name, count: fact.cards.length });
      return { icon: 'hand', text };
    }
    case 'chosen':
      return fact.card.kind === null
        ? { icon: 'hand', text: t('fact.chosen', { name }) }
        : { icon: 'hand', text: t('fact.chosen.known', { name, card: face(fact.card) }) };
    case 'played':
      return { icon: fact.card.kind ?? 'card', text: phrasePlayed(fact, naming) };
    case 'putBack':
      return { icon: 'deck', text: t('fact.putBack', { name, count: fact.cards.length }) };
    case 'discarded':
      return { icon: 'deck', text: t('fact.discarded', { name, count: fact.cards.length }) };
    case 'shuffled':
      return { icon: 'deck', text: t('fact.shuffled', { name }) };
    case 'turnedOver': {
      const { card, by } = fact;
      const values = { who: capital(characterName(by)), card: faceName(card) };
      const text = maybe(`fact.turnedOver.${card.kind}`, values) ?? t('fact.turnedOver', values);
      return { icon: card.kind ?? 'card', text };
    }
    case 'chose':
    case 'pileCleared':
    case 'roundBegan':
    case 'turnBegan':
    case 'stealingBegan':
    case 'roundEnded':
      return null;
    default: {
      const line = boxLine(fact, naming);
      const said = line === undefined ? phraseSuperFact(fact, naming) : line;
      return said === undefined ? { icon: 'card', text: t('fact.any', { kind: humanise(fact.kind) }) } : said;
    }
  }
}

/** Sentences from the most particular to the plainest: `moved.horse.event.off`, `moved.event.off`, `moved.event`, `moved`. */
function phraseMove(
  { who: id, to, manner }: { who: string; to: string; manner: string },
  who: string,
  place: string,
): Line | null {
  const piece = kindOf(id);
  // The rider's own line follows.
  if (piece === 'horse' && manner === 'ride') return null;
  const down = manner === 'climb' && to.endsWith('/inside') ? ['.down'] : [];
  const ends = to === 'off' ? ['.off'] : down;
  const keys = [...ends, ''].flatMap((end) => [
    `fact.moved.${piece}.${manner}${end}`,
    `fact.moved.${manner}${end}`,
    ...(end ? [`fact.moved${end}`] : []),
  ]);
  const values = { who, place };
  const found = keys.map((key) => maybe(key, values)).find((text) => text !== null);
  return { icon: moveIcon(piece, manner), text: found ?? t('fact.moved', values) };
}

/** Of a player's two characters it is the card's that plays it, where the card can be seen. */
function phrasePlayed({ card: played, seat, down }: Played, naming: Naming): string {
  const { of, kind } = played;
  const own = of !== null && naming.table?.players[seat]?.characters.includes(of);
  const name = capital(own ? characterName(of) : actorName(naming, seat));
  const card = faceName(played, !own && twoEach(naming));
  if (!down) return t('fact.played', { name, card });
  return kind === null ? t('fact.played.down', { name }) : t('fact.played.downKnown', { name, card });
}

interface Played {
  readonly card: Card;
  readonly seat: number;
  readonly down: boolean;
}

const twoEach = (naming: Naming): boolean =>
  naming.table?.players.some((player) => player.characters.length > 1) ?? false;

function moveIcon(who: string, manner: string): string {
  if (who === 'horse' || who === 'coach' || who === 'dynamite') return who;
  if (manner === 'ride') return 'horse';
  if (manner === 'captured' || manner === 'freed' || manner === 'escaped') return 'cell';
  if (manner === 'climb' || manner === 'flee') return 'changeFloor';
  return who === 'marshal' ? 'marshal' : 'move';
}
