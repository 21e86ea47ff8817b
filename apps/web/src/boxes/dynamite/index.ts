import { t } from '../../text/index.ts';
import { carsIn, placeName } from '../../text/naming.ts';
import type { ClientBox } from '../box.ts';

export const dynamite: ClientBox = {
  id: 'dynamite',
  offered: 'variant',
  option: ({ id }, rest, { table }, kind) =>
    kind === 'loot' && id.startsWith('to:')
      ? t('option.throw', { place: placeName(rest, carsIn(table)) })
      : null,
};
