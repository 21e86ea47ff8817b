import { type Frame, NO_MORE } from '../../../kernel/index.ts';
import { ask, question, tokenIn, tokens } from '../../asking.ts';
import { inTurnOrder, neutralBullets } from '../../base/marshal.ts';
import { type Action, seatOf } from '../../base/stealing.ts';
import type { Handler } from '../../rules.ts';
import { type CharacterId, characterOf, held, lootAt, type Table } from '../../table.ts';
import { isCourier } from '../couriers.ts';
import { couriersClimb } from '../meeting.ts';
import { alongRoofs, peopleAt, roofsOf, spotOf } from '../trains.ts';

/** Everybody on the roofs of the starting train, and whoever is in sight on those of the armored one (Gatlings). */
export function gatlingTargets(table: Table, who: CharacterId): CharacterId[] {
  const here = spotOf(characterOf(table, who).at);
  if (!here) return [];
  const there = roofsOf(table, 'starting').flatMap((place) => peopleAt(table, place));
  return [...there, ...alongRoofs(table, here)];
}

/**
 * A neutral bullet for each bandit, who also loses a token of the shooter's choice where he stands; couriers change
 * floor. Nobody's special power is used.
 */
const fireGatling: Handler<Action> = (table, { who }) => {
  const targets = gatlingTargets(table, who);
  const bandits = inTurnOrder(
    table,
    targets.filter((one) => !isCourier(one)),
  );
  return {
    facts: [{ kind: 'gatlingFired', by: who, targets }, ...neutralBullets(table, bandits)],
    frames: [
      ...bandits.map((target) => ({ kind: 'askShotDown', who, target })),
      { kind: 'driveCouriers', couriers: targets.filter(isCourier) },
    ],
  };
};

interface Loss extends Frame {
  readonly who: CharacterId;
  readonly target: CharacterId;
}

const askShotDown: Handler<Loss> = (table, { who, target }) => {
  const falling = lootAt(table, held(target));
  if (falling.length === 0) return NO_MORE;
  const asked = question(seatOf(table, who), 'drop', tokens('drop', falling), {
    who,
    about: { character: target },
  });
  return ask(asked, { kind: 'shotDown', who, target });
};

const shotDown: Handler<Loss> = (table, { target }, _rules, { answer }) => {
  const token = tokenIn(lootAt(table, held(target)), answer);
  const loot = { ...token, at: characterOf(table, target).at };
  return { facts: [{ kind: 'lootDropped', who: target, loot, by: null }] };
};

const driveCouriers: Handler<Frame & { couriers: readonly string[] }> = (table, { couriers }) => ({
  facts: couriersClimb(table, couriers),
});

export const gatlingFrames = { fireGatling, askShotDown, shotDown, driveCouriers } as const;
