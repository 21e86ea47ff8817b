import type { Frame } from '../../kernel/index.ts';
import { afterColon, ask, question, toPlaces } from '../asking.ts';
import type { Flight } from '../points.ts';
import type { Fact, Handler, Reactions } from '../rules.ts';
import { type CharacterId, charactersAt, onTrain, PUBLIC, roof, seatsFrom, type Table } from '../table.ts';
import { reach } from './actions/move.ts';
import { type Action, noEffect, seatOf } from './stealing.ts';

/** Marshal (Big Box manual): the pawn goes one car either way, always inside. */
const marshal: Handler<Action> = (table, { who }) => {
  const places = reach(table, table.pawns.marshal ?? 'off', 1);
  if (places.length === 0) return noEffect(who, 'marshal', 'noMarshal');
  return ask(question(seatOf(table, who), 'marshal', toPlaces(places), { who }), {
    kind: 'marshalSent',
    who,
  });
};

const marshalSent: Handler<Action> = (table, _frame, _rules, { answer }) => ({
  facts: [marshalMoves(table, afterColon(answer))],
});

export const marshalMoves = (table: Table, to: string): Fact => ({
  kind: 'moved',
  who: 'marshal',
  from: table.pawns.marshal ?? 'off',
  to,
  manner: 'marshal',
});

/** Whoever shares the Marshal's space flees to the roof with a neutral bullet, all at once. */
const encounter: Handler<Flight> = (table, flight, rules) => {
  const place = table.pawns.marshal ?? 'off';
  const fleeing = rules.adjust.fleeing(onTrain(place) ? charactersAt(table, place) : [], { table });
  const first = rules.adjust.beforeFlight(null, { table, fleeing, flight });
  if (first) return { frames: [first] };
  const flights = inTurnOrder(table, fleeing).map((who): Fact => {
    const above = roof(onTrain(place)?.car ?? 0);
    const to = rules.adjust.fleeTo([above], { table, who })[0] ?? above;
    return { kind: 'moved', who, from: place, to, manner: 'flee' };
  });
  return { facts: [...flights, ...lawmansBullets(table, fleeing, flight)] };
};

/** The neutral bullets of those who meet a lawman, for them or for whom they hand them to. */
export const lawmansBullets = (table: Table, met: readonly CharacterId[], { gives }: Flight): Fact[] =>
  neutralBullets(
    table,
    met.map((who) => gives?.[who] ?? who),
  );

/**
 * One neutral bullet for each of `hit`, or for nobody where they do not go round. In the edition of 2014 those left
 * over are then out of the game (base manual, Important notes).
 */
export function neutralBullets(table: Table, hit: readonly CharacterId[]): Fact[] {
  if (hit.length > table.neutral) {
    const removes = table.options.edition === 'base2014' && table.neutral > 0;
    return removes ? [{ kind: 'bulletsRemoved', count: table.neutral }] : [];
  }
  return inTurnOrder(table, hit).map((who, i): Fact => {
    const card = { id: table.cardIds + i + 1, of: 'neutral', kind: 'bullet', hit: who, seen: PUBLIC };
    return { kind: 'bulletTaken', who, seat: seatOf(table, who), card };
  });
}

/** Characters in the order of their seats from the First Player: for the log, since they act at once. */
export function inTurnOrder(table: Table, whom: readonly CharacterId[]): CharacterId[] {
  const ordered: CharacterId[] = [];
  for (const seat of seatsFrom(table, table.first)) {
    for (const who of whom) if (seatOf(table, who) === seat) ordered.push(who);
  }
  return ordered;
}

const NONE: readonly Frame[] = [];
const ENCOUNTER: readonly Frame[] = [{ kind: 'encounter' }];

/** Somebody walked in on the Marshal, or the Marshal on somebody. */
export const marshalReactions: Reactions = {
  moved: (table, fact) => {
    const place = table.pawns.marshal;
    if (place === undefined || place === 'off' || fact.to !== place) return NONE;
    return charactersAt(table, place).length > 0 ? ENCOUNTER : NONE;
  },
};

export const marshalFrames = { marshal, marshalSent, encounter } as const;
