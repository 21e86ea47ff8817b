/** A service of one's own, started for tests. */
export interface Service {
  readonly url: string;
  /** Ends it as a fault would. */
  crash(): Promise<void>;
  /** Starts it again after `crash`. */
  again(): Promise<void>;
  stop(): Promise<void>;
}
export function postgresBin(): string;
export function startPostgres(): Promise<Service>;
