import { NO_MORE } from '../../kernel/index.ts';
import { mixedDeck } from '../base/round.ts';
import { seatOf } from '../base/stealing.ts';
import type { Adjusters } from '../points.ts';
import type { Fact, Handler } from '../rules.ts';
import { characterOf, charactersAt, inside, isBandit, onTrain, roof } from '../table.ts';
import { isPlayed, MARSHAL, officeOf } from './office.ts';

/** Events of which the Marshal module changes the effect (Big Box manual, End of Turn Events). */
export const eventAdjusters: Adjusters = {
  eventFrame: (frame, { table, event }) =>
    event === 'angryMarshal' && isPlayed(table) ? { kind: 'marshalActs' } : frame,
  /** Marshal's Revenge: bandits in his car lose a purse as well as those on its roof. */
  struck(hit, { table, event }) {
    const car = isPlayed(table) ? onTrain(characterOf(table, MARSHAL).at)?.car : undefined;
    if (event !== 'marshalsRevenge' || car === undefined) return hit;
    const near = [...charactersAt(table, inside(car)), ...charactersAt(table, roof(car))].filter(isBandit);
    return [...hit.filter((who) => !near.includes(who)), ...near];
  },
};

/** Angry Marshal: he may shoot, then move, without cards. */
const marshalActs: Handler = () => ({
  frames: [
    { kind: 'marshalShoots', who: MARSHAL, may: true },
    { kind: 'move', who: MARSHAL, may: true },
  ],
});

/** At the end of the round its penalties are over. In the expert variant the bullets that stayed out are mixed into the deck. */
const liftPenalties: Handler = (table, _frame, _rules, { dice }) => {
  const hit = Object.keys(officeOf(table).penalties);
  if (hit.length === 0) return NO_MORE;
  const seats = new Set(table.options.expert ? hit.map((who) => seatOf(table, who)) : []);
  let ids = table.cardIds;
  const shuffled = [...seats].sort().map((seat): Fact => {
    const cards = mixedDeck({ ...table, cardIds: ids }, seat, dice);
    ids += cards.length;
    return { kind: 'shuffled', seat, cards, from: 'deck' };
  });
  return { facts: [...shuffled, { kind: 'penaltiesLifted' }] };
};

/** Guilty Conscience is looked at in the count. */
const guiltyConscience: Handler = () => NO_MORE;

export const eventFrames = {
  marshalActs,
  liftPenalties,
  guiltyConscience,
} as const;
