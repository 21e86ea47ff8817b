import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openHouse } from './house.ts';
import { type Device, Player } from './player.ts';

const DESKTOP: Device = { width: 1440, height: 900 };
const PHONE: Device = { width: 390, height: 844, touch: true };

const house = openHouse({ BOT_DELAY_MS: '40' });

/** Keeps back what the page asks of `url` until it is let go. */
async function hold(page: Page, url: string): Promise<() => void> {
  let letGo = () => {};
  const open = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await open;
    await route.continue();
  });
  return letGo;
}

const promptOf = ({ page }: Player): Promise<string | null> =>
  page.locator('[data-prompt]').getAttribute('data-prompt');

/** Somebody who has not answered yet. */
const whoIsAsked = (players: readonly Player[]): Promise<Player> =>
  Promise.race(
    players.map(async (player) => {
      await player.page.locator('.question.mine:not(:has(.sealed))').waitFor();
      return player;
    }),
  );

test('a pace is chosen by name, time is warned of, and somebody is reported by keyboard and muted on a phone', async () => {
  const ann = await Player.sitDown(house.browser, 'Ann', house.server.url, DESKTOP);
  await ann.page.fill('#name', 'Ann');
  await ann.page.getByRole('button', { name: 'Open a table …' }).click();
  await ann.page.getByRole('button', { name: 'Fast' }).click();
  await ann.page.getByText('20 seconds for each decision.').waitFor();
  await ann.page.getByRole('button', { name: 'My own' }).click();
  await ann.page.getByLabel('For a decision').selectOption('10');
  await ann.page.getByLabel('In reserve, for the whole game').selectOption('30');
  await ann.page.getByRole('button', { name: '30 seconds', exact: true }).click();
  const seats = ann.page.getByRole('group', { name: 'Seats' });
  await seats.getByRole('button', { name: '2', exact: true }).click();
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  await ann.page.getByText('10 seconds a decision, 30 seconds in reserve').waitFor();
  const link = await ann.page.locator('.waiting input[readonly]').inputValue();
  const ben = await Player.sitDown(house.browser, 'Ben', link, PHONE);
  // Ben speaks before he has a line to the table.
  const letIn = await hold(ben.page, '**/ticket');
  await ben.page.fill('input[name="name"]', 'Ben');
  await ben.page.getByRole('button', { name: 'Come in' }).click();
  await ben.page.getByPlaceholder('Say something').fill('a rude word');
  await ben.page.keyboard.press('Enter');
  await ben.page.getByText('not said yet').waitFor();
  letIn();
  await ann.page.getByText('a rude word').waitFor();
  await ben.page.getByText('not said yet').waitFor({ state: 'detached' });
  for (const { page } of [ann, ben]) await page.getByRole('button', { name: 'I am ready' }).click();
  await ann.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([ann, ben].map(({ page }) => page.locator('.question').waitFor()));

  // With the keys: the chat, the button beside the line, the form, and away.
  await ann.page.keyboard.press('c');
  await ann.page.getByRole('button', { name: 'Report Ben', exact: true }).focus();
  await ann.page.keyboard.press('Enter');
  await ann.page.getByText('About what Ben said:').waitFor();
  expect(await ann.page.getByLabel('Abuse in the chat').isChecked()).toBe(true);
  await ann.page.getByLabel('What happened?').fill('He said it twice.');
  await ann.page.keyboard.press('Tab');
  await ann.page.keyboard.press('Tab');
  await ann.page.keyboard.press('Enter');
  await ann.page.getByText('Thank you.').waitFor();
  await ann.page.keyboard.press('Escape');
  await ann.page.getByRole('dialog').waitFor({ state: 'detached' });

  await ben.page.locator('.menu-more-open').click();
  await ben.page.getByRole('button', { name: 'People at this table' }).click();
  await ben.page.getByRole('button', { name: 'Mute Ann' }).click();
  await ben.page.getByRole('button', { name: 'Unmute Ann' }).waitFor();
  await ben.page.keyboard.press('Escape');

  // All this may have taken as long as the first question has: it is answered, and the next one has all its time.
  const first = await promptOf(ann);
  while ((await promptOf(ann)) === first) await (await whoIsAsked([ann, ben])).answer();
  const asked = await whoIsAsked([ann, ben]);
  await asked.page.locator('.question-time.drawing').waitFor();
  await asked.page.locator('.question.warm').waitFor();
  expect(await asked.page.title()).toMatch(/^\d+ s · /);
  expect([...ann.problems, ...ben.problems]).toEqual([]);
}, 180_000);
