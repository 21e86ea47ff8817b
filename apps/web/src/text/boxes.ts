import type { SetupProblem } from '@holdup/engine';
import type { GameRules } from '../boxes/box.ts';
import { firstOfBoxes } from '../boxes/index.ts';
import { andList, maybe, nameOf, t } from './index.ts';
import { capital, characterName } from './naming.ts';

/** A line of the count: `ransom:poodle` → `Ransom for the Poodle`. */
export const scoreName = (why: string): string =>
  firstOfBoxes((box) => box.scoreName?.(why)) ?? nameOf('score', why);

/** The power of a character in words; what the game is played with may change it. */
export const powerOf = (who: string, game: GameRules): string =>
  firstOfBoxes((box) => box.power?.(who, game)) ?? maybe(`character.${who}.power`) ?? '';

/** The aim of a game in words: for what one plays, what loot is worth, and the prize; boxes and options may change it. */
export const aimOf = (game: GameRules): string =>
  [
    firstOfBoxes((box) => box.goal?.(game)) ?? t('rules.goal'),
    t('rules.goal.worth'),
    firstOfBoxes((box) => box.gunslinger?.(game)) ?? t('rules.goal.gunslinger'),
  ].join(' ');

/** Why a game cannot be set up like this. */
export function phraseProblem({ code, about }: Pick<SetupProblem, 'code' | 'about'>): string {
  if (code === 'unknown-box' && about.missing) return t('setup.base');
  const text = (key: string) => (about[key] === undefined ? '' : String(about[key]));
  const values = {
    ...about,
    box: nameOf('box', text('box')),
    option: maybe(`form.${text('option')}`) ?? text('option'),
    character: capital(characterName(text('character'))),
    characters: andList(text('characters').split(' ').map(characterName).map(capital)),
    what: nameOf('setup.what', text('what')),
    seat: Number(about.seat ?? 0) + 1,
  };
  // What a box or an option has to say for itself comes first.
  const keys = [text('other'), text('option'), `${text('box')}.option`].map((key) => `setup.${code}.${key}`);
  const found = [...keys, `setup.${code}`].map((key) => maybe(key, values)).find((one) => one !== null);
  return found ?? t('error.bad-setup');
}
