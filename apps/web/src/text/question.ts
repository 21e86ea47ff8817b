import type { Option } from '@holdup/engine';
import type { Asked } from '../boxes/box.ts';
import { firstOfBoxes } from '../boxes/index.ts';
import { andList, humanise, maybe, t } from './index.ts';
import {
  actorName,
  capital,
  cardName,
  carsIn,
  characterName,
  deciderName,
  lootName,
  lootOf,
  type Naming,
  placeName,
  trainOf,
} from './naming.ts';

/** The one sentence that says what is asked. A kind without a text of its own is shown in readable form. */
export function phraseQuestion(asked: Asked, naming: Naming): string {
  const special = firstOfBoxes((box) => box.question?.(asked, naming));
  if (special !== null) return special;
  const who = asked.who ? characterName(asked.who) : me(naming);
  const target = asked.about?.character ? characterName(asked.about.character) : '';
  const values = { who: capital(who), target, place: aboutPlace(asked, naming) };
  const found =
    maybe(`question.${variantOf(asked, naming)}`, values) ?? maybe(`question.${asked.kind}`, values);
  if (found) return found;
  const kind = humanise(asked.kind);
  return who ? t('question.any', { who: capital(who), kind }) : t('question.anyNobody', { kind });
}

/** One kind may be asked in several situations; what is offered tells which. */
function variantOf({ kind, options }: Asked, naming: Naming): string {
  const has = (id: string) => options.some((one) => one.id === id);
  const offers = (head: string) => options.some((one) => one.id.startsWith(`${head}:`));
  switch (kind) {
    case 'scheming':
      return schemingVariant(options, isJarring(naming));
    case 'keep':
      return has('done') ? 'keep.next' : kind;
    case 'cover':
      return offers('play') ? kind : 'cover.none';
    case 'start':
      return offers('to') ? 'start.last' : kind;
    case 'loot':
      return offers('to') ? 'loot.throw' : has('done') ? 'loot.more' : kind;
    case 'move':
    case 'shoot':
      return has('done') ? `${kind}.may` : kind;
    default:
      return kind;
  }
}

function isJarring({ table }: Naming): boolean {
  const round = trainOf(table)?.round;
  return round?.turns[round.turn] === 'jarring';
}

/** What can be done decides the sentence: nobody is told to play a card when he holds none. */
function schemingVariant(options: readonly Option[], jarring: boolean): string {
  const plays = options.some((one) => one.id.startsWith('play:'));
  const draws = options.some((one) => one.id === 'draw');
  if (plays && !draws) return 'scheming.playOnly';
  const other = options.some((one) => one.id === 'seek' || one.id.startsWith('drink:'));
  if (!plays && other) return 'scheming.noCard';
  if (draws && !plays) return jarring ? 'scheming.drawJarring' : 'scheming.drawOnly';
  if (!plays && !draws) return 'scheming.neither';
  const down = options.some((one) => one.id.endsWith(':down'));
  const up = options.some((one) => one.id.startsWith('play:') && !one.id.endsWith(':down'));
  return down && up ? 'scheming.either' : down ? 'scheming.down' : 'scheming';
}

const me = (naming: Naming): string => (naming.mySeat === null ? '' : actorName(naming, naming.mySeat));

const aboutPlace = (asked: Asked, naming: Naming): string =>
  asked.about?.place ? placeName(asked.about.place, carsIn(naming.table)) : '';

/** The label of a button; `kind` is that of the question, where it matters. */
export function phraseOption(option: Option, naming: Naming, kind = ''): string {
  const [head = '', rest = ''] = split(option.id);
  const special = firstOfBoxes((box) => box.option?.(option, rest, naming, kind));
  if (special !== null) return special;
  switch (head) {
    case 'play':
      return rest.endsWith(':down')
        ? t('option.play.down', { card: cardName(rest.slice(0, -':down'.length)) })
        : t('option.play', { card: cardName(rest) });
    case 'keep':
    case 'discard':
      return maybe(`option.${head}`, { card: cardName(rest) }) ?? cardName(rest);
    case 'take':
    case 'drop':
    case 'give':
      return capital(tokenName(option, rest, naming));
    case 'to':
      return capital(placeName(rest, carsIn(naming.table)));
    case 'target':
    case 'character':
    case 'left':
    case 'free':
      return maybe(`option.${head}`, { who: capital(characterName(rest)) }) ?? capital(characterName(rest));
    case 'draw':
      return t('option.draw', { count: 3 });
    default:
      return maybe(`option.${option.id}`) ?? humanise(option.id);
  }
}

const split = (id: string): [string, string] => {
  const at = id.indexOf(':');
  return at === -1 ? [id, ''] : [id.slice(0, at), id.slice(at + 1)];
};

function tokenName(option: Option, rest: string, naming: Naming): string {
  const token = lootOf(option.about, naming.table);
  const train = trainOf(naming.table);
  if (token && train) {
    const plain = lootName(token);
    return firstOfBoxes((box) => box.lootName?.(train, token, plain)) ?? plain;
  }
  return rest.startsWith('#')
    ? lootName({ kind: 'purse', value: null })
    : lootName({ kind: rest, value: null });
}

/** One of those who are asked. */
interface Waited {
  readonly seat: number;
  readonly kind: string;
  readonly answered: boolean;
  readonly who?: string | null;
}

/** What the bar says while others are asked: of one also who the player is, of several only whom they play. */
export function phraseWaiting(asked: readonly Waited[], naming: Naming): string {
  const open = asked.filter((one) => !one.answered);
  const [only] = open;
  if (!only) return t('waiting.none');
  const acting = ({ seat, who }: Waited) => (who ? characterName(who) : actorName(naming, seat));
  if (open.length > 1) return t('waiting.many', { names: andList(open.map(acting)) });
  const what = maybe(`waiting.kind.${only.kind}`);
  const who = capital(acting(only));
  const name = deciderName(naming, only.seat, who);
  return what ? t('waiting.one', { name, who, what }) : t('waiting.oneBare', { name, who });
}
