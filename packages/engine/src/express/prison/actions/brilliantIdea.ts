import { type Frame, NO_MORE } from '../../../kernel/index.ts';
import { afterColon, ask, option, question, tokenIn, tokens, toPlaces } from '../../asking.ts';
import { takes } from '../../base/actions/loot.ts';
import { standable } from '../../base/actions/move.ts';
import { type Action, actionFrame, actOf, noEffect, seatOf } from '../../base/stealing.ts';
import type { Adjusted } from '../../points.ts';
import type { Handler } from '../../rules.ts';
import {
  type CharacterId,
  characterOf,
  charactersAt,
  held,
  inside,
  isBandit,
  lootAt,
  type Played,
  roof,
  type Table,
} from '../../table.ts';
import { CELL, isBesideCell, prisonCar, prisonOf } from '../prison.ts';

/** Brilliant Idea (Big Box manual): what it does depends on where its bandit is when it is resolved. */
const brilliantIdea: Handler<Action> = (table, { who }, rules) => {
  const { at } = characterOf(table, who);
  if (at === CELL) return { frames: [{ kind: 'leaveCell', who }] };
  if (isBesideCell(table, at)) return { frames: [{ kind: 'freeSomebody', who }] };
  return repeat(table, who, rules);
};

/** 1. Elsewhere it repeats the last card of a bandit that was no Brilliant Idea, whoever played it. */
function repeat(table: Table, who: CharacterId, rules: Adjusted): ReturnType<Handler> {
  const played = lastOfABandit(table);
  if (!played) return noEffect(who, 'brilliantIdea', 'nothingToCopy');
  const { who: of, action } = actOf(table, played, rules);
  return { facts: [{ kind: 'copied', who, action, of }], frames: [actionFrame(action, who, of)] };
}

/** Looked for from the card under the one just turned over. */
function lastOfABandit(table: Table): Played | undefined {
  for (let i = table.next - 2; i >= 0; i--) {
    const played = table.pile[i] as Played;
    const { of, kind } = played.card;
    if (of && (isBandit(of) || kind === 'bullet') && kind !== 'brilliantIdea') return played;
  }
  return undefined;
}

/** 2. In the cell it leads out, into the corridor or to the roof. */
const leaveCell: Handler<Action> = (table, { who }, rules) => {
  const car = prisonCar(table);
  const places = standable(table, [inside(car), roof(car)], rules);
  const asked = question(seatOf(table, who), 'leaveCell', toPlaces(places), { who });
  return ask(asked, { kind: 'cellLeft', who });
};

const cellLeft: Handler<Action> = (_table, { who }, _rules, { answer }) => ({
  facts: [{ kind: 'moved', who, from: CELL, to: afterColon(answer), manner: 'escaped' }],
});

/** 3. On the prison car it frees a prisoner (who has none yet) or a bandit in the cell. */
const freeSomebody: Handler<Action> = (table, { who }) => {
  const { offer, held: freed } = prisonOf(table);
  const prisoners = freed[who] ? [] : offer;
  const options = [
    ...prisoners.map((prisoner) => option(`free:prisoner:${prisoner}`, { prisoner })),
    ...charactersAt(table, CELL).map((character) => option(`free:${character}`, { character })),
  ];
  if (options.length === 0) return noEffect(who, 'brilliantIdea', 'nobodyToFree');
  return ask(question(seatOf(table, who), 'free', options, { who }), { kind: 'somebodyFreed', who });
};

const somebodyFreed: Handler<Action> = (table, { who }, _rules, { answer }) => {
  const freed = afterColon(answer);
  if (freed.startsWith('prisoner:')) {
    return { facts: [{ kind: 'prisonerFreed', who, prisoner: afterColon(freed) }] };
  }
  return {
    facts: [{ kind: 'moved', who: freed, from: CELL, to: characterOf(table, who).at, manner: 'freed' }],
    frames: [{ kind: 'askGive', who: freed, to: who }],
  };
};

interface Gift extends Frame {
  /** Who was freed, and whom he owes it. */
  readonly who: CharacterId;
  readonly to: CharacterId;
}

/** A freed bandit gives his rescuer a token of his own choice. */
const askGive: Handler<Gift> = (table, { who, to }, rules) => {
  const owned = givable(table, who, rules);
  if (owned.length === 0) return NO_MORE;
  const about = { character: to };
  const asked = question(seatOf(table, who), 'give', tokens('give', owned), { who, about });
  return ask(asked, { kind: 'given', who, to });
};

const givable = (table: Table, who: CharacterId, rules: Adjusted) =>
  rules.adjust.givable(lootAt(table, held(who)), { table, who });

const given: Handler<Gift> = (table, { who, to }, rules, { answer }) => ({
  facts: [takes(table, to, tokenIn(givable(table, who, rules), answer))],
});

export const brilliantIdeaFrames = {
  brilliantIdea,
  leaveCell,
  cellLeft,
  freeSomebody,
  somebodyFreed,
  askGive,
  given,
} as const;
