import {
  type Fact,
  openGame,
  SUPER_CHARACTERS,
  type SuperFact,
  type SuperOptions,
  type SuperTable,
  seedFrom,
} from '@holdup/engine';

/** The tables and facts of a game, batch by batch; the first batch is the deal. */
export interface Played {
  readonly game: ReturnType<typeof superGameOf>;
  readonly tables: readonly SuperTable[];
  readonly batches: readonly (readonly SuperFact[])[];
  readonly commands: readonly { readonly seat: number; readonly prompt: number; readonly option: string }[];
  readonly seed: string;
}

export const setupOf = (players: number, options: SuperOptions) => ({
  game: 'super' as const,
  boxes: [],
  options,
  players: SUPER_CHARACTERS.slice(0, players).map((who) => ({ characters: [who] })),
});

const superGameOf = (players: number, options: SuperOptions) => openGame(setupOf(players, options));

/** A whole game, in which everybody plans now this and now that. */
export function playedOut(players: number, options: SuperOptions, name: string): Played {
  const game = superGameOf(players, options);
  const seed = seedFrom(name);
  let { match, facts } = game.begin(seed);
  const tables = [match.table];
  const batches: (readonly SuperFact[])[] = [facts as readonly SuperFact[]];
  const commands: { seat: number; prompt: number; option: string }[] = [];
  for (let step = 0; match.prompt; step++) {
    const question = match.prompt.questions[match.prompt.answers.indexOf(null)];
    const option = question?.options[(step * 37 + players) % question.options.length];
    if (!question || !option) throw new Error('nobody is asked');
    const command = { seat: question.seat, prompt: match.prompt.id, option: option.id };
    const result = game.play(match, command);
    if ('refused' in result) throw new Error(`refused: ${result.refused}`);
    match = result.match;
    facts = [...result.facts];
    commands.push(command);
    tables.push(match.table);
    batches.push(facts as readonly SuperFact[]);
  }
  return { game, tables, batches, commands, seed };
}

export const EVERYTHING: SuperOptions = { reflexes: true, horses: true, timeTravel: true };

/** Games with each add-on alone and all together, for few and for many. */
export const someGames = (): Played[] =>
  [{}, { reflexes: true }, { horses: true }, { timeTravel: true }, EVERYTHING].flatMap((options, i) =>
    [3, 5, 7].map((players) => playedOut(players, options, `super ${i} ${players}`)),
  );

export const allFacts = ({ batches }: Played): readonly Fact[] => batches.flat();
