import type { Fact, SuperFactKind } from '@holdup/engine';
import type { SuperAct, SuperMove } from './act.ts';
import { decided, planningBegan, revealed, wagonWon } from './cards.ts';
import { fired, noEffect } from './fired.ts';
import { eliminated, fell, uncoupled } from './leaving.ts';
import { gotUp, lay, turned } from './stance.ts';
import { travelled } from './travelled.ts';
import { went } from './went.ts';

/** What is acted out; every other fact is snapped. */
const moves: { readonly [K in SuperFactKind]?: SuperMove<K> } = {
  planningBegan,
  revealed,
  gotUp,
  lay,
  turned,
  went,
  fired,
  fell,
  travelled,
  eliminated,
  noEffect,
  uncoupled,
  wagonWon,
  decided,
};

/** Acts a fact out; resolves at once where it has no move. */
export function perform(act: SuperAct, fact: Fact): Promise<void> {
  // The table pairs each kind with its own move, which the type of an index by a union cannot say.
  const move = (moves as Readonly<Record<string, (act: SuperAct, fact: Fact) => Promise<void>>>)[fact.kind];
  return move ? move(act, fact) : Promise.resolve();
}
