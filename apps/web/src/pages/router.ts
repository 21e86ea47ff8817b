import { cell } from '../store/cell.ts';
import { pathOf, type Route, routeOf } from './route.ts';

export const here = cell<Route>(routeOf(location.pathname + location.search, location.hash));

/** Goes to a page: a new entry in the browser's history, or in place of the present one. */
export function go(route: Route, how: 'push' | 'replace' = 'push'): void {
  const path = pathOf(route);
  if (path !== location.pathname + location.search || location.hash) {
    if (how === 'push') history.pushState(null, '', path);
    else history.replaceState(null, '', path);
  }
  here.set(route);
  scrollTo(0, 0);
}

/** Links inside the app go through the router; a modified click is the browser's. */
export function startRouter(): void {
  addEventListener('popstate', () => here.set(routeOf(location.pathname + location.search, location.hash)));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    const path = link?.getAttribute('href');
    if (!path || link?.hasAttribute('target')) return;
    event.preventDefault();
    go(routeOf(path));
  });
}
