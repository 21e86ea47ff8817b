import { ask, question, tokenIn, tokens } from '../../asking.ts';
import type { ExpressRules, Fact, Handler } from '../../rules.ts';
import { characterOf, held, type Loot, lootAt, seenBySeat, type Table } from '../../table.ts';
import { type Action, noEffect, seatOf } from '../stealing.ts';

/** Loot (Big Box manual): one token from one's own space, unseen; its new holder may look at it. */
const loot: Handler<Action> = (table, { who }, rules) => {
  const found = lootable(table, who, rules);
  if (found.length === 0) return noEffect(who, 'loot', 'nothingHere');
  const asked = question(seatOf(table, who), 'loot', tokens('take', found), { who });
  return ask(asked, { kind: 'lootChosen', who });
};

const lootable = (table: Table, who: string, rules: ExpressRules): readonly Loot[] =>
  rules.adjust('lootable', lootAt(table, characterOf(table, who).at), { table, who });

const lootChosen: Handler<Action> = (table, frame, rules, { answer }) => ({
  facts: [takes(table, frame.who, tokenIn(lootable(table, frame.who, rules), answer))],
});

/** `who` takes `token`, and his player sees its value. */
export const takes = (table: Table, who: string, token: Loot): Fact => ({
  kind: 'lootTaken',
  who,
  loot: { ...token, at: held(who), seen: token.seen | seenBySeat(seatOf(table, who)) },
});

export const lootFrames = { loot, lootChosen } as const;
