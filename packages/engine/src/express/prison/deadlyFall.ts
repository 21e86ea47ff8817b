import type { Adjusters } from '../points.ts';
import { caboose, characterOf, onTrain, type Place, type Table } from '../table.ts';
import { CELL } from './prison.ts';

const isStation = (table: Table, event: string): boolean => table.round?.event === event;

/**
 * Deadly Fall, all round long: who is punched on a roof may be knocked off the train, and so may whom Django shoots on
 * the roof of the locomotive or the caboose. Who falls is out of the game and the count (Big Box manual, Train Station).
 * The fall is one more way to be sent, after those along the train.
 */
export const stationAdjusters: Adjusters = {
  pushTo: (places, { table, who }) =>
    isStation(table, 'deadlyFall') && floorOf(table, who) === 'roof' ? [...places, 'off'] : places,
  shotAwayTo(places, { table, by, who }) {
    if (!isStation(table, 'deadlyFall')) return places;
    const [shooter, target] = [onTrain(characterOf(table, by).at), onTrain(characterOf(table, who).at)];
    const falls =
      shooter?.floor === 'roof' &&
      target?.floor === 'roof' &&
      shooter.car !== target.car &&
      (target.car === 0 || target.car === caboose(table));
    return falls ? [...stays(places, characterOf(table, who).at), 'off'] : places;
  },
  /** Crime Doesn't Pay!: who is in the cell at the end is caught, and not counted either. */
  counted(counted, { table }) {
    const out = isStation(table, 'deadlyFall') ? 'off' : isStation(table, 'crimeDoesntPay') ? CELL : null;
    return out === null ? counted : counted.filter((who) => characterOf(table, who).at !== out);
  },
};

const floorOf = (table: Table, who: string): 'inside' | 'roof' | undefined =>
  onTrain(characterOf(table, who).at)?.floor;

/** At the end of the train nobody is sent on: Django may as well leave the target where he is. */
const stays = (places: readonly Place[], at: Place): readonly Place[] => (places.length > 0 ? places : [at]);
