import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Guest, newGuest, settings, type TestServer, testServer } from './harness.ts';

let server: TestServer;
let web: string;
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'holdup-web-'));
  await mkdir(join(web, 'assets'));
  await writeFile(join(web, 'index.html'), '<title>the page</title>');
  await writeFile(join(web, 'assets', 'a-1.js'), '1;');
  server = await testServer({ RATE_LIMITS: 'on', WEB_DIR: web });
});
afterAll(async () => {
  await server.end();
  await rm(web, { recursive: true });
});

test('an account: a name, a cookie that scripts cannot read, and a way back by recovery code', async () => {
  const stranger = new Guest(server.url);
  expect(await stranger.call('GET', '/me')).toEqual({ ok: true, account: null });
  expect(stranger.status).toBe(200);
  expect(await stranger.call('GET', '/me/tables')).toMatchObject({ code: 'not-signed-in' });
  expect(stranger.status).toBe(401);
  const response = await fetch(`${server.url}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ann' }),
  });
  expect(response.headers.get('set-cookie')).toMatch(/^holdup=[\w-]{43};.*HttpOnly.*SameSite=Lax/);
  const ann = await newGuest(server.url, 'Ann');
  expect(await ann.call('GET', '/me')).toMatchObject({ ok: true, account: { name: 'Ann' } });
  const stays = await fetch(`${server.url}/api/me`, { headers: { cookie: ann.cookie } });
  expect(stays.headers.get('set-cookie')).toMatch(`${ann.cookie}; Max-Age=15552000`);
  // Or what keeps answers on their way could hand her account to somebody else.
  expect(stays.headers.get('cache-control')).toBe('private, no-cache');
  expect(await ann.call('PATCH', '/me', { name: '  Annie   Oakley ' })).toMatchObject({
    account: { name: 'Annie Oakley' },
  });
  const other = new Guest(server.url);
  expect(await other.call('POST', '/recover', { code: ann.recoveryCode.toLowerCase() })).toMatchObject({
    account: { name: 'Annie Oakley' },
  });
  const { recoveryCode } = await ann.call('POST', '/me/recovery-code');
  expect(await other.call('POST', '/recover', { code: ann.recoveryCode })).toMatchObject({
    code: 'bad-code',
  });
  expect(await other.call('POST', '/recover', { code: recoveryCode })).toMatchObject({ ok: true });
  await ann.call('POST', '/me/sign-out');
  expect(await ann.call('GET', '/me')).toEqual({ ok: true, account: null });
  expect(await other.call('GET', '/me')).toMatchObject({ account: { name: 'Annie Oakley' } });
});

test('a device link works once', async () => {
  const ann = await newGuest(server.url, 'Ann');
  const link = await ann.call('POST', '/me/device-link');
  expect(link.url).toBe(`${server.url}/#claim=${String(link.code)}`);
  expect(Number(link.expiresAt) - Date.now()).toBeGreaterThan(290_000);
  const phone = new Guest(server.url);
  // To ask whether it works does not use it up.
  for (let i = 0; i < 2; i++)
    expect(await phone.call('POST', '/claim/check', { code: link.code })).toEqual({ ok: true });
  expect(phone.cookie).toBe('');
  expect(await phone.call('POST', '/claim', { code: link.code })).toMatchObject({ account: { name: 'Ann' } });
  expect(await new Guest(server.url).call('POST', '/claim', { code: link.code })).toMatchObject({
    code: 'bad-code',
  });
  expect(await phone.call('POST', '/claim/check', { code: link.code })).toMatchObject({ code: 'bad-code' });
});

test('pages of players are counted anew for whoever asks, and so not without end', async () => {
  const ann = await newGuest(server.url, 'Ann');
  const { player } = (await ann.call('GET', '/me')).account as { player: string };
  const codes: unknown[] = [];
  for (let asked = 0; asked < 40; asked++) codes.push((await ann.call('GET', `/players/${player}`)).code);
  expect(codes.slice(0, 30)).toEqual(Array(30).fill(undefined));
  expect(codes).toContain('too-fast');
});

test('input is refused unless it is exactly what is described', async () => {
  const ann = await newGuest(server.url, 'Ann');
  const bad: [string, unknown][] = [
    ['/guests', {}],
    ['/guests', { name: '' }],
    ['/guests', { name: 'x'.repeat(25) }],
    ['/guests', { name: 'A\u202eB' }],
    ['/guests', { name: 'Ann', admin: true }],
    ['/tables', { ...settings(), seats: 10 }],
    ['/tables', { ...settings(), secondsPerDecision: 3 }],
    ['/tables', { ...settings(), setup: { game: 'chess', boxes: ['base'], options: {} } }],
    ['/quick', { bots: 9, bot: 'random' }],
    ['/quick', { bots: 3, bot: 'genius' }],
  ];
  for (const [path, body] of bad) {
    expect([path, await ann.call('POST', path, body)]).toMatchObject([
      path,
      { ok: false, code: 'bad-input' },
    ]);
  }
  const raw = await fetch(`${server.url}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  });
  expect(await raw.json()).toMatchObject({ code: 'bad-input' });
  const big = await ann.call('POST', '/guests', { name: 'x'.repeat(50_000) });
  expect(big).toMatchObject({ code: 'too-big' });
  const airborne = settings({ setup: { game: 'express', boxes: ['base', 'zeppelin'], options: {} } });
  expect(await ann.call('POST', '/tables', airborne)).toMatchObject({ code: 'bad-setup' });
  expect(await ann.call('GET', '/tables/nonesuch')).toMatchObject({ code: 'no-such-table' });
  expect(await ann.call('GET', '/nonesuch')).toMatchObject({ code: 'not-found' });
});

test('other sites cannot act for a guest, by call or by socket', async () => {
  const ann = await newGuest(server.url, 'Ann');
  expect(await ann.call('POST', '/me/sign-out', {}, { origin: 'https://evil.example' })).toMatchObject({
    code: 'foreign-origin',
  });
  expect(await ann.call('POST', '/me/sign-out', {}, { 'sec-fetch-site': 'cross-site' })).toMatchObject({
    code: 'foreign-origin',
  });
  expect(await ann.call('GET', '/me', undefined, { origin: server.url })).toMatchObject({ ok: true });
  const answer = await fetch(`${server.url}/api/me`, { headers: { origin: 'https://evil.example' } });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(await ann.call('POST', '/me/sign-out', {}, { origin: server.url })).toMatchObject({ ok: true });
});

test('right codes may be used by any number of people behind one address', async () => {
  const ann = await newGuest(server.url);
  const { code } = await ann.call('POST', '/me/device-link');
  const { inviteCode } = await ann.table('POST', '/tables', settings());
  for (let i = 0; i < 15; i++) {
    expect(await ann.call('POST', '/tables/join-by-code', { code: inviteCode })).toMatchObject({ ok: true });
  }
  expect(await new Guest(server.url).call('POST', '/claim', { code })).toMatchObject({ ok: true });
});

test('who comes too late by a right code is not taken for somebody who guesses', async () => {
  const [ann, ben] = [await newGuest(server.url), await newGuest(server.url)];
  const { id, inviteCode } = await ann.table('POST', '/tables', settings({ seats: 2, watch: 'nobody' }));
  await ann.table('POST', `/tables/${id}/bot`, { seat: 1, bot: 'random' });
  for (let i = 0; i < 15; i++) {
    for (const path of ['/tables/invitation', '/tables/join-by-code']) {
      const late = await ben.call('POST', path, { code: inviteCode });
      expect(late).toMatchObject({ code: 'table-full' });
    }
  }
});

test('guests from one address come in at a limited rate', async () => {
  const codes = [];
  for (let i = 0; i < 25; i++)
    codes.push((await new Guest(server.url).call('POST', '/guests', { name: 'Crowd' })).code);
  expect(codes.at(-1)).toBe('too-fast');
});

test('the API describes itself, from files of this server alone', async () => {
  const description = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, object>;
  };
  expect(Object.keys(description.paths)).toEqual(
    expect.arrayContaining(['/guests', '/tables/{id}/ticket', '/quick']),
  );
  expect(description.paths['/quick']).toMatchObject({
    post: {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: { required: ['bots', 'bot'], additionalProperties: false } },
        },
      },
    },
  });
  expect(description.paths['/tables/{id}/start']).toMatchObject({
    post: { requestBody: { required: false } },
  });
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const call of Object.values(methods) as { parameters: { name: string }[] }[]) {
      const named = [...path.matchAll(/{(\w+)}/g)].map(([, name]) => name);
      expect(call.parameters.map(({ name }) => name)).toEqual(named);
      expect(JSON.stringify(call)).not.toMatch(/"\$ref":"(?!#\/components\/schemas\/Refusal")/);
    }
  }
  const page = await (await fetch(`${server.url}/api/docs`)).text();
  expect(page).not.toMatch(/https?:\/\//);
  for (const [, file] of page.matchAll(/(?:src|href)="([^"]+)"/g)) {
    expect((await fetch(`${server.url}/api/${file}`)).status).toBe(200);
  }
});

test('health is for all, metrics for this machine only', async () => {
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ ok: true, store: 'sqlite' });
  expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('holdup_http_seconds');
  expect(
    (await fetch(`${server.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } })).status,
  ).toBe(404);
});

test('the client is served with a policy that lets in nothing foreign', async () => {
  const page = await fetch(`${server.url}/table/abc`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('the page');
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self'");
  const { host } = new URL(server.url);
  expect(policy).toContain(`connect-src 'self' ws://${host} wss://${host} data: blob:;`);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const asset = await fetch(`${server.url}/assets/a-1.js`);
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${server.url}/assets/gone.js`)).status).toBe(404);
  expect(
    (await fetch(`${server.url}/..%2f..%2fpackage.json`, { headers: { accept: '*/*' } })).status,
  ).not.toBe(500);
});
