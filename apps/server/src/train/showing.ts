import type { Fact } from '@holdup/engine';

/** About how long clients take to act out a fact, in ms; whatever is not listed comes at once. */
const ACTED: Readonly<Record<string, number>> = {
  moved: 600,
  played: 400,
  turnedOver: 600,
  shot: 600,
  bulletTaken: 500,
  punched: 700,
  lootTaken: 500,
  lootDropped: 500,
  lootPlaced: 500,
  lootLost: 600,
  noEffect: 600,
  paid: 500,
  eventBegan: 1500,
  roundBegan: 1200,
  trainsSlid: 900,
  courierShot: 700,
  gatlingFired: 900,
  professorShot: 700,
  // Of Colt Super Express.
  revealed: 700,
  gotUp: 400,
  lay: 400,
  turned: 400,
  went: 700,
  fired: 700,
  fell: 900,
  travelled: 900,
  eliminated: 700,
  uncoupled: 900,
  wagonWon: 600,
};
/** Nobody is waited for longer than that, in ms: a whole round may be resolved at once, and clients hurry when much has come. */
const LONGEST = 15_000;

/**
 * Reckons how long what has happened is still being shown, the same for everybody and whatever a client claims: only then is a
 * question read. Kinds of facts are public, so that nothing hidden shows in it.
 */
export class Showing {
  private readonly now: () => number;
  private until = Number.NEGATIVE_INFINITY;

  constructor(now: () => number) {
    this.now = now;
  }

  happened(facts: readonly Pick<Fact, 'kind'>[]): void {
    const ms = facts.reduce((sum, { kind }) => sum + (ACTED[kind] ?? 0), 0);
    const now = this.now();
    this.until = Math.min(now + LONGEST, Math.max(now, this.until) + ms);
  }

  /** In ms from now. */
  get left(): number {
    return Math.max(0, Math.round(this.until - this.now()));
  }
}
