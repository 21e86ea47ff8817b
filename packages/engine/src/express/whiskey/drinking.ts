import { type Frame, NO_MORE } from '../../kernel/index.ts';
import { ask, option } from '../asking.ts';
import { canDraw, draw } from '../base/round.ts';
import { cardPlayed, cardQuestion, playable, playedFact } from '../base/scheming.ts';
import type { Adjust, Turn } from '../points.ts';
import type { Fact, Handler } from '../rules.ts';
import { PUBLIC, type Table } from '../table.ts';
import { type Flask, flasksOf, isHalfDrunk } from './whiskey.ts';

const KINDS: readonly Flask[] = ['normal', 'old'];
/** Cards drawn with a normal flask; cards played with an old one. */
const NORMAL_DRAWS = 3;
const OLD_PLAYS = 2;

/**
 * On a standard turn a flask may be used instead of playing a card or drawing (Big Box manual, The Whiskey Flasks), if it
 * can lead to a card being played.
 */
export const schemes: Adjust<'schemes'> = (options, { table, seat, turn, nth }, rules) => {
  if (table.round?.turns[turn] !== 'standard' || nth > 0) return options;
  const owned = flasksOf(table, seat);
  if (owned.length === 0) return options;
  const hasCard = playable(table, { seat, turn }, rules).length > 0;
  const serves = { normal: hasCard || canDraw(table, seat), old: hasCard };
  const kinds = KINDS.filter((kind) => serves[kind] && owned.some(({ face }) => face === kind));
  return [...options, ...kinds.map((kind) => option(`drink:${kind}`))];
};

interface Drink extends Turn {
  readonly what: Flask;
}

const drink: Handler<Drink> = (table, { seat, turn, nth, what }) => {
  const next = what === 'normal' ? 'normalWhiskey' : 'oldWhiskey';
  return { facts: [used(table, seat, what)], frames: [{ kind: next, seat, turn, nth }] };
};

/** A flask that was drunk from before is emptied first. */
function used(table: Table, seat: number, kind: Flask): Fact {
  const owned = flasksOf(table, seat).filter(({ face }) => face === kind);
  const half = owned.find((flask) => isHalfDrunk(table, flask));
  const flask = half ?? owned[0];
  if (!flask) throw new Error(`seat ${seat} has no ${kind} whiskey`);
  return {
    kind: 'flaskUsed',
    seat,
    loot: { ...flask, at: half ? 'off' : flask.at, seen: flask.seen | PUBLIC },
  };
}

/** Normal: draw three cards, then play one; the turn goes on as if it had been played at once. */
const normalWhiskey: Handler<Turn> = (table, { seat, turn, nth }, _rules, { dice }) => ({
  facts: draw(table, seat, NORMAL_DRAWS, dice),
  frames: [{ kind: 'askWhiskeyCard', seat, turn, nth }],
});

const askWhiskeyCard: Handler<Turn> = (table, frame, rules) =>
  ask(cardQuestion(table, frame, rules), { ...frame, kind: 'schemed' });

/** Old: two cards in a row, and no more, whatever else would allow another one. A hand of nothing but bullets must not show. */
const oldWhiskey: Handler<Turn> = (table, frame, rules) => {
  const { nth } = frame;
  if (nth >= OLD_PLAYS) return NO_MORE;
  return ask(cardQuestion(table, frame, rules), { ...frame, kind: 'oldWhiskeyPlayed' });
};

const oldWhiskeyPlayed: Handler<Turn> = (table, frame, rules, { answer }) => {
  const { seat, turn, nth } = frame;
  if (answer === 'done') return NO_MORE;
  return {
    facts: [playedFact(table, frame, cardPlayed(table, frame, answer, rules), answer)],
    frames: [{ kind: 'oldWhiskey', seat, turn, nth: nth + 1 } satisfies Frame],
  };
};

export const drinkingFrames = {
  'scheme:drink': drink,
  normalWhiskey,
  askWhiskeyCard,
  oldWhiskey,
  oldWhiskeyPlayed,
} as const;
