import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { newGuest, settings } from '../../../server/test/harness.ts';
import { openHouse, shot, windowOf } from './house.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

const house = openHouse({ BOT_DELAY_MS: '0', RATE_LIMITS: 'off' });

/** Where each row of an opponent's two bandits begins, in CSS pixels from the left. */
const rowsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.other .whose')].map((one) =>
      Math.round(one.getBoundingClientRect().left),
    ),
  );

/** How a playable card looks: its background, and whether it is marked as going down. */
const looks = (page: Page): Promise<[background: string, marked: boolean]> =>
  page.evaluate(() => {
    const held = document.querySelector('#hand .playable');
    const card = held?.querySelector('.card');
    return [card ? getComputedStyle(card).backgroundImage : '', Boolean(held?.querySelector('.down-mark'))];
  });

/** Ann, at her page, leads Ghost and Django against a bot. */
async function board(): Promise<{ page: Page; problems: string[] }> {
  const ann = await newGuest(house.server.url, 'Ann');
  const { id } = await ann.table('POST', '/tables', settings({ seats: 2 }));
  await ann.table('POST', `/tables/${id}/bot`, { seat: 1, bot: 'random' });
  await ann.table('POST', `/tables/${id}/characters`, { characters: ['ghost', 'django'] });
  await ann.table('POST', `/tables/${id}/ready`, { ready: true });
  const context = await windowOf(house, SIZES[0] as (typeof SIZES)[number], ann);
  await context.addInitScript(() =>
    localStorage.setItem('holdup.settings', JSON.stringify({ speed: 0, coach: 'off', sound: false })),
  );
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto(`${house.server.url}/t/${id}`);
  await ann.table('POST', `/tables/${id}/start`, {});
  return { page, problems };
}

test('with two bandits each, a card that will go face down shows its back, and every bandit has a straight row', async () => {
  const { page, problems } = await board();
  const down = page.getByRole('button', { name: 'Face down', exact: true });
  // The places at the start and the chosen cards come first.
  const playable = page.locator('#hand .playable');
  const latest = Date.now() + 30_000;
  while (!(await down.isVisible())) {
    if (Date.now() > latest) throw new Error('no question that may be answered face down');
    await page
      .locator('.question.mine [data-option]:not([data-option="draw"])')
      .first()
      .click({ timeout: 300 })
      .catch(() => undefined);
    await page.waitForTimeout(200);
  }
  await playable.first().waitFor();
  const [open, unmarked] = await looks(page);
  expect(unmarked).toBe(false);
  expect(await page.locator('.question-words').textContent()).toContain('face down if you like');

  await down.click();
  await page.locator('#hand .goes-down').first().waitFor();
  expect(await page.locator('.question-words').textContent()).toContain('play a card face down or draw');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const [covered, marked] = await looks(page);
    expect([size, covered === open, marked]).toEqual([size, false, true]);
    const rows = await rowsOf(page);
    expect([size, rows.length, new Set(rows).size]).toEqual([size, 2, 1]);
    await shot(page, `two-each-down-${size.width}`);
  }

  await page.getByRole('button', { name: 'Face up', exact: true }).click();
  await page.locator('#hand .goes-down').first().waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
}, 120_000);
