import {
  type ExpressFact,
  type ExpressSetup,
  type Game,
  type Match,
  openGame,
  questionFor,
  seedFrom,
  type Table,
} from '../../src/index.ts';

/** A game under way, told by answers instead of by moves of a table. */
export interface Opened {
  readonly game: Game<Table, ExpressFact>;
  readonly match: Match<Table>;
  readonly facts: readonly ExpressFact[];
}

/** Opens a game for these characters, one list for each player. */
export function opened(
  boxes: readonly string[],
  cast: readonly (readonly string[])[],
  { seed = '1', ...options }: { seed?: string; [option: string]: unknown } = {},
): Opened {
  const setup: ExpressSetup = {
    game: 'express',
    boxes: ['base', ...boxes],
    options,
    players: cast.map((characters) => ({ characters })),
  };
  const game = openGame(setup);
  return { game, ...game.begin(seedFrom(seed)) };
}

/** One answer of each seat named, in turn. Throws where one is refused. */
export function answered(at: Opened, answers: Readonly<Record<number, string>>): Opened {
  let { match } = at;
  let facts: readonly ExpressFact[] = [];
  for (const [seat, option] of Object.entries(answers)) {
    const played = at.game.play(match, { seat: Number(seat), prompt: match.prompt?.id ?? 0, option });
    if (played.refused !== undefined) throw new Error(`${option} is refused: ${played.refused}`);
    match = played.match;
    facts = played.facts;
  }
  return { game: at.game, match, facts };
}

/** What `seat` is offered, in order. */
export const offers = ({ match }: Opened, seat: number): string[] =>
  (questionFor(match.prompt, seat)?.options ?? []).map(({ id }) => id);

export const askedSeats = ({ match }: Opened): number[] =>
  (match.prompt?.questions ?? []).map(({ seat }) => seat);

/** Where somebody or something is. */
export const placeOf = ({ match: { table } }: Opened, who: string): string | undefined =>
  table.characters[who]?.at ?? table.pawns[who];
