import type { Frame, Handle } from '../../kernel/index.ts';
import type { SuperFact } from '../facts.ts';
import type { SuperTable } from '../table.ts';

/** One paragraph of the rule book. It reads, and says what happens. */
export type Handler<A extends Frame = Frame> = Handle<SuperTable, SuperFact, A>;

/** A frame about one bandit. */
export type BanditFrame = Frame & { who: string };
