import type { Option } from '@holdup/engine';

/** How useful a card is to have in the next round, whatever happens. Kinds that are not here come in between. */
const USEFUL: Readonly<Record<string, number>> = {
  loot: 5,
  move: 4,
  movePlus: 4.5,
  capture: 3.8,
  ride: 3.5,
  brilliantIdea: 3,
  changeFloorPlus: 2.8,
  shoot: 3,
  punch: 3,
  changeFloor: 2,
  nudge: 3.2,
  marshal: 1,
  bullet: -10,
};
const UNKNOWN_CARD = 2.5;
/** Below this a card is not worth its place in the hand. */
const WORTH_KEEPING = 1.5;

/** The kind of card an option such as `keep:move`, `keep:django.shoot` or `keep:bullet:belle` names. */
function kindNamed(option: Option): string {
  const name = option.id.slice(option.id.indexOf(':') + 1);
  return name.startsWith('bullet:') ? 'bullet' : name.slice(name.indexOf('.') + 1);
}

/** `keep`: the most useful card first; `done` once only poor ones are left. */
export const keeps = (): ((option: Option) => number) => (option) =>
  option.id === 'done' ? WORTH_KEEPING : (USEFUL[kindNamed(option)] ?? UNKNOWN_CARD);

/**
 * `discard` (expert variant): bullets go out of the hand anyway at the end of Schemin'. Put on the discard pile now,
 * they could come back with it in this very round; so they stay.
 */
export const discards = (): ((option: Option) => number) => (option) => (option.id === 'done' ? 1 : 0);
