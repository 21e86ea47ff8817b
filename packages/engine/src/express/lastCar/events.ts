import { NO_MORE } from '../../kernel/index.ts';
import { inTurnOrder, neutralBullets } from '../base/marshal.ts';
import type { Fact, Handler } from '../rules.ts';
import { caboose, characterOf, inside, onTrain } from '../table.ts';

/**
 * Last Car (Big Box manual, Doc Variant): the caboose is unhooked and left behind. The characters in and on it are in time
 * to get into the next car, with a neutral bullet each.
 */
const lastCar: Handler = (table, _frame, rules) => {
  const car = caboose(table);
  if (car === 0) return NO_MORE;
  const leaving = inTurnOrder(table, Object.keys(table.characters)).filter((who) => {
    const place = characterOf(table, who).at;
    return rules.adjust.carOf(onTrain(place)?.car ?? null, { table, place }) === car;
  });
  const moves = leaving.map((who): Fact => {
    const from = characterOf(table, who).at;
    return { kind: 'moved', who, from, to: inside(car - 1), manner: 'event' };
  });
  return { facts: [...neutralBullets(table, leaving), ...moves, { kind: 'carUnhooked', car }] };
};

export const eventFrames = { lastCar } as const;
