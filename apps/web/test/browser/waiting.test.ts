import { expect, test } from '@jest/globals';
import { openHouse } from './house.ts';
import { Player } from './player.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844, touch: true };

const house = openHouse({ BOT_DELAY_MS: '40' });

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

  await page.getByRole('link', { name: 'Start page' }).click();
  const [mine, quick] = [page.getByRole('region', { name: 'My tables' }), page.getByText('Play at once')];
  await mine.waitFor();
  expect((await mine.boundingBox())?.y).toBeLessThan((await quick.boundingBox())?.y ?? 0);
  await mine.getByRole('link', { name: 'Go on: Ann’s table' }).click();
  await page.getByText('Waiting room').waitFor();
  expect([...ann.problems, ...ben.problems]).toEqual([]);
}, 180_000);
