import type { Option, SuperFact, SuperTable } from '@holdup/engine';
import { does, named, namedAll, words } from '../names.ts';
import { dollars } from '../words.ts';

const MANNERS = {
  walked: 'goes to',
  climbed: 'climbs to',
  knockedBack: 'is knocked over into',
  rode: 'rides to',
  rescued: 'is saved by a horse and rides to',
} as const;

const REASONS = {
  fell: 'beside the tracks',
  uncoupled: 'on the car left behind',
  lostInTime: 'lost in time',
} as const;

/** `plan:fire,move,flip` → `fire, then move, then flip`. */
export const superOptionWords = ({ id }: Option): string =>
  id.slice('plan:'.length).split(',').map(words).join(', then ');

/** A fact as a sentence of the log; null for what another line says already. */
export function superFactWords(fact: SuperFact, table: SuperTable): string | null {
  const seat = (index: number): string => namedAll(table.players[index]?.characters ?? []);
  switch (fact.kind) {
    case 'planningBegan':
      return `Round ${fact.number}.`;
    case 'planned':
      return fact.cards.includes(null)
        ? null
        : `${does(seat(fact.seat), 'plans')} ${fact.cards.map((card) => words(card ?? '')).join(', ')}.`;
    case 'revealed':
      return `${named(fact.who)}: ${words(fact.action)}.`;
    case 'gotUp':
      return `${does(named(fact.who), 'gets')} up.`;
    case 'lay':
      return `${does(named(fact.who), 'drops')} to the floor.`;
    case 'turned':
      return `${does(named(fact.who), 'turns')} to the ${fact.facing}.`;
    case 'went':
      return `${does(named(fact.who), MANNERS[fact.manner])} ${placeWords(fact.to)}.`;
    case 'fired':
      return `${does(named(fact.by), 'shoots')} ${named(fact.target)}.`;
    case 'fell':
      return `${does(named(fact.who), 'falls')} off the ${fact.side} of the train.`;
    case 'travelled':
      return `${does(named(fact.who), 'travels')} in time, into ${placeWords(fact.to)}.`;
    case 'eliminated':
      return `${namedAll(fact.who)}: out, ${REASONS[fact.why]}.`;
    case 'noEffect':
      return `It has no effect (${words(fact.why)}).`;
    case 'uncoupled':
      return `Car ${fact.car} is left behind.`;
    case 'wagonWon':
      return `${does(named(fact.who), 'wins')} it${fact.value === null ? '' : `: ${dollars(fact.value)}`}.`;
    case 'firstPlayer':
      return `${does(seat(fact.seat), 'is')} First Player.`;
    case 'decided':
      return `${does(fact.result.winners.map(seat).join(' and '), 'wins')}.`;
    default:
      return null;
  }
}

function placeWords(place: string): string {
  const [car, floor] = place.split('/');
  const name = car === '0' ? 'the locomotive' : `car ${car}`;
  return floor === 'roof' ? `the roof of ${name}` : name;
}
