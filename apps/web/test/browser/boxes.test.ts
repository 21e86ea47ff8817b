import { describe, expect, test } from '@jest/globals';
import { openHouse, shot } from './house.ts';
import { flawsOf, type Layout } from './layout.ts';
import { type Device, Player } from './player.ts';

const LIMIT_MS = 12 * 60_000;

const house = openHouse({ BOT_DELAY_MS: '10' });

/** Starts a quick game of a preset against `bots` bots. */
async function start(player: Player, preset: string, bots: number): Promise<void> {
  const { page } = player;
  await page.fill('#name', player.name);
  await page.getByRole('button', { name: preset, exact: true }).click();
  await page
    .getByRole('group', { name: 'How many bots' })
    .getByRole('button', { name: `${bots}`, exact: true })
    .click();
  await shot(player.page, `${player.name}-start`);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.question').waitFor();
}

const LAYOUT: Layout = {
  whole: '.answer, .question-words, .round-card h2',
  apart: [
    ['.question', '.band-bottom'],
    ['.question', '.others.column'],
    ['.others.column', '.band-bottom'],
    ['#pile', '#hand'],
    ['#loot', '#hand'],
    ['.question', '.round-card'],
  ],
};

/** What is badly laid out, and cards too narrow to be read. */
async function flaws({ page }: Player): Promise<string[]> {
  const narrow = await page.evaluate(() =>
    [...document.querySelectorAll('#hand .held')].filter((card) => card.getBoundingClientRect().width < 64),
  );
  return [...(await flawsOf(page, LAYOUT)), ...narrow.map(() => 'a card is too narrow')];
}

async function play(player: Player): Promise<string[]> {
  const found = new Set<string>();
  const until = Date.now() + LIMIT_MS;
  let looked = -1;
  while (!(await player.ended())) {
    if (Date.now() > until) throw new Error(`the game does not go on. The server says:\n${house.server.log}`);
    if (player.answers % 12 === 0 && player.answers !== looked) {
      looked = player.answers;
      await shot(player.page, `${player.name}-${String(looked).padStart(3, '0')}`);
      for (const flaw of await flaws(player)) found.add(flaw);
    }
    if (!(await player.answer())) await player.page.waitForTimeout(40);
  }
  return [...found];
}

const EVERYTHING = 'Everything';
const TWO_TRAINS = 'Couriers & Armored Train';
const GAMES: readonly (readonly [name: string, device: Device, preset: string, bots: number])[] = [
  ['Desktop', { width: 1440, height: 900 }, EVERYTHING, 4],
  ['Phone', { width: 390, height: 844, touch: true }, EVERYTHING, 3],
  // With the Professor, and without.
  ['TrainsDesktop', { width: 1440, height: 900 }, TWO_TRAINS, 4],
  ['TrainsPhone', { width: 390, height: 844, touch: true }, TWO_TRAINS, 3],
];

describe('a whole game', () => {
  test.each(GAMES)(
    '%s, to the score, with everything readable',
    async (name, device, preset, bots) => {
      const player = await Player.sitDown(house.browser, name, house.server.url, device);
      await start(player, preset, bots);
      const found = await play(player);
      await shot(player.page, `${name}-end`);
      const totals = await player.page.locator('.score tfoot tr:first-child td').allTextContents();
      expect(totals).toHaveLength(bots + 1);
      if (name === 'Phone') {
        // Every place is seen without scrolling, above the buttons.
        const foot = (await player.page.locator('.end .sheet-foot').boundingBox())?.y ?? 0;
        const places = await player.page
          .locator('.standings li')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
        expect(places).toHaveLength(bots + 1);
        expect(Math.max(...places)).toBeLessThan(foot);
      }
      const teams = await player.page.locator('.team-sum h3').allTextContents();
      expect(teams.map((team) => team.trim())).toEqual(
        preset === TWO_TRAINS ? ['Red team', 'Blue team'] : [],
      );
      if (!(await player.page.locator('.log').isVisible())) await player.page.keyboard.press('l');
      const log = await player.page.locator('.log li').allTextContents();
      expect(log.length).toBeGreaterThan(100);
      expect(log.filter((line) => /…|undefined|NaN/.test(line))).toEqual([]);
      expect(log.some((line) => line.includes('The trains roll on'))).toBe(preset === TWO_TRAINS);
      expect(found).toEqual([]);
      expect(player.problems).toEqual([]);
      await player.leave();
    },
    LIMIT_MS + 60_000,
  );
});
