/** A value that pages watch. */
export interface Cell<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly update: (change: (value: T) => T) => void;
  /** Called after each change; the result ends the watching. One that fails does not keep the others from hearing of it. */
  readonly watch: (seen: (value: T) => void) => () => void;
}

export function cell<T>(first: T): Cell<T> {
  let value = first;
  const watchers = new Set<(value: T) => void>();
  const set = (next: T) => {
    if (Object.is(next, value)) return;
    value = next;
    for (const seen of [...watchers]) {
      try {
        seen(value);
      } catch (error) {
        console.error('somebody who watches a value failed', error);
      }
    }
  };
  return {
    get: () => value,
    set,
    update: (change) => set(change(value)),
    watch(seen) {
      watchers.add(seen);
      return () => watchers.delete(seen);
    },
  };
}
