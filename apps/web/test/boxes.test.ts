import {
  charactersEach,
  charactersOf,
  type ExpressFact,
  type ExpressSetup,
  isAlone,
  openGame,
  type Question,
  seated,
  seedFrom,
  setupProblems,
  type Table,
} from '@holdup/engine';
import { readOption } from '@holdup/protocol';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { hasIcon } from '../src/art/icons.ts';
import { pictograms } from '../src/art/pictograms.ts';
import { isCarDrawn } from '../src/stage/art/furniture.ts';
import { isLootDrawn } from '../src/stage/art/loot.ts';
import { isDrawn } from '../src/stage/art/pieces.ts';
import { ground } from '../src/stage/geometry.ts';
import { sceneAfter, sceneOf, yardOf } from '../src/stage/scene.ts';
import { goalHelp, goalName, penaltyHelp, powerOf, scoreName } from '../src/text/boxes.ts';
import { phraseFact } from '../src/text/fact.ts';
import { humanise } from '../src/text/format.ts';
import { maybe, t } from '../src/text/index.ts';
import { type Naming, placeName, trainOf } from '../src/text/naming.ts';
import { phraseOption, phraseQuestion, phraseWaiting } from '../src/text/question.ts';
import { spaces } from '../src/text/train.ts';

const MODULES = ['horses', 'stagecoach', 'whiskey', 'marshal'];
const VARIANTS = ['flames', 'prototype', 'amulet', 'flatbed', 'dynamite', 'lastCar'];
const GAMES = 48;

/** What has been met in all games, each with whether it was shown by a text or drawing of its own. */
const met = { questions: new Set<string>(), facts: new Set<string>(), rounds: new Set<string>() };
const missing = new Set<string>();
const miss = (what: string, found: unknown) => found || missing.add(what);

function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A set-up with most boxes; every other one has them all. */
function setupOf(game: number, chance: () => number): ExpressSetup {
  for (;;) {
    const boxes = ['base', ...[...MODULES, ...VARIANTS].filter(() => game % 2 === 0 || chance() < 0.6)];
    const players = 2 + Math.floor(chance() * 8);
    const options = {
      edition: 'bigBox' as const,
      ...(game % 4 === 1 ? { expert: true } : {}),
      ...(game % 3 === 1 ? { silkPower: chance() < 0.5 ? 'dodge' : 'block' } : {}),
      ...(game % 5 === 2 ? { teams: true } : {}),
    };
    const mixed = charactersOf(boxes).sort(() => chance() - 0.5);
    const cast = [
      ...mixed.filter((who) => isAlone(boxes, who)),
      ...mixed.filter((who) => !isAlone(boxes, who)),
    ];
    const needed = players * charactersEach(players, options);
    const setup: ExpressSetup = {
      game: 'express',
      boxes,
      options,
      players: seated(cast.slice(0, Math.max(needed, players)), { boxes, options, players }),
    };
    if (setupProblems(setup).length === 0) return setup;
  }
}

