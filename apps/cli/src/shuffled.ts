/** The items in an order that `random` (0 ≤ n < 1) gives. */
export function shuffled<V>(items: readonly V[], random: () => number): V[] {
  const left = items.slice();
  const order: V[] = [];
  while (left.length > 0) order.push(...left.splice(Math.floor(random() * left.length), 1));
  return order;
}
