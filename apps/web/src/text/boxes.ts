import type { SetupProblem, Table } from '@holdup/engine';
import { boxOf } from '../store/boxes.ts';
import { andList, maybe, nameOf, t } from './index.ts';
import { capital, characterName } from './naming.ts';

export const hostageName = (id: string): string => nameOf('hostage', id);

export const prisonerName = (id: string): string => t('prisoner.of', { who: characterName(id) });

/** What a freed prisoner does for `holder`. */
export const prisonerHelp = (id: string, holder: string): string =>
  id === holder ? t('prisoner.own.help') : t('prisoner.help', { who: characterName(id) });

/** `warrant:belle` → `Arrest warrant: Belle`; null is a goal whose face is hidden. */
export function goalName(id: string | null): string {
  if (id === null) return t('goal.hidden');
  return id.startsWith('warrant:') ? t('goal.warrant', { who: wanted(id) }) : nameOf('goal', id);
}

export function goalHelp(id: string | null): string {
  if (id === null) return '';
  return id.startsWith('warrant:')
    ? t('goal.warrant.help', { who: wanted(id) })
    : (maybe(`goal.${id}.help`) ?? '');
}

const wanted = (id: string): string => characterName(id.slice('warrant:'.length));

export const penaltyHelp = (id: string): string => maybe(`penalty.${id}.help`) ?? '';

/** A line of the count: `ransom:poodle` → `Ransom for the Poodle`. */
export function scoreName(why: string): string {
  return why.startsWith('ransom:')
    ? t('score.ransom', { hostage: hostageName(why.slice('ransom:'.length)) })
    : nameOf('score', why);
}

/** The power of a character in words; Silk's is the one agreed on. */
export function powerOf(who: string, options: Table['options'] | { readonly silkPower?: unknown }): string {
  const chosen =
    who === 'silk' && options.silkPower ? maybe(`character.silk.power.${options.silkPower}`) : null;
  return chosen ?? maybe(`character.${who}.power`) ?? '';
}

/** Whether a token is a flask that has been drunk from. */
export const isHalfDrunk = (table: Table | null, id: number): boolean =>
  table !== null && (boxOf(table, 'whiskey')?.halfDrunk.includes(id) ?? false);

/** Why a game cannot be set up like this. */
export function phraseProblem({ code, about }: Pick<SetupProblem, 'code' | 'about'>): string {
  if (code === 'unknown-box' && about.missing) return t('setup.base');
  const text = (key: string) => (about[key] === undefined ? '' : String(about[key]));
  return (
    maybe(`setup.${code}`, {
      ...about,
      box: nameOf('box', text('box')),
      option: maybe(`form.${text('option')}`) ?? text('option'),
      character: capital(characterName(text('character'))),
      characters: andList(text('characters').split(' ').map(characterName).map(capital)),
      what: nameOf('setup.what', text('what')),
      seat: Number(about.seat ?? 0) + 1,
    }) ?? t('error.bad-setup')
  );
}
