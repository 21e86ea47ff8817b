import type { Frame, Given, Outcome } from '../../kernel/index.ts';
import type { SuperFact } from '../facts.ts';
import type { SuperTable } from '../table.ts';

/** One paragraph of the rule book. It reads, and says what happens. */
export type Handler<F extends Frame = Frame> = {
  handle(table: SuperTable, frame: F, given: Given): Outcome<SuperFact>;
}['handle'];

/** A frame about one bandit. */
export type About = Frame & { who: string };
