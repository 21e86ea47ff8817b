import type { Frame } from '../../kernel/index.ts';
import { afterColon, ask, atTargets, question } from '../asking.ts';
import { seatOf } from '../base/stealing.ts';
import type { Adjusted, Flight } from '../points.ts';
import type { CharacterRule, Handler } from '../rules.ts';
import { banditsOf, type CharacterId, characterOf, onTrain, type Place, type Table } from '../table.ts';

/** What Silk can do is agreed on before the game; `move` unless something else was (Character Powers 8). */
export const SILK_POWERS = ['move', 'dodge', 'block'] as const;
type SilkPower = (typeof SILK_POWERS)[number];

const uses = (power: SilkPower, table: Table, who: CharacterId, rules: Adjusted): boolean =>
  (table.options.silkPower ?? 'move') === power && rules.has(table, who, 'silk');

/** Move power: one or two cars, inside and on the roofs alike. */
const FAR = 2;

interface Dodge extends Frame {
  readonly who: CharacterId;
  readonly flight: Flight;
}

export const silk: CharacterRule = {
  id: 'silk',
  purse: 250,
  house: true,
  adjust: {
    insideReach: (far, { table, who }, rules) => (uses('move', table, who, rules) ? Math.max(far, FAR) : far),
    roofReach: (far, { table, who }, rules) => (uses('move', table, who, rules) ? Math.min(far, FAR) : far),
    hurtCrossing: (hurt, { table, who }, rules) => hurt && !uses('move', table, who, rules),
    /** Block power: no other character moves into her car through its rear door. */
    moveTo(places, { table, who }, rules) {
      const from = onTrain(characterOf(table, who).at);
      if (from?.floor !== 'inside') return places;
      return places.filter((place) => !isBlocked(table, { who, from: from.car, to: place }, rules));
    },
    /** Dodge power: somebody else gets the bullet of the lawman she meets. It is asked only while there are bullets for all. */
    beforeFlight(first, { table, fleeing, flight }, rules) {
      if (fleeing.length > table.neutral) return first;
      const dodger = fleeing.find((who) => uses('dodge', table, who, rules) && !flight.gives?.[who]);
      return dodger === undefined ? first : { kind: 'askDodge', who: dodger, flight };
    },
  },
  frames: {
    askDodge: ((table, { who, flight }) => {
      const others = banditsOf(table).filter((one) => one !== who && characterOf(table, one).at !== 'off');
      const targets = others.length > 0 ? others : [who];
      return ask(question(seatOf(table, who), 'dodge', atTargets(targets), { who }), {
        kind: 'dodged',
        who,
        flight,
      });
    }) as Handler<Dodge>,
    dodged: ((_table, { who, flight }, _rules, { answer }) => ({
      frames: [{ ...flight, gives: { ...flight.gives, [who]: afterColon(answer) } }],
    })) as Handler<Dodge>,
  },
};

interface Step {
  readonly who: CharacterId;
  readonly from: number;
  readonly to: Place;
}

/** The rear door is on the caboose's side. Who passes through a car comes in through it as well. */
function isBlocked(table: Table, { who, from, to }: Step, rules: Adjusted): boolean {
  const car = onTrain(to)?.car ?? from;
  return Object.keys(table.characters).some((other) => {
    const door = onTrain(characterOf(table, other).at);
    if (other === who || door?.floor !== 'inside' || !uses('block', table, other, rules)) return false;
    return door.car >= car && door.car < from;
  });
}
