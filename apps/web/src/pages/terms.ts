import type { TableSettings } from '@holdup/protocol';
import { behindOf, paceOf } from '../text/clock.ts';
import { maybe, nameOf, t } from '../text/index.ts';
import { gameName } from './presets.ts';

/** What is played at a table, and how, in a few words each. */
export function termsOf(settings: TableSettings): string[] {
  const { setup } = settings;
  const rules =
    setup.game === 'express'
      ? [
          nameOf('edition', setup.options.edition ?? 'bigBox'),
          ...Object.entries(setup.options).map(([key, value]) =>
            value === true ? (maybe(`form.${key}`) ?? '') : '',
          ),
          settings.openPile ? t('form.openPile') : '',
        ]
      : [];
  return [
    gameName(setup),
    ...rules,
    paceOf(settings),
    behindOf(settings) ?? '',
    settings.chat === 'off' ? t('table.noChat') : '',
    settings.strictShuffle ? t('form.strict') : '',
  ].filter(Boolean);
}
