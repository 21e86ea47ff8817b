import type { ClientBox } from '../box.ts';

/** What the round cards of Marshal and Prison have in common. */
export const marshalAndPrisoners: ClientBox = { id: 'marshalAndPrisoners', turns: ['jarring'] };
