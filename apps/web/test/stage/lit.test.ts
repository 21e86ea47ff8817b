import {
  anySetup,
  type Option,
  openGame,
  type Question,
  type Settled,
  seedFrom,
  type Table,
} from '@holdup/engine';
import { describe, expect, test } from '@jest/globals';
import { CLIENT_BOXES } from '../../src/boxes/index.ts';
import { MODULES, VARIANTS } from '../../src/pages/presets.ts';
import { ground, placeBox, placesOf } from '../../src/stage/geometry.ts';
import { litPieces, meantBy } from '../../src/stage/lit.ts';
import { type Scene, sceneOf, yardOf } from '../../src/stage/scene.ts';

const alone = CLIENT_BOXES.filter((box) => box.alone).map(({ id }) => id);
const together = ['base', ...[...MODULES, ...VARIANTS].filter((id) => !alone.includes(id))];
/** All boxes that go together, each that is a game of its own, and any mix. */
const MIXES: readonly Settled[] = [{ boxes: together }, ...alone.map((id) => ({ boxes: ['base', id] })), {}];
const GAMES = 45;

/** Answers that mean nothing that stands, lies or is drawn on the train, and no card in hand. */
const UNLIT: readonly (readonly [option: RegExp, why: string])[] = [
  [/ (done|no)$/, 'one lets something be'],
  [/^gatling yes$/, 'the weapon is not drawn apart from its car'],
  [/^loot yes$/, 'one picks up what lies nearby; which, is asked next'],
  [/^scheming (draw|seek|divert|drink:.*)$/, 'it is done in place of playing a card'],
  [/^start ride$/, 'the horses are not there yet'],
  [/ to:off$/, 'off the train is nowhere on the stage'],
  [/^(keep|seek) keep:/, 'the card lies in a deck'],
  [/^treatment discard:/, 'the bullet lies in a deck'],
  [/^(nudgeAction|freeAction) give:/, 'an action for which there is no card'],
  [/^pile pile:[ab]$/, 'the cylinders of the Marshal lie before his player'],
];

interface Found {
  readonly unlit: Set<string>;
  readonly shared: Set<string>;
  readonly lit: Set<string>;
  readonly questions: Set<string>;
}

function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Whether a piece is drawn where it can be tapped. */
function isThere(piece: string, scene: Scene): boolean {
  const [family = '', ...rest] = piece.split(':');
  const id = rest.join(':');
  const yard = yardOf(scene);
  const stands = (at: string | undefined) => at !== undefined && ground(at, yard) !== null;
  switch (family) {
    case 'place':
      return placesOf(yard).includes(id) && placeBox(id, yard) !== null;
    case 'figure':
      return stands(scene.figures.get(id));
    case 'loot': {
      const at = scene.loot.get(Number(id))?.at ?? '';
      return stands(at.startsWith('held:') ? scene.figures.get(at.slice('held:'.length)) : at);
    }
    default:
      return [...scene.prisoners, ...(scene.chips.get('coach') ?? [])].includes(id);
  }
}

function look(question: Question, view: Table, found: Found): void {
  const scene = sceneOf(view);
  const hand = new Set(view.players[question.seat]?.hand.map(({ id }) => id));
  const family = ({ id }: Option) => `${question.kind} ${id.replace(/#?\d+/g, 'N')}`;
  const lit = litPieces(
    new Map(question.options.map((option) => [option.id, meantBy(option, question)])),
    question.who,
  );
  const tapped = new Map([...lit].map(([piece, option]) => [option, piece]));
  found.questions.add(question.kind);
  for (const [piece, option] of lit) if (option === null) found.shared.add(`${question.kind} ${piece}`);
  for (const option of question.options) {
    if (hand.has(option.about.card ?? -1)) continue;
    const piece = tapped.get(option.id);
    if (piece !== undefined && isThere(piece, scene))
      found.lit.add(`${question.kind} ${piece.split(':')[0]}`);
    else found.unlit.add(family(option));
  }
}

function watch(): Found {
  const found: Found = { unlit: new Set(), shared: new Set(), lit: new Set(), questions: new Set() };
  for (let number = 0; number < GAMES; number++) {
    const chance = chanceFrom(number * 7919 + 13);
    const game = openGame(anySetup(chance, MIXES[number % MIXES.length] as Settled));
    let { match } = game.begin(seedFrom(`lit ${number}`));
    for (;;) {
      const { prompt } = match;
      const question = prompt?.questions[prompt.answers.indexOf(null)];
      if (!prompt || !question) break;
      look(question, game.project(match.table, question.seat), found);
      const option = question.options[Math.floor(chance() * question.options.length)]?.id ?? '';
      const played = game.play(match, { seat: question.seat, prompt: prompt.id, option });
      if (played.refused !== undefined) throw new Error(played.refused);
      ({ match } = played);
    }
  }
  return found;
}

describe('in random games of all boxes', () => {
  const found = watch();

  test('whatever an answer means lights up and can be tapped, unless there is a reason why not', () => {
    expect(found.questions.size).toBeGreaterThan(25);
    const unexplained = [...found.unlit].filter((one) => !UNLIT.some(([option]) => option.test(one)));
    expect(unexplained).toEqual([]);
  });

  test('no two answers mean the same piece, so that a tap need not guess', () =>
    expect([...found.shared]).toEqual([]));

  test('a purse that one is asked about lights up as well', () =>
    expect([...found.lit]).toContain('pocket loot'));
});

test('to agree means what the question is about, to let it be means nothing', () => {
  const question = { about: { place: '4/inside' } };
  expect(meantBy({ id: 'yes', about: {} }, question)).toEqual({ place: '4/inside' });
  expect(meantBy({ id: 'no', about: {} }, question)).toEqual({});
  expect(meantBy({ id: 'to:3/roof', about: { place: '3/roof' } }, question)).toEqual({ place: '3/roof' });
});
