import { NO_MORE, type Option } from '../../../kernel/index.ts';
import { ask, NO, question, YES } from '../../asking.ts';
import { takes } from '../../base/actions/loot.ts';
import { type Action, noEffect, seatOf } from '../../base/stealing.ts';
import type { Adjusted } from '../../points.ts';
import type { CharacterRule, Handler } from '../../rules.ts';
import { characterOf, type Loot, lootAt, seenBySeat, type Table } from '../../table.ts';
import { otherTeam, teamOf } from '../couriers.ts';

/**
 * Loot (Actions): one token of the place, at random. A secret document is looked at first: one's own team's is kept, the
 * other team's is put back, the dummy as one likes.
 */
const rob: Handler<Action> = (table, { who }, rules, { dice }) => {
  const here = robbable(table, who, rules);
  if (here.length === 0) return noEffect(who, 'loot', 'nothingHere');
  const token = here[dice.roll('loot', here.length)] as Loot;
  if (token.kind !== 'document') return { facts: [takes(table, who, token)] };
  const loot = { ...token, seen: token.seen | seenBySeat(seatOf(table, who)) };
  return {
    facts: [{ kind: 'documentRead', who, loot }],
    frames: [{ kind: 'askDocument', who, loot: token.id }],
  };
};

/** The tokens of his place that he may get. */
export const robbable = (table: Table, who: string, rules: Adjusted): readonly Loot[] =>
  rules.adjust.lootable(lootAt(table, characterOf(table, who).at), { table, who });

interface Reading extends Action {
  readonly loot: number;
}

/** Asked whatever it is, so that nobody learns more than that it was kept or put back. */
const askDocument: Handler<Reading> = (table, { who, loot }) => {
  const face = table.loot[loot - 1]?.face ?? null;
  const asked = question(seatOf(table, who), 'document', answersTo(table, who, face), {
    who,
    secret: true,
    about: { loot },
  });
  return ask(asked, { kind: 'documentChosen', who, loot });
};

function answersTo(table: Table, who: string, face: string | null): Option[] {
  const team = teamOf(table, who);
  if (face === team) return [YES];
  return face === otherTeam(team) ? [NO] : [YES, NO];
}

const documentChosen: Handler<Reading> = (table, { who, loot }, _rules, { answer }) =>
  answer === 'yes' ? { facts: [takes(table, who, table.loot[loot - 1] as Loot)] } : NO_MORE;

/** Cheyenne may pocket a bag as she may a purse (Bandits, Cheyenne). */
export const pocketBags: CharacterRule['after'] = {
  lootDropped(table, { by, loot }, rules) {
    const pockets = by !== null && loot.kind === 'bag' && rules.has(table, by, 'cheyenne');
    return pockets ? [{ kind: 'askPocket', who: by, loot: loot.id }] : [];
  },
};

export const lootFrames = { rob, askDocument, documentChosen } as const;
