import { NO_MORE } from '../../../kernel/index.ts';
import { inTurnOrder } from '../../base/marshal.ts';
import { type Action, actionFrame } from '../../base/stealing.ts';
import type { Adjusters } from '../../points.ts';
import type { Handler } from '../../rules.ts';
import { characterOf, held, lootAt, playerOf } from '../../table.ts';
import { isArmored } from '../trains.ts';

/** Turns of the last round for who is back on the starting train with a secret document. */
const DELAYED_TURNS = 2;

/** Understaffed: who is still on the armored train gets a last Move, one after another. */
const understaffed: Handler = (table) => ({
  frames: inTurnOrder(table, Object.keys(table.characters)).map((who) => ({ kind: 'lastMove', who })),
});

const lastMove: Handler<Action> = (table, { who }) =>
  isArmored(characterOf(table, who).at) ? { frames: [actionFrame('move', who)] } : NO_MORE;

/** Delayed Attack: Schemin' is over early for who has what he came for. Nobody moves before the last turn is over. */
export const delayedAttackAdjuster: Adjusters['inARow'] = (count, { table, seat, turn }) => {
  if (table.round?.event !== 'delayedAttack' || turn < DELAYED_TURNS) return count;
  const isBack = playerOf(table, seat).characters.some(
    (who) =>
      !isArmored(characterOf(table, who).at) &&
      lootAt(table, held(who)).some(({ kind }) => kind === 'document'),
  );
  return isBack ? 0 : count;
};

/** The other charges say nothing before the count. */
const nothingMore: Handler = () => NO_MORE;

export const cavalryEvents = {
  understaffed: { kind: 'understaffed' },
  delayedAttack: { kind: 'nothingMore' },
  survivalOfTheFittest: { kind: 'nothingMore' },
  doubleBottom: { kind: 'nothingMore' },
} as const;
export const cavalryFrames = { understaffed, lastMove, nothingMore } as const;
