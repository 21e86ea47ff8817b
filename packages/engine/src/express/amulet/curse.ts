import type { Frame } from '../../kernel/index.ts';
import { takes } from '../base/actions/loot.ts';
import type { Adjusters } from '../points.ts';
import type { Fact, Handler, Reactions } from '../rules.ts';
import { type CharacterId, characterOf, held, lootAt, playerOf, type Table } from '../table.ts';
import { AMULET, isCursed, theAmulet } from './amulet.ts';

/** What its holder has to put up with (Big Box manual, Cheyenne Variant). */
export const curseAdjusters: Adjusters = {
  /** Neither he nor his player can use any special ability, borrowed ones included. */
  powers: (powers, { table, who }) => (isUnderCurse(table, who) ? NONE : powers),
  lootCount: (count, { table, who }) => (isUnderCurse(table, who) ? Math.min(count, 1) : count),
  /** He cannot pick up jewels. */
  lootable: (tokens, { table, who }) =>
    isCursed(table, who) ? tokens.filter(({ kind }) => kind !== 'jewel') : tokens,
  /** Nor can he get rid of it but by a Punch. */
  givable: (tokens) => tokens.filter(({ kind }) => kind !== AMULET),
};

const NONE: readonly CharacterId[] = [];

/** Whether somebody of the player of `who` holds the Amulet. */
const isUnderCurse = (table: Table, who: CharacterId): boolean =>
  playerOf(table, characterOf(table, who).seat).characters.some((own) => isCursed(table, own));

export const reactions: Reactions = {
  /** Punching somebody is how to get rid of it. */
  punched: (table, { by, target }) => (isCursed(table, by) ? [{ kind: 'passAmulet', to: target }] : []),
  /** Nor can he hold jewels: those he has fall when he gets it, and any he is given later. */
  lootTaken: (table, { who, loot }) =>
    isCursed(table, who) && (loot.kind === AMULET || loot.kind === 'jewel')
      ? [{ kind: 'jewelsFall', who }]
      : [],
};

const passAmulet: Handler<Frame & { to: CharacterId }> = (table, { to }) => ({
  facts: [takes(table, to, theAmulet(table))],
});

const jewelsFall: Handler<Frame & { who: CharacterId }> = (table, { who }) => {
  const { at } = characterOf(table, who);
  const jewels = lootAt(table, held(who)).filter(({ kind }) => kind === 'jewel');
  return {
    facts: jewels.map((jewel): Fact => ({ kind: 'lootDropped', who, loot: { ...jewel, at }, by: null })),
  };
};

export const curseFrames = { passAmulet, jewelsFall } as const;
