import type { AnyTable, Table } from '@holdup/engine';
import { html, type nothing, type TemplateResult } from 'lit-html';
import { superPieces } from '../super/hud/pieces.ts';
import { type Mark, marks } from './coach.ts';
import { type AfterGame, endOfGame } from './end.ts';
import { hand } from './hand.ts';
import { answerByNumber, type Hud } from './hud.ts';
import { others } from './others.ts';
import { ownLoot } from './ownLoot.ts';
import { pile, plan } from './pile.ts';
import { answers, type Said } from './questionBar.ts';
import { roundCard } from './roundCard.ts';
import { rulesSheet } from './rulesSheet.ts';

type Piece = TemplateResult | typeof nothing;

/** What each game puts on the table page; everything around it is the same for all. */
export interface Pieces<T extends AnyTable> {
  /** The top left corner: where in the game one is. */
  round(hud: Hud<T>): Piece;
  /** What the question bar says, and of whom, in place of the question while there is something else to look at. */
  says(hud: Hud<T>): Said | null;
  /** In the question bar, under the sentence. */
  answers(hud: Hud<T>): Piece;
  /** What I hold, and what has been planned. */
  bottom(hud: Hud<T>): Piece;
  others(hud: Hud<T>): Piece;
  end(hud: Hud<T>, after: AfterGame): Piece;
  /** Sheets of paper over the table: the rules in short, and the whole plan. */
  rules(hud: Hud<T>): TemplateResult;
  plan(hud: Hud<T>): TemplateResult;
  /** What a key does toward an answer; null where it has nothing to do with one. */
  answerBy(key: string, hud: Hud<T>): (() => void) | null;
  readonly marks: readonly Mark<T>[];
}

const expressPieces: Pieces<Table> = {
  round: roundCard,
  says: () => null,
  answers,
  bottom: (hud) => html`${hand(hud)} ${pile(hud)} ${ownLoot(hud)}`,
  others,
  end: endOfGame,
  rules: rulesSheet,
  plan,
  answerBy: answerByNumber,
  marks,
};

/** Those of the game that lies on the table. */
export const piecesOf = ({ table }: Hud<AnyTable>): Pieces<AnyTable> =>
  table.game === 'super' ? superPieces : expressPieces;
