import { expect, test } from '@jest/globals';
import { openHouse, shot, windowOf } from './house.ts';
import { type Device, Player } from './player.ts';

const DESKTOP: Device = { width: 1440, height: 900 };
const PHONE: Device = { width: 390, height: 844, touch: true };

const house = openHouse({ BOT_DELAY_MS: '20' });

test.each([
  ['pointed at or pressed', DESKTOP],
  ['touched', PHONE],
])(
  'a seat that is %s tells what its bandit can do',
  async (_, device) => {
    const { page, problems } = await Player.sitDown(house.browser, 'Ann', house.server.url, device);
    await page.fill('#name', 'Ann');
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await page.locator('.question.mine').waitFor();
    const sheet = page.getByRole('dialog');
    for (const part of ['#others', '#loot']) {
      const face = page.locator(`${part} .face`).first();
      const words = (await face.getAttribute('title')) ?? '';
      expect(words).toMatch(/^[A-Z][\w ]+: [A-Z].+\.$/);
      const [name = '', power = ''] = words.split(': ');
      if (!device.touch) {
        await face.focus();
        await page.keyboard.press('Enter');
      } else if (part === '#others') {
        // Wherever the finger meets the line.
        await page
          .locator('#others .other')
          .first()
          .tap({ position: { x: 130, y: 12 } });
      } else await face.tap();
      await sheet.getByRole('heading', { name }).waitFor();
      expect(await sheet.locator('.sheet-body').textContent()).toContain(power);
      await shot(page, `bandit-${device.width}-${part.slice(1)}`);
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
    }
    expect(problems).toEqual([]);
  },
  120_000,
);

test('a record in which all is open shows what everybody holds, and through the eyes of one nobody else does', async () => {
  const context = await windowOf(house, DESKTOP);
  const page = await context.newPage();
  await page.goto(`${house.server.url}/replay`);
  await page.locator('input[type=file]').setInputFiles('packages/engine/test/golden/five-players.json');
  await page.locator('.others .known').first().waitFor();
  const seats = await page.locator('.other').evaluateAll((all) =>
    all.map((one) => ({
      cards: one.querySelectorAll('.known-card').length,
      held: Number(one.querySelector('.facts li span')?.textContent),
      purses: [...one.querySelectorAll('.known .token')].map((token) => token.textContent?.trim()),
    })),
  );
  expect(seats).toHaveLength(5);
  for (const { cards, held, purses } of seats) {
    expect([cards, held > 0]).toEqual([held, true]);
    expect(purses.join()).toMatch(/^\$\d+$/);
  }
  await shot(page, 'known-1440');
  await page.setViewportSize(PHONE);
  expect(await page.locator('.others .known').first().isVisible()).toBe(false);
  await page.locator('.other .face').first().click();
  expect(await page.getByRole('dialog').locator('.known-card').count()).toBe(seats[0]?.cards);
  await shot(page, 'known-390');
  await page.keyboard.press('Escape');
  await page.locator('.replay-eyes select').selectOption({ index: 1 });
  await page.locator('.others .known').first().waitFor({ state: 'detached' });
  await context.close();
}, 120_000);
