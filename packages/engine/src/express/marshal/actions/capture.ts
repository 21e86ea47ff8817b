import { type Frame, NO_MORE } from '../../../kernel/index.ts';
import { afterColon, ask, atTargets, question } from '../../asking.ts';
import { type Action, actionFrame, noEffect, seatOf } from '../../base/stealing.ts';
import type { Fact, Handler } from '../../rules.ts';
import { type CharacterId, characterOf, charactersAt, isBandit } from '../../table.ts';
import { BRAWLER_PRIZES } from '../components.ts';
import { officeOf } from '../office.ts';

/** Capture (Marshal module): a bandit in his space goes to jail, and his wanted poster stays with the Marshal. */
const capture: Handler<Action> = (table, { who }) => {
  const here = charactersAt(table, characterOf(table, who).at).filter(isBandit);
  if (here.length === 0) return noEffect(who, 'capture', 'noTarget');
  return ask(question(seatOf(table, who), 'capture', atTargets(here), { who }), { kind: 'bandInCuffs', who });
};

const bandInCuffs: Handler<Action> = (table, _frame, rules, { answer }) => {
  const who = afterColon(answer);
  const from = characterOf(table, who).at;
  const to = rules.adjust.jail(null, { table });
  const taken: Fact[] = to === null ? [] : [{ kind: 'moved', who, from, to, manner: 'captured' }];
  return { facts: [...taken, { kind: 'captured', who }] };
};

/** Punch, Marshal module: who hits the Marshal takes the top brawler card, as long as there is one. */
const takeBrawler: Handler<Frame & { who: CharacterId }> = (table, { who }) => {
  const amount = BRAWLER_PRIZES[officeOf(table).brawls.length];
  return amount === undefined ? NO_MORE : { facts: [{ kind: 'brawlerTaken', who, amount }] };
};

/** Move+ and Change Floor+ are resolved like the cards without the plus. */
const movePlus: Handler<Action> = (_table, { who }) => ({ frames: [actionFrame('move', who)] });
const changeFloorPlus: Handler<Action> = (_table, { who }) => ({ frames: [actionFrame('changeFloor', who)] });

export const actionFrames = { capture, bandInCuffs, takeBrawler, movePlus, changeFloorPlus } as const;
