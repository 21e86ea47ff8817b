import { inside, type Loot, type Played, roof, type Score, type Table } from '@holdup/engine';
import { capital, does, named, nameOf, titleOf, words } from './names.ts';
import { cardWords, dollars, showsWhose } from './words.ts';

const LABEL = 8;
/** Wide enough for the longest name and for `2 strongboxes`. */
const CELL = 13;

/** The train from the locomotive to the caboose: the roofs above, the insides below. */
export function drawTrain(table: Table): string {
  const last = table.cars.length - 1;
  const titles = table.cars.map((_, car) =>
    car === 0 ? 'locomotive' : car === last ? 'caboose' : `car ${car}`,
  );
  return drawCars(titles, (car, floor) => piecesAt(table, floor === 'roof' ? roof(car) : inside(car)));
}

/** Any train: what is on each floor of each car, with a title under each. */
export function drawCars(
  titles: readonly string[],
  at: (car: number, floor: 'inside' | 'roof') => readonly string[],
): string {
  const rule = (left: string, cross: string, right: string): string =>
    `${' '.repeat(LABEL)}${left}${titles.map(() => '─'.repeat(CELL)).join(cross)}${right}`;
  const floor = (name: 'inside' | 'roof'): string[] =>
    rows(
      name,
      titles.map((_, car) => at(car, name)),
    );
  return [
    rule('┌', '┬', '┐'),
    ...floor('roof'),
    rule('├', '┼', '┤'),
    ...floor('inside'),
    rule('└', '┴', '┘'),
    `${' '.repeat(LABEL + 1)}${titles.map((title) => centred(title)).join(' ')}`,
  ].join('\n');
}

function rows(label: string, cells: readonly (readonly string[])[]): string[] {
  const height = Math.max(1, ...cells.map(({ length }) => length));
  return Array.from({ length: height }, (_, row) => {
    const line = cells.map((cell) => (cell[row] ?? '').slice(0, CELL).padEnd(CELL)).join('│');
    return `${(row === 0 ? label : '').padEnd(LABEL)}│${line}│`;
  });
}

const centred = (text: string): string => {
  const left = Math.max(0, Math.floor((CELL - text.length) / 2));
  return `${' '.repeat(left)}${text}`.padEnd(CELL);
};

function piecesAt(table: Table, place: string): string[] {
  const people = Object.keys(table.characters).filter((who) => table.characters[who]?.at === place);
  const pawns = Object.keys(table.pawns).filter((pawn) => table.pawns[pawn] === place);
  return [
    ...pawns.map((pawn) => `*${nameOf(pawn)}*`),
    ...people.map(nameOf),
    ...counted(table.loot.filter(({ at }) => at === place)),
  ];
}

/** `purse`, `2 purses`, `purse $300`: equal tokens together. */
function counted(tokens: readonly Loot[]): string[] {
  const count = new Map<string, number>();
  for (const { kind, value } of tokens) {
    const known = kind === 'purse' && value !== null ? ` ${dollars(value)}` : '';
    count.set(`${words(kind)}|${known}`, (count.get(`${words(kind)}|${known}`) ?? 0) + 1);
  }
  return [...count].map(([key, many]) => {
    const [name = '', known = ''] = key.split('|');
    const plural = name.endsWith('x') ? `${name}es` : `${name}s`;
    return many === 1 ? `${name}${known}` : `${many} ${plural}${known}`;
  });
}

/** What each character holds and has fired, as far as the reader may know. */
export function drawPlayers(table: Table, names: readonly string[]): string {
  return table.players
    .map(({ characters, hand, deck, discard }, seat) => {
      const people = characters.map((who) => {
        const one = table.characters[who];
        const loot = counted(table.loot.filter(({ at }) => at === `held:${who}`)).join(', ') || 'nothing';
        return `${does(named(who), 'holds')} ${loot}; ${one?.cylinder ?? 0} bullets left, ${one?.received ?? 0} received`;
      });
      const cards = `hand ${hand.length}, deck ${deck.length}${discard.length ? `, discard ${discard.length}` : ''}`;
      const first = table.first === seat ? ' (First Player)' : '';
      return `${names[seat]}${first}: ${people.map(capital).join(' · ')} · ${cards}`;
    })
    .join('\n');
}

/** The round card, the turn under way in brackets. */
export function drawRound({ round }: Table): string {
  if (!round) return 'Before the first round';
  const turns = round.turns.map((turn, i) => (i === round.turn ? `[${words(turn)}]` : words(turn)));
  const event = round.event ? `, then ${titleOf(round.event)}` : '';
  return `Round ${round.number} of 5, ${titleOf(round.card)}: ${turns.join(' ')}${event}`;
}

/** The common pile from the first card laid, those resolved ticked off. */
export function drawPile(table: Table): string {
  if (table.pile.length === 0) return 'The pile is empty';
  const card = (played: Played, i: number): string => {
    const down = played.down && played.card.kind === null;
    const face = down ? 'face down' : cardWords(played.card, { whose: false });
    const who = played.card.of ?? table.players[played.seat]?.characters.join('+') ?? '';
    return `${i < table.next ? '✓' : ''}${nameOf(who)} ${face}`;
  };
  return `Pile: ${table.pile.map(card).join(' → ')}`;
}

/** One's own hand, in words. */
export function drawHand(table: Table, seat: number): string {
  const hand = table.players[seat]?.hand ?? [];
  const whose = showsWhose(table);
  return `Your hand: ${hand.map((card) => cardWords(card, { whose })).join(', ') || 'empty'}`;
}

/** How every dollar was counted. */
export function drawScore(table: Table, names: readonly string[]): string {
  const { result } = table;
  if (!result) return '';
  const line = ({ seat, lines, total, bulletsReceived }: Score): string => {
    const parts = lines.map(({ why, amount }) => `${words(why)} ${dollars(amount)}`);
    const crown = result.winners.includes(seat) ? ' ← wins' : '';
    return `${names[seat]}: ${dollars(total)} (${parts.join(', ') || 'nothing'}; ${bulletsReceived} ${bulletsReceived === 1 ? 'bullet' : 'bullets'} received)${crown}`;
  };
  return result.scores.map(line).join('\n');
}
