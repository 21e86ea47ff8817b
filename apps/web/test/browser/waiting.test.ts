import type { TableSummary } from '@holdup/protocol';
import { expect, test } from '@jest/globals';
import { newGuest, settings } from '../../../server/test/harness.ts';
import { openHouse, shot, windowOf } from './house.ts';
import { Player } from './player.ts';
import { visitsTo } from './visits.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844, touch: true };

const house = openHouse({ BOT_DELAY_MS: '40' });
const { visitTable } = visitsTo(house);

test('who is invited reads the rules first; the host hears of it from afar, sends nobody away by a slip, and finds his table again', async () => {
  const { browser, server } = house;
  const ann = await Player.sitDown(browser, 'Ann', server.url, DESKTOP);
  const { page } = ann;
  await page.getByRole('button', { name: 'Rules in short' }).click();
  await page.getByText('Be the richest bandit after five rounds.').waitFor();
  await page.keyboard.press('Escape');
  await page.fill('#name', 'Ann');
  await page.getByRole('button', { name: 'Open a table …' }).click();
  const form = page.getByRole('dialog', { name: 'Open a table' });
  await form.getByRole('button', { name: 'Horses & Stagecoach' }).click();
  await form.getByRole('group', { name: 'Seats' }).getByRole('button', { name: '3', exact: true }).click();
  await form.getByRole('button', { name: 'Open the table', exact: true }).click();
  const link = await page.locator('#invite-link').inputValue();
  await page.getByRole('button', { name: 'QR code' }).click();
  await page.getByRole('img', { name: 'QR code of the invite link' }).waitFor();

  const ben = await Player.sitDown(browser, 'Ben', link, PHONE);
  await ben.page.getByRole('button', { name: 'Rules in short' }).click();
  // With two bandits each one holds a card more, and a turn of the boxes of this table is told of.
  await ben.page.getByText('You begin with 7 cards.').waitFor();
  await ben.page.getByText('Turmoil').waitFor();
  await ben.page.keyboard.press('Escape');
  await ben.page.fill('input[name="name"]', 'Ben');
  await ben.page.getByRole('button', { name: 'Come in' }).click();

  const seat = page.locator('.seat', { hasText: 'Ben' });
  await seat.waitFor();
  expect(await page.title()).toBe('2 of 3 · Ann’s table · Holdup');
  await page.getByRole('button', { name: 'Fill free seats with bots' }).click();
  await ben.page.getByRole('button', { name: 'I am ready' }).click();
  await page.waitForFunction(() => document.title === '● All wait for you · Ann’s table');

  page.once('dialog', (asked) => asked.dismiss());
  await seat.getByRole('button', { name: 'Send away' }).click();
  expect(await seat.count()).toBe(1);
  page.once('dialog', (asked) => asked.accept());
  await seat.getByRole('button', { name: 'Send away' }).click();
  await seat.waitFor({ state: 'detached' });
  await ben.page.getByText('The host has sent you away.').waitFor();
  expect(await ben.page.title()).toBe('Ann’s table · Holdup');

  await page.getByRole('link', { name: 'Start page' }).click();
  const [mine, quick] = [page.getByRole('region', { name: 'My tables' }), page.getByText('Play at once')];
  await mine.waitFor();
  expect((await mine.boundingBox())?.y).toBeLessThan((await quick.boundingBox())?.y ?? 0);
  await mine.getByRole('link', { name: 'Go on: Ann’s table' }).click();
  await page.getByText('Waiting room').waitFor();
  expect([...ann.problems, ...ben.problems]).toEqual([]);
}, 180_000);

