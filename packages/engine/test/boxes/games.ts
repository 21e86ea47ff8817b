import {
  type ExpressFact,
  type ExpressSetup,
  type Game,
  type Match,
  openGame,
  type Placed,
  questionFor,
  type Score,
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

/** The table as it would lie there if these had won, by what each seat has brought home: so many dollars, past so many bullets. */
export function counted(
  { match: { table } }: Opened,
  money: readonly number[],
  {
    bullets = [],
    counted = Object.keys(table.characters),
    winners,
  }: {
    readonly winners: readonly number[];
    readonly bullets?: readonly number[];
    readonly counted?: readonly string[];
  },
): Table {
  const scores = money.map(
    (total, seat): Score => ({
      ...{ seat, lines: [], total, bulletsReceived: bullets[seat] ?? 0 },
    }),
  );
  return { ...table, result: { scores, winners, gunslingers: [], counted } };
}

export const placesBySeat = (placed: readonly Placed<{ readonly seat: number }>[]): number[] =>
  [...placed].sort((a, b) => a.score.seat - b.score.seat).map(({ place }) => place);

/** Everybody answers as he does who does not answer, to the end. */
export function playedOut({ game, match: start }: Opened): Table {
  let match = start;
  for (;;) {
    const { prompt } = match;
    const asked = prompt?.questions.find((_, i) => prompt.answers[i] === null);
    if (!prompt || !asked) return match.table;
    const played = game.play(match, { seat: asked.seat, prompt: prompt.id, option: asked.fallback });
    if (played.refused !== undefined) throw new Error(`${asked.fallback} is refused: ${played.refused}`);
    match = played.match;
  }
}
