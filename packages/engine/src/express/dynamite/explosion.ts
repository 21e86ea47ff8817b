import { type Dice, NO_MORE } from '../../kernel/index.ts';
import { landings, reach } from '../base/actions/move.ts';
import { inTurnOrder, neutralBullets } from '../base/marshal.ts';
import type { Adjust, Adjusted } from '../points.ts';
import type { Fact, Handler } from '../rules.ts';
import { type CharacterId, characterOf, inside, onTrain, type Place, type Table } from '../table.ts';
import { dynamiteCar } from './dynamite.ts';
import { explodes } from './throwing.ts';

/** Once the actions of the first round have been resolved, it explodes. */
export const lightsFuse: Adjust<'pileResolved'> = (frames, { table }) =>
  table.round?.number === 1 ? [...frames, { kind: 'explosion' }] : frames;

/** What an explosion does to somebody: neutral bullets, and the places one of which he is blown to. */
interface Blast {
  readonly who: CharacterId;
  readonly bullets: number;
  readonly to: readonly Place[];
}

/** Everybody near is hit and moved at the same time (Big Box manual, Django Variant). The Marshal pawn stands firm. */
const explosion: Handler = (table, _frame, rules, { dice }) => {
  const car = dynamiteCar(table);
  if (car === null) return NO_MORE;
  const blasts = inTurnOrder(table, Object.keys(table.characters)).flatMap(
    (who) => blastOf(table, who, car, rules) ?? [],
  );
  return {
    facts: [
      explodes(table),
      ...neutralBullets(
        table,
        blasts.flatMap(({ who, bullets }) => Array<CharacterId>(bullets).fill(who)),
      ),
      ...blasts.flatMap((blast) => blown(table, blast, dice)),
    ],
  };
};

/** Two bullets inside its car, one on the roof above it and inside the cars next to it; null: out of its reach. */
function blastOf(table: Table, who: CharacterId, car: number, rules: Adjusted): Blast | null {
  const { at } = characterOf(table, who);
  const here = rules.adjust.carOf(onTrain(at)?.car ?? null, { table, place: at });
  const overhead = onTrain(at)?.floor === 'roof';
  const next = landings(table, reach(table, at, 1), rules);
  if (here === car) return { who, bullets: overhead ? 1 : 2, to: next };
  if (here === null || overhead || Math.abs(here - car) !== 1) return null;
  const away = inside(here + Math.sign(here - car));
  return { who, bullets: 1, to: next.filter((place) => place === away) };
}

/** The die says where who has several ways to fly; at the end of the train he stays. */
function blown(table: Table, { who, to }: Blast, dice: Dice): Fact[] {
  const place = to.length > 1 ? to[dice.roll('explosion', to.length)] : to[0];
  if (place === undefined) return [];
  return [{ kind: 'moved', who, from: characterOf(table, who).at, to: place, manner: 'event' }];
}

export const explosionFrames = { explosion } as const;
