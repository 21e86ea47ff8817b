import type { Card, ExpressFact, Table } from '@holdup/engine';
import { capital, does, named, namedAll, titleOf, words } from './names.ts';
import { cardWords, dollars, lootWords, placeWords, showsWhose, whereWords } from './words.ts';

const MANNERS: Readonly<Record<string, string>> = {
  climb: 'climbs to',
  flee: 'flees from the Marshal to',
  pushed: 'is pushed to',
  shotAway: 'is thrown to',
  event: 'is swept to',
};

/** A fact as a sentence of the log; null for what another line says already. */
export function factWords(fact: ExpressFact, table: Table): string | null {
  const seat = (index: number, verb: string): string =>
    does(namedAll(table.players[index]?.characters ?? []), verb);
  switch (fact.kind) {
    case 'moved':
      if (fact.manner === 'setUp') return `${does(named(fact.who), 'starts')} ${whereWords(table, fact.to)}.`;
      if (fact.manner === 'exploded') return `${does(named(fact.who), 'explodes')}.`;
      return `${does(named(fact.who), MANNERS[fact.manner] ?? 'goes to')} ${placeWords(table, fact.to)}.`;
    case 'firstPlayer':
      return `${seat(fact.seat, 'is')} First Player.`;
    case 'roundBegan':
      return `Round ${fact.number}: ${titleOf(fact.card.id ?? '')} (${fact.turns.map(words).join(', ')}).`;
    case 'drew':
      return `${seat(fact.seat, 'draws')} ${cardsWords(fact.cards, table)}.`;
    case 'played':
      return fact.card.kind === null
        ? `${seat(fact.seat, 'plays')} a card face down.`
        : `${seat(fact.seat, 'plays')} ${cardsWords([fact.card], table)}${fact.down ? ', face down' : ''}.`;
    case 'discarded':
      return `${seat(fact.seat, 'discards')} ${cardsWords(fact.cards, table)}.`;
    case 'stealingBegan':
      return "Stealin'.";
    case 'turnedOver':
      return `${named(fact.by)}: ${words(fact.card.kind ?? '')}.`;
    case 'lootTaken':
      return `${does(named(fact.who), 'takes')} ${lootWords(fact.loot)}.`;
    case 'lootDropped':
      return `${does(named(fact.who), 'drops')} ${lootWords(fact.loot)}.`;
    case 'lootLost':
      return `${does(named(fact.who), 'loses')} ${lootWords(fact.loot)}.`;
    case 'lootPlaced':
      return `${capital(lootWords(fact.loot))} is put down ${whereWords(table, fact.loot.at)}.`;
    case 'shot':
      return `${does(named(fact.by), 'shoots')} ${named(fact.target)}.`;
    case 'bulletTaken':
      return `${does(named(fact.who), 'takes')} a neutral bullet.`;
    case 'bulletsRemoved':
      return `Too few neutral bullets to go round: ${fact.count} leave the game.`;
    case 'punched':
      return `${does(named(fact.by), 'punches')} ${named(fact.target)}.`;
    case 'paid':
      return `${does(named(fact.who), 'gets')} ${dollars(fact.amount)}.`;
    case 'noEffect':
      return `It has no effect (${words(fact.why)}).`;
    case 'eventBegan':
      return `Event: ${titleOf(fact.event)}${/\W$/.test(titleOf(fact.event)) ? '' : '.'}`;
    case 'scored':
      return 'The money is counted.';
    default:
      return null;
  }
}

/** Faces where the reader knows them; hidden cards are counted. */
function cardsWords(cards: readonly Card[], table: Table): string {
  const known = cards.filter(({ kind }) => kind !== null);
  const hidden = cards.length - known.length;
  const faces = known.map((card) => cardWords(card, { whose: showsWhose(table) }));
  if (hidden > 0) faces.push(hidden === 1 ? 'a card' : `${hidden} cards`);
  return faces.join(', ');
}
