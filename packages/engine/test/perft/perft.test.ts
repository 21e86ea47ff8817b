import { expect, test } from '@jest/globals';
import type { ExpressFact, ExpressSetup, Game, Match, Table } from '../../src/index.ts';
import { questionFor, waitingFor } from '../../src/index.ts';
import { answers, played } from '../laws/games.ts';

/** A position: the first moment of a game of random play of which `when` is true. */
interface Position {
  readonly name: string;
  readonly players: readonly (readonly string[])[];
  readonly options: ExpressSetup['options'];
  readonly when: (match: Match<Table>) => boolean;
  /** For each depth from 1: how many ways there are to answer, and how many different tables they lead to. */
  readonly counts: readonly (readonly [ways: number, tables: number])[];
}

const asks =
  (kind: string, round = 1) =>
  ({ prompt, table }: Match<Table>): boolean =>
    prompt?.questions[0]?.kind === kind && (table.round?.number ?? 0) >= round;

const four = [['ghost'], ['tuco'], ['doc'], ['django']];

const positions: readonly Position[] = [
  {
    name: 'the first card of a game of four',
    players: four,
    options: {},
    when: asks('scheming'),
    counts: [
      [7, 7],
      [35, 35],
      [210, 210],
      [1260, 1260],
    ],
  },
  {
    name: 'a Move in the second round of a game of four',
    players: four,
    options: {},
    when: asks('move', 2),
    counts: [
      [4, 4],
      [20, 20],
      [80, 80],
      [720, 720],
    ],
  },
  {
    name: 'a Punch among six',
    players: [...four, ['belle'], ['cheyenne']],
    options: {},
    when: asks('punch'),
    counts: [
      [2, 1],
      [4, 4],
      [18, 18],
      [144, 144],
    ],
  },
  {
    name: 'the secret hands and chosen cards of two players',
    players: [
      ['ghost', 'tuco'],
      ['doc', 'django'],
    ],
    options: {},
    when: asks('left', 0),
    counts: [
      [2, 2],
      [4, 4],
      [44, 44],
      [484, 484],
    ],
  },
  {
    name: 'cards kept by experts',
    players: [...four, ['belle']],
    options: { edition: 'base2014', expert: true },
    when: asks('keep'),
    counts: [
      [7, 2],
      [40, 9],
      [190, 34],
      [761, 98],
    ],
  },
];

function perft(game: Game<Table, ExpressFact>, match: Match<Table>, depth: number): [number, number] {
  const tables = new Set<string>();
  const ways = (now: Match<Table>, left: number): number => {
    const [seat] = waitingFor(now.prompt);
    if (left === 0 || !now.prompt || seat === undefined) {
      tables.add(JSON.stringify([now.table, now.prompt?.answers]));
      return 1;
    }
    const { id } = now.prompt;
    const options = questionFor(now.prompt, seat)?.options ?? [];
    return options.reduce(
      (sum, option) =>
        sum + ways(answers(game, now, { seat, prompt: id, option: option.id }).match, left - 1),
      0,
    );
  };
  return [ways(match, depth), tables.size];
}

test.each(positions)('$name', ({ players, options, when, counts }) => {
  const setup: ExpressSetup = {
    game: 'express',
    boxes: ['base'],
    options,
    players: players.map((characters) => ({ characters })),
  };
  for (const { game, match } of played({ setup, seed: 'perft', whim: 'perft' })) {
    if (!when(match)) continue;
    expect(counts.map((_, i) => perft(game, match, i + 1))).toEqual(counts);
    return;
  }
  throw new Error('the game does not come to this position');
});
