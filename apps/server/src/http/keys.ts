import type { KeyList } from '@holdup/proof';
import type { Express } from 'express';
import type { House } from '../house.ts';
import { lately } from './lately.ts';

/** In ms. */
const AS_OLD_AS = 1000;

/** The public keys of all records that this server has signed; anybody may read them, from any page. */
export function mountKeys(app: Express, { store }: Pick<House, 'store'>): void {
  const keysLately = lately(() => store.keys(), AS_OLD_AS);
  app.get('/.well-known/holdup-keys.json', async (_request, response) => {
    const keys = await keysLately();
    const list: KeyList = { keys: keys.map((key) => ({ ...key, algorithm: 'Ed25519' })) };
    response
      .set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' })
      .set('Cache-Control', 'no-cache')
      .json(list);
  });
}
