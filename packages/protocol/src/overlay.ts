import { type Path, START } from './path.ts';
import {
  CUT,
  isDeep,
  isPiece,
  type Lines,
  type List,
  linesOf,
  type Names,
  NO_LINE,
  NOTHING,
  part,
  pieceOf,
  present,
  write,
} from './sheet.ts';

/** What everybody sees, and what somebody sees in its place; `undefined` has no lines. */
export interface Layers {
  readonly open: unknown;
  readonly own: unknown;
}

/**
 * An overlay is the lines by which `own` differs from `open`, with `CUT` where it has none. Turns `over`, the overlay of `before`,
 * into that of `after`, writing only where they differ; `open` are the lines of what everybody sees after. What is the same object as
 * before in both layers, or in one layer as in the other, costs nothing: a seat pays for what it sees differently, and for no
 * more of that than has changed.
 */
export function turnOverlay(before: Layers, after: Layers, open: Pick<Lines, 'get'>, over: Lines): void {
  const [was, is] = [both(before), both(after)];
  if (!isSettled(was, is)) lift(was, is, START, { open, over }, false);
}

interface Sheets {
  readonly open: Pick<Lines, 'get'>;
  readonly over: Lines;
}

const both = ({ open, own }: Layers): Layers => ({ open: present(open), own: present(own) });

/** Nothing has changed, or there was no overlay and is none. */
const isSettled = (before: Layers, after: Layers): boolean =>
  (before.open === after.open && before.own === after.own) ||
  (before.open === before.own && after.open === after.own);

function lift(before: Layers, after: Layers, path: Path, sheets: Sheets, inList: boolean): void {
  const deep =
    isDeep(after.own, inList) &&
    isDeep(after.open, inList) &&
    isDeep(before.own, inList) &&
    isDeep(before.open, inList);
  const list = Array.isArray(after.own);
  if (!deep) liftPiece(before, after, path, sheets, inList);
  else if (!areAlike(before, after, list)) liftWhole(before, after, path, sheets, inList);
  else if (list) liftList(before as LayersOf<List>, after as LayersOf<List>, path, sheets);
  else liftNames(before as LayersOf<Names>, after as LayersOf<Names>, path, sheets);
}

const areAlike = (before: Layers, after: Layers, list: boolean): boolean =>
  Array.isArray(after.open) === list &&
  Array.isArray(before.own) === list &&
  Array.isArray(before.open) === list;

interface LayersOf<T> extends Layers {
  readonly open: T;
  readonly own: T;
}

function liftNames(before: LayersOf<Names>, after: LayersOf<Names>, path: Path, sheets: Sheets): void {
  for (const name in after.own) liftName(name, before, after, path, sheets);
  // Records of one kind have the same names, so mostly there is no more to come.
  for (const others of [after.open, before.own, before.open]) {
    for (const name in others)
      if (part(after.own, name) === undefined) liftName(name, before, after, path, sheets);
  }
}

function liftName(
  name: string,
  before: LayersOf<Names>,
  after: LayersOf<Names>,
  path: Path,
  sheets: Sheets,
): void {
  const was = { open: part(before.open, name), own: part(before.own, name) };
  const is = { open: part(after.open, name), own: part(after.own, name) };
  if (!isSettled(was, is)) lift(both(was), both(is), path.name(name), sheets, false);
}

function liftList(before: LayersOf<List>, after: LayersOf<List>, path: Path, sheets: Sheets): void {
  const length = Math.max(before.open.length, before.own.length, after.open.length, after.own.length);
  for (let at = 0; at < length; at++) {
    const was = { open: before.open[at], own: before.own[at] };
    const is = { open: after.open[at], own: after.own[at] };
    if (!isSettled(was, is)) lift(both(was), both(is), path.item(at), sheets, true);
  }
}

/** Where all are single pieces, there is one line. */
function liftPiece(before: Layers, after: Layers, path: Path, sheets: Sheets, inList: boolean): void {
  const text = after.own === NOTHING ? NO_LINE : pieceOf(after.own, inList);
  const open = after.open === NOTHING ? NO_LINE : (sheets.open.get(path.key) ?? NO_LINE);
  const whole =
    text !== null &&
    (after.open === NOTHING || open !== NO_LINE) &&
    isPiece(before.own, inList) &&
    isPiece(before.open, inList);
  if (whole) write(sheets.over, path.key, laidOver(text, open));
  else liftWhole(before, after, path, sheets, inList);
}

/** Takes up one overlay and lays down the other, line by line. */
function liftWhole(before: Layers, after: Layers, path: Path, { over }: Sheets, inList: boolean): void {
  const [open, own] = [linesOf(after.open, path, inList), linesOf(after.own, path, inList)];
  const were = [linesOf(before.open, path, inList), linesOf(before.own, path, inList)];
  const keys = new Set([open, own, ...were].flatMap((lines) => [...lines.keys()]));
  for (const key of keys) write(over, key, laidOver(own.get(key) ?? NO_LINE, open.get(key) ?? NO_LINE));
}

/** The line of an overlay, by the lines of its layers. */
function laidOver(own: string, open: string): string {
  if (own === open) return NO_LINE;
  return own === NO_LINE ? CUT : own;
}
