/** Where answers stand. */
const PLACES = '#question, #hand';

/**
 * An answer is gone as soon as it has been given, and the focus stays in the place where it stood. Whoever is left there is taken
 * to the place where the next answers stand, once for each question; whoever is anywhere else is not.
 */
export function createGoAlong() {
  let seen = '';
  return (): void => {
    const prompt = document.querySelector('[data-prompt]')?.getAttribute('data-prompt') ?? '';
    const answer = document.querySelector('[data-option]');
    if (prompt === seen || !answer) return;
    seen = prompt;
    const left = document.activeElement;
    const place = answer.closest<HTMLElement>(PLACES);
    if (left?.matches(PLACES) && left.querySelector('[data-option]') === null)
      place?.focus({ preventScroll: true });
  };
}
