import { carsForBandits } from '../base/setUp.ts';
import type { Box } from '../rules.ts';
import { characterOf, isBandit, type Table } from '../table.ts';
import { brilliantIdeaFrames } from './actions/brilliantIdea.ts';
import { stationAdjusters } from './deadlyFall.ts';
import { eventFrames } from './events.ts';
import { evolve } from './evolve.ts';
import { CELL, PRISON_CAR, type Prison, prisonCar, SIDEKICKS } from './prison.ts';
import { prisonerAdjusters, prisonerFrames } from './prisoners.ts';
import { rounds, stations } from './rounds.ts';
import { schemes, seekFrames } from './scheming.ts';
import { setUp } from './setUp.ts';

const EVENTS = ['safekeeping', 'reflexAction', 'deadlyFall', 'crimeDoesntPay'];

/** The Prison module of the Big Box, and the round cards of Marshal & Prisoners. */
export const prison: Box = {
  id: 'prison',
  needs: ['base'],
  brings: ['marshalAndPrisoners'],
  lends: SIDEKICKS,
  frames: { ...brilliantIdeaFrames, ...seekFrames, ...prisonerFrames, ...eventFrames },
  rounds,
  stations,
  events: Object.fromEntries(EVENTS.map((event) => [event, { kind: event }])),
  adjust: {
    ...prisonerAdjusters,
    ...stationAdjusters,
    schemes,
    /** Set Up 2: the prison car is the caboose. */
    carCount: (_count, { characters }) => carsForBandits(characters),
    train: (cars) => [...cars, PRISON_CAR],
    /** Set Up 11: nobody starts in it. */
    startCars: ([first, second]) => [first - 1, second - 1],
    deck: (cards, { characters }) => [
      ...cards,
      ...characters.filter(isBandit).map((of) => ({ id: 0, of, kind: 'brilliantIdea', seen: 0 })),
    ],
    /** The cards of a bandit in the cell have no effect but for the Brilliant Idea. */
    prevented: (why, { table, who, action }) =>
      isLockedUp(table, who) && action !== 'brilliantIdea' ? 'inCell' : why,
    /** Passengers' Rebellion reaches the cell: it is inside the prison car. */
    struck: (hit, { table, event }) =>
      event === 'rebellion'
        ? [...hit, ...Object.keys(table.characters).filter((who) => isLockedUp(table, who))]
        : hit,
    /** Reflex Action: cards are still to be played. */
    cardsStay: (stay, { table }) => stay || table.round?.event === 'reflexAction',
    /** The cell is gone once the prison car is. */
    jail: (place, { table }) => (prisonCar(table) < 0 ? place : CELL),
    carOf: (car, { table, place }) => (place === CELL && prisonCar(table) >= 0 ? prisonCar(table) : car),
  },
  evolve,
  setUp,
  census: (kept) => censusOf(kept as Prison),
};

const isLockedUp = (table: Table, who: string): boolean => characterOf(table, who).at === CELL;

function censusOf({ offer, held, seized }: Prison): Record<string, number> {
  const all = [...offer, ...Object.values(held), ...seized];
  return Object.fromEntries(all.map((prisoner) => [`prisoner:${prisoner}`, 1]));
}
