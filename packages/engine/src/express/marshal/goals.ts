import { NO_MORE } from '../../kernel/index.ts';
import type { Adjusted } from '../points.ts';
import type { Fact, Handler } from '../rules.ts';
import {
  banditsOf,
  type Card,
  characterOf,
  held,
  lootAt,
  PUBLIC,
  playerOf,
  seenBySeat,
  type Table,
} from '../table.ts';
import { BRAWLER_PRIZES, GOALS_TO_WIN, wantedBy } from './components.ts';
import { isPlayed, MARSHAL, officeOf } from './office.ts';

/** Each round the top card of the upcoming goals becomes a current one, which he may look at (Schemin'). */
const drawGoal: Handler = (table) => {
  const { goals, current } = officeOf(table);
  const goal = goals[current];
  if (!goal) return NO_MORE;
  const seen = goal.seen | seenBySeat(characterOf(table, MARSHAL).seat);
  return { facts: [{ kind: 'goalCame', index: current, goal: { ...goal, seen } }] };
};

/** Rumors: one of the current goals, at random, is turned up. */
const rumors: Handler = (table, _frame, _rules, { dice }) => {
  if (!isPlayed(table)) return NO_MORE;
  const { goals, current } = officeOf(table);
  const hidden = goals.flatMap(({ seen }, i) => (i < current && !(seen & PUBLIC) ? [i] : []));
  const index = hidden[dice.roll('rumors', Math.max(1, hidden.length))];
  return index === undefined ? NO_MORE : { facts: [turnedUp(table, index, null)] };
};

function turnedUp(table: Table, index: number, completed: boolean | null): Fact {
  const goal = officeOf(table).goals[index];
  if (!goal) throw new Error(`there is no goal ${index}`);
  return { kind: 'goalRevealed', index, goal: { ...goal, seen: goal.seen | PUBLIC }, completed };
}

/** End of the Game: what mail lies on the train is his, then he turns up his goals. */
const takeMail: Handler = (table) => {
  const { seat } = characterOf(table, MARSHAL);
  const left = table.loot.filter(
    ({ kind, at }) => kind === 'mailbag' && !at.startsWith('held:') && at !== 'off',
  );
  return {
    facts: left.map(
      (token): Fact => ({
        kind: 'lootTaken',
        who: MARSHAL,
        loot: { ...token, at: held(MARSHAL), seen: token.seen | seenBySeat(seat) },
      }),
    ),
  };
};

const revealGoals: Handler = (table, _frame, rules) => ({
  facts: officeOf(table).goals.map(({ id }, index) =>
    turnedUp(table, index, isCompleted(table, id ?? '', rules)),
  ),
});

/** Whether the Marshal has won; thrown off the train he cannot. */
export function hasWon(table: Table, rules: Adjusted): boolean {
  if (characterOf(table, MARSHAL).at === 'off') return false;
  return officeOf(table).goals.filter(({ id }) => id && isCompleted(table, id, rules)).length >= GOALS_TO_WIN;
}

/** One goal, as the table stands (Big Box manual, Marshal's Goal Card). */
function isCompleted(table: Table, goal: string, rules: Adjusted): boolean {
  const named = wantedBy(goal);
  if (named !== null) return officeOf(table).captured.includes(named);
  const judge = targets[goal];
  if (!judge) throw new Error(`no goal ${goal}`);
  return judge(table, (count) => rules.adjust.achieved(count, { table, goal }));
}

type Judge = (table: Table, achieved: (count: number) => number) => boolean;
const targets: Readonly<Record<string, Judge>> = {
  onlyAFleshWound: (table) => officeOf(table).brawls.length < BRAWLER_PRIZES.length,
  dodgeBullets(table) {
    const hits = bulletsIn(table, (card) => card.hit === MARSHAL);
    return banditsOf(table).every((who) => hits.filter(({ of }) => of === who).length <= 2);
  },
  goldenBulletAward: (table) => officeOf(table).piles.includes(0),
  theMailMustGoThrough: (table, achieved) =>
    achieved(lootAt(table, held(MARSHAL)).filter(({ kind }) => kind === 'mailbag').length) >= 1,
  throwAwayTheKey: (_table, achieved) => achieved(0) >= 2,
  fullOfLead: (table) => banditsOf(table).every((who) => hitsOn(table, who) >= 1),
  archEnemy: (table) => banditsOf(table).some((who) => hitsOn(table, who) >= 4),
};

const hitsOn = (table: Table, who: string): number =>
  bulletsIn(table, (card) => card.of === MARSHAL && card.hit === who).length;

/** Bullets anywhere in the players' cards. */
const bulletsIn = (table: Table, which: (card: Card) => boolean): Card[] =>
  table.players.flatMap((_, seat) => {
    const { hand, deck, discard } = playerOf(table, seat);
    return [...hand, ...deck, ...discard].filter((card) => card.kind === 'bullet' && which(card));
  });

export const goalFrames = { drawGoal, rumors, takeMail, revealGoals } as const;
