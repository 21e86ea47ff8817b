import type { AnyTable, ExpressFact, Fact, Option, SuperFact } from '@holdup/engine';
import { drawHand, drawPile, drawPlayers, drawRound, drawScore, drawTrain } from './drawing.ts';
import { factWords } from './log.ts';
import { asLine } from './names.ts';
import { drawSuperHand, drawSuperPlayers, drawSuperScore, drawSuperTrain } from './super/drawing.ts';
import { superFactWords, superOptionWords } from './super/words.ts';
import { optionWords } from './words.ts';

/** A table of any game in text. */
export interface Teller {
  train(): string;
  /** Everything that lies open: round, train, players. */
  table(names: readonly string[]): string;
  hand(seat: number): string;
  score(names: readonly string[]): string;
  option(option: Option): string;
  /** A fact as a sentence of the log; null for what another line says already. */
  fact(fact: Fact): string | null;
}

/** The teller of this very table: each new table has another one. */
export function tellerOf(table: AnyTable): Teller {
  if (table.game === 'super') {
    return {
      train: () => drawSuperTrain(table),
      table: (names) => `${drawSuperTrain(table)}\n${drawSuperPlayers(table, names)}`,
      hand: (seat) => drawSuperHand(table, seat),
      score: (names) => drawSuperScore(table, names),
      option: superOptionWords,
      fact: (fact) => asLine(superFactWords(fact as SuperFact, table)),
    };
  }
  return {
    train: () => drawTrain(table),
    table: (names) =>
      `${drawRound(table)}\n${drawTrain(table)}\n${drawPlayers(table, names)}\n${drawPile(table)}`,
    hand: (seat) => drawHand(table, seat),
    score: (names) => drawScore(table, names),
    option: (option) => optionWords(option, table),
    fact: (fact) => asLine(factWords(fact as ExpressFact, table)),
  };
}
