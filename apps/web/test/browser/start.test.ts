import { expect, test } from '@jest/globals';
import { newGuest } from '../../../server/test/harness.ts';
import { openHouse, shot } from './house.ts';
import { visitsTo } from './visits.ts';

const SIZES = [
  [1440, 900],
  [390, 844],
  [320, 568],
] as const;

const house = openHouse({ BOT_DELAY_MS: '40' });
const { visit } = visitsTo(house);

/** Ann on the start page. */
async function annsStart(width: number, height: number) {
  const visited = await visit(await newGuest(house.server.url, 'Ann'), { width, height });
  await visited.page.goto(house.server.url);
  return visited;
}

test.each(SIZES)(
  'a table that cannot be opened says why beside the button, and leads to where all of it is said: %i by %i',
  async (width, height) => {
    const { context, page, red } = await annsStart(width, height);
    await page.getByRole('button', { name: 'Open a table …' }).click();
    const form = page.getByRole('dialog', { name: 'Open a table' });
    await form.getByRole('button', { name: 'Classic' }).click();
    const go = form.getByRole('button', { name: 'Open the table', exact: true });
    expect(await go.isEnabled()).toBe(true);
    await form.getByText('More rules').click();
    await form.getByText('Horses', { exact: true }).click();
    await form.getByText('Couriers & Armored Train', { exact: true }).last().click();
    expect(await go.isDisabled()).toBe(true);
    const why = form.getByRole('button', { name: /game of its own/ });
    await shot(page, `why-not-${width}`);
    const box = await why.boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    await why.click();
    const all = await form.getByRole('alert').boundingBox();
    const foot = await form.locator('.sheet-foot').boundingBox();
    expect(all?.y).toBeGreaterThan(0);
    expect((all?.y ?? height) + (all?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    await shot(page, `why-not-all-${width}`);
    expect(red).toEqual([]);
    await context.close();
  },
);

test('in the form of a table what explains a choice is a sentence, apart from what comes next', async () => {
  const { context, page } = await annsStart(1440, 900);
  await page.getByRole('button', { name: 'Open a table …' }).click();
  await page.getByText('More rules').click();
  const helps = page.locator('.rules-form > small');
  await helps.first().waitFor();
  const found = await helps.evaluateAll((all) =>
    all.map((one) => ({
      text: one.textContent ?? '',
      apart: (one.nextElementSibling?.getBoundingClientRect().top ?? 0) - one.getBoundingClientRect().bottom,
    })),
  );
  for (const { text, apart } of found) {
    expect(text).toMatch(/\.$/);
    expect([text, apart >= 8]).toEqual([text, true]);
  }
  await context.close();
});

test('on a phone no word of a choice is broken', async () => {
  const { context, page } = await annsStart(390, 844);
  await page.getByRole('button', { name: 'Open a table …' }).click();
  const broken = await page.locator('dialog .segments button').evaluateAll((all) =>
    all.flatMap((one) => {
      const letters = document.createRange();
      letters.selectNodeContents(one);
      const words = one.textContent?.trim().split(/\s+/) ?? [];
      return letters.getClientRects().length > words.length ? words : [];
    }),
  );
  expect(broken).toEqual([]);
  await context.close();
});

test.each(SIZES)('a recovery code is seen whole, and can be copied: %i by %i', async (width, height) => {
  const { context, page, red } = await annsStart(width, height);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('summary', { hasText: 'Recovery code' }).click();
  await page.getByRole('button', { name: 'A new recovery code' }).click();
  const code = page.locator('.recovery .code');
  const [letter, paper] = await code.evaluate((one) => {
    const letters = document.createRange();
    letters.selectNodeContents(one);
    const inside = one.closest('.recovery')?.getBoundingClientRect();
    return [letters.getBoundingClientRect().right, inside?.right ?? 0];
  });
  expect(letter).toBeLessThan(paper);
  await page.getByRole('button', { name: 'Copy the code' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent());
  await shot(page, `recovery-${width}`);
  expect(red).toEqual([]);
  await context.close();
});

test.each(SIZES)(
  'sound, speed and letters are set before there is a game: %i by %i',
  async (width, height) => {
    const { context, page, red } = await annsStart(width, height);
    const gear = page.getByRole('button', { name: 'Settings' });
    const figures = page.getByRole('link', { name: 'Your games and figures' });
    const [gearBox, figuresBox] = [await gear.boundingBox(), await figures.boundingBox()];
    // In one row: where there is little room no other is taken for it.
    expect(gearBox?.y).toBeLessThan((figuresBox?.y ?? 0) + (figuresBox?.height ?? 0));
    expect((gearBox?.x ?? width) + (gearBox?.width ?? 0)).toBeLessThan(width);
    await shot(page, `start-${width}`);
    await gear.click();
    const sheet = page.getByRole('dialog', { name: 'Settings' });
    await sheet.getByRole('button', { name: '130 %' }).click();
    await shot(page, `settings-${width}`);
    // As in a game: the words beside their box.
    const [box, words] = await Promise.all(
      ['input', 'span'].map((one) => sheet.locator(`.tick ${one}`).first().boundingBox()),
    );
    expect((words?.x ?? width) - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(20);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.reload();
    await gear.click();
    const chosen = sheet.getByRole('button', { name: '130 %' });
    expect(await chosen.getAttribute('aria-pressed')).toBe('true');
    expect(red).toEqual([]);
    await context.close();
  },
);
