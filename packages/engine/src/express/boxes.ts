import { base } from './base/index.ts';
import type { Box } from './rules.ts';

/** Every box of `express` there is, in the order in which they are composed: one line each. */
export const BOXES: readonly Box[] = [base];
