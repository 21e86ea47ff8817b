import type { Adjusters } from '../points.ts';
import { characterOf, playerOf, seatsFrom } from '../table.ts';
import { MORE_CARDS, TREATED_BULLETS } from './components.ts';
import { couriersOf } from './couriers.ts';
import { MEDICAL_INSIDE, WEAPONS_INSIDE } from './trains.ts';

/** What the cars of the armored train do at the beginning of a round (Couriers & Armored Train manual, The armored train). */
export const roundStartAdjusters: Adjusters = {
  /** Who is inside the weapons car draws more, or who planned with a mate; not both. */
  handSize(size, { table, seat }) {
    const { planned } = couriersOf(table);
    const more = playerOf(table, seat).characters.some((who) => {
      const together = planned.round + 1 === table.round?.number && planned.who.includes(who);
      return together || characterOf(table, who).at === WEAPONS_INSIDE;
    });
    return more ? size + MORE_CARDS : size;
  },
  /** Who is inside the medical car is treated before he draws, unless he just was. */
  roundStartSteps(steps, { table }) {
    const { treated } = couriersOf(table);
    const patients = seatsFrom(table, table.first)
      .flatMap((seat) => playerOf(table, seat).characters)
      .filter((who) => characterOf(table, who).at === MEDICAL_INSIDE)
      .filter((who) => treated.round + 1 !== table.round?.number || !treated.who.includes(who));
    return [...steps, ...patients.map((who) => ({ kind: 'treat', who, left: TREATED_BULLETS }))];
  },
};
