import type { Frame } from '../../kernel/index.ts';
import type { Adjusters } from '../points.ts';
import type { Box, Handler, Reactions } from '../rules.ts';
import { eyes, veilCard } from '../veil.ts';
import { gatlingFrames } from './actions/gatling.ts';
import { lootFrames, pocketBags } from './actions/loot.ts';
import { nudgeFrames } from './actions/nudge.ts';
import { shootFrames, sightAdjuster } from './actions/shoot.ts';
import { CARS_A_ROUND, CARS_BEHIND, MORE_BULLETS } from './components.ts';
import type { Couriers } from './couriers.ts';
import { diversionAdjuster, diversionFrames } from './diversion.ts';
import { cavalryEvents, cavalryFrames, delayedAttackAdjuster } from './events/cavalry.ts';
import { ROUND_EVENTS, roundEventFrames } from './events/roundEvents.ts';
import { evolve } from './evolve.ts';
import { meetingFrames, meetingReactions } from './meeting.ts';
import { movingAdjusters } from './moving.ts';
import { PLAYERS_AT_LEAST, problems } from './problems.ts';
import { professorFrames } from './professor/cards.ts';
import { layingAdjusters, layingFrames, layingReactions, professorsFrame } from './professor/professor.ts';
import { roundStartAdjusters } from './roundStart.ts';
import { BETRAYAL_MODE, cavalry, NORMAL_MODE, rounds } from './rounds.ts';
import { scoringAdjusters, scoringFrames, standing } from './scoring.ts';
import { setUp } from './setUp.ts';
import { treatmentFrames } from './treatment.ts';

/** After the event the starting train goes on, two cars along the armored one (End of the round). */
const trainsSlide: Handler = () => ({ facts: [{ kind: 'trainsSlid', cars: CARS_A_ROUND }] });

/** Actions that are otherwise here: a Loot is random, and there may be a Gatling. */
const OWN_ACTIONS: Readonly<Record<string, string>> = { loot: 'rob', shoot: 'fire' };

const adjust: Adjusters = {
  ...movingAdjusters,
  ...roundStartAdjusters,
  ...scoringAdjusters,
  ...layingAdjusters,
  sight: sightAdjuster,
  schemes: diversionAdjuster,
  inARow: delayedAttackAdjuster,
  action: (frame, { who, action }) => {
    const own = OWN_ACTIONS[action];
    return own === undefined ? professorsFrame(frame, action, who) : { kind: own, who };
  },
  /** Set-up 3: all six cars are mixed, and the three of this box keep their order. */
  carCount: () => 6,
  train: (cars) => cars.filter((car) => car === 'locomotive' || CARS_BEHIND.includes(car)),
  startCars: ([last]) => [last, last],
  /** Set-up 2: more neutral bullets. */
  neutralSupply: (count) => count + MORE_BULLETS,
  /** Set-up 5: Nudge instead of Marshal; of three bandits the one beside the Professor plays without it. */
  deck(cards, { characters, seat, inGame }) {
    const others = cards.filter(({ kind }) => kind !== 'marshal');
    if (inGame.length === 3 && seat === 1) return others;
    return [...others, ...characters.map((of) => ({ id: 0, of, kind: 'nudge', seen: 0 }))];
  },
  roundCards: (_cards, { options }) => ({
    rounds: Object.keys(rounds),
    stations: options.betrayal ? BETRAYAL_MODE : NORMAL_MODE,
  }),
  roundEndSteps: (steps) => [...steps, { kind: 'trainsSlide' }],
};

const after: Reactions = { ...meetingReactions, ...layingReactions, ...pocketBags };

const events: Record<string, Frame> = {
  ...Object.fromEntries(ROUND_EVENTS.map((event) => [event, { kind: event }])),
  ...cavalryEvents,
};

/** Couriers & Armored Train: two teams, two trains sliding past each other. */
export const couriers: Box = {
  id: 'couriers',
  needs: ['base'],
  standsAlone: true,
  oneEach: true,
  playersAtLeast: PLAYERS_AT_LEAST,
  options: { betrayal: [true, false] },
  /** Opponents hear what is said in Schemin'; in Stealin' everybody decides for himself (Rounds). */
  silent: ({ round, result }) => result === null && (round?.phase === 'stealing' || round?.phase === 'event'),
  problems,
  standing,
  frames: {
    trainsSlide,
    ...shootFrames,
    ...gatlingFrames,
    ...lootFrames,
    ...nudgeFrames,
    ...meetingFrames,
    ...diversionFrames,
    ...treatmentFrames,
    ...roundEventFrames,
    ...cavalryFrames,
    ...scoringFrames,
    ...layingFrames,
    ...professorFrames,
  },
  turnKinds: { diversion: {} },
  rounds,
  stations: cavalry,
  events,
  adjust,
  after,
  evolve,
  /** Where in a pile a card lay is told by the id it had there. */
  veil: {
    bulletHealed: (fact, viewer) => ({ ...fact, held: fact.was & eyes(viewer) ? fact.held : 0 }),
  },
  setUp,
  project: (kept, viewer) => projected(kept as Couriers, eyes(viewer)),
  keeps: (kept) => lyingHere(kept as Couriers),
};

function projected(kept: Couriers, mask: number): Couriers {
  const { professor } = kept;
  if (!professor) return kept;
  return { ...kept, professor: { ...professor, deck: professor.deck.map((card) => veilCard(card, mask)) } };
}

/** Bullets under the Wild Bunch token and back in the box, and what the Professor has before him. */
function lyingHere({ wildBunch, healed, professor }: Couriers): Record<string, number> {
  const count: Record<string, number> = {};
  const add = (what: string, many = 1): void => {
    count[what] = (count[what] ?? 0) + many;
  };
  for (const bullets of [wildBunch, healed]) {
    for (const [who, many] of Object.entries(bullets)) add(`bullet:${who}`, many);
  }
  if (!professor) return count;
  add('bullet:professor', professor.bullets);
  for (const { of, kind } of professor.deck) add(`card:${of}.${kind}`);
  return count;
}
