/** The database refused or cannot be reached. `message` is a sentence for the operator, with what to do where that is known. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  readonly code = 'store-failed';
}

/** What a database error means: a row that is there already, or a sentence on why nothing works; null for a bug of ours. */
export type Explain = (error: unknown) => 'duplicate' | StoreFailure | null;

/** Turns the database errors of every method into `StoreFailure`; bugs come through as they are. */
export function telling<S extends object>(store: S, explain: Explain): S {
  const told = (error: unknown): never => {
    const why = explain(error);
    if (why === 'duplicate')
      throw new StoreFailure(`A row is in the database twice: ${String(error)}`, { cause: error });
    throw why ?? error;
  };
  return new Proxy(store, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(member, target, args);
        return answer instanceof Promise ? answer.catch(told) : answer;
      };
    },
  });
}
