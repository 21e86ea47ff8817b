import { isDeepStrictEqual } from 'node:util';
import {
  type AnyTable,
  type Card,
  type Fact,
  type Match,
  play,
  type Question,
  type Table,
} from '@holdup/engine';
import { type AnyGame, hidesIn, type Mutation } from './mutation.ts';

/** Rules by which what somebody is asked follows from what he may not know. */
const asking = (
  name: string,
  change: (question: Question, table: Table) => Question,
  more: Partial<Mutation> = {},
): Mutation => ({
  name,
  at: 'base',
  ruled: true,
  game: (game, fired) => {
    const leaky = (match: Match<AnyTable>): Match<AnyTable> => {
      const { table, prompt } = match;
      if (table.game === 'super' || !prompt) return match;
      const questions = prompt.questions.map((one) => change(one, table));
      if (!isDeepStrictEqual(questions, prompt.questions)) fired();
      return { ...match, prompt: { ...prompt, questions } };
    };
    return {
      ...game,
      play(match, answer) {
        const played = game.play(match, answer);
        return played.refused ? played : { ...played, match: leaky(played.match) };
      },
    };
  },
  ...more,
});

const topOf = (table: Table, seat: number): Card | undefined => table.players[seat]?.deck[0];
const others = (table: Table, seat: number): Card[] =>
  table.players.flatMap(({ hand }, owner) => (owner === seat ? [] : hand));

/** The rules themselves let something follow from what is hidden. */
export const RULE_LEAKS: readonly Mutation[] = [
  asking('options follow from the deck, not from what one sees', (question, table) => {
    const wasted = topOf(table, question.seat)?.kind === 'move' && question.options.length > 1;
    const options = question.options.filter(({ id }) => !(wasted && id === 'draw'));
    return { ...question, options, fallback: options.at(-1)?.id ?? question.fallback };
  }),
  asking('an option tells what it will bring', (question, table) => ({
    ...question,
    options: question.options.map((option) =>
      option.id === 'draw'
        ? { ...option, about: { ...option.about, card: topOf(table, question.seat)?.id ?? 0 } }
        : option,
    ),
  })),
  asking('the fallback follows from others’ hands', (question, table) => {
    const count = others(table, question.seat).filter(
      ({ kind }) => kind === 'move' || kind === 'loot',
    ).length;
    return {
      ...question,
      fallback: question.options[count % question.options.length]?.id ?? question.fallback,
    };
  }),
  asking('options stand in an order that follows from the deck', (question, table) => ({
    ...question,
    options: question.options.toSorted((a, b) =>
      topOf(table, question.seat)?.kind === 'loot' ? (a.id < b.id ? -1 : 1) : 0,
    ),
  })),
  asking('the question to another says what he holds', (question, table) => ({
    ...question,
    who: `${table.players[question.seat]?.deck.find(({ kind }) => kind !== 'bullet')?.kind}`,
  })),
  {
    name: 'a refusal depends on what others hold',
    at: 'base',
    game: (game, fired) => ({
      ...game,
      play(match, answer) {
        const played = game.play(match, answer);
        if (played.refused !== 'not-asked' || match.table.game === 'super') return played;
        const named = others(match.table, answer.seat).filter(({ kind }) =>
          answer.option.includes(`${kind}`),
        ).length;
        if (named % 2 === 0) return played;
        fired();
        return { refused: 'not-offered' };
      },
    }),
  },
  {
    name: 'a secret question with one option resolves by itself',
    at: 'expert',
    ruled: true,
    prefer: ['play:shoot'],
    game: (game, fired) =>
      withFrames(game, (outcome) => {
        if (!outcome.ask) return outcome;
        const questions = outcome.ask.questions.map((question) => {
          if (question.secret && question.options.length === 1 && outcome.ask?.questions.length === 1)
            fired();
          return { ...question, secret: false };
        });
        return { ...outcome, ask: { ...outcome.ask, questions } };
      }),
  },
  {
    name: 'a shuffle does not forget who has seen a card',
    at: 'expert',
    ruled: true,
    game: (game, fired) =>
      withFrames(game, (outcome, table) => ({
        ...outcome,
        ...(outcome.facts ? { facts: outcome.facts.map((fact) => remembering(fact, table, fired)) } : {}),
      })),
  },
  {
    name: 'who may see a drawn card is everybody',
    at: 'base',
    ruled: true,
    until: hidesIn('drew'),
    game: (game, fired) =>
      withFrames(game, (outcome) => ({
        ...outcome,
        ...(outcome.facts
          ? {
              facts: outcome.facts.map((fact) => {
                if (fact.kind !== 'drew') return fact;
                fired();
                return { ...fact, cards: fact.cards.map((card) => ({ ...card, seen: card.seen | 1 })) };
              }),
            }
          : {}),
      })),
  },
];

type Frames = AnyGame['rules']['frames'];
type Outcome = ReturnType<Frames[string]>;

/** The same game, in which what each paragraph of the rules comes to is changed. */
function withFrames(game: AnyGame, change: (outcome: Outcome, table: Table) => Outcome): AnyGame {
  const frames: Frames = Object.fromEntries(
    Object.entries(game.rules.frames).map(([kind, handle]): [string, Frames[string]] => [
      kind,
      (table, frame, own, given) => change(handle(table, frame, own, given), table as Table),
    ]),
  );
  const rules = { ...game.rules, frames };
  return { ...game, rules, play: (match, answer) => play<AnyTable, Fact>(rules, match, answer) };
}

function remembering(fact: Fact, table: Table, fired: () => void): Fact {
  if (fact.kind !== 'shuffled') return fact;
  const before = [...(table.players[fact.seat]?.[fact.from] ?? [])];
  const cards = fact.cards.map((card) => {
    const at = before.findIndex(({ of, kind }) => of === card.of && kind === card.kind);
    const seen = before.splice(at, 1)[0]?.seen ?? 0;
    if (seen !== 0) fired();
    return { ...card, seen };
  });
  return { ...fact, cards };
}
