import { DONE, question, tokenIn, tokens } from '../../asking.ts';
import type { Fact, Handler } from '../../rules.ts';
import {
  banditsOf,
  characterOf,
  charactersAt,
  held,
  type Loot,
  lootAt,
  marshalAt,
  onTrain,
  roof,
  type Table,
} from '../../table.ts';
import { takes } from '../actions/loot.ts';
import { RANSOM } from '../components.ts';
import { inTurnOrder } from '../marshal.ts';
import { seatOf } from '../stealing.ts';

/** Marshal's Revenge: who stands on the Marshal's roof loses his least valuable purse; in the edition of 2014 it falls there. */
const marshalsRevenge: Handler = (table, _frame, rules) => {
  const here = onTrain(marshalAt(table));
  const above = here?.floor === 'inside' ? charactersAt(table, roof(here.car)) : [];
  const struck = rules.adjust.struck(above, { table, event: 'marshalsRevenge' });
  const facts = inTurnOrder(table, struck).flatMap((who): Fact[] => {
    const token = leastPurse(table, who);
    if (!token) return [];
    if (table.options.edition === 'base2014') {
      return [{ kind: 'lootDropped', who, loot: { ...token, at: characterOf(table, who).at }, by: null }];
    }
    return [{ kind: 'lootLost', who, loot: { ...token, at: 'off' } }];
  });
  return { facts };
};

function leastPurse(table: Table, who: string): Loot | undefined {
  const purses = lootAt(table, held(who)).filter((token) => token.kind === 'purse');
  return purses.sort((a, b) => (a.value ?? 0) - (b.value ?? 0) || a.id - b.id)[0];
}

/** Pickpocketing: each bandit alone in his space may take a purse lying there; all at once. */
const pickpocketing: Handler = (table) => {
  const pickers = inTurnOrder(table, banditsOf(table)).filter(
    (who) =>
      pursesNear(table, who).length > 0 && charactersAt(table, characterOf(table, who).at).length === 1,
  );
  return { frames: rounds(table, pickers).map((group) => ({ kind: 'askPickpockets', group })) };
};

const pursesNear = (table: Table, who: string): Loot[] =>
  lootAt(table, characterOf(table, who).at).filter((token) => token.kind === 'purse');

/** All at once; but a seat answers one question at a time, so where somebody plays two of them they go in turn order. */
function rounds(table: Table, whom: readonly string[]): (readonly string[])[] {
  const seats = new Set(whom.map((who) => seatOf(table, who)));
  if (seats.size < whom.length) return whom.map((who) => [who]);
  return whom.length > 0 ? [whom.toSorted((a, b) => seatOf(table, a) - seatOf(table, b))] : [];
}

interface Pickpockets {
  readonly kind: string;
  readonly group: readonly string[];
  readonly [more: string]: unknown;
}

const askPickpockets: Handler<Pickpockets> = (table, { group }) => {
  const questions = group.map((who) =>
    question(seatOf(table, who), 'pickpocketing', [...tokens('take', pursesNear(table, who)), DONE], { who }),
  );
  return { ask: { questions, next: { kind: 'pickpocketed', group } } };
};

const pickpocketed: Handler<Pickpockets> = (table, { group }, _rules, { answers }) => {
  const facts = group.flatMap((who, i): Fact[] => {
    const answer = answers[i] as string;
    return answer === 'done' ? [] : [takes(table, who, tokenIn(pursesNear(table, who), answer))];
  });
  return { facts };
};

/** Hostage-Taking of the Conductor: a ransom for every bandit in or on the locomotive. */
const hostageConductor: Handler = (table) => {
  const there = banditsOf(table).filter((who) => onTrain(table.characters[who]?.at ?? 'off')?.car === 0);
  return {
    facts: inTurnOrder(table, there).map(
      (who): Fact => ({ kind: 'paid', who, amount: RANSOM, why: 'hostageConductor' }),
    ),
  };
};

export const stationEventFrames = {
  marshalsRevenge,
  pickpocketing,
  askPickpockets,
  pickpocketed,
  hostageConductor,
} as const;
