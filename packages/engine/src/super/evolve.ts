import type { Seat } from '../kernel/index.ts';
import type { SuperFact, SuperFactKind, SuperFactOf } from './facts.ts';
import {
  banditOf,
  type LineEnd,
  OFF,
  type SuperCharacter,
  type SuperPlayer,
  type SuperRound,
  type SuperTable,
} from './table.ts';

/** Writes one fact on the table: never in place, never reading a face. */
const evolvers: { readonly [K in SuperFactKind]: (table: SuperTable, fact: SuperFactOf<K>) => SuperTable } = {
  chose: (table) => table,
  planningBegan: (table, { number }) => ({
    ...table,
    players: table.players.map(putAway),
    characters: Object.fromEntries(
      Object.entries(table.characters).map(([who, one]) => [
        who,
        one.travelled ? { ...one, travelled: false } : one,
      ]),
    ),
    round: { number, phase: 'planning' },
  }),
  planned: (table, { seat, cards }) => withPlayer(table, seat, { plan: cards, done: 0, known: 0 }),
  actingBegan: (table) => withPhase(table, 'acting'),
  revealed: (table, { seat, index, action }) => {
    const { plan, known } = playerAt(table, seat);
    return withPlayer(table, seat, {
      plan: plan.map((card, i) => (i === index ? action : card)),
      done: index + 1,
      known: Math.max(known, index + 1),
    });
  },
  gotUp: (table, { who }) => withCharacter(table, who, { lying: false }),
  lay: (table, { who }) => withCharacter(table, who, { lying: true }),
  turned: (table, { who, facing }) => withCharacter(table, who, { facing }),
  went: (table, { who, to, end, facing, lying }) =>
    withCharacter(lined(table, who, end), who, { at: to, facing, lying }),
  fired: (table) => table,
  fell: (table, { who }) => withCharacter(unlined(table, [who]), who, { at: OFF, lying: false }),
  travelled: (table, { who, seat, to, lying }) =>
    withPlayer(
      withCharacter(lined(table, who, 'front'), who, { at: to, facing: 'front', lying, travelled: true }),
      seat,
      { done: 0 },
    ),
  eliminated: (table, { who }) => {
    let left: SuperTable = { ...unlined(table, who), gone: [...table.gone, who] };
    for (const one of who) {
      left = withCharacter(left, one, { at: OFF, lying: false, out: true });
      const { seat } = banditOf(left, one);
      left = withPlayer(left, seat, putAway(playerAt(left, seat)));
    }
    return left;
  },
  noEffect: (table) => table,
  uncoupled: (table) => ({
    ...table,
    wagons: table.wagons.slice(0, -1),
    siding: [...table.siding, ...table.wagons.slice(-1)],
  }),
  wagonWon: (table, { who, value }) => ({
    ...withCharacter(table, who, { loot: [...banditOf(table, who).loot, value ?? 0] }),
    siding: table.siding.slice(0, -1),
  }),
  roundEnded: (table) => withPhase(table, 'ended'),
  firstPlayer: (table, { seat }) => ({ ...table, first: seat }),
  decided: (table, { result }) => ({ ...table, result }),
};

export function evolve(table: SuperTable, fact: SuperFact): SuperTable {
  return (evolvers[fact.kind] as (table: SuperTable, fact: SuperFact) => SuperTable)(table, fact);
}

const putAway = (player: SuperPlayer): SuperPlayer => ({ ...player, plan: [], done: 0, known: 0 });

function playerAt(table: SuperTable, seat: Seat): SuperPlayer {
  const found = table.players[seat];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
}

function withPlayer(table: SuperTable, seat: Seat, change: Partial<SuperPlayer>): SuperTable {
  const players = table.players.slice();
  players[seat] = { ...playerAt(table, seat), ...change };
  return { ...table, players };
}

function withCharacter(table: SuperTable, who: string, change: Partial<SuperCharacter>): SuperTable {
  return { ...table, characters: { ...table.characters, [who]: { ...banditOf(table, who), ...change } } };
}

const withPhase = (table: SuperTable, phase: SuperRound['phase']): SuperTable =>
  table.round ? { ...table, round: { ...table.round, phase } } : table;

const unlined = (table: SuperTable, who: readonly string[]): SuperTable => ({
  ...table,
  line: table.line.filter((one) => !who.includes(one)),
});

function lined(table: SuperTable, who: string, end: LineEnd): SuperTable {
  const { line } = unlined(table, [who]);
  return { ...table, line: end === 'front' ? [who, ...line] : [...line, who] };
}
