/** Between two words of an id: before a capital that follows a small letter, or that begins a word after one of a single letter. */
const BETWEEN_WORDS = /(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g;

/** `onlyAFleshWound` → `only a flesh wound`: every id of the rule book can be read aloud. */
export const words = (id: string): string => id.replace(BETWEEN_WORDS, ' ').toLowerCase();

/** With a capital as its first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Round cards whose printed titles are not made of the words of their ids. */
const TITLES: Readonly<Record<string, string>> = {
  takeItAll: 'Take It All!',
  rebellion: "Passengers' Rebellion",
  marshalsRevenge: "Marshal's Revenge",
  hostageConductor: 'Conductor Held Hostage',
  plan: 'Time to Plan',
  marshalWhiskey: 'A Shot of Whiskey for the Marshal',
  shotgunRage: "The Shotgun's Rage",
  sharingLoot: 'Sharing the Loot',
  help: 'Help!',
  understaffed: 'The Cavalry: Understaffed',
  delayedAttack: 'The Cavalry: Delayed Attack',
  survivalOfTheFittest: 'Survival of the Fittest',
  mpPlainA: 'Rough Tracks',
  mpPlainB: 'Rattling On',
  crimeDoesntPay: "Crime Doesn't Pay!",
};

/** The title of a round card or of its event: `swivelArm` → `Swivel Arm`. */
export const titleOf = (card: string): string =>
  TITLES[card] ?? words(card).replace(/\b[a-z]/g, (first) => first.toUpperCase());

/** A character or a pawn by itself, as in a drawing or a list. */
export const nameOf = (who: string): string => capital(words(who));

/** Who has an article within a sentence, and no name. */
const WITH_ARTICLE: Readonly<Record<string, string>> = {
  marshal: 'the Marshal',
  twins: 'the Twins',
  shotgun: 'the Shotgun',
  professor: 'the Professor',
  courier: 'the courier',
  coach: 'the stagecoach',
  horse: 'a horse',
  dynamite: 'the dynamite',
};

/** A character or a pawn within a sentence: `Doc`, `the Twins`; of several horses (`horse:2`) each is `a horse`. */
export const named = (who: string): string => WITH_ARTICLE[who.split(':')[0] ?? ''] ?? nameOf(who);

/** `Doc and the Twins` */
export const namedAll = (who: readonly string[]): string => who.map(named).join(' and ');

const OTHERWISE: Readonly<Record<string, string>> = { is: 'are', goes: 'go', has: 'have', punches: 'punch' };

/**
 * Who does it and what he does: `Doc goes to`, `the Twins go to`, `Doc and Belle go to`.
 *
 * @param who a name or several, as within a sentence
 * @param verb with what follows it, in the form for one
 */
export function does(who: string, verb: string): string {
  if (who !== 'the Twins' && !who.includes(' and ')) return `${who} ${verb}`;
  return `${who} ${verb.replace(/^\w+/, (first) => OTHERWISE[first] ?? first.slice(0, -1))}`;
}

/** A line of its own begins with a capital. */
export const asLine = (text: string | null): string | null => text && capital(text);