test('a table one was let into to watch is listed once; rules that were open when one went back are not when one comes again', async () => {
  const ann = await newGuest(house.server.url, 'Ann');
  const { id, inviteCode } = await ann.table('POST', '/tables', settings({ seats: 2, title: 'The 4:50' }));
  await ann.table('POST', `/tables/${id}/bot`, { seat: 1, bot: 'random' });
  const cat = await newGuest(house.server.url, 'Cat');
  await cat.table('POST', '/tables/join-by-code', { code: inviteCode });
  const context = await windowOf(house, DESKTOP, cat);
  const page = await context.newPage();
  await page.goto(`${house.server.url}/about`);
  await page.getByRole('link', { name: 'Start page' }).click();
  const mine = page.getByRole('region', { name: 'My tables' });
  await mine.getByText('The 4:50').waitFor();
  expect(await page.getByText('The 4:50').count()).toBe(1);
  expect(await mine.locator('.tag').allTextContents()).toEqual(['watching']);

  await page.getByRole('button', { name: 'Rules in short' }).click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goForward();
  await page.getByRole('region', { name: 'My tables' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await context.close();
}, 120_000);

test('a game against bots that one will not play on is given up from the list, and only when one is sure', async () => {
  const ann = await newGuest(house.server.url, 'Ann');
  const { id, title } = (await ann.call('POST', '/quick', { bots: 2, bot: 'random' })).table as TableSummary;
  const shared = await ann.table('POST', '/tables', settings({ seats: 2, title: 'The 4:50' }));
  const context = await windowOf(house, PHONE, ann);
  const page = await context.newPage();
  await page.goto(house.server.url);
  const mine = page.getByRole('region', { name: 'My tables' });
  await mine.getByRole('link', { name: `Go on: ${shared.title}` }).waitFor();
  expect(await mine.getByRole('button').count()).toBe(1);
  const giveUp = mine.getByRole('button', { name: `Give up: ${title}` });
  await giveUp.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect((await ann.table('GET', `/tables/${id}`)).phase).toBe('running');
  await giveUp.click();
  await page.getByRole('button', { name: 'Give the game up' }).click();
  await page.getByRole('region', { name: 'Played lately' }).getByText(title).waitFor();
  expect(await giveUp.count()).toBe(0);
  expect((await ann.table('GET', `/tables/${id}`)).phase).toBe('over');
  await context.close();
}, 120_000);

test('in the waiting room of six seats one talks without scrolling, on a desk', async () => {
  const ann = await newGuest(house.server.url, 'Ann');
  const height = 900;
  const { id } = await ann.table('POST', '/tables', settings({ seats: 6 }));
  for (const seat of [1, 2, 3, 4, 5]) await ann.table('POST', `/tables/${id}/bot`, { seat, bot: 'random' });
  const { context, page } = await visitTable(id, ann, { width: 1440, height });
  const send = await page.getByRole('button', { name: 'Send', exact: true }).boundingBox();
  expect((send?.y ?? height) + (send?.height ?? 0)).toBeLessThanOrEqual(height);
  await context.close();
});

test.each([
  [844, 390],
  [320, 568],
])(
  'in the waiting room of six seats one begins without scrolling, and its title is seen whole: %i by %i',
  async (width, height) => {
    const ann = await newGuest(house.server.url, 'Ann');
    const title = 'The Great Union Pacific Gold Rush Night';
    const { id } = await ann.table('POST', '/tables', settings({ seats: 6, title }));
    for (const seat of [1, 2, 3, 4, 5]) await ann.table('POST', `/tables/${id}/bot`, { seat, bot: 'random' });
    const { context, page } = await visitTable(id, ann, { width, height });
    const start = await page.getByRole('button', { name: 'Start the game' }).boundingBox();
    expect((start?.y ?? height) + (start?.height ?? 0)).toBeLessThanOrEqual(height);
    // Both in the same moment: they still move while letters and lines come in.
    await page.waitForFunction((name) => {
      const words = [...document.querySelectorAll('h1')].find((one) => one.textContent?.includes(name));
      const seats = document.querySelector('[aria-label="Seats"]');
      return words && seats && words.getBoundingClientRect().bottom <= seats.getBoundingClientRect().top;
    }, title);
    await context.close();
  },
);

test('in the waiting room the newest line of the chat is in sight, and who has scrolled back is left there', async () => {
  const ann = await Player.sitDown(house.browser, 'Ann', house.server.url, PHONE);
  const { page } = ann;
  await page.fill('#name', 'Ann');
  await page.getByRole('button', { name: 'Open a table …' }).click();
  await page.getByRole('button', { name: 'Open the table', exact: true }).click();
  const lines = page.getByRole('log', { name: 'Chat' });
  const toEnd = () => lines.evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight);
  for (let i = 1; i <= 8; i++) {
    await page.getByPlaceholder('Say something').fill(`Line ${i}`);
    await page.getByRole('button', { name: 'Send' }).click();
    await lines.getByText(`Line ${i}`).waitFor();
    expect([i, (await toEnd()) <= 1]).toEqual([i, true]);
  }
  const link = await page.locator('#invite-link').inputValue();
  const ben = await Player.sitDown(house.browser, 'Ben', link, DESKTOP);
  await ben.page.fill('input[name="name"]', 'Ben');
  await ben.page.getByRole('button', { name: 'Come in' }).click();
  await lines.evaluate((one) => one.scrollTo(0, 0));
  await ben.page.getByPlaceholder('Say something').fill('Howdy');
  await ben.page.getByRole('button', { name: 'Send' }).click();
  await lines.getByText('Howdy').waitFor();
  expect(await lines.evaluate((one) => one.scrollTop)).toBe(0);
  expect([...ann.problems, ...ben.problems]).toEqual([]);
}, 120_000);

test('who watches is told in the chat that he does not talk', async () => {
  const ann = await newGuest(house.server.url, 'Ann');
  const { id } = await ann.table('POST', '/tables', settings({ seats: 2 }));
  const { context, page, red } = await visitTable(id, await newGuest(house.server.url, 'Cat'));
  await page.getByText('Those who watch do not talk here.').waitFor();
  expect(await page.getByPlaceholder('Say something').count()).toBe(0);
  expect(red).toEqual([]);
  await context.close();
});

test.each([
  [1440, 900],
  [1024, 768],
])(
  'in the waiting room of nine seats the code for friends is seen without scrolling: %i by %i',
  async (width, height) => {
    const ann = await newGuest(house.server.url, 'Ann');
    const { id } = await ann.table('POST', '/tables', settings({ seats: 9 }));
    const { context, page } = await visitTable(id, ann, { width, height });
    const invite = await page.getByRole('region', { name: 'Invite friends' }).boundingBox();
    await shot(page, `waiting-${width}`);
    expect((invite?.y ?? height) + (invite?.height ?? 0)).toBeLessThanOrEqual(height);
    await context.close();
  },
);

test('on a phone the code for friends stands between the seats and the bandits', async () => {
  const ann = await newGuest(house.server.url, 'Ann');
  const { id } = await ann.table('POST', '/tables', settings({ seats: 4 }));
  const { context, page } = await visitTable(id, ann, PHONE);
  const boxes = await Promise.all(
    ['Seats', 'Invite friends', 'Whom do you play?'].map((name) =>
      page.getByRole('region', { name }).boundingBox(),
    ),
  );
  await shot(page, 'waiting-390');
  const tops = boxes.map((box) => box?.y ?? 0);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await context.close();
});
