import {
  type About,
  type Card,
  type Loot,
  type Option,
  onTrain,
  type Question,
  type Table,
} from '@holdup/engine';
import { capital, does, named, words } from './names.ts';

/** Whole dollars: `$1,250`. */
export const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

const SIDE = 'the side of ';
const ELSEWHERE: Readonly<Record<string, string>> = {
  'coach/inside': 'the stagecoach',
  'coach/roof': 'the roof of the stagecoach',
};

/** A place within a sentence: `car 2`, `the roof of the caboose`, `the side of car 1`. */
export function placeWords(table: Table, place: string): string {
  const here = onTrain(place);
  if (here)
    return here.floor === 'roof' ? `the roof of ${carWords(table, here.car)}` : carWords(table, here.car);
  const beside = /^(\d+)\/(horse|coach)$/.exec(place);
  return beside ? `${SIDE}${carWords(table, Number(beside[1]))}` : (ELSEWHERE[place] ?? words(place));
}

/** Where something lies or starts: `in car 2`, `on the roof of car 2`, `beside car 2`. */
export function whereWords(table: Table, place: string): string {
  const text = placeWords(table, place);
  if (text.startsWith(SIDE)) return `beside ${text.slice(SIDE.length)}`;
  return `${text.startsWith('the roof') ? 'on' : 'in'} ${text}`;
}

function carWords(table: Table, car: number): string {
  if (car === 0) return 'the locomotive';
  return car === table.cars.length - 1 ? 'the caboose' : `car ${car}`;
}

/** A card within a sentence; where `whose`, an action card says whose it is. */
export function cardWords(card: Card, options: { readonly whose: boolean }): string {
  if (card.kind === null) return 'a hidden card';
  if (card.kind === 'bullet')
    return card.of === 'neutral' ? 'a neutral bullet' : `a bullet of ${named(card.of ?? '')}`;
  return options.whose ? `${words(card.kind)} (${named(card.of ?? '')})` : words(card.kind);
}

/** A token within a sentence, with its value where that is known. */
export function lootWords({ kind, value }: Pick<Loot, 'kind' | 'value'>): string {
  if (kind === 'jewel' || kind === 'strongbox') return `a ${kind}`;
  return value === null ? `a ${words(kind)}` : `a ${words(kind)} of ${dollars(value)}`;
}

/** An option as a line of a menu. */
export function optionWords(option: Option, table: Table): string {
  const [verb = '', ...rest] = option.id.split(':');
  const what = rest.join(':');
  if (verb === 'to') return placeWords(table, what);
  if (verb === 'take' || verb === 'drop') return `${verb} ${tokenWords(option.about, table, what)}`;
  if (verb === 'play') {
    const down = rest.at(-1) === 'down';
    const card = nameOfCard(down ? rest.slice(0, -1).join(':') : what);
    return down ? `play ${card}, face down` : `play ${card}`;
  }
  if (verb === 'keep' || verb === 'discard') return `${verb} ${nameOfCard(what)}`;
  if (verb === 'target') return capital(named(what));
  if (verb === 'left') return capital(does(named(what), 'starts in the caboose'));
  if (verb === 'draw') return 'draw three cards';
  return what === '' ? words(verb) : `${words(verb)} ${words(what.replaceAll(':', ' '))}`;
}

function tokenWords(about: About, table: Table, name: string): string {
  const token = table.loot.find(({ id }) => id === about.loot);
  return token ? lootWords(token) : words(name);
}

/** `django.shoot` → `shoot (Django)`; `bullet:belle` → `a bullet of Belle`. */
function nameOfCard(name: string): string {
  if (name.startsWith('bullet:')) return `a bullet of ${named(name.slice('bullet:'.length))}`;
  const [first = '', second] = name.split('.');
  return second === undefined ? words(first) : `${words(second)} (${named(first)})`;
}

const QUESTIONS: Readonly<Record<string, string>> = {
  left: 'Who starts in the caboose?',
  keep: 'Which card do you keep?',
  discard: 'Which bullet do you put on the discard pile?',
  scheming: "Schemin': what do you play?",
  cover: 'Play a card of your other bandit as well?',
  move: 'WHO moves. Where to?',
  changeFloor: 'WHO changes floor. Where to?',
  marshal: 'WHO sends the Marshal. Where to?',
  loot: 'WHO loots. What?',
  shoot: 'WHO shoots. At whom?',
  punch: 'WHO punches. Whom?',
  drop: 'What falls from WHOM?',
  push: 'Where to with WHOM?',
  shotAway: 'Where to with WHOM?',
  pocket: 'The purse that fell: into the pocket of WHO?',
  pickpocketing: 'WHO is alone here. Which purse?',
};

/** A question as a line above its menu. */
export function questionWords({ kind, who, about }: Question): string {
  const [name, other] = [named(who ?? ''), named(about?.character ?? '')];
  const text = (QUESTIONS[kind] ?? `${capital(words(kind))}?`).replace('WHOM', other);
  return capital(text.startsWith('WHO ') ? does(name, text.slice('WHO '.length)) : text.replace('WHO', name));
}

/** Whether a card must say whose it is: where players have two characters each. */
export const showsWhose = (table: Table): boolean =>
  table.players.some(({ characters }) => characters.length > 1);
