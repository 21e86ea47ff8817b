import { describe, expect, test } from '@jest/globals';
import { pathOf, routeOf } from '../src/pages/route.ts';

describe('routes', () => {
  test('each page has a path of its own, and unknown paths are the start page', () => {
    for (const path of [
      '/',
      '/t/abc-1',
      '/join/K7QF-M2XA',
      '/claim/xyz',
      '/about',
      '/replay',
      '/replay/abc-1',
    ]) {
      expect(pathOf(routeOf(path))).toBe(path);
    }
    expect(routeOf('/', '#claim=ab_c-1')).toEqual({ page: 'claim', code: 'ab_c-1' });
    expect(routeOf('/')).toEqual({ page: 'start' });
    expect(routeOf('/t/')).toEqual({ page: 'start', astray: true });
    expect(routeOf('/t/a/b')).toEqual({ page: 'start', astray: true });
  });
});
