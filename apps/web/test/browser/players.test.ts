import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  type Guest,
  newGuest,
  type Passenger,
  settings,
  startedGame,
  until,
} from '../../../server/test/harness.ts';
import { openHouse, shot, windowOf } from './house.ts';
import { flawsOf } from './layout.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const house = openHouse({ BOT_DELAY_MS: '0', RATE_LIMITS: 'off' });

/** A page in a window of its own, and what has gone wrong in it. */
async function opened(
  guest: Guest,
  path: string,
  viewport = DESKTOP,
): Promise<{ page: Page; problems: string[] }> {
  const context = await windowOf(house, viewport, guest);
  await context.addInitScript(() =>
    localStorage.setItem('holdup.settings', JSON.stringify({ speed: 0, coach: 'off', sound: false })),
  );
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto(house.server.url + path);
  return { page, problems };
}

/** Nothing sticks out of the window. */
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('games and figures are found from the start page, the end of a game and the name of an opponent', async () => {
  const { id, guests, passengers } = await startedGame(house.server.url, 2);
  await Promise.all(passengers.map((one) => one.playOn()));
  const [first] = passengers as [Passenger];
  await until(() => first.view.lobby?.phase === 'over', 'the end');
  const totals = first.view.table?.result?.scores.map(({ total }) => total) ?? [];
  const [ann] = guests as [Guest];

  const { page, problems } = await opened(ann, '/');
  await page.getByRole('link', { name: 'Your games and figures' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
  const withPeople = page.getByRole('region', { name: 'Games with people' });
  const all = withPeople.getByRole('row', { name: /^All 1 / });
  expect(await all.textContent()).toContain((totals[0] ?? 0).toLocaleString('en-US').replace('-', ''));
  expect(await page.getByRole('region', { name: 'Games against bots alone' }).count()).toBe(0);
  await shot(page, 'player-own-1440');
  const last = page.getByRole('region', { name: 'Last games' });
  expect(await last.getByRole('link', { name: /^Replay of / }).getAttribute('href')).toBe(`/replay/${id}`);
  await last.getByRole('link', { name: 'Guest 1' }).click();
  await page.getByRole('heading', { name: 'Games of Guest 1' }).waitFor();
  expect(await page.title()).toBe('Games of Guest 1');
  await last.getByRole('link', { name: 'Guest 0' }).waitFor();

  // From the end of the game, on a phone.
  const phone = await opened(ann, `/t/${id}`, PHONE);
  await phone.page.locator('.end').getByRole('link', { name: 'Guest 1' }).first().click();
  await phone.page.getByRole('heading', { name: 'Games of Guest 1' }).waitFor();
  expect(await fits(phone.page)).toBe(true);
  await shot(phone.page, 'player-390');
  await phone.page.goBack();
  await phone.page.locator('.end').waitFor();

  // An address that stands for nobody.
  await page.goto(`${house.server.url}/p/AAAAAAAAAAAAAAAA`);
  await page.getByRole('alert').getByText('There is nothing here.').waitFor();
  expect(await page.title()).toBe('Holdup');
  await page.getByRole('link', { name: 'To the start page' }).click();
  await page.getByRole('link', { name: 'Your games and figures' }).waitFor();
  expect([...problems, ...phone.problems]).toEqual([]);
}, 180_000);

test('a watcher who comes and goes is shown at the table and in the waiting room', async () => {
  const { id, guests } = await startedGame(house.server.url, 2);
  const [ann] = guests as [Guest];
  const wim = await newGuest(house.server.url, 'Wim');
  const { page, problems } = await opened(ann, `/t/${id}`);
  await page.getByRole('button', { name: 'People at this table' }).click();
  const people = page.getByRole('dialog', { name: 'People at this table' });
  await people.getByText('Nobody is watching.').waitFor();
  const watcher = await wim.sit(id, 'gallery');
  await people.getByText('1 watching: Wim').waitFor();
  await shot(page, 'player-people-1440');
  await watcher.leave();
  await people.getByText('Nobody is watching.').waitFor();
  // Nobody is led away from a game that runs.
  for (const name of ['Guest 1', 'Your games and figures'])
    expect(await people.getByRole('link', { name }).getAttribute('target')).toBe('_blank');

  const waiting = await ann.table('POST', '/tables', settings({ seats: 2 }));
  const room = await opened(ann, `/t/${waiting.id}`, PHONE);
  await room.page.getByRole('button', { name: 'I am ready' }).waitFor();
  expect(await room.page.getByText(/watching/).count()).toBe(0);
  const looksOn = await wim.sit(waiting.id, 'gallery');
  await room.page.getByText('1 watching: Wim').waitFor();
  await looksOn.leave();
  await room.page.getByText('1 watching: Wim').waitFor({ state: 'detached' });
  expect([...problems, ...room.problems]).toEqual([]);
}, 120_000);

test('on a phone the widest name stays in its place, in the waiting room and at the end', async () => {
  const wide = await newGuest(house.server.url, 'W'.repeat(24));
  const waiting = await wide.table('POST', '/tables', settings({ seats: 2 }));
  const room = await opened(wide, `/t/${waiting.id}`, PHONE);
  await room.page.locator('.seat-words').first().waitFor();
  expect(await flawsOf(room.page, { whole: '.seat-words', apart: [] })).toEqual([]);

  const played = await wide.table('POST', '/quick', { bots: 1, bot: 'random' });
  const seat = await wide.sit(played.id);
  await seat.playOn();
  await until(() => seat.view.lobby?.phase === 'over', 'the end');
  await room.page.goto(`${house.server.url}/t/${played.id}`);
  await room.page.locator('.score').first().waitFor();
  expect(await flawsOf(room.page, { whole: '.score > header div', apart: [] })).toEqual([]);
  expect(room.problems).toEqual([]);
}, 120_000);

test('in a replay arrow keys step, and the space bar plays and pauses', async () => {
  const { id, guests, passengers } = await startedGame(house.server.url, 2);
  await Promise.all(passengers.map((one) => one.playOn()));
  const { page, problems } = await opened(guests[0] as Guest, `/replay/${id}`);
  const step = async () => Number((await page.locator('.replay-bar output').textContent())?.split('/')[0]);
  const at = (wanted: number) => page.locator('.replay-bar output', { hasText: `${wanted}/` }).waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  for (const told of ['A step back (←)', 'Play (space bar)', 'A step on (→)'])
    expect(await page.getByTitle(told).count()).toBe(1);
  for (const wanted of [1, 2]) {
    await page.keyboard.press('ArrowRight');
    await at(wanted);
  }
  await page.keyboard.press('ArrowLeft');
  await at(1);
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  const paused = await step();
  // On the train the same keys go from car to car.
  await page.locator('#train [tabindex="0"]').focus();
  await page.keyboard.press('ArrowLeft');
  expect(await step()).toBe(paused);
  expect(problems).toEqual([]);
}, 120_000);

test('a link to a table has a title before one has given oneself a name', async () => {
  const { id } = await startedGame(house.server.url, 2);
  const page = await (await windowOf(house, PHONE)).newPage();
  await page.goto(`${house.server.url}/t/${id}`);
  await page.getByRole('button', { name: 'Come in' }).waitFor();
  expect(await page.title()).toBe('Holdup');
}, 60_000);
