import { type Frame, type Given, NO_MORE, type Outcome } from '../../../kernel/index.ts';
import { afterColon, ask, atTargets, DONE, fallbackOf, option, question, YES } from '../../asking.ts';
import { type Action, noEffect, seatOf, stealingFrames } from '../../base/stealing.ts';
import type { ExpressRules, Fact, Handler } from '../../rules.ts';
import { type CharacterId, characterOf, type Table } from '../../table.ts';
import { matesOf } from '../couriers.ts';
import { robbable } from './loot.ts';

/** The actions of the base game that may be given away. */
export const BASE_ACTIONS: readonly string[] = ['move', 'changeFloor', 'shoot', 'loot', 'punch'];
export const giveActions = () => BASE_ACTIONS.map((action) => option(`give:${action}`, { action }));

/** Nudge (Actions): one action of the base game for a team mate, who may do it or not. */
const nudge: Handler<Action> = (table, { who }) => {
  const mates = matesOf(table, who).filter((mate) => characterOf(table, mate).at !== 'off');
  if (mates.length === 0) return noEffect(who, 'nudge', 'noTarget');
  return ask(question(seatOf(table, who), 'nudge', atTargets(mates), { who }), { kind: 'mateNudged', who });
};

const mateNudged: Handler<Action> = (table, { who }, _rules, { answer }) => {
  const mate = afterColon(answer);
  const asked = question(seatOf(table, who), 'nudgeAction', giveActions(), {
    who,
    about: { character: mate },
  });
  return ask(asked, { kind: 'actionGiven', who, mate });
};

const actionGiven: Handler<Action & { mate: CharacterId }> = (_table, { who, mate }, _rules, { answer }) => {
  const action = afterColon(answer);
  return {
    facts: [{ kind: 'nudged', by: who, who: mate, action }],
    frames: [{ kind: 'mayAct', who: mate, action }],
  };
};

interface Granted extends Action {
  readonly action: string;
}

/** The action's own first question, to which `done` is an answer too. To rob at random is no question of its own. */
const mayAct: Handler<Granted> = (table, { who, action }, rules, given) => {
  if (action === 'loot') return mayRob(table, who, rules);
  const outcome = firstQuestion(table, { kind: 'act', who, action }, rules, given);
  if (!outcome.ask) return outcome;
  const { questions, next } = outcome.ask;
  const [asked] = questions;
  if (!asked) return outcome;
  const options = [...asked.options, DONE];
  return {
    ask: {
      questions: [{ ...asked, options, fallback: fallbackOf(options) }],
      next: { kind: 'mayActAnswered', who, inner: next },
    },
  };
};

function mayRob(table: Table, who: CharacterId, rules: ExpressRules): ReturnType<Handler> {
  if (robbable(table, who, rules).length === 0) return noEffect(who, 'loot', 'nothingHere');
  const asked = question(seatOf(table, who), 'loot', [YES, DONE], { who });
  return ask(asked, { kind: 'mayActAnswered', who, inner: { kind: 'act', who, action: 'loot' } });
}

/** What comes of an action before anything has happened: a question, or the fact that it has no effect. */
function firstQuestion(table: Table, frame: Granted, rules: ExpressRules, given: Given): Outcome<Fact> {
  const outcome = stealingFrames.act(table, frame, rules, given);
  const [action] = outcome.frames ?? [];
  return action ? framed(table, action, rules, given) : outcome;
}

const framed = (table: Table, frame: Frame, rules: ExpressRules, given: Given): Outcome<Fact> =>
  rules.frames[frame.kind]?.(table, frame, rules, given) ?? NO_MORE;

const mayActAnswered: Handler<Action & { inner: Frame }> = (table, { inner }, rules, given) =>
  given.answer === 'done' ? NO_MORE : framed(table, inner, rules, given);

export const nudgeFrames = { nudge, mateNudged, actionGiven, mayAct, mayActAnswered } as const;
