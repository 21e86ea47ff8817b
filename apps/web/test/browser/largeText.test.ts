import { expect, test } from '@jest/globals';
import { newGuest } from '../../../server/test/harness.ts';
import { openHouse, shot } from './house.ts';
import { flawsOf } from './layout.ts';
import { visitsTo } from './visits.ts';

const house = openHouse({ BOT_DELAY_MS: '20' });
const { visit } = visitsTo(house);

/** Pixels that the train with the stagecoach before it, and with somebody on its roofs, takes where it is shown at its smallest. */
const TRAIN = 190;
/** As many must be touched easily, and hardly more: the room is the train's. */
const TOUCHED = { least: 44, most: 48 };

test.each([
  ['on a desk the question leaves the menu alone', { width: 1440, height: 900 }],
  ['on a desk the question leaves the menu alone', { width: 1280, height: 720 }],
  ['on a phone nothing stands over the train', { width: 390, height: 844 }],
])(
  'with the largest text %s: %o',
  async (_, size) => {
    const ann = await newGuest(house.server.url, 'Ann');
    const setup = { game: 'express', boxes: ['base', 'horses', 'stagecoach'], options: {} };
    const { id } = await ann.table('POST', '/quick', { bots: 3, bot: 'random', setup });
    const { context, page } = await visit(ann, size);
    await context.addInitScript(() =>
      localStorage.setItem(
        'holdup.settings',
        JSON.stringify({ speed: 0, coach: 'off', sound: false, textSize: 130 }),
      ),
    );
    await page.goto(`${house.server.url}/t/${id}`);
    // Where everybody gets on comes first.
    const scheming = page.locator('.question.mine').filter({ hasText: /draw three/ });
    while (!(await scheming.isVisible())) {
      const option = page.locator('.question.mine [data-option]').first();
      await option.click({ timeout: 300 }).catch(() => undefined);
      await page.waitForTimeout(100);
    }
    const apart = [
      ['.question', '.menu'],
      ['.question', '.round-card'],
      ['.menu', '.others.column'],
    ] as const;
    expect(await flawsOf(page, { whole: '.menu, #hand .card-word', apart })).toEqual([]);
    const room = await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return (boxOf('.band-bottom')?.top ?? 0) - (boxOf('.others.column')?.bottom ?? 0);
    });
    if (size.width < 768) {
      expect(room).toBeGreaterThan(TRAIN);
      const button = await page.locator('.menu button').first().boundingBox();
      expect(button?.height).toBeGreaterThanOrEqual(TOUCHED.least);
      expect(button?.height).toBeLessThanOrEqual(TOUCHED.most);
    }
    await shot(page, `large-${size.width}`);
    await context.close();
  },
  120_000,
);
