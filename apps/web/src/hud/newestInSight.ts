/** How far from its end a list still counts as read to the end, in pixels. */
const NEARLY = 24;

/** Keeps the end of a list in sight while it grows; who has scrolled back is left there, unless what is new is one's own. */
export function newestInSight(list: Element | undefined): void {
  if (!list) return;
  let atEnd = true;
  const toEnd = () => {
    if (atEnd || list.lastElementChild?.matches('.own')) list.scrollTop = list.scrollHeight;
  };
  list.addEventListener('scroll', () => {
    atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEARLY;
  });
  new MutationObserver(toEnd).observe(list, { childList: true });
  queueMicrotask(toEnd);
}
