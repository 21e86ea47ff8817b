/** Pixels a finger may slip and still mean a tap. */
const SLACK = 8;

/**
 * A card follows the pointer and is dropped on a place of the plan (`data-place`), or beside all of them. A press that
 * does not move stays a click.
 */
export function startDrag(event: PointerEvent, dropped: (place: number | null) => void): void {
  const card = event.currentTarget;
  if (event.button !== 0 || !(card instanceof HTMLElement)) return;
  const { pointerId, clientX: startX, clientY: startY } = event;
  let dragging = false;

  const over = (x: number, y: number): number | null => {
    const found = document
      .elementsFromPoint(x, y)
      .map((one) => one.closest<HTMLElement>('[data-place]'))
      .find((one) => one != null && !card.contains(one));
    return found?.dataset.place === undefined ? null : Number(found.dataset.place);
  };
  const move = (at: PointerEvent) => {
    if (at.pointerId !== pointerId) return;
    dragging ||= Math.hypot(at.clientX - startX, at.clientY - startY) > SLACK;
    if (!dragging) return;
    card.classList.add('dragged');
    card.style.translate = `${at.clientX - startX}px ${at.clientY - startY}px`;
  };
  const stop = (at: PointerEvent) => {
    if (at.pointerId !== pointerId) return;
    for (const name of ['pointermove', 'pointerup', 'pointercancel'] as const)
      removeEventListener(name, name === 'pointermove' ? move : stop);
    card.classList.remove('dragged');
    card.style.translate = '';
    if (!dragging) return;
    // The click that follows a drag is none.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
    if (at.type === 'pointerup') dropped(over(at.clientX, at.clientY));
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', stop);
  addEventListener('pointercancel', stop);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
