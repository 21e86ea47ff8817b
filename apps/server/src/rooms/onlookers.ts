import type { Client } from '@colyseus/core';
import { passengerOf } from './door.ts';

/** Those who look on at one table, as its people are told of them. */
export interface Onlookers {
  readonly watching: number;
  /** The first to come, by name. */
  readonly watchers: readonly string[];
}
export const NO_ONLOOKERS: Onlookers = { watching: 0, watchers: [] };

/** Of a crowd only so many are told by name: everybody at the table is sent them whenever one comes or goes. */
const NAMED = 12;

/** Whoever looks on in several windows is one. */
export function onlookersAmong(clients: Iterable<Client>): Onlookers {
  const names = new Map([...clients].map(passengerOf).map(({ account, name }) => [account, name]));
  return { watching: names.size, watchers: [...names.values()].slice(0, NAMED) };
}
