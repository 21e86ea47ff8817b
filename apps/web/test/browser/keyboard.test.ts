import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openHouse } from './house.ts';
import { flawsOf } from './layout.ts';
import { type Device, Player } from './player.ts';

const DESKTOP: Device = { width: 1440, height: 900 };
const PHONE: Device = { width: 390, height: 844, touch: true };
/** A desk, at twice the size. */
const ENLARGED: Device = { width: 720, height: 450 };
const LIMIT_MS = 5 * 60_000;

const house = openHouse({ BOT_DELAY_MS: '20' });

/** What has the focus, by its words. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement;
    if (!one || one === document.body) return 'nothing';
    return (one.getAttribute('aria-label') ?? one.id) || (one.textContent ?? '').trim();
  });

/** Presses the tab key until `reached`. */
async function tabTo(page: Page, reached: (words: string) => Promise<boolean> | boolean): Promise<void> {
  for (let presses = 0; presses < 45; presses++) {
    if (await reached(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tab key does not lead there, but to ${await focused(page)}`);
}

/** Through which parts of the table the tab key leads, stop by stop, from one of them on. */
async function stopsFrom(page: Page, id: string): Promise<string[]> {
  const stops: string[] = [];
  await page.locator(`#${id}`).focus();
  while (stops.length < 40) {
    await page.keyboard.press('Tab');
    const part = await page.evaluate(() => {
      const one = document.activeElement;
      return one?.closest('.log-lines') ? 'lines' : (one?.closest('#question, #hand, #pile')?.id ?? 'other');
    });
    stops.push(part);
  }
  return stops;
}

const isAnswer = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches('[data-option][aria-pressed="false"]') === true);

/** Answers by the tab key and Enter whatever is asked, until the count; gives where the focus was after each answer. */
async function answerAll(player: Player): Promise<string[]> {
  const { page } = player;
  const until = Date.now() + LIMIT_MS;
  const after: string[] = [];
  while (!(await player.ended())) {
    if (Date.now() > until) throw new Error(`the game does not go on. The server says:\n${house.server.log}`);
    if ((await page.locator('.question.mine [data-option], #hand [data-option]').count()) === 0) {
      await page.waitForTimeout(50);
      continue;
    }
    const prompt = await page.locator('[data-prompt]').getAttribute('data-prompt');
    await tabTo(page, async () => (await isAnswer(page)) || (await player.ended()));
    if (await player.ended()) break;
    await page.keyboard.press('Enter');
    await page
      .waitForFunction(
        (before) => document.querySelector('[data-prompt]')?.getAttribute('data-prompt') !== before,
        prompt,
        { timeout: 5_000, polling: 30 },
      )
      .catch(() => undefined);
    after.push(await focused(page));
  }
  return after;
}

test('by keyboard alone from the start page to the count and back, and the focus is never lost', async () => {
  const ann = await Player.sitDown(house.browser, 'Ann', house.server.url, DESKTOP);
  const { page } = ann;
  await tabTo(page, (words) => words === 'name');
  await page.keyboard.type('Ann');
  await tabTo(page, (words) => words === '1');
  await page.keyboard.press('Enter');
  await tabTo(page, (words) => words === 'Play now');
  await page.keyboard.press('Enter');
  await page.locator('.question').waitFor();
  expect(await focused(page)).toBe('main');
  // From the question one tab leads on to the hand, through its answers; the log, which is open, is one stop.
  while ((await page.locator('#hand [data-option]').count()) === 0)
    if (!(await ann.answer())) await page.waitForTimeout(50);
  const stops = await stopsFrom(page, 'question');
  expect(stops.find((one) => one !== 'question')).toBe('hand');
  expect(stops).toContain('lines');
  expect(stops[stops.indexOf('lines') + 1]).not.toBe('lines');
  await page.locator('button.log-line').nth(1).waitFor();
  await page.locator('.log-lines').focus();
  const lines = await page.locator('button.log-line').allTextContents();
  for (const [key, line] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused(page)).toBe(lines[line]?.trim());
  }
  // Escape would close the log before the count.
  await page.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');

  const after = await answerAll(ann);
  expect(after.length).toBeGreaterThan(10);
  expect(after).not.toContain('nothing');

  // What the count covers is not come upon; it goes away and comes back, and talk goes on above it.
  await page.waitForFunction(() => document.activeElement?.matches('.end-inside'));
  for (const words of ['Chat', 'Ann', 'Look at the train']) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(words);
  }
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('See the count');
  await page.keyboard.press('Enter');
  await page.keyboard.press('c');
  await page.keyboard.type('well played');
  await page.keyboard.press('Enter');
  await page.locator('.chat-lines').getByText('well played').waitFor();
  await page.getByRole('button', { name: 'Send' }).click({ trial: true });
  await page.keyboard.press('Escape');
  await page.locator('.chat').waitFor({ state: 'detached' });
  await tabTo(page, (words) => words === 'To the start page');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  expect(await focused(page)).toBe('main');
  await page.getByRole('link', { name: 'Replay: Ann against 1 bot' }).waitFor();
  expect(ann.problems).toEqual([]);
  await ann.leave();
}, 480_000);

