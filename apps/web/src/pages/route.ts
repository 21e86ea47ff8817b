/** Where in the app one is. Anything unknown is the start page. */
export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'join'; readonly code: string }
  | { readonly page: 'claim'; readonly code: string }
  | { readonly page: 'about' };

const routes: readonly [RegExp, (argument: string) => Route][] = [
  [/^\/t\/([\w-]{1,64})\/?$/, (id) => ({ page: 'table', id })],
  [/^\/join\/([\w-]{1,32})\/?$/, (code) => ({ page: 'join', code })],
  [/^\/claim\/([\w-]{1,128})\/?$/, (code) => ({ page: 'claim', code })],
  [/^\/about\/?$/, () => ({ page: 'about' })],
];

/** The server's device links carry their code behind `#`, where no proxy writes it down. */
export function routeOf(path: string, hash = ''): Route {
  const code = /^#claim=([\w-]{1,128})$/.exec(hash)?.[1];
  if (code) return { page: 'claim', code };
  for (const [pattern, make] of routes) {
    const found = pattern.exec(path);
    if (found) return make(found[1] ?? '');
  }
  return { page: 'start' };
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
    case 'about':
      return '/about';
  }
}
