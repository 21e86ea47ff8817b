import { pack } from './pack.ts';
import { type Changes, CUT, isDeep, NOTHING, step } from './sheet.ts';

/** What everybody sees, and what somebody sees in its place; `undefined` has no lines. */
export interface Layers {
  readonly open: unknown;
  readonly own: unknown;
}

/**
 * An overlay is the lines by which `own` differs from `open`, with `CUT` where it has none. Tells `changes` how the overlay of
 * `after` differs from that of `before`. What is the same object as before in both layers, or in one layer as in the other,
 * costs nothing: a seat pays for what it sees differently, and for no more of that than has changed.
 */
export function compareOverlays(before: Layers, after: Layers, changes: Changes): void {
  if (isSettled(before, after)) return;
  lift(present(before.open, before.own), present(after.open, after.own), '', changes, false);
}

const present = (open: unknown, own: unknown): Layers => ({
  open: open === undefined ? NOTHING : open,
  own: own === undefined ? NOTHING : own,
});

/** Nothing has changed, or there was no overlay and is none. */
const isSettled = (before: Layers, after: Layers): boolean =>
  (before.open === after.open && before.own === after.own) ||
  (before.open === before.own && after.open === after.own);

function lift(before: Layers, after: Layers, key: string, changes: Changes, inList: boolean): void {
  const deep =
    isDeep(after.own, inList) &&
    isDeep(after.open, inList) &&
    isDeep(before.own, inList) &&
    isDeep(before.open, inList);
  const list = Array.isArray(after.own);
  if (!deep || !areAlike(before, after, list)) liftWhole(before, after, key, changes, inList);
  else if (list) liftList(before as LayersOf<List>, after as LayersOf<List>, key, changes);
  else liftNames(before as LayersOf<Names>, after as LayersOf<Names>, key, changes);
}

const areAlike = (before: Layers, after: Layers, list: boolean): boolean =>
  Array.isArray(after.open) === list &&
  Array.isArray(before.own) === list &&
  Array.isArray(before.open) === list;

interface LayersOf<T> extends Layers {
  readonly open: T;
  readonly own: T;
}
type List = readonly unknown[];
type Names = Readonly<Record<string, unknown>>;

function liftNames(before: LayersOf<Names>, after: LayersOf<Names>, key: string, changes: Changes): void {
  const visit = (name: string): void => {
    const was = present(before.open[name], before.own[name]);
    const is = present(after.open[name], after.own[name]);
    if (!isSettled(was, is)) lift(was, is, key + pack(name), changes, false);
  };
  for (const name in after.own) visit(name);
  for (const name in after.open) if (!Object.hasOwn(after.own, name)) visit(name);
  const isNew = (name: string): boolean => Object.hasOwn(after.own, name) || Object.hasOwn(after.open, name);
  for (const name in before.own) if (!isNew(name)) visit(name);
  for (const name in before.open) if (!isNew(name) && !Object.hasOwn(before.own, name)) visit(name);
}

function liftList(before: LayersOf<List>, after: LayersOf<List>, key: string, changes: Changes): void {
  const length = Math.max(before.open.length, before.own.length, after.open.length, after.own.length);
  for (let at = 0; at < length; at++) {
    const was = present(before.open[at], before.own[at]);
    const is = present(after.open[at], after.own[at]);
    if (!isSettled(was, is)) lift(was, is, key + pack(at), changes, true);
  }
}

/** Takes up one overlay and lays down the other, line by line. */
function liftWhole(before: Layers, after: Layers, key: string, changes: Changes, inList: boolean): void {
  const old = new Map<string, string>();
  const takeUp = (line: string, text: string): void => void old.set(line, text);
  step(before.open, before.own, key, { put: takeUp, cut: (line) => takeUp(line, CUT) }, inList);
  const layDown = (line: string, text: string): void => {
    if (old.get(line) !== text) changes.put(line, text);
    old.delete(line);
  };
  step(after.open, after.own, key, { put: layDown, cut: (line) => layDown(line, CUT) }, inList);
  for (const line of old.keys()) changes.cut(line);
}
