/** Where in the app one is. An address that leads nowhere is the start page, which says so. */
export type Route =
  | { readonly page: 'start'; readonly astray?: true }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'join'; readonly code: string }
  | { readonly page: 'claim'; readonly code: string }
  /** The game of a table; null: one from a file. */
  | { readonly page: 'replay'; readonly id: string | null }
  /** The games of a player; null: one's own. */
  | { readonly page: 'player'; readonly id: string | null }
  /** The record of a table's game; null: one from a file. */
  | { readonly page: 'verify'; readonly table: string | null }
  | { readonly page: 'about' };

const routes: readonly [RegExp, (argument: string) => Route][] = [
  [/^\/t\/([\w-]{1,64})\/?$/, (id) => ({ page: 'table', id })],
  [/^\/join\/([\w-]{1,32})\/?$/, (code) => ({ page: 'join', code })],
  [/^\/claim\/([\w-]{1,128})\/?$/, (code) => ({ page: 'claim', code })],
  [/^\/replay\/([\w-]{1,64})\/?$/, (id) => ({ page: 'replay', id })],
  [/^\/replay\/?$/, () => ({ page: 'replay', id: null })],
  [/^\/p\/([\w-]{1,64})\/?$/, (id) => ({ page: 'player', id })],
  [/^\/me\/?$/, () => ({ page: 'player', id: null })],
  [/^\/about\/?$/, () => ({ page: 'about' })],
];

/** `path` may come with its query. The server's device links carry their code behind `#`, where no proxy writes it down. */
export function routeOf(path: string, hash = ''): Route {
  const code = /^#claim=([\w-]{1,128})$/.exec(hash)?.[1];
  if (code) return { page: 'claim', code };
  const { pathname, searchParams } = new URL(path, 'http://holdup');
  if (/^\/verify\/?$/.test(pathname)) return { page: 'verify', table: tableIn(searchParams) };
  for (const [pattern, make] of routes) {
    const found = pattern.exec(pathname);
    if (found) return make(found[1] ?? '');
  }
  return pathname === '/' ? { page: 'start' } : { page: 'start', astray: true };
}

/** `/verify?table=ID` */
function tableIn(query: URLSearchParams): string | null {
  const id = query.get('table');
  return id && /^[\w-]{1,64}$/.test(id) ? id : null;
}

export function pathOf(route: Route): string {
  switch (route.page) {
    case 'start':
      return '/';
    case 'table':
      return `/t/${route.id}`;
    case 'join':
      return `/join/${route.code}`;
    case 'claim':
      return `/claim/${route.code}`;
    case 'replay':
      return route.id === null ? '/replay' : `/replay/${route.id}`;
    case 'player':
      return route.id === null ? '/me' : `/p/${route.id}`;
    case 'verify':
      return route.table === null ? '/verify' : `/verify?table=${route.table}`;
    case 'about':
      return '/about';
  }
}
