import type { Adjusters } from '../points.ts';
import type { Box } from '../rules.ts';
import { eyes } from '../veil.ts';
import { actionFrames } from './actions/capture.ts';
import { shootFrames } from './actions/shoot.ts';
import { SPOILS } from './components.ts';
import { eventAdjusters, eventFrames } from './events.ts';
import { evolve, project, veil } from './evolve.ts';
import { goalFrames } from './goals.ts';
import { isPlayed, MARSHAL, type Office, penaltiesOf } from './office.ts';
import { rounds, stations } from './rounds.ts';
import { morePlays, plusFrames } from './scheming.ts';
import { scoringAdjusters } from './scoring.ts';
import { setUp, setUpAdjusters } from './setUp.ts';

/** What he and his bullets change during a round. */
const roundAdjusters: Adjusters = {
  roundStartSteps: (steps, { table }) => (isPlayed(table) ? [...steps, { kind: 'drawGoal' }] : steps),
  afterPlay: morePlays,
  action: (frame, { who, action }) =>
    who === MARSHAL && action === 'shoot' ? { kind: 'marshalShoots', who } : frame,
  /** Extended Penalties spoil a bandit's own cards, not the cards of others that a Brilliant Idea repeats. */
  prevented(why, { table, who, action, copies }) {
    const own = copies === null || copies === who;
    if (why !== null || !own || !isPlayed(table)) return why;
    return penaltiesOf(table, who).find((penalty) => SPOILS[penalty] === action) ?? null;
  },
  /** He keeps his mail and his flasks when punched. */
  droppable: (tokens, { who }) =>
    who === MARSHAL ? tokens.filter(({ kind }) => kind !== 'mailbag' && kind !== 'flask') : tokens,
  roundEndSteps: (steps, { table }) => (isPlayed(table) ? [...steps, { kind: 'liftPenalties' }] : steps),
};

/** The Marshal module of the Big Box: one player is the Marshal. The prison car comes with it. */
export const marshal: Box = {
  id: 'marshal',
  needs: ['base'],
  brings: ['prison', 'marshalAndPrisoners'],
  frames: { ...shootFrames, ...actionFrames, ...plusFrames, ...goalFrames, ...eventFrames },
  characters: [{ id: MARSHAL, alone: true }],
  rounds,
  stations,
  events: { rumors: { kind: 'rumors' }, guiltyConscience: { kind: 'guiltyConscience' } },
  adjust: { ...setUpAdjusters, ...roundAdjusters, ...eventAdjusters, ...scoringAdjusters },
  after: {
    punched: (_table, { by, target }) => (target === MARSHAL ? [{ kind: 'takeBrawler', who: by }] : []),
  },
  evolve,
  veil,
  setUp,
  project: (kept, viewer) => project(kept as Office, eyes(viewer)),
  census: (kept) => ({ goals: kept === undefined ? 0 : (kept as Office).goals.length }),
};
