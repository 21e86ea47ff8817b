import { type Answer, type AnyTable, type Dice, type Fact, play, type Rules } from '@holdup/engine';
import type { AnyGame, AnyMatch } from './course.ts';

/** Milliseconds by kind of work. What is measured costs a little itself, which falls to `kernel`. */
interface Spent {
  /** Handlers that ask: options and their order. */
  options: number;
  /** Handlers that say what happens. */
  rules: number;
  evolve: number;
  reactions: number;
  dice: number;
  /** The rest: the flow, the check of the answer, putting the match together. */
  kernel: number;
  total: number;
}

/** Plays recorded answers again with a stop-watch on every part of the rules. */
export function timedPlay(
  game: AnyGame,
  record: readonly { readonly match: AnyMatch; readonly answer: Answer }[],
): Spent {
  const spent: Spent = { options: 0, rules: 0, evolve: 0, reactions: 0, dice: 0, kernel: 0, total: 0 };
  const rules = timedRules(game.rules, spent);
  const began = performance.now();
  for (const { match, answer } of record) play(rules, match, answer);
  spent.total = performance.now() - began;
  const parts = spent.options + spent.rules + spent.evolve + spent.reactions + spent.dice;
  spent.kernel = spent.total - parts;
  return spent;
}

function timedRules(rules: Rules<AnyTable, Fact>, spent: Spent): Rules<AnyTable, Fact> {
  const frames = Object.entries(rules.frames).map(([kind, handler]) => {
    const timed: typeof handler = (table, frame, _rules, given) => {
      const before = spent.dice;
      const dice = timedDice(given.dice, spent);
      const began = performance.now();
      const outcome = handler(table, frame, rules, { ...given, dice });
      const taken = performance.now() - began - (spent.dice - before);
      if (outcome.ask) spent.options += taken;
      else spent.rules += taken;
      return outcome;
    };
    return [kind, timed] as const;
  });
  return {
    frames: Object.fromEntries(frames),
    evolve(table, fact) {
      const began = performance.now();
      const after = rules.evolve(table, fact);
      spent.evolve += performance.now() - began;
      return after;
    },
    after(table, fact) {
      const began = performance.now();
      const called = rules.after(table, fact);
      spent.reactions += performance.now() - began;
      return called;
    },
  };
}

function timedDice(dice: Dice, spent: Spent): Dice {
  return {
    shuffle(label, items) {
      const began = performance.now();
      const mixed = dice.shuffle(label, items);
      spent.dice += performance.now() - began;
      return mixed;
    },
    roll(label, sides) {
      const began = performance.now();
      const rolled = dice.roll(label, sides);
      spent.dice += performance.now() - began;
      return rolled;
    },
  };
}
