import type { Evolvers, Veils } from '../rules.ts';
import type { Table } from '../table.ts';
import { eyes } from '../veil.ts';
import { isLasting } from './components.ts';
import { type Goal, type Office, officeOf, penaltiesOf } from './office.ts';

const withOffice = (table: Table, change: Partial<Office>): Table => ({
  ...table,
  box: { ...table.box, marshal: { ...officeOf(table), ...change } },
});

const withGoal = (table: Table, index: number, goal: Goal): readonly Goal[] =>
  officeOf(table).goals.map((old, i) => (i === index ? goal : old));

export const evolve: Evolvers = {
  goalCame: (table, { index, goal }) =>
    withOffice(table, { goals: withGoal(table, index, goal), current: index + 1 }),
  goalRevealed: (table, { index, goal }) => withOffice(table, { goals: withGoal(table, index, goal) }),
  pileDrawn: (table, { pile, target, penalty }) => {
    const { piles, penalties } = officeOf(table);
    const [a, b] = piles;
    const left = withOffice(table, { piles: pile === 'a' ? [a - 1, b] : [a, b - 1] });
    if (!isLasting(penalty)) return left;
    return withOffice(left, {
      penalties: { ...penalties, [target]: [...penaltiesOf(table, target), penalty] },
    });
  },
  captured: (table, { who }) => {
    const { captured } = officeOf(table);
    return captured.includes(who) ? table : withOffice(table, { captured: [...captured, who] });
  },
  brawlerTaken: (table, { who }) => withOffice(table, { brawls: [...officeOf(table).brawls, who] }),
  penaltiesLifted: (table) => withOffice(table, { penalties: {} }),
};

const veilGoal = (goal: Goal, mask: number): Goal =>
  goal.seen & mask || goal.id === null ? goal : { id: null, seen: goal.seen };

export const veil: Veils = {
  goalCame: (fact, viewer) => ({ ...fact, goal: veilGoal(fact.goal, eyes(viewer)) }),
};

/** All but the faces of goals lies open. */
export const project = (kept: Office, mask: number): Office => ({
  ...kept,
  goals: kept.goals.map((goal) => veilGoal(goal, mask)),
});
