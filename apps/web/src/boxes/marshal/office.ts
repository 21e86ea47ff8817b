/** What the playable Marshal keeps on the table, as far as the page shows it. */
export interface Office {
  readonly piles: readonly [number, number];
  readonly goals: readonly { readonly id: string | null; readonly seen: number }[];
  readonly current: number;
  readonly captured: readonly string[];
  readonly brawls: readonly string[];
  readonly penalties: Readonly<Record<string, readonly string[]>>;
}
