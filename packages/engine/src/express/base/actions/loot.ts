import { NO_MORE } from '../../../kernel/index.ts';
import { afterColon, ask, DONE, question, tokenIn, tokens } from '../../asking.ts';
import type { ExpressRules, Fact, Handler } from '../../rules.ts';
import { characterOf, held, type Loot, lootAt, seenBySeat, type Table } from '../../table.ts';
import { type Action, noEffect, seatOf } from '../stealing.ts';

/** Loot (Big Box manual): one token from one's own space, unseen; its new holder may look at it. */
const loot: Handler<Action> = (table, { who }, rules) => {
  const found = tokens('take', lootable(table, who, rules));
  const options = [...found, ...rules.adjust.lootInstead([], { table, who })];
  if (options.length === 0) return noEffect(who, 'loot', 'nothingHere');
  const asked = question(seatOf(table, who), 'loot', options, { who });
  return ask(asked, { kind: 'lootChosen', who, taken: 0 });
};

/** Who may take more than one token goes on as long as he may, there is one and he wants it. */
const lootMore: Handler<Looting> = (table, { who, taken }, rules) => {
  if (taken >= rules.adjust.lootCount(1, { table, who })) return NO_MORE;
  const found = lootable(table, who, rules);
  if (found.length === 0) return NO_MORE;
  const asked = question(seatOf(table, who), 'loot', [...tokens('take', found), DONE], { who });
  return ask(asked, { kind: 'lootChosen', who, taken });
};

interface Looting extends Action {
  /** Tokens taken so far with this action. */
  readonly taken: number;
}

const lootable = (table: Table, who: string, rules: ExpressRules): readonly Loot[] =>
  rules.adjust.lootable(lootAt(table, characterOf(table, who).at), { table, who });

const lootChosen: Handler<Looting> = (table, { who, taken }, rules, { answer }) => {
  if (answer === 'done') return NO_MORE;
  if (!answer.startsWith('take:')) {
    const [verb] = answer.split(':');
    return { frames: [{ kind: `loot:${verb}`, who, what: afterColon(answer) }] };
  }
  return {
    facts: [takes(table, who, tokenIn(lootable(table, who, rules), answer))],
    frames: [{ kind: 'lootMore', who, taken: taken + 1 }],
  };
};

/** `who` takes `token`, and his player sees its value. */
export const takes = (table: Table, who: string, token: Loot): Fact => ({
  kind: 'lootTaken',
  who,
  loot: { ...token, at: held(who), seen: token.seen | seenBySeat(seatOf(table, who)) },
});

export const lootFrames = { loot, lootMore, lootChosen } as const;