function watchQuestion(question: Question, naming: Naming): void {
  const { kind } = question;
  met.questions.add(kind);
  const sentence = phraseQuestion(question, naming);
  miss(`question ${kind}: ${sentence}`, maybe(`question.${kind}`) && !/…|undefined|null|NaN/.test(sentence));
  miss(
    `waiting ${kind}`,
    phraseWaiting([{ seat: question.seat, kind, answered: false }], naming).includes(': '),
  );
  for (const option of question.options) {
    const label = phraseOption(option, naming, kind);
    miss(`option on the wire ${kind} ${option.id}`, readOption(kind, option.id));
    const family = option.id.replace(/[#\d].*/, '');
    miss(`option ${kind} ${family}: ${label}`, label && !/…|undefined|null|NaN|[#/]/.test(label));
    if (option.id.includes(':')) miss(`option ${option.id}`, label !== humanise(option.id));
  }
}

function watchFact(fact: ExpressFact, naming: Naming): void {
  met.facts.add(fact.kind);
  watchEvent(fact);
  const line = phraseFact(fact, naming);
  if (!line) return;
  miss(`fact ${fact.kind}: ${line.text}`, !/…|undefined|null|NaN|\$0\b/.test(line.text));
  miss(`fact ${fact.kind}`, line.text !== t('fact.any', { kind: humanise(fact.kind) }));
  miss(`icon ${line.icon}`, hasIcon(line.icon));
  if (fact.kind === 'noEffect') miss(`why ${fact.why}`, fact.why === 'outOfGame' || maybe(`why.${fact.why}`));
  if (fact.kind === 'moved') watchPiece(fact.who, fact.to, trainOf(naming.table));
  if (fact.kind === 'pileDrawn') miss(`penalty ${fact.penalty}`, penaltyHelp(fact.penalty));
}

function watchEvent(fact: ExpressFact): void {
  if (fact.kind === 'roundBegan') {
    met.rounds.add(fact.card.id ?? '');
    miss(`round ${fact.card.id}`, maybe(`round.${fact.card.id}`));
    if (fact.event) miss(`event ${fact.event}`, maybe(`round.${fact.event}.event`));
    for (const turn of fact.turns)
      miss(`turn ${turn}`, maybe(`turn.${turn}`) && maybe(`turn.${turn}.help`) && hasIcon(turn));
  }
  if (fact.kind === 'scored')
    for (const { why } of fact.result.scores.flatMap(({ lines }) => lines))
      miss(`score ${why}`, maybe(why.replace(/^ransom:/, 'hostage.')) ?? maybe(`score.${why}`));
}

function watchPiece(who: string, to: string, table: Table | null): void {
  miss(`drawing of ${who}`, isDrawn(who));
  miss(`place ${to}`, placeName(to, table?.cars.length ?? 0) !== to);
}

function watchTable(table: Table): void {
  const scene = sceneOf(table);
  const yard = yardOf(scene);
  for (const car of table.cars) miss(`car ${car}`, isCarDrawn(car) && maybe(`car.${car}`));
  for (const [who, at] of scene.figures)
    miss(`ground ${at}`, at === 'off' || ground(at, yard) || !isDrawn(who));
  for (const { kind, at } of scene.loot.values()) {
    miss(`drawing of ${kind}`, isLootDrawn(kind.split(':')[0] ?? '') && isLootDrawn(kind));
    miss(`icon ${kind}`, hasIcon(kind.split(':')[0] ?? ''));
    const somewhere = /^(held:|off$|supply$)/.test(at) || ground(at, yard);
    miss(`ground of loot ${at}`, somewhere);
  }
  for (const chip of [...scene.chips.values(), scene.prisoners].flat()) {
    const [family = '', what = ''] = chip.split(':');
    const drawn =
      family === 'prisoner' ? isDrawn(what) : family === 'loot' ? isLootDrawn(what) : pictograms[chip];
    miss(`chip ${chip}`, drawn);
    if (family === 'hostage')
      miss(`hostage ${what}`, maybe(`hostage.${what}`) && maybe(`hostage.${what}.help`));
  }
  for (const space of spaces(table)) miss(`space ${space.text}`, !/…|undefined|null|NaN/.test(space.text));
}

function play(number: number): void {
  const chance = chanceFrom(number * 7919 + 13);
  const setup = setupOf(number, chance);
  const game = openGame(setup);
  let { match, facts }: { match: ReturnType<typeof game.begin>['match']; facts: readonly ExpressFact[] } =
    game.begin(seedFrom(`words ${number}`));
  const names = setup.players.map((_, seat) => `Player ${seat + 1}`);
  const namingFor = (seat: number): Naming => ({
    table: game.project(match.table, seat),
    names,
    mySeat: seat,
  });
  for (const who of Object.keys(match.table.characters)) {
    miss(
      `character ${who}`,
      isDrawn(who) && powerOf(who, match.table.options) && maybe(`character.${who}.title`),
    );
    for (const card of match.table.players.flatMap(({ deck }) => deck))
      miss(
        `card ${card.kind}`,
        maybe(`action.${card.kind}`) && maybe(`action.${card.kind}.help`) && hasIcon(`${card.kind}`),
      );
  }
  for (let step = 0; ; step++) {
    const before = sceneOf(match.table);
    for (const fact of facts) watchFact(game.veil(fact, 0), namingFor(0));
    for (const fact of facts) sceneAfter(before, fact);
    if (step % 9 === 0) watchTable(game.project(match.table, 0));
    const { prompt } = match;
    const at = prompt?.answers.indexOf(null) ?? -1;
    const question = prompt?.questions[at];
    if (!prompt || !question) return;
    watchQuestion(question, namingFor(question.seat));
    const option = question.options[Math.floor(chance() * question.options.length)]?.id ?? '';
    const played = game.play(match, { seat: question.seat, prompt: prompt.id, option });
    if (played.refused !== undefined) throw new Error(played.refused);
    ({ match, facts } = played);
  }
}

describe('random games with all boxes', () => {
  beforeAll(() => {
    for (let number = 0; number < GAMES; number++) play(number);
  }, 240_000);

  test('meet what the boxes bring', () => {
    const kinds = 'start ride hostage seek leaveCell free give capture pile secondShot plus reflex flee';
    expect(kinds.split(' ').filter((kind) => !met.questions.has(kind))).toEqual([]);
    const facts =
      'hostageTaken flaskUsed prisonerFreed copied goalCame pileDrawn captured caughtFire carUnhooked';
    expect(facts.split(' ').filter((kind) => !met.facts.has(kind))).toEqual([]);
    expect(met.rounds.size).toBeGreaterThan(20);
  });

  test('everything that happens has words and a drawing of its own', () =>
    expect([...missing].sort()).toEqual([]));
});

describe('words of the boxes', () => {
  test('a ransom says whose', () => expect(scoreName('ransom:poodle')).toBe('Ransom for the Poodle'));

  test('every goal has a name and says how it is reached', () => {
    const goals =
      'onlyAFleshWound dodgeBullets goldenBulletAward theMailMustGoThrough throwAwayTheKey fullOfLead archEnemy';
    for (const goal of [...goals.split(' '), 'warrant:belle']) {
      expect([goal, maybe(goal.startsWith('warrant') ? 'goal.warrant' : `goal.${goal}`)]).not.toContain(null);
      expect(goalHelp(goal)).not.toBe('');
    }
    expect(goalName('warrant:belle')).toBe('Arrest warrant: Belle');
  });

  test('every box has a name, a line for the form and one for the rules', () => {
    for (const box of [...MODULES, ...VARIANTS, 'prison']) {
      expect([box, maybe(`box.${box}`), maybe(`box.${box}.help`), maybe(`rules.box.${box}`)]).not.toContain(
        null,
      );
    }
  });

  test('Silk’s power is the one agreed on', () => {
    expect(powerOf('silk', { silkPower: 'block' })).toContain('rear door');
    expect(powerOf('silk', {})).toContain('one or two cars');
  });
});
