/** What happens at a table where the train is on fire. */
export type FlamesFact =
  /** Cars that were not on fire are from now on. */
  | { kind: 'caughtFire'; cars: readonly number[] }
  /** The Marshal has put a car's flames out. */
  | { kind: 'fireOut'; car: number };
