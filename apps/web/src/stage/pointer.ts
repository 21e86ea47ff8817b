import type { PieceKey } from './lit.ts';

export interface Target {
  readonly key: PieceKey;
  /** CSS pixels on the canvas. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A finger's width in CSS pixels. */
const FINGER = 44;
/** A press that travels further is a drag. */
const SLACK = 8;
/** A tap is one more of a double tap when no more than so many ms lie between them, and no more than a finger's width. */
const DOUBLE_MS = 400;

/**
 * The target under a point: small ones are as wide as a finger, and of several the one whose middle is nearest wins,
 * figures and loot before the place they stand on.
 */
export function targetAt(targets: readonly Target[], x: number, y: number): Target | null {
  let best: Target | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    const growX = Math.max(0, FINGER - target.width) / 2;
    const growY = Math.max(0, FINGER - target.height) / 2;
    if (x < target.x - growX || x > target.x + target.width + growX) continue;
    if (y < target.y - growY || y > target.y + target.height + growY) continue;
    const behind = target.key.startsWith('place:') ? 1e6 : 0;
    const distance = Math.hypot(x - target.x - target.width / 2, y - target.y - target.height / 2) + behind;
    if (distance >= nearest) continue;
    nearest = distance;
    best = target;
  }
  return best;
}

interface Pointing {
  /** `nth`: 2 for the second one of a double tap, and so on. */
  tap(x: number, y: number, nth: number): void;
  drag(by: number): void;
  /** Null when the pointer left. */
  hover(at: { readonly x: number; readonly y: number } | null): void;
}

/** Turns the canvas's pointer events into taps, drags and hovering. Returns what takes them off again. */
export function listen(canvas: HTMLCanvasElement, to: Pointing): () => void {
  let down: { id: number; x: number; startX: number; startY: number; dragging: boolean } | null = null;
  let last = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, nth: 0 };
  const at = (event: PointerEvent) => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const press = (event: PointerEvent) => {
    if (down || event.button !== 0) return;
    const { x, y } = at(event);
    down = { id: event.pointerId, x, startX: x, startY: y, dragging: false };
  };
  const move = (event: PointerEvent) => {
    const point = at(event);
    if (!down || down.id !== event.pointerId) {
      if (event.pointerType === 'mouse') to.hover(point);
      return;
    }
    down.dragging ||= Math.abs(point.x - down.startX) > SLACK;
    if (!down.dragging) return;
    canvas.setPointerCapture(event.pointerId);
    to.drag(point.x - down.x);
    down.x = point.x;
  };
  const release = (event: PointerEvent) => {
    if (down?.id !== event.pointerId) return;
    const { dragging, startX, startY } = down;
    down = null;
    const { x, y } = at(event);
    if (dragging || Math.hypot(x - startX, y - startY) > SLACK * 2) return;
    const again = event.timeStamp - last.at <= DOUBLE_MS && Math.hypot(x - last.x, y - last.y) <= FINGER;
    last = { at: event.timeStamp, x, y, nth: again ? last.nth + 1 : 1 };
    to.tap(x, y, last.nth);
  };
  const cancel = (event: PointerEvent) => {
    if (down?.id === event.pointerId) down = null;
  };
  const leave = () => to.hover(null);
  canvas.addEventListener('pointerdown', press);
  canvas.addEventListener('pointermove', move);
  canvas.addEventListener('pointerup', release);
  canvas.addEventListener('pointercancel', cancel);
  canvas.addEventListener('pointerleave', leave);
  return () => {
    canvas.removeEventListener('pointerdown', press);
    canvas.removeEventListener('pointermove', move);
    canvas.removeEventListener('pointerup', release);
    canvas.removeEventListener('pointercancel', cancel);
    canvas.removeEventListener('pointerleave', leave);
  };
}
