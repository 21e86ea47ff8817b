import { SUPER_CHARACTERS, SUPER_PLAYERS } from './components.ts';
import type { SuperProblem, SuperSetup } from './setup.ts';
import type { SuperOptions } from './table.ts';

const OPTIONS = ['reflexes', 'horses', 'timeTravel'] as const;

/** Only the add-ons that are on. */
export function addOns(options: SuperOptions): SuperOptions {
  return Object.fromEntries(OPTIONS.flatMap((name) => (options[name] === true ? [[name, true]] : [])));
}

/** Everything that keeps a set-up from being played. */
export function superProblems({ boxes, options, players }: SuperSetup): SuperProblem[] {
  const problems: SuperProblem[] = boxes.map((box) => ({ code: 'unknown-box', about: { box } }));
  for (const [option, value] of Object.entries(options)) {
    const known = OPTIONS.some((name) => name === option);
    const fits = known && (value === undefined || typeof value === 'boolean');
    if (!fits) problems.push({ code: 'unknown-option', about: { option } });
  }
  const { min, max } = SUPER_PLAYERS;
  if (players.length < min || players.length > max) {
    return [...problems, { code: 'player-count', about: { min, max } }];
  }
  const taken = new Set<string>();
  players.forEach(({ characters }, seat) => {
    if (characters.length !== 1) problems.push({ code: 'character-count', about: { seat, each: 1 } });
    for (const character of characters) {
      if (!SUPER_CHARACTERS.includes(character))
        problems.push({ code: 'unknown-character', about: { seat, character } });
      else if (taken.has(character)) problems.push({ code: 'character-twice', about: { seat, character } });
      taken.add(character);
    }
  });
  return problems;
}
