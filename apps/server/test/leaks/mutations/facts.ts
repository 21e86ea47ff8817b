import type { Card, Fact } from '@holdup/engine';
import { hidesIn, type Mutation, telling } from './mutation.ts';

/** The veil of one kind of fact is gone. */
const unveiled = (kind: Fact['kind'], at: Mutation['at'], more: Partial<Mutation> = {}): Mutation => ({
  name: `fact ${kind} without its veil`,
  at,
  until: hidesIn(kind),
  game: telling(kind),
  ...more,
});

/** Facts are told with more than they may say. */
export const FACT_LEAKS: readonly Mutation[] = [
  unveiled('drew', 'base'),
  unveiled('shuffled', 'base'),
  unveiled('chosen', 'two each'),
  unveiled('played', 'base 2014', {
    until: (mine, other) =>
      [mine, other].every(({ facts }) => facts.some((fact) => fact.kind === 'played' && fact.down)),
  }),
  unveiled('putBack', 'base'),
  unveiled('discarded', 'expert', { prefer: ['discard:'] }),
  unveiled('lootTaken', 'base', { prefer: ['play:loot', 'take:#'] }),
  unveiled('lootDropped', 'base', {
    audience: 'public',
    prefer: ['play:punch', 'play:loot', 'take:#', 'drop:#'],
  }),
  unveiled('goalCame', 'law'),
  unveiled('drewFromPartner', 'teams'),
  unveiled('documentRead', 'couriers', { prefer: ['play:loot'] }),
  unveiled('cardBuried', 'couriers', { prefer: ['divert'] }),
  unveiled('professorShuffled', 'couriers'),
  unveiled('professorLaid', 'couriers', {
    until: (mine) => mine.facts.some((fact) => fact.kind === 'professorLaid' && fact.down),
  }),
  unveiled('bulletHealed', 'expert couriers', { prefer: ['discard:bullet', 'play:shoot'] }),
  unveiled('planned', 'super'),
  {
    name: 'the id that an open card had in the hand is kept',
    at: 'base',
    until: hidesIn('played'),
    game: telling('played', (veiled, fact) => ({ ...veiled, held: (fact as { held: number }).held }) as Fact),
  },
  {
    name: 'hidden cards keep their ids in facts',
    at: 'base',
    until: hidesIn('drew'),
    game: telling('drew', (veiled, fact) => {
      const [shown, true_] = [veiled, fact] as unknown as [{ cards: Card[] }, { cards: Card[] }];
      return {
        ...veiled,
        cards: shown.cards.map((card, i) => ({ ...card, id: true_.cards[i]?.id ?? 0 })),
      } as Fact;
    }),
  },
];