test('on a phone what is seen of a finished game stands over nothing, and its drawing can be read', async () => {
  const ben = await Player.sitDown(house.browser, 'Ben', house.server.url, PHONE);
  const { page } = ben;
  await page.fill('#name', 'Ben');
  await page.getByRole('button', { name: '1', exact: true }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  const until = Date.now() + LIMIT_MS;
  while (!(await ben.ended()) && Date.now() < until) if (!(await ben.answer())) await page.waitForTimeout(50);
  expect(await flawsOf(page, { whole: '.standings span', apart: [] })).toEqual([]);
  const words = page.locator('.turning-mark').first();
  expect((await words.boundingBox())?.height).toBeGreaterThan(11);
  await page.locator('.end').getByRole('button', { name: 'Chat' }).click();
  await page.getByPlaceholder('Say something').fill(`${'Ha'.repeat(60)}!`);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('.chat-lines').getByText('HaHaHa').waitFor();
  expect(await flawsOf(page, { whole: '.chat-lines, .chat-lines *', apart: [] })).toEqual([]);
  const talk = await page.locator('#log').boundingBox();
  expect((talk?.y ?? 0) + (talk?.height ?? 0)).toBe(PHONE.height);
  await page.locator('#log').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Look at the train' }).click();
  const around = ['.round-card', '.menu', '.others', '.mini-map', '.question'] as const;
  const apart = around.map((one) => ['.end-open', one] as const);
  expect(await flawsOf(page, { whole: '.end-open', apart })).toEqual([]);
  await page.getByRole('button', { name: 'See the count' }).click();
  await page.getByRole('link', { name: 'Watch it again' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.locator('.end-open').waitFor();
  expect(await flawsOf(page, { whole: '.end-open', apart })).toEqual([]);
  expect(ben.problems).toEqual([]);
  await ben.leave();
}, 480_000);

test('at twice the size what two bandits own stands over nothing, and the question has the most room', async () => {
  const cleo = await Player.sitDown(house.browser, 'Cleo', house.server.url, ENLARGED);
  const { page } = cleo;
  await page.fill('#name', 'Cleo');
  await page.getByRole('button', { name: '1', exact: true }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.own-sheet').nth(1).waitFor();
  const apart = ['.own-sheet:first-child', '.own-sheet:nth-child(2)'].map(
    (one) => ['.own-sum', one] as const,
  );
  expect(await flawsOf(page, { whole: '.own-loot, .own-sheet, .tokens', apart })).toEqual([]);
  const widthOf = async (one: string) => (await page.locator(one).boundingBox())?.width ?? 0;
  const [question, round] = [await widthOf('.question'), await widthOf('.round-card')];
  expect([round > 100, question > 1.5 * round]).toEqual([true, true]);
  expect(cleo.problems).toEqual([]);
  await cleo.leave();
}, 120_000);
