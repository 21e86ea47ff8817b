/** Who reads a table's clock. */
export interface ClockReader {
  /** The time for the decision now asked for ends at another moment (ms since 1970), or there is none (null). */
  deadlineSet(at: number | null): void;
  /** What each seat has in its bank, in ms; empty where there are none. */
  banksAre(banks: readonly number[]): void;
}

/** What a table's clock shows; it is told when it changes. */
export class ClockFace {
  private readonly reader: ClockReader;
  private deadline: number | null = null;
  private banks = '';

  constructor(reader: ClockReader) {
    this.reader = reader;
  }

  showDeadline(at: number | null): void {
    if (at === this.deadline) return;
    this.deadline = at;
    this.reader.deadlineSet(at);
  }

  showBanks(banks: readonly number[]): void {
    if (banks.join() === this.banks) return;
    this.banks = banks.join();
    this.reader.banksAre(banks);
  }
}
