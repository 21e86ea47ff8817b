/** What happens at a table with a flat-bed car. */
export type FlatbedFact =
  /** A car has lost its roof for the whole game. */
  { kind: 'roofRemoved'; car: number };
