import { type SuperAction, standpoint } from '@holdup/engine';
import { t } from '../../text/index.ts';

/**
 * `the roof of car 3`. Cars keep their numbers while the train grows shorter, so that older lines of the log stay true: no
 * car is called the last.
 */
export function superPlace(place: string): string {
  const found = standpoint(place);
  if (!found) return t('super.place.off');
  const roof = found.floor === 'roof';
  if (found.car === 0) return roof ? t('super.place.locomotive.roof') : t('super.place.locomotive');
  return roof ? t('super.place.car.roof', { car: found.car }) : t('super.place.car', { car: found.car });
}

/** The picture on a card: Fire is a shot here, not a blaze. */
export const actionIcon = (action: string): string => (action === 'fire' ? 'shoot' : action);

/** `plan:fire,move,flip` → its cards. */
export const cardsOfPlan = (option: string): readonly SuperAction[] =>
  option.slice('plan:'.length).split(',') as SuperAction[];

export const planOf = (cards: readonly SuperAction[]): string => `plan:${cards.join(',')}`;
