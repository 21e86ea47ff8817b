import type { AnyTable, Fact, Game, Table } from '@holdup/engine';

type Played = Table['pile'][number];
type Card = Played['card'];

const faceless = ({ seen }: Card): Card => ({ id: 0, of: null, kind: null, seen });

/** Made once for each card, so that whoever compares two views sees at a glance that nothing has changed. */
const covers = new WeakMap<Played, Played>();

function covered(played: Played): Played {
  const known = covers.get(played);
  if (known) return known;
  const made = { ...played, card: faceless(played.card) };
  covers.set(played, made);
  return made;
}

/** In Schemin' the card that lies on top; in Stealin' those that have come up. */
const inSight = ({ round, next, pile }: Table, index: number): boolean =>
  round?.phase === 'scheming' ? index === pile.length - 1 : index < next;

/**
 * A game at a table whose pile may not be read through: whoever did not watch, or forgot, is not told what lies below,
 * not even of his own cards. Bots see no more than anybody.
 */
export function withCoveredPile(game: Game<AnyTable, Fact>): Game<AnyTable, Fact> {
  return {
    ...game,
    // Without what was seen earlier: a pile that is the same may have been covered otherwise.
    project(table, viewer) {
      const seen = game.project(table, viewer);
      if (!('pile' in seen)) return seen;
      return {
        ...seen,
        pile: seen.pile.map((played, index) => (inSight(seen, index) ? played : covered(played))),
      };
    },
  };
}

/** What happened so far, as it is told to somebody at such a table: without the faces that lie covered in `table` now. */
export function coverTold(facts: readonly Fact[], table: AnyTable): Fact[] {
  if (!('pile' in table)) return [...facts];
  let index = table.pile.length;
  return facts
    .toReversed()
    .map((fact): Fact => {
      if (fact.kind !== 'played' || index === 0) return fact;
      index -= 1;
      return inSight(table, index)
        ? fact
        : { ...fact, card: { id: 0, of: null, kind: null, seen: fact.card.seen } };
    })
    .toReversed();
}
