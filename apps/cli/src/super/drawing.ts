import type { SuperTable } from '@holdup/engine';
import { drawCars } from '../drawing.ts';
import { nameOf, words } from '../names.ts';
import { dollars } from '../words.ts';

/** `◂Belle` looks to the locomotive, `Doc▸` to the rear; who lies is in brackets. */
function pieceOf(table: SuperTable, who: string): string {
  const one = table.characters[who];
  const name = one?.lying ? `(${nameOf(who)})` : nameOf(who);
  return one?.facing === 'front' ? `◂${name}` : `${name}▸`;
}

export function drawSuperTrain(table: SuperTable): string {
  const last = table.wagons.length;
  const titles = Array.from({ length: last + 1 }, (_, car) => (car === 0 ? 'locomotive' : `car ${car}`));
  const at = (place: string): string[] =>
    table.line.filter((who) => table.characters[who]?.at === place).map((who) => pieceOf(table, who));
  const head = table.round ? `Round ${table.round.number}` : 'Before the first round';
  const machine = table.options.timeTravel ? ', a time machine in front of the train' : '';
  return `${head}${machine}\n${drawCars(titles, (car, floor) => at(`${car}/${floor}`))}`;
}

export function drawSuperPlayers(table: SuperTable, names: readonly string[]): string {
  return table.players
    .map(({ characters: [who = ''], plan, done }, seat) => {
      const one = table.characters[who];
      const loot = one?.loot.map(dollars).join(', ') || 'nothing';
      const cards = plan.slice(done).map((card) => (card === null ? '?' : words(card)));
      const first = table.first === seat ? ' (First Player)' : '';
      const state = one?.out ? ' · out' : cards.length > 0 ? ` · plans ${cards.join(', ')}` : '';
      return `${names[seat]}${first}: has ${loot}${state}`;
    })
    .join('\n');
}

export function drawSuperHand(table: SuperTable, seat: number): string {
  const { plan = [], done = 0 } = table.players[seat] ?? {};
  const left = plan.slice(done).map((card) => words(card ?? '?'));
  return `Your plan: ${left.join(', ') || 'none yet'}`;
}

export function drawSuperScore({ result }: SuperTable, names: readonly string[]): string {
  if (!result) return '';
  return result.scores
    .map(({ seat, cards, total, aboard }) => {
      const where = aboard ? 'aboard' : 'left behind';
      const crown = result.winners.includes(seat) ? ' ← wins' : '';
      return `${names[seat]}: ${where}, ${cards} ${cards === 1 ? 'car' : 'cars'} (${dollars(total)})${crown}`;
    })
    .join('\n');
}
