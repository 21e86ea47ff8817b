import { expect, test } from '@jest/globals';
import { openHouse, shot } from './house.ts';
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
