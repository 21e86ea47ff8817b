/** The items in an order that `random` (0 ≤ n < 1) gives. */
export function shuffled<V>(items: readonly V[], random: () => number): V[] {
  const left = items.slice();
  const order: V[] = [];
  while (left.length > 0) order.push(...left.splice(Math.floor(random() * left.length), 1));
  return order;
}

/** One of them; undefined if there is none. */
export const pick = <V>(items: readonly V[], random: () => number): V | undefined =>
  items[Math.floor(random() * items.length)];

/** The one that costs least; of several the first. */
export function leastOf<V>(items: readonly V[], cost: (item: V) => number): V {
  const costs = items.map(cost);
  return items[costs.indexOf(Math.min(...costs))] as V;
}
