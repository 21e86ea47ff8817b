import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { SERVER_NODE_FLAGS } from '../../../scripts/nodeFlags.mjs';
import { readSettings, type Settings } from './settings.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

interface Service {
  readonly environment: Readonly<Record<string, string>>;
  readonly image?: string;
  readonly build?: string;
  readonly healthcheck?: { readonly test: readonly string[] };
}
const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
};
const servers = Object.entries(services).filter(([name]) => name.startsWith('server-'));
const caddyfile = read('deploy/Caddyfile');

/** `text` as compose makes it of these variables. Throws where one that must be there is missing. */
const filledIn = (text: string, given: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{([A-Z_]+)(:[-?])([^}]*)\}/g, (_, name: string, how: string, rest: string) => {
    if (!given[name] && how === ':?') throw new Error(`${name} ${rest}`);
    return given[name] || rest;
  });

const settingsOf = ({ environment }: Service, given: Readonly<Record<string, string>>): Settings => {
  const env = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, filledIn(value, given)]),
  );
  const settings = readSettings(env);
  if ('wrong' in settings) throw new Error(settings.wrong.join());
  return settings;
};

const GIVEN = {
  HOLDUP_SIGNING_KEY: 'ab'.repeat(32),
  PUBLIC_URL: 'https://play.example',
  METRICS_TOKEN: 'a token of some length',
};

test('the servers of docker-compose.yml start, and sign with one key', () => {
  expect(servers).toHaveLength(2);
  for (const [, service] of servers) {
    expect(() => settingsOf(service, {})).toThrow('HOLDUP_SIGNING_KEY');
    expect(settingsOf(service, GIVEN)).toMatchObject({
      signingKey: GIVEN.HOLDUP_SIGNING_KEY,
      publicUrl: GIVEN.PUBLIC_URL,
      metricsToken: GIVEN.METRICS_TOKEN,
      trustProxy: 1,
    });
  }
  const [one, other] = servers.map(([, service]) => ({ ...settingsOf(service, GIVEN), processPath: null }));
  expect(one).toEqual(other);
});

test('all that an operator may set can be set for them, but for what the containers settle', () => {
  const rows = [...read('docs/operating.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  const settled = ['RATE_LIMITS', 'WEB_DIR'];
  for (const [, { environment }] of servers) {
    expect([...Object.keys(environment), ...settled].sort()).toEqual(rows.toSorted());
  }
});

test('the proxy leads the path of each server to it', () => {
  for (const [name, service] of servers) {
    const { processPath, port } = settingsOf(service, GIVEN);
    const block = new RegExp(`handle_path ${processPath}/\\* \\{\\s*reverse_proxy ${name}:${port}\\s*\\}`);
    expect(caddyfile).toMatch(block);
  }
});

test('while a server is away the proxy gives what any may answer to the other', () => {
  const [, rest = ''] = caddyfile.split(/handle \{/);
  expect(rest).toContain(`reverse_proxy ${servers.map(([name]) => `${name}:2567`).join(' ')} {`);
  const secondsOf = (option: string) => Number(new RegExp(`\\s${option} (\\d+)s\\s`).exec(rest)?.[1]);
  // A host that has gone from the network does not say so: it must be given up while another may still be tried.
  expect(secondsOf('dial_timeout')).toBeLessThan(secondsOf('lb_try_duration'));
  // Known to be away until it is next asked.
  expect(secondsOf('fail_duration')).toBeGreaterThanOrEqual(secondsOf('health_interval'));
});

test('no two images are built under one name, which fails when they are built at the same time', () => {
  const names = Object.values(services).flatMap(({ build, image }) => (build && image ? [image] : []));
  expect(new Set(names).size).toBe(names.length);
});

test('servers wait until PostgreSQL answers by the network, which it does not while it makes a new database', () => {
  expect(services.postgres?.healthcheck?.test.join(' ')).toContain('-h 127.0.0.1');
});

test('the container runs Node as `npm start` does', () => {
  const [, command] = read('Dockerfile').match(/^CMD (\[.*\])$/m) ?? [];
  expect(JSON.parse(command ?? '')).toEqual(['node', ...SERVER_NODE_FLAGS, 'apps/server/src/main.ts']);
});
