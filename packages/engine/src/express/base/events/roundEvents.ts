import { type Frame, NO_MORE } from '../../../kernel/index.ts';
import type { ExpressRules, Fact, Handler } from '../../rules.ts';
import {
  banditsOf,
  caboose,
  charactersAt,
  inside,
  marshalAt,
  onTrain,
  type Place,
  roof,
  type Table,
} from '../../table.ts';
import { inTurnOrder, marshalMoves, neutralBullets } from '../marshal.ts';

/** The event on the round card, after all actions, in round 5 too (Big Box manual, End of Turn Events). */
const event: Handler = (table, _frame, rules) => {
  const id = table.round?.event;
  if (!id) return NO_MORE;
  const frame = rules.events[id];
  if (!frame) throw new Error(`no event ${id}`);
  return {
    facts: [{ kind: 'eventBegan', event: id }],
    frames: [rules.adjust.eventFrame(frame, { table, event: id })],
  };
};

const struck = (table: Table, rules: ExpressRules, id: string, hit: readonly string[]): Fact[] =>
  neutralBullets(table, rules.adjust.struck(hit, { table, event: id }));

/** Angry Marshal: a bullet for everybody on his roof; then he goes one car toward the caboose. */
const angryMarshal: Handler = (table, _frame, rules) => {
  const here = onTrain(table.pawns.marshal ?? 'off');
  if (!here) return NO_MORE;
  const hit = charactersAt(table, roof(here.car));
  return {
    facts: struck(table, rules, 'angryMarshal', hit),
    frames: here.car < caboose(table) ? [{ kind: 'marshalWalks', to: inside(here.car + 1) }] : [],
  };
};

const marshalWalks: Handler<Frame & { to: Place }> = (table, { to }) => ({
  facts: [marshalMoves(table, to)],
});

/** Everybody on a roof goes where `to` says, at the same time. */
export function sweepRoofs(table: Table, rules: ExpressRules, to: (car: number) => number): Fact[] {
  return inTurnOrder(table, Object.keys(table.characters)).flatMap((who): Fact[] => {
    const from = table.characters[who]?.at ?? 'off';
    const here = onTrain(from);
    if (here?.floor !== 'roof' || to(here.car) === here.car) return [];
    const lands = rules.adjust.lands(roof(to(here.car)), { table });
    return [{ kind: 'moved', who, from, to: lands, manner: 'event' }];
  });
}

/** Swivel Arm: from all roofs to the roof of the caboose. */
const swivelArm: Handler = (table, _frame, rules) => ({
  facts: sweepRoofs(table, rules, () => caboose(table)),
});

/** Braking: from all roofs one car forward. */
const braking: Handler = (table, _frame, rules) => ({
  facts: sweepRoofs(table, rules, (car) => Math.max(0, car - 1)),
});

/** Take It All!: the second strongbox is put down where the Marshal is. */
const takeItAll: Handler = (table) => {
  const place = marshalAt(table);
  const spare = table.loot.find((token) => token.kind === 'strongbox' && token.at === 'supply');
  if (!spare || place === 'off') return NO_MORE;
  return { facts: [{ kind: 'lootPlaced', loot: { ...spare, at: place } }] };
};

/** Passengers' Rebellion: a bullet for every bandit inside. */
const rebellion: Handler = (table, _frame, rules) => {
  const hit = banditsOf(table).filter(
    (who) => onTrain(table.characters[who]?.at ?? 'off')?.floor === 'inside',
  );
  return { facts: struck(table, rules, 'rebellion', hit) };
};

export const roundEventFrames = {
  event,
  angryMarshal,
  marshalWalks,
  swivelArm,
  braking,
  takeItAll,
  rebellion,
} as const;
