import { type GameSetup, SUPER_CHARACTERS, SUPER_PLAYERS, type SuperSetup } from '@holdup/engine';
import { shuffled } from '../choosing.ts';
import { UsageProblem } from '../command.ts';

export const ADD_ONS = ['reflexes', 'horses', 'timeTravel'] as const;
export type AddOn = (typeof ADD_ONS)[number];

/** `reflexes,horses`; null stands for `any`: every mix in turn. */
export function addOnsIn(text: string | undefined): readonly AddOn[] | null {
  if (text === 'any') return null;
  return (text ?? '').split(',').flatMap((name) => {
    if (name === '') return [];
    const found = ADD_ONS.find((addOn) => addOn === name);
    if (!found) throw new UsageProblem(`--add-ons must be any of ${ADD_ONS.join(', ')}, not ${name}`);
    return [found];
  });
}

interface WantedTrain {
  readonly players: number | null;
  readonly addOns: readonly AddOn[] | null;
}

/** The set-up of game number `index`: where anything will do, counts and mixes of add-ons take turns; the cast is drawn. */
export function superSetupOf(
  { players, addOns }: WantedTrain,
  index: number,
  random: () => number,
): GameSetup {
  const { min, max } = SUPER_PLAYERS;
  const counts = max - min + 1;
  const count = players ?? min + (index % counts);
  if (count < min || count > max) throw new UsageProblem(`super is for ${min} to ${max} players`);
  const mix = Math.floor(index / counts) % 2 ** ADD_ONS.length;
  const chosen = addOns ?? ADD_ONS.filter((_, bit) => mix & (1 << bit));
  return setup(count, chosen, random);
}

/** Any set-up at all. */
export function anySuperSetup(random: () => number): SuperSetup {
  const { min, max } = SUPER_PLAYERS;
  const count = min + Math.floor(random() * (max - min + 1));
  return setup(
    count,
    ADD_ONS.filter(() => random() < 0.5),
    random,
  );
}

const setup = (count: number, addOns: readonly AddOn[], random: () => number): SuperSetup => ({
  game: 'super',
  boxes: [],
  options: Object.fromEntries(addOns.map((addOn) => [addOn, true])),
  players: shuffled(SUPER_CHARACTERS, random)
    .slice(0, count)
    .map((who) => ({ characters: [who] })),
});
