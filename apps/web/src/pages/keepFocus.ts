/** What can take the focus in the place of something in it: parts of the page, and the inside of a sheet of paper. */
const PART = '[tabindex="-1"]';

/**
 * Draws, and keeps the focus where it was. What had it may be gone afterwards, as an answer is that has been given, or of no more
 * use: it goes to the part of the page in which that stood then, so that the tab key goes on from there and not from the top. What
 * a whole sheet leaves behind is the sheet's own affair.
 */
export function keepFocus(draw: () => void): void {
  const had = document.activeElement;
  const around = had instanceof HTMLElement && had !== document.body ? partsAround(had) : null;
  draw();
  if (!around || !(had instanceof HTMLElement)) return;
  if (isUsable(had)) {
    // Something that is put elsewhere on the page loses the focus on its way.
    if (document.activeElement === document.body) had.focus({ preventScroll: true });
    return;
  }
  if (document.activeElement !== had && document.activeElement !== document.body) return;
  around.find(isUsable)?.focus({ preventScroll: true });
}

/** From within: of a sheet its own parts only, elsewhere the main part of whatever page there is now at last. */
function partsAround(element: HTMLElement): {
  find(test: (one: HTMLElement) => boolean): HTMLElement | null;
} {
  const sheet = element.closest('dialog');
  const parts: HTMLElement[] = [];
  for (let one = element.parentElement; one && one !== sheet; one = one.parentElement)
    if (one.matches(PART)) parts.push(one);
  return {
    find: (test) => parts.find(test) ?? (sheet ? null : document.querySelector<HTMLElement>('#main')),
  };
}

const isUsable = (one: HTMLElement): boolean =>
  one.isConnected && !one.matches(':disabled') && one.closest('[inert]') === null;
