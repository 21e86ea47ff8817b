import { type Frame, NO_MORE } from '../../kernel/index.ts';
import type { Adjusters } from '../points.ts';
import type { Fact, Handler } from '../rules.ts';
import type { CharacterId, Table } from '../table.ts';
import { PRISONER_REWARD, prisonOf } from './prison.ts';

/** What a freed prisoner does for a bandit (Big Box manual, The Prisoners). */
export const prisonerAdjusters: Adjusters = {
  /** Another bandit's sidekick lends that bandit's power. */
  powers(powers, { table, who }) {
    const prisoner = prisonOf(table).held[who];
    return prisoner && prisoner !== who ? [...powers, prisoner] : powers;
  },
  /** One's own sidekick carries a second token. */
  lootCount: (count, { table, who }) => (prisonOf(table).held[who] === who ? count + 1 : count),
  scoreLines(lines, { table, who }) {
    if (!prisonOf(table).held[who]) return lines;
    return [...lines, { why: 'prisoner', character: who, amount: PRISONER_REWARD }];
  },
  /** A bullet of the Marshal's may cost a bandit his prisoner (Got 'Im!). */
  instantPenalty: (frames, { penalty, who }) =>
    penalty === 'gotHim' ? [...frames, { kind: 'prisonerLost', who }] : frames,
  /** At the end the Marshal has those whom nobody freed. */
  countSteps: (steps, { table }) =>
    table.characters.marshal ? [...steps, { kind: 'prisonersLeft' }] : steps,
  achieved: (count, { table, goal }) => (goal === 'throwAwayTheKey' ? count + seizedOf(table) : count),
};

/** Prisoners the Marshal has, or will have when the game ends as it stands. */
function seizedOf(table: Table): number {
  const { offer, seized } = prisonOf(table);
  return offer.length + seized.length;
}

const prisonerLost: Handler<Frame & { who: CharacterId }> = (table, { who }) => {
  const prisoner = prisonOf(table).held[who];
  return prisoner ? { facts: [{ kind: 'prisonerSeized', who, prisoner }] } : NO_MORE;
};

const prisonersLeft: Handler = (table) => ({
  facts: prisonOf(table).offer.map((prisoner): Fact => ({ kind: 'prisonerSeized', who: null, prisoner })),
});

export const prisonerFrames = { prisonerLost, prisonersLeft } as const;
