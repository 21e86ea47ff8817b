import { NO_MORE } from '../../kernel/index.ts';
import { sweepRoofs } from '../base/events/roundEvents.ts';
import type { Adjusters } from '../points.ts';
import type { Fact, Handler } from '../rules.ts';
import {
  banditsOf,
  type CharacterId,
  caboose,
  characterOf,
  held,
  isBandit,
  lootAt,
  type Place,
  type ScoreLine,
  type Table,
} from '../table.ts';

/** Higher Speed: everybody on the train's roofs and all that runs beside the train falls one car back, at the same time. */
const higherSpeed: Handler = (table, _frame, rules) => {
  const back = (car: number): number => Math.min(car + 1, caboose(table));
  const pawns = Object.keys(table.pawns).flatMap((who): Fact[] => {
    const from = table.pawns[who] ?? 'off';
    const [, car, where] = /^(\d+)\/(roof|horse|coach)$/.exec(onRoofs(who, from)) ?? [];
    if (car === undefined) return [];
    const to = rules.adjust.lands(`${back(Number(car))}/${where}`, { table });
    return to === from ? [] : [{ kind: 'moved', who, from, to, manner: 'event' }];
  });
  return { facts: [...sweepRoofs(table, rules, back), ...pawns] };
};

/** Of the pieces the Shotgun alone stands on a car itself where it has no roof. */
const onRoofs = (who: string, at: Place): Place => (who === 'shotgun' ? at.replace('inside', 'roof') : at);

/** Mortal Bullet, Sharing the Loot and Escape tell when the money is counted. */
const counting: Handler = () => NO_MORE;

export const eventFrames = { higherSpeed, counting } as const;

const isStation = (table: Table, event: string): boolean => table.round?.event === event;

/** Dollars that Mortal Bullet costs for each bullet received in its round. */
const MORTAL_BULLET = 150;

/** A strongbox on the spot, and the bandits who share it. */
function sharesOf(table: Table, who: CharacterId): ScoreLine[] {
  const { at } = characterOf(table, who);
  if (at === 'off') return [];
  const here = banditsOf(table).filter((other) => characterOf(table, other).at === at);
  if (here.length < 2) return [];
  return here.flatMap((owner) =>
    lootAt(table, held(owner))
      .filter(({ kind }) => kind === 'strongbox')
      .map((box) => {
        const share = Math.floor((box.value ?? 0) / here.length);
        const amount = owner === who ? share - (box.value ?? 0) : share;
        return { why: 'sharingLoot', character: who, amount };
      }),
  );
}

const onCoach = (table: Table, who: CharacterId): boolean => characterOf(table, who).at.startsWith('coach/');

export const stationAdjusters: Adjusters = {
  scoreLines(lines, { table, who }) {
    if (isStation(table, 'mortalBullet')) {
      const amount = -MORTAL_BULLET * characterOf(table, who).receivedNow;
      return amount === 0 ? lines : [...lines, { why: 'mortalBullet', character: who, amount }];
    }
    return isStation(table, 'sharingLoot') && isBandit(who) ? [...lines, ...sharesOf(table, who)] : lines;
  },
  /** Escape: only who has ridden away, or is on the stagecoach, gets away with his loot. */
  counted(counted, { table }) {
    if (!isStation(table, 'escape')) return counted;
    return counted.filter(
      (who) => !isBandit(who) || characterOf(table, who).at === 'off' || onCoach(table, who),
    );
  },
};
