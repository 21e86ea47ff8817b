import { expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { newGuest, startedGame } from '../../../server/test/harness.ts';
import { presetSetup } from '../../src/pages/presets.ts';
import { trainOf } from '../../src/text/naming.ts';
import { openHouse } from './house.ts';
import { visitsTo } from './visits.ts';

const LIMIT_MS = 2 * 60_000;

const house = openHouse({ BOT_DELAY_MS: '40' });
const { visit, visitTable, annsGame } = visitsTo(house);

test('on the smallest phones a wide name stays on its paper, and tables have room for what is said of them', async () => {
  const ann = await newGuest(house.server.url, 'W'.repeat(20));
  const { id } = await ann.table('POST', '/quick', { bots: 2, bot: 'random' });
  await ann.table('POST', `/tables/${id}/abandon`, { agree: true });
  const { context, page } = await visit(ann, { width: 320, height: 568 });
  await page.goto(house.server.url);
  const lately = page.getByRole('region', { name: 'Played lately' });
  const words = await lately.locator('.table-row-words').boundingBox();
  expect(words?.width).toBeGreaterThan(110);
  expect(await lately.locator('small').textContent()).toMatch(/ · over · /);
  const greeting = page.locator('.who .field > span');
  expect(await greeting.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  const [paper, hello] = [await page.locator('.who.paper').boundingBox(), await greeting.boundingBox()];
  expect((hello?.x ?? 0) + (hello?.width ?? 320)).toBeLessThan((paper?.x ?? 0) + (paper?.width ?? 0));
  await context.close();
});

test.each([
  ['five-players', 1024],
  ['super-7-players', 1024],
  ['super-7-players', 1440],
] as const)('rounds, speeds and eyes of a replay stand in one row: %s, %i wide', async (recorded, width) => {
  const { context, page } = await visit(undefined, { width, height: 768 });
  await page.goto(`${house.server.url}/replay`);
  await page.locator('input[type=file]').setInputFiles(`packages/engine/test/golden/${recorded}.json`);
  const boxes = await Promise.all(
    ['Speed', 'Where in the game'].map((name) =>
      page.locator('.replay-bar').getByRole('group', { name }).boundingBox(),
    ),
  );
  const eyes = await page.locator('.replay-eyes').boundingBox();
  expect(boxes.map((box) => box?.y)).toEqual([eyes?.y, eyes?.y]);
  await context.close();
});

test('the rules in short of a plain game are read without scrolling, on a desk', async () => {
  const { ann, id } = await annsGame(3);
  const { context, page } = await visitTable(id, ann, { width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Rules in short' }).click();
  const sheet = page.locator('.sheet-body');
  expect(await sheet.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  await context.close();
});

test(
  'a game that is given up says so once, hints at nothing, and leads on',
  async () => {
    const { ann, id } = await annsGame(2);
    const { context, page, red } = await visitTable(id, ann);
    await page.locator('.coach').waitFor();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('button', { name: 'Give the game up' }).click();
    await page.locator('.end').waitFor();
    expect(await page.getByText('The players have given this game up.').count()).toBe(1);
    expect(await page.locator('.coach, .word').count()).toBe(0);
    await page.getByRole('button', { name: 'Look at the train' }).click();
    await page.getByRole('button', { name: 'What now?' }).click();
    for (const name of ['To the start page', 'Watch it again', 'Verify it'])
      expect(await page.getByRole('link', { name }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.locator('.question.mine').waitFor();
    expect(page.url()).not.toContain(id);
    expect(red).toEqual([]);
    await context.close();
  },
  LIMIT_MS,
);

test(
  'whoever looks at the end is not torn away by another game, and is told of it',
  async () => {
    const { id, guests } = await startedGame(house.server.url, 2);
    const [ann, bob] = guests;
    const { context, page, red } = await visitTable(id, ann);
    await page.locator('.coach').waitFor();
    await bob?.table('POST', `/tables/${id}/abandon`, { agree: true });
    await page.getByText('Guest 1 wants to give the game up.').waitFor();
    await page.getByRole('button', { name: 'Give up too' }).click();
    await page.getByRole('button', { name: 'Give the game up' }).click();
    await page.locator('.end').waitFor();
    const next = await bob?.table('POST', `/tables/${id}/rematch`, {});
    const join = page.getByRole('button', { name: 'Go to the new table' });
    await page.getByText('Guest 1 wants another game.').waitFor();
    // Who was away when it was opened finds it too.
    await page.reload();
    await page.getByText('A new game is open.').waitFor();
    expect(await page.getByRole('link', { name: 'Verify it' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Play again' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Look at the train' }).click();
    await page.locator('.end').waitFor({ state: 'detached' });
    await join.click();
    await page.getByRole('button', { name: 'I am ready' }).waitFor();
    expect(page.url()).toContain(`/t/${next?.id}`);
    expect(red).toEqual([]);
    await context.close();
  },
  LIMIT_MS,
);

test(
  'a window whose seat was taken elsewhere asks nothing, until it takes the seat back',
  async () => {
    const { ann, id } = await annsGame(1);
    const first = await visitTable(id, ann);
    await first.page.locator('.question.mine').waitFor();
    const second = await visitTable(id, ann);
    await second.page.locator('.question.mine').waitFor();
    const back = first.page.getByRole('button', { name: 'Take it back here' });
    await back.waitFor();
    expect(await first.page.locator('.question.mine, [data-option]').count()).toBe(0);
    await back.click();
    await first.page.locator('.question.mine').waitFor();
    for (const { context } of [first, second]) await context.close();
  },
  LIMIT_MS,
);

/** A state comes a moment before the facts that led to it: that passes by itself. */
async function lasts(what: Locator): Promise<boolean> {
  if (!(await what.isVisible())) return false;
  await what.page().waitForTimeout(200);
  return what.isVisible();
}

test(
  'a question opens when what led to it has been shown, or is hurried by a key or a tap at the picture',
  async () => {
    const { ann, id } = await annsGame(3, 'heuristic');
    const { context, page, red } = await visit(ann);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(`
      localStorage.setItem('holdup.settings', JSON.stringify({ coach: 'off', sound: false }));
      // What is acted out stands still while no frame is drawn.
      const frame = requestAnimationFrame;
      window.requestAnimationFrame = (drawn) => (window.still ? 0 : frame(drawn));
    `);
    await page.goto(`${house.server.url}/t/${id}`);
    await page.locator('.stage canvas').waitFor();
    const mine = page.locator('.question.mine');
    await mine.waitFor();
    await page.evaluate('window.still = true');
    const coming = page.getByText('You are asked next.');
    let answered: unknown = null;
    for (const hurry of [() => page.keyboard.press('Space'), () => page.mouse.click(640, 180)]) {
      while (!(await lasts(coming))) {
        // Once for each question: where the next is still to come, the key would hurry it.
        const prompt = await page.evaluate(
          `document.querySelector('.question.mine')?.getAttribute('data-prompt') ?? null`,
        );
        if (prompt !== null && prompt !== answered) await page.keyboard.press('1');
        answered = prompt;
        await page.waitForTimeout(50);
      }
      expect(await page.locator('.question.mine, .answer, .playable').count()).toBe(0);
      await hurry();
      await mine.waitFor();
      expect(await page.locator('.answer, .playable').count()).toBeGreaterThan(0);
    }
    expect(red).toEqual([]);
    await context.close();
  },
  LIMIT_MS,
);

test(
  'of nine players everybody is seen on a desk and on a tablet, and what one owns comes to is not cut off',
  async () => {
    const ann = await newGuest(house.server.url, 'Ann');
    const setup = presetSetup('everything');
    const { id } = await ann.table('POST', '/quick', { bots: 8, bot: 'random', setup });
    const { context, page } = await visit(ann, { width: 1440, height: 900 });
    await page.goto(`${house.server.url}/t/${id}`);
    await page.locator('.question').waitFor();
    await page.locator('.other').nth(7).waitFor();
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1024, height: 768 },
      { width: 820, height: 1180 },
    ]) {
      await page.setViewportSize(size);
      const cut = await page.evaluate(() => {
        const list = document.querySelector('.others.column');
        const sum = document.querySelector('.own-sum')?.getBoundingClientRect();
        const loot = document.querySelector('.own-loot')?.getBoundingClientRect();
        if (!list || !sum || !loot) return ['nothing is to be seen'];
        return [
          ...(list.scrollHeight > list.clientHeight + 1 ? ['the others are cut off below'] : []),
          ...(list.scrollWidth > list.clientWidth + 1 ? ['the others are cut off at the side'] : []),
          ...(sum.bottom > Math.min(loot.bottom, innerHeight) + 1 ? ['the sum is cut off'] : []),
        ];
      });
      expect([size, cut]).toEqual([size, []]);
    }
    await context.close();
  },
  LIMIT_MS,
);

test(
  'on a tablet a hand of eight is seen whole, and what two bandits have stands in a line each',
  async () => {
    const { ann, id } = await annsGame(1);
    const { context, page } = await visitTable(id, ann, { width: 820, height: 1180 });
    await page.locator('.question').waitFor();
    // The first answer to whatever is asked, until the hand is full.
    const held = page.locator('#hand .held');
    for (let tries = 0; tries < 40 && (await held.count()) < 8; tries++) {
      const draw = page.locator('[data-option="draw"]');
      const option = (await draw.count()) > 0 ? draw : page.locator('[data-option]').first();
      await option.click({ timeout: 2_000 }).catch(() => undefined);
      await page.waitForTimeout(300);
    }
    expect(await held.count()).toBeGreaterThanOrEqual(8);
    const flaws = await page.evaluate(() => {
      const found: string[] = [];
      const hand = document.querySelector('.hand-cards');
      const room = hand?.getBoundingClientRect();
      for (const card of [...document.querySelectorAll('#hand .held')].slice(0, 8)) {
        const { left, right, width } = card.getBoundingClientRect();
        if (width < 64) found.push('a card is too narrow');
        if (!room || left < room.left - 1 || right > room.right + 1) found.push('a card is cut off');
      }
      for (const facts of document.querySelectorAll('.others .facts')) {
        const tops = [...facts.children].map((one) => {
          const { top, height } = one.getBoundingClientRect();
          return top + height / 2;
        });
        if (Math.max(...tops) - Math.min(...tops) > 8) found.push(`wrapped: ${facts.textContent?.trim()}`);
      }
      return found;
    });
    expect(flaws).toEqual([]);
    await context.close();
  },
  LIMIT_MS,
);

test(
  'on the smallest phones the train has room in Stealin’, between what is asked and what has been planned',
  async () => {
    const { id, guests, passengers } = await startedGame(house.server.url, 4);
    const isActing = ({ owes, view }: (typeof passengers)[number]) =>
      owes && trainOf(view.table)?.round?.phase === 'stealing';
    while (!passengers.some(isActing)) {
      const asked = passengers.find(({ owes }) => owes);
      const [first] = asked?.question?.options ?? [];
      if (asked && first) await asked.answer(first.id);
      else await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const { context, page } = await visitTable(id, guests[passengers.findIndex(isActing)], {
      width: 320,
      height: 568,
    });
    await page.locator('.question.mine').waitFor();
    const room = await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return (boxOf('.band-bottom')?.top ?? 0) - (boxOf('.others.column')?.bottom ?? 0);
    });
    expect(room).toBeGreaterThan(110);
    // The page has taken the seat of one of them.
    for (const one of passengers) if (one.left === null) await one.leave();
    await context.close();
  },
  LIMIT_MS,
);
