import { base } from './base/index.ts';
import type { Box } from './rules.ts';

/** Every box of `express` there is, in the order in which they are composed: one line each. */
export const BOXES: readonly Box[] = [base];

/** The boxes of a game: those the host chose, and those that are part of every one. */
export const boxesOf = (ids: readonly string[]): readonly Box[] =>
  BOXES.filter((box) => box.always || ids.includes(box.id));
