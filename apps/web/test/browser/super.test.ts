import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openHouse, shot } from './house.ts';
import { flawsOf, type Layout } from './layout.ts';
import { type Device, Player } from './player.ts';

const LIMIT_MS = 5 * 60_000;

const house = openHouse({ BOT_DELAY_MS: '10' });

/** Chooses the game with every add-on at the start page and plays against six bots. */
async function start(player: Player): Promise<void> {
  const { page } = player;
  await page.fill('#name', player.name);
  await page.getByRole('button', { name: 'Super Express', exact: true }).click();
  for (const one of ['Reflexes', 'Horses', 'Time travel']) await page.getByLabel(one).first().check();
  await page
    .getByRole('group', { name: 'How many bots' })
    .getByRole('button', { name: '6', exact: true })
    .click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.plan-cards').waitFor();
}

const places = ({ page }: Player): Promise<(string | null)[]> =>
  page
    .locator('.plan-place')
    .evaluateAll((all) => all.map((one) => one.querySelector('button')?.getAttribute('aria-label') ?? null));

/** Three cards by key, by tap or by dragging them to their places; then they are laid down. */
async function plan(player: Player, round: number): Promise<void> {
  const { page } = player;
  const cards = page.locator('.plan-cards .held');
  if (round % 3 === 0) for (const key of ['1', '4', '2', 'Enter']) await page.keyboard.press(key);
  else {
    for (const [place, card] of [3, 0, 2].entries())
      if (round % 3 === 1) await cards.nth(card).click();
      else await drag(page, card, place);
    await page.locator('.plan-go').click();
  }
}

async function drag(page: Page, card: number, place: number): Promise<void> {
  const middle = async (selector: string, nth: number) => {
    const box = await page.locator(selector).nth(nth).boundingBox();
    if (!box) throw new Error(`${selector} is not to be seen`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await middle('.plan-cards .held', card)));
  await page.mouse.down();
  await page.mouse.move(...(await middle('.plan-place', place)), { steps: 5 });
  await page.mouse.up();
}

const LAYOUT: Layout = {
  whole: '.question-words, .round-card h2, .plan-go',
  apart: [
    ['.question', '.band-bottom'],
    ['.others.column', '.band-bottom'],
    ['.plan-desk', '.plan-cards'],
    ['.question', '.round-card'],
  ],
};

/** What is badly laid out, and cards that cannot be read or touched. */
async function flaws({ page }: Player): Promise<string[]> {
  const cards = await page.evaluate(() =>
    [...document.querySelectorAll('.plan-cards .held')].flatMap((card) => {
      const { left, right, width, height } = card.getBoundingClientRect();
      const small = width < 64 || height < 64 ? ['a card is too small to be read'] : [];
      const out = left < 0 || right > document.documentElement.clientWidth;
      return out ? [...small, 'a card is out of sight'] : small;
    }),
  );
  return [...(await flawsOf(page, LAYOUT)), ...cards];
}

/** A plan may be changed as long as it is not whole, and survives nothing but being laid down. */
async function changeOnesMind(player: Player): Promise<void> {
  const { page } = player;
  for (const key of ['1', '2', '3']) await page.keyboard.press(key);
  expect(await places(player)).toEqual([
    expect.stringContaining('1. Move'),
    expect.stringContaining('2. Change floor'),
    expect.stringContaining('3. Flip'),
  ]);
  await page.keyboard.press('Backspace');
  await page.locator('.plan-place button').first().click();
  expect(await places(player)).toEqual([null, expect.stringContaining('2. Change floor'), null]);
  await page.keyboard.press('2');
}

async function play(player: Player): Promise<string[]> {
  const found = new Set<string>();
  const until = Date.now() + LIMIT_MS;
  for (let round = 0; !(await player.ended()); ) {
    if (Date.now() > until) throw new Error(`the game does not go on. The server says:\n${house.server.log}`);
    const mine = player.page.locator('.planning:not(.covered) .plan-go');
    if (!(await mine.isVisible()) || (await player.page.locator('.question.mine').count()) === 0) {
      await player.page.waitForTimeout(60);
      continue;
    }
    await shot(player.page, `super-${player.name}-round-${round + 1}`);
    for (const flaw of await flaws(player)) found.add(flaw);
    const prompt = await player.page.locator('[data-prompt]').getAttribute('data-prompt');
    await plan(player, round++);
    await player.page.waitForFunction(
      (old) => document.querySelector('[data-prompt]')?.getAttribute('data-prompt') !== old,
      prompt,
    );
  }
  return [...found];
}

/** From the end of the game: the replay has its rounds, and ends with the same result. */
async function watchAgain({ page }: Player): Promise<string[]> {
  await page.getByRole('link', { name: 'Watch it again' }).click();
  await page.getByRole('button', { name: 'Round 2' }).click();
  await page.locator('.round-card', { hasText: 'Round 2' }).waitFor();
  await page.getByRole('button', { name: 'A step on' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.locator('.end-open').click();
  return page.locator('.score header b').allTextContents();
}

const DEVICES: readonly (readonly [name: string, device: Device])[] = [
  ['Desktop', { width: 1440, height: 900 }],
  ['Tablet', { width: 820, height: 1180, touch: true }],
  ['Phone', { width: 390, height: 844, touch: true }],
];

describe('a whole game of Super Express with every add-on', () => {
  test.each(DEVICES)(
    'on a %s, to the last bandit, with everything readable',
    async (name, device) => {
      const player = await Player.sitDown(house.browser, name, house.server.url, device);
      const { page } = player;
      await start(player);
      await changeOnesMind(player);
      await page.reload();
      await page.locator('.plan-cards').waitFor();
      expect(await places(player)).toEqual([null, null, null]);
      const train = await page.locator('#train li').allTextContents();
      expect(train.join()).toMatch(/Before the locomotive: the time machine/);
      expect(train.filter((line) => /looking to the (locomotive|rear)/.test(line))).toHaveLength(7);
      const found = await play(player);
      await shot(player.page, `super-${player.name}-end`);
      const ranking = await page.locator('.score header b').allTextContents();
      expect(ranking).toHaveLength(7);
      await page.locator('.turning svg').waitFor();
      if (!(await page.locator('.log').isVisible())) await page.keyboard.press('l');
      const log = await page.locator('.log li').allTextContents();
      expect(log.length).toBeGreaterThan(40);
      expect(log.filter((line) => /…|undefined|NaN/.test(line))).toEqual([]);
      expect(await watchAgain(player)).toEqual(ranking);
      expect(found).toEqual([]);
      expect(player.problems).toEqual([]);
      await player.leave();
    },
    LIMIT_MS + 60_000,
  );
});
