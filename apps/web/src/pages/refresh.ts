import { type Cell, cell } from '../store/cell.ts';

let draw: () => void = () => {};
let due = false;

/** Draws the page again, once for all changes made in one go. Works in hidden tabs too: a title must change there. */
export function refresh(): void {
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    draw();
  });
}

export function drawWith(renderer: () => void): void {
  draw = renderer;
}

/** A cell whose changes show on the page. */
export function shown<T>(first: T): Cell<T> {
  const made = cell(first);
  made.watch(refresh);
  return made;
}
