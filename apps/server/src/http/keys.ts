import type { KeyList } from '@holdup/proof';
import type { Express } from 'express';
import type { House } from '../house.ts';

/** The public keys of all records that this server has signed; anybody may read them, from any page. */
export function mountKeys(app: Express, { store }: House): void {
  app.get('/.well-known/holdup-keys.json', async (_request, response) => {
    const keys = await store.keys();
    const list: KeyList = { keys: keys.map((key) => ({ ...key, algorithm: 'Ed25519' })) };
    response
      .set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' })
      .set('Cache-Control', 'no-cache')
      .json(list);
  });
}
