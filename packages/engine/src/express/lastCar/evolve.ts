import type { Evolvers } from '../rules.ts';
import { inside, type Place, roof, type Table } from '../table.ts';

export const evolve: Evolvers = {
  carUnhooked: (table, { car }) => ({
    ...table,
    cars: table.cars.slice(0, car),
    loot: table.loot.map((token) => (isOn(token.at, car) ? { ...token, at: 'off' } : token)),
    pawns: pawnsAfter(table, car),
  }),
};

const isOn = (at: Place, car: number): boolean => at === inside(car) || at === roof(car);

function pawnsAfter(table: Table, car: number): Table['pawns'] {
  const pawns = Object.entries(table.pawns).map(([who, at]): [string, Place] => {
    if (isOn(at, car)) return [who, 'off'];
    const beside = new RegExp(`^${car}/(\\w+)$`).exec(at)?.[1];
    return [who, beside === undefined ? at : `${car - 1}/${beside}`];
  });
  return Object.fromEntries(pawns);
}
