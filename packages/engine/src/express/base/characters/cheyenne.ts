import { type Frame, NO_MORE } from '../../../kernel/index.ts';
import { ask, NO, question, YES } from '../../asking.ts';
import type { CharacterRule, Handler } from '../../rules.ts';
import { takes } from '../actions/loot.ts';
import { seatOf } from '../stealing.ts';

interface Pocket extends Frame {
  readonly who: string;
  readonly loot: number;
}

/** She may pocket the purse that somebody she punches has just lost (Big Box manual, Character Powers 4). */
export const cheyenne: CharacterRule = {
  id: 'cheyenne',
  after: {
    lootDropped(table, fact, rules) {
      const pockets = fact.by !== null && fact.loot.kind === 'purse' && rules.has(table, fact.by, 'cheyenne');
      return pockets ? [{ kind: 'askPocket', who: fact.by, loot: fact.loot.id }] : [];
    },
  },
  frames: {
    askPocket: ((table, { who, loot }) => {
      const asked = question(seatOf(table, who), 'pocket', [YES, NO], { who, about: { loot } });
      return ask(asked, { kind: 'pocketChosen', who, loot });
    }) as Handler<Pocket>,
    pocketChosen: ((table, frame, _rules, { answer }) => {
      const token = table.loot[frame.loot - 1];
      if (answer === 'no' || !token) return NO_MORE;
      return { facts: [takes(table, frame.who, token)] };
    }) as Handler<Pocket>,
  },
};
