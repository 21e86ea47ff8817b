import type { About, Frame, Option, Outcome, Question, Seat } from '../kernel/index.ts';
import type { Fact } from './rules.ts';
import { type Card, type CharacterId, type Loot, type Place, PUBLIC, type Table } from './table.ts';

export const option = (id: string, about: About = {}): Option => ({ id, about });
export const DONE = option('done');
export const YES = option('yes');
export const NO = option('no');

/** What is made of a name is made once: games are full of the same few places, people and cards. */
export function madeOnce<V>(make: (name: string) => V): (name: string) => V {
  const made = new Map<string, V>();
  return (name) => {
    let value = made.get(name);
    if (value === undefined) {
      value = make(name);
      made.set(name, value);
    }
    return value;
  };
}

const toPlace = madeOnce((place) => option(`to:${place}`, { place }));
export const toPlaces = (places: readonly Place[]): Option[] => places.map(toPlace);

const atTarget = madeOnce((character) => option(`target:${character}`, { character }));
export const atTargets = (targets: readonly CharacterId[]): Option[] => targets.map(atTarget);

/** `take`, `drop` or `give`: a face-down token is an option of its own, by its id; of face-up equals one is enough. */
export function tokens(verb: 'take' | 'drop' | 'give', loot: readonly Loot[]): Option[] {
  const options: Option[] = [];
  for (let i = 0; i < loot.length; i++) {
    const token = loot[i] as Loot;
    const id = `${verb}:${tokenName(token)}`;
    if (!offered(options, id)) options.push(option(id, { loot: token.id }));
  }
  return options;
}

function offered(options: readonly Option[], id: string): boolean {
  for (let i = 0; i < options.length; i++) if (options[i]?.id === id) return true;
  return false;
}

/** Everybody sees what it is worth, and there is no more to it: tokens of its kind are alike. */
const isFaceUp = ({ seen, face }: Loot): boolean => (seen & PUBLIC) !== 0 && face === undefined;
/** `jewel`, `strongbox`; `#7` for a token that lies face down, or tells itself from others of its kind. */
const tokenName = (token: Loot): string => (isFaceUp(token) ? token.kind : `#${token.id}`);

/** The token that `option` names among `loot`. */
export function tokenIn(loot: readonly Loot[], chosen: string): Loot {
  const name = chosen.slice(chosen.indexOf(':') + 1);
  for (let i = 0; i < loot.length; i++) {
    const token = loot[i] as Loot;
    if (tokenName(token) === name) return token;
  }
  throw new Error(`no token ${name}`);
}

/**
 * `move`; `django.shoot` for a player of two characters (the one Marshal card is just `marshal`) and for a card that
 * is not his own; `bullet:belle`.
 */
export function cardName(table: Table, seat: Seat, card: Card): string {
  if (card.kind === 'bullet') return `bullet:${card.of}`;
  const own = table.players[seat]?.characters;
  if (own?.length === 1 && own[0] === card.of && card.kind !== null) return card.kind;
  const others = card.of !== null && !own?.includes(card.of);
  const named = others || (own && own.length > 1 && card.kind !== 'marshal');
  return named ? `${card.of}.${card.kind}` : `${card.kind}`;
}

/** A card, and what it is called. */
export interface Named {
  readonly name: string;
  readonly card: Card;
}

/** Distinct cards by name, in alphabetical order, so that their order tells nothing of a deck. */
export function distinctCards(table: Table, seat: Seat, cards: readonly Card[]): Named[] {
  const found: Named[] = [];
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    addNamed(found, { name: cardName(table, seat, card), card });
  }
  return found;
}

/** Puts a card in its place, unless one of its name is there. */
function addNamed(found: Named[], one: Named): void {
  let at = found.length;
  for (let i = 0; i < at; i++) if (found[i]?.name === one.name) return;
  found.push(one);
  for (; at > 0 && (found[at - 1] as Named).name > one.name; at--) found[at] = found[at - 1] as Named;
  found[at] = one;
}

/** Rules-legal when time runs out: `done` or `no` where offered, else `draw`, else the first option. */
export function fallbackOf(options: readonly Option[]): string {
  let draw: string | null = null;
  for (let i = 0; i < options.length; i++) {
    const { id } = options[i] as Option;
    if (id === 'done' || id === 'no') return id;
    if (id === 'draw') draw = id;
  }
  return draw ?? (options[0] as Option).id;
}

/** A question to one seat, of one option at least; `fallbackOf` says which of them is played when time runs out. */
export function question(
  seat: Seat,
  kind: string,
  options: readonly Option[],
  { who, secret, about }: Pick<Question, 'who' | 'secret' | 'about'> = {},
): Question {
  const fallback = fallbackOf(options);
  // The two shapes of nearly all questions, made at one go.
  if (about === undefined) {
    if (who !== undefined && secret === undefined) return { seat, kind, options, fallback, who };
    if (secret !== undefined && who === undefined) return { seat, kind, options, fallback, secret };
  }
  const asked: { -readonly [K in keyof Question]: Question[K] } = { seat, kind, options, fallback };
  if (who !== undefined) asked.who = who;
  if (secret !== undefined) asked.secret = secret;
  if (about !== undefined) asked.about = about;
  return asked;
}

/** Asks one seat, which must have an option: where there is none, nothing is asked. */
export function ask(asked: Question, next: Frame): Outcome<Fact> {
  return { ask: { questions: [asked], next } };
}

/** What follows the first colon of an option id: the same text each time, since places and people are compared a lot. */
export const afterColon = madeOnce((id) => id.slice(id.indexOf(':') + 1));
