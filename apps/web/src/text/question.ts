import type { Option, Question } from '@holdup/engine';
import { andList, humanise, maybe, t } from './index.ts';
import {
  actorName,
  capital,
  cardName,
  characterName,
  lootName,
  lootOf,
  type Naming,
  placeName,
  seatName,
} from './naming.ts';

type Asked = Pick<Question, 'kind' | 'options'> & {
  readonly who?: string;
  readonly about?: Question['about'];
};

/** The one sentence that says what is asked. A kind without a text of its own is shown in readable form. */
export function phraseQuestion(asked: Asked, naming: Naming): string {
  const who = asked.who ? characterName(asked.who) : me(naming);
  const target = asked.about?.character ? characterName(asked.about.character) : '';
  const values = { who: capital(who), target, place: aboutPlace(asked, naming) };
  const has = (id: string) => asked.options.some((one) => one.id === id);
  const variant =
    asked.kind === 'keep' && has('done')
      ? 'keep.next'
      : asked.kind === 'scheming'
        ? schemingVariant(asked.options)
        : asked.kind;
  const found = maybe(`question.${variant}`, values) ?? maybe(`question.${asked.kind}`, values);
  if (found) return found;
  const kind = humanise(asked.kind);
  return who ? t('question.any', { who: capital(who), kind }) : t('question.anyNobody', { kind });
}

/** What can be done decides the sentence: nobody is told to play a card when he holds none. */
function schemingVariant(options: readonly Option[]): string {
  const plays = options.some((one) => one.id.startsWith('play:'));
  const draws = options.some((one) => one.id === 'draw');
  if (plays && !draws) return 'scheming.playOnly';
  if (draws && !plays) return 'scheming.drawOnly';
  if (!plays && !draws) return 'scheming.neither';
  const down = options.some((one) => one.id.endsWith(':down'));
  const up = options.some((one) => one.id.startsWith('play:') && !one.id.endsWith(':down'));
  return down && up ? 'scheming.either' : down ? 'scheming.down' : 'scheming';
}

const me = (naming: Naming): string => (naming.mySeat === null ? '' : actorName(naming, naming.mySeat));

const aboutPlace = (asked: Asked, naming: Naming): string =>
  asked.about?.place ? placeName(asked.about.place, naming.table?.cars.length ?? 0) : '';

/** The label of a button. */
export function phraseOption(option: Option, naming: Naming): string {
  const [head = '', rest = ''] = split(option.id);
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
      return capital(tokenName(option, rest, naming));
    case 'to':
      return capital(placeName(rest, naming.table?.cars.length ?? 0));
    case 'target':
    case 'character':
    case 'left':
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
  if (token) return lootName(token);
  return rest.startsWith('#')
    ? lootName({ kind: 'purse', value: null })
    : lootName({ kind: rest, value: null });
}

/** What the bar says while others are asked. */
export function phraseWaiting(
  asked: readonly { seat: number; kind: string; answered: boolean }[],
  naming: Naming,
): string {
  const open = asked.filter((one) => !one.answered);
  const [only] = open;
  if (!only) return t('waiting.none');
  if (open.length > 1) {
    return t('waiting.many', { names: andList(open.map((one) => seatName(naming, one.seat))) });
  }
  const what = maybe(`waiting.kind.${only.kind}`);
  const name = seatName(naming, only.seat);
  return what ? t('waiting.one', { name, what }) : t('waiting.oneBare', { name });
}
