import {
  anySetup,
  type ExpressFact,
  type ExpressSetup,
  openGame,
  type Question,
  type Settled,
  seedFrom,
  type Table,
} from '@holdup/engine';
import { readOption } from '@holdup/protocol';
import { hasIcon } from '../../src/art/icons.ts';
import { pictograms } from '../../src/art/pictograms.ts';
import { isCarDrawn } from '../../src/stage/art/furniture.ts';
import { isLootDrawn } from '../../src/stage/art/loot.ts';
import { isDrawn } from '../../src/stage/art/pieces.ts';
import { ground } from '../../src/stage/geometry.ts';
import { sceneAfter, sceneOf, yardOf } from '../../src/stage/scene.ts';
import { powerOf } from '../../src/text/boxes.ts';
import { phraseFact } from '../../src/text/fact.ts';
import { humanise } from '../../src/text/format.ts';
import { maybe, t } from '../../src/text/index.ts';
import { type Naming, placeName } from '../../src/text/naming.ts';
import { phraseOption, phraseQuestion, phraseWaiting } from '../../src/text/question.ts';
import { spaces } from '../../src/text/train.ts';

/** What has been met in random games, and what of it was shown by no text or drawing of its own. */
interface Met {
  readonly questions: Set<string>;
  readonly facts: Set<string>;
  readonly rounds: Set<string>;
  readonly missing: Set<string>;
}

let met: Met = { questions: new Set(), facts: new Set(), rounds: new Set(), missing: new Set() };
const miss = (what: string, found: unknown) => found || met.missing.add(what);

function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Plays so many random games of what is settled and looks at every word and picture the client would show of them. */
export function watchGames(count: number, settled: (game: number) => Settled): Met {
  met = { questions: new Set(), facts: new Set(), rounds: new Set(), missing: new Set() };
  for (let game = 0; game < count; game++) {
    const chance = chanceFrom(game * 7919 + 13);
    play(anySetup(chance, settled(game)), game, chance);
  }
  return met;
}

function watchQuestion(question: Question, naming: Naming): void {
  const { kind } = question;
  met.questions.add(kind);
  const sentence = phraseQuestion(question, naming);
  miss(`verb of ${sentence}`, !/\b(does|is|has) the Twins/.test(sentence));
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

function watchFact(fact: ExpressFact, naming: Naming, cars: number): void {
  met.facts.add(fact.kind);
  watchEvent(fact);
  const line = phraseFact(fact, naming);
  if (!line) return;
  miss(`fact ${fact.kind}: ${line.text}`, !/…|undefined|null|NaN/.test(line.text));
  miss(`capital of ${line.text}`, /^[A-Z“\d]/.test(line.text));
  miss(`verb of ${line.text}`, !/[Tt]he Twins \w+s\b/.test(line.text));
  miss(
    `nothing in ${fact.kind}: ${line.text}`,
    (fact.kind as string) === 'teamsCounted' || !/\$0\b/.test(line.text),
  );
  miss(`fact ${fact.kind}`, line.text !== t('fact.any', { kind: humanise(fact.kind) }));
  miss(`icon ${line.icon}`, hasIcon(line.icon));
  if (fact.kind === 'noEffect') miss(`why ${fact.why}`, fact.why === 'outOfGame' || maybe(`why.${fact.why}`));
  if (fact.kind === 'moved') watchPiece(fact.who, fact.to, cars);
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

function watchPiece(who: string, to: string, cars: number): void {
  miss(`drawing of ${who}`, isDrawn(who));
  miss(`place ${to}`, placeName(to, cars) !== to);
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
    miss(`chip ${chip}`, drawn || family === 'team');
    if (family === 'hostage')
      miss(`hostage ${what}`, maybe(`hostage.${what}`) && maybe(`hostage.${what}.help`));
  }
  for (const space of spaces(table)) miss(`space ${space.text}`, !/…|undefined|null|NaN/.test(space.text));
}

function play(setup: ExpressSetup, number: number, chance: () => number): void {
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
    miss(`character ${who}`, isDrawn(who) && powerOf(who, match.table) && maybe(`character.${who}.title`));
    for (const card of match.table.players.flatMap(({ deck }) => deck))
      miss(
        `card ${card.kind}`,
        maybe(`action.${card.kind}`) && maybe(`action.${card.kind}.help`) && hasIcon(`${card.kind}`),
      );
  }
  for (let step = 0; ; step++) {
    const before = sceneOf(match.table);
    for (const fact of facts) watchFact(game.veil(fact, 0), namingFor(0), match.table.cars.length);
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
