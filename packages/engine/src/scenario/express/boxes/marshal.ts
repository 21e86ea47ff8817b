import { type LastingPenalty, SPOILS, TARGETS, wantedBy } from '../../../express/marshal/components.ts';
import { type Goal, MARSHAL, type Office } from '../../../express/marshal/office.ts';
import { PUBLIC, seenBySeat, type Table } from '../../../express/table.ts';
import { listOf, mapOf, notFitting, oneOf, type Reader } from '../../reading.ts';
import { bulletCounts, part } from '../part.ts';
import { before, type Checks, check, cylinderDiffers } from '../then.ts';
import { bulletsLeft, calledBy, type ExpressNames, orUnseated } from '../unseated.ts';

const officeOf = (table: Table, key: string): Office =>
  (table.box.marshal as Office | undefined) ?? notFitting(key, 'somebody to play the Marshal', table.boxes);

const goal =
  (names: ExpressNames): Reader<string> =>
  (value, key) => {
    const named = wantedBy(String(value));
    if (named !== null) names.character(named, key);
    else oneOf(TARGETS)(value, key);
    return String(value);
  };

const penalty: Reader<readonly LastingPenalty[]> = (value, key) => {
  const one = oneOf(Object.keys(SPOILS));
  const read = Array.isArray(value) ? listOf(one)(value, key) : [one(value, key)];
  return read as readonly LastingPenalty[];
};

/** The Marshal's sheet. The goals of the rounds that have begun are current. */
export const marshalPart = part(
  (names) => ({
    cylinder: mapOf(orUnseated(names, names.character), bulletCounts),
    wanted: mapOf(names.character, oneOf(['captured', 'wanted'])),
    goals: listOf(goal(names)),
    penalty: mapOf(names.character, penalty),
  }),
  (table, given) => {
    const { wanted, goals, penalty: struck } = given;
    if (!table.characters[MARSHAL]) {
      const [key] = Object.entries({ wanted, goals, penalty: struck }).find(([, said]) => said) ?? [];
      if (key) officeOf(table, `given.${key}`);
      return table;
    }
    const set = officeOf(table, 'given');
    const current = table.round?.number ?? 1;
    const office: Office = {
      ...set,
      piles: pilesOf(table, given.cylinder?.get(MARSHAL)),
      goals: goals
        ? goals.map((id, i) => goalCard(table, id, i < current))
        : set.goals.map((one, i) => laid(table, one, i < current)),
      current: Math.min(current, (goals ?? set.goals).length),
      captured: wanted
        ? [...wanted].flatMap(([who, how]) => (how === 'captured' ? [who] : []))
        : set.captured,
      penalties: struck ? Object.fromEntries(struck) : set.penalties,
    };
    return { ...table, box: { ...table.box, marshal: office } };
  },
);

const goalCard = (table: Table, id: string, isCurrent: boolean): Goal => ({
  id,
  seen: isCurrent ? seenBySeat(table.characters[MARSHAL]?.seat ?? 0) : 0,
});
const laid = (table: Table, { id, seen }: Goal, isCurrent: boolean): Goal =>
  id === null || seen & PUBLIC ? { id, seen } : goalCard(table, id, isCurrent);

/** The piles as written; otherwise they have been shot from in turn. */
function pilesOf(table: Table, written: readonly number[] | undefined): readonly [number, number] {
  if (written && written.length > 1) return [written[0] ?? 0, written[1] ?? 0];
  const left = table.characters[MARSHAL]?.cylinder ?? 0;
  return [Math.floor(left / 2), Math.ceil(left / 2)];
}

export const marshalChecks = (names: ExpressNames): Checks => ({
  cylinder: check(mapOf(orUnseated(names, names.character), bulletCounts), (want, { table }) =>
    [...want].flatMap(([who, piles]) => {
      const office = table.box.marshal as Office | undefined;
      const both = who === MARSHAL && piles.length > 1 ? office?.piles : undefined;
      return cylinderDiffers(who, piles, both ?? [bulletsLeft(table, who, `then.cylinder.${calledBy(who)}`)]);
    }),
  ),
  wanted: before('wanted', names, (who, table) => [
    officeOf(table, 'then.wanted').captured.includes(who) ? 'captured' : 'wanted',
  ]),
  penalty: before('penalty', names, (who, table) => officeOf(table, 'then.penalty').penalties[who] ?? []),
});
