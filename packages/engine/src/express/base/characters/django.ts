import { type Frame, NO_MORE } from '../../../kernel/index.ts';
import { afterColon, ask, question, toPlaces } from '../../asking.ts';
import type { CharacterRule, Handler } from '../../rules.ts';
import { characterOf, onTrain, type Place, placeOn, type Table } from '../../table.ts';
import { landings } from '../actions/move.ts';
import { seatOf } from '../stealing.ts';

interface Shot extends Frame {
  readonly by: string;
  readonly who: string;
}

/** Whom he shoots is moved one car farther from him, on the same floor (Big Box manual, Character Powers 6). */
export const django: CharacterRule = {
  id: 'django',
  after: {
    shot: (table, fact, rules) =>
      rules.has(table, fact.by, 'django') ? [{ kind: 'shotAway', by: fact.by, who: fact.target }] : [],
  },
  frames: {
    shotAway: ((table, { by, who }, rules) => {
      const away = rules.adjust.shotAwayTo(awayFrom(table, by, who), { table, by, who });
      const places = landings(table, away, rules);
      if (places.length === 0) return NO_MORE;
      const asked = question(seatOf(table, by), 'shotAway', toPlaces(places), {
        who: by,
        about: { character: who },
      });
      return ask(asked, { kind: 'shotAwayChosen', by, who });
    }) as Handler<Shot>,
    shotAwayChosen: ((table, { who }, _rules, { answer }) => {
      const [from, to] = [characterOf(table, who).at, afterColon(answer)];
      return from === to ? NO_MORE : { facts: [{ kind: 'moved', who, from, to, manner: 'shotAway' }] };
    }) as Handler<Shot>,
  },
};

/** The next car beyond the target; none at the end of the train, nor for a shot through the roof, which has no direction. */
function awayFrom(table: Table, by: string, who: string): Place[] {
  const shooter = onTrain(characterOf(table, by).at);
  const target = onTrain(characterOf(table, who).at);
  if (!shooter || !target || shooter.car === target.car) return [];
  const car = target.car + Math.sign(target.car - shooter.car);
  return car < 0 || car >= table.cars.length ? [] : [placeOn(car, target.floor)];
}
