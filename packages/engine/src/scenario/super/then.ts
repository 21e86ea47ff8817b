import type { SuperTable } from '../../super/table.ts';
import { banditOf, inPlace } from '../../super/table.ts';
import { alike, anyEndings, type Checks, check, listed, lists, values } from '../checking.ts';
import type { Names } from '../names.ts';
import { listOf, mapOf, matching, text } from '../reading.ts';
import type { Difference } from '../telling.ts';
import { place, type Stance, stance } from './given.ts';

const anywhere = matching(/^(off|\d+\/(inside|roof))$/, 'off, or a place such as 2/inside or 3/roof');

/** What may be said of the end of a story of `super`. */
export function endings(names: Names): Checks<SuperTable> {
  const { character } = names;
  const itself = (who: string): string => who;
  return {
    ...anyEndings<SuperTable>(names),
    train: check(mapOf(place, listOf(stance(names))), (want, { table }) =>
      [...want].flatMap(([at, stances]) => placeDiffers(table, at, stances)),
    ),
    at: values('at', character, anywhere, itself, (who, { table }) => banditOf(table, who).at),
    loot: lists('loot', character, itself, (who, { table }) => banditOf(table, who).loot.map(String)),
    out: check(listOf(character), (want, { table }) =>
      alike(
        'out',
        want,
        Object.keys(table.characters).filter((who) => banditOf(table, who).out),
      ),
    ),
    wagons: check(listOf(text), (want, { table }) => {
      const got = listed(table.wagons.map(String));
      return got === listed(want) ? [] : [{ expected: `wagons ${listed(want)}`, got }];
    }),
  };
}

/** Who is there in order, and how he stands where that is said. */
function placeDiffers(table: SuperTable, at: string, want: readonly Stance[]): Difference[] {
  const told = (who: string): string => {
    const { facing, lying } = banditOf(table, who);
    const said = want.find((one) => one.who === who);
    return said?.facing === null ? who : [who, facing, ...(lying ? ['down'] : [])].join(' ');
  };
  const wanted = want.map(({ who, facing, lying }) =>
    [who, ...(facing ? [facing] : []), ...(lying ? ['down'] : [])].join(' '),
  );
  const got = inPlace(table, at).map(told);
  return listed(got) === listed(wanted) ? [] : [{ expected: `${at} ${listed(wanted)}`, got: listed(got) }];
}
